import Coordination
import CoordinationTesting
import Testing
import UIKit

#if canImport(CoordinationUIKit)
    import CoordinationUIKit
#else
    import HostUnderTest
#endif

@Suite("A host that ships, for UIKit: several windows, in scenes", .noUnhandledFailures)
@MainActor struct SceneTests {
    @Test("each window has a scene of its own, and its commit is answered when that is there")
    func opens() throws {
        let app = SceneApp()
        #expect(app.drawn == ["[a]"])
        let other = WindowRoot(StackRoot(Screen("b")), name: "other")
        var outcomes: [String] = []
        app.windows.perform(.open(other)) { outcomes.append("\($0)") }
        #expect(outcomes == [])
        Toolkit.idle()
        #expect(app.drawn == ["[a]", "[b]"] && outcomes == ["completed"])
        app.windows.perform(.bringToFront(app.main)) { outcomes.append("\($0)") }
        app.windows.perform(.close(other)) { outcomes.append("\($0)") }
        Toolkit.idle()
        #expect(app.drawn == ["[a]"] && outcomes == ["completed", "completed", "completed"])
    }

    @Test("where the system shows one, another is refused with a reason")
    func one() {
        let app = SceneApp(isMultiple: false)
        var outcome = ""
        app.windows.perform(.open(WindowRoot(Screen("b")))) { outcome = "\($0)" }
        Toolkit.idle()
        #expect(outcome.contains("shows one window") && app.drawn == ["[a]"])
    }

    @Test("a scene that the system does not give is a reason to refuse")
    func error() {
        let app = SceneApp()
        var outcome = ""
        app.windows.perform(.open(WindowRoot(Screen("b")))) { outcome = "\($0)" }
        Toolkit.device.supportsMultipleScenes = false
        Toolkit.idle()
        #expect(outcome.contains("gave no scene") && app.drawn == ["[a]"])
    }

    @Test("the user opens, brings to the front and closes scenes, each of which is reported once")
    func user() throws {
        let app = SceneApp()
        var reports: [Report] = []
        app.windows.observeCommits { if let report = $0.cause.report { reports.append(report) } }
        UIApplication.shared.connect()
        Toolkit.idle()
        #expect(app.drawn == ["[a]", "new"] && reports == [])
        let first = try #require(app.scenes.first)
        UIApplication.shared.activate(first)
        Toolkit.idle()
        #expect(app.windows.frontWindow?.node === app.main.node && reports.count == 1)
        UIApplication.shared.disconnect(try #require(app.scenes.last).session, isDiscarded: true)
        Toolkit.idle()
        #expect(app.drawn == ["[a]"] && reports.count == 2)
        expect(app.windows, "main: [a]")
    }

    @Test("a scene that the system lets go of comes back with its window")
    func reconnects() throws {
        let app = SceneApp()
        let scene = try #require(app.scenes.first)
        UIApplication.shared.disconnect(scene.session, isDiscarded: false)
        app.stack.perform(.push(Screen("b")))
        Toolkit.idle()
        expect(app.windows, "main: [a, b]")
        UIApplication.shared.connect(scene.session)
        Toolkit.idle()
        #expect(app.drawn == ["[a, b]"])
    }
}

/// An app with a scene at launch.
@MainActor private final class SceneApp {
    let stack = StackRoot(Screen("a"))
    let main: WindowRoot
    let windows: WindowManager
    let tree: TreeScenes

    init(isMultiple: Bool = true) {
        Toolkit.reset()
        Toolkit.device.supportsMultipleScenes = isMultiple
        main = WindowRoot(stack, name: "main")
        windows = WindowManager(main)
        let tree = TreeScenes(windows) { WindowRoot(Screen("new"), name: "new") }
        self.tree = tree
        UIApplication.shared.makeSceneDelegate = { TestSceneDelegate(tree) }
        UIApplication.shared.onDiscard = { tree.wereDiscarded($0) }
        UIApplication.shared.connect()
        Toolkit.idle()
    }

    /// In the order in which they came.
    var scenes: [UIWindowScene] {
        UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
            .sorted { ($0.windows.first?.tag ?? 0) < ($1.windows.first?.tag ?? 0) }
    }

    var drawn: [String] {
        scenes.compactMap { ($0.windows.first?.rootViewController as? TreeController)?.drawn }
    }
}

@MainActor private final class TestSceneDelegate: NSObject, UIWindowSceneDelegate {
    static var count = 0
    let tree: TreeScenes
    var window: UIWindow?

    init(_ tree: TreeScenes) { self.tree = tree }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        window = tree.connect(scene, connectionOptions)
        Self.count += 1
        window?.tag = Self.count
    }

    func sceneDidBecomeActive(_ scene: UIScene) { tree.hasBecomeActive(scene) }
}
