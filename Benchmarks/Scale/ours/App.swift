@_spi(Hosting) import Coordination
import CoordinationLinks

/// The app in its window, with a host.
final class App {
    private let host = FrontHost()
    private let windows = WindowManager(WindowRoot(AppCoordinator(), name: "main"))

    init() { windows.attach(host) }

    var shown: String { host.shown }

    func open(_ text: String) {
        do {
            windows.trigger(try AppRoute.links.link(for: text))
        } catch {
            print(error)
        }
    }
}

/// Reads the name of the screen in front.
final class FrontHost: Host {
    private(set) var shown = ""

    func show(_ root: any Presentable) { shown = root.node.top.node.name }

    func apply(_ commit: HostCommit) {
        if let root = commit.root { show(root) }
        commit.acknowledge()
    }
}
