import Coordination
import CoordinationTesting
import SwiftUI
import Testing
import UIKit

#if canImport(CoordinationSwiftUI)
    import CoordinationSwiftUI
    import CoordinationUIKit
#else
    import HostUnderTest
    import SwiftUIHostUnderTest
#endif

@Suite("A host that ships, for SwiftUI where there is UIKit: several windows", .serialized) @MainActor
struct WindowTests {
    @Test("the app opens and closes windows, and the user does, each of which is reported once")
    func both() throws {
        Toolkit.reset()
        Loop.reset()
        Desktop.supportsMultipleWindows = true
        let stack = StackRoot(Screen("a"))
        let windows = WindowManager(WindowRoot(stack, name: "main"))
        let tree = TreeWindows(windows, newWindow: { WindowRoot(Screen("new"), name: "new") })
        var (reports, outcomes): (Int, [String]) = (0, [])
        windows.observeCommits { if $0.cause.report != nil { reports += 1 } }
        Desktop.run(ShopApp(tree))
        Toolkit.idle()
        let other = WindowRoot(StackRoot(Screen("b")), name: "other")
        windows.perform(.open(other)) { outcomes.append("\($0)") }
        #expect(outcomes == [])
        Toolkit.idle()
        #expect(outcomes == ["completed"] && drawn(tree) == ["[a]", "[b]"] && reports == 0)
        stack.perform(.multiple(.push(Screen("c")), .present(Screen("m")))) { outcomes.append("\($0)") }
        Toolkit.idle()
        #expect(outcomes.count == 2 && drawn(tree) == ["[a, c]^m", "[b]"])
        windows.perform(.close(other)) { outcomes.append("\($0)") }
        Toolkit.idle()
        #expect(outcomes == ["completed", "completed", "completed"] && drawn(tree) == ["[a, c]^m"] && reports == 0)
        Desktop.newWindow()
        Toolkit.idle()
        #expect(drawn(tree) == ["[a, c]^m", "new"] && Desktop.shown.count == 2)
        Desktop.activate(Desktop.shown[0])
        Toolkit.idle()
        #expect(windows.frontWindow?.node.name == "main" && reports == 1)
        Desktop.close(Desktop.shown[1])
        Toolkit.idle()
        #expect(drawn(tree) == ["[a, c]^m"] && reports == 2 && Toolkit.faults == [])
    }

    private func drawn(_ tree: TreeWindows) -> [String] {
        tree.windows.windows.compactMap { tree.model(of: $0)?.drawn }
    }
}

// snippet.swiftui-windows
struct ShopApp: App {
    @State private var shop = TreeWindows(WindowManager(WindowRoot(ShopCoordinator(), name: "main")))

    var body: some Scene {
        WindowGroup(for: NodeID.self) { window in TreeView(shop, window: window) }
    }
}
// snippet.end

extension ShopApp {
    init(_ shop: TreeWindows) { _shop = State(initialValue: shop) }
}

enum ShopRoute: Route { case list }

final class ShopCoordinator: Coordinator {
    let root = StackRoot(Screen("list"))
    func prepareTransition(for route: ShopRoute) -> Transition<StackRoot> { .popToRoot() }
}
