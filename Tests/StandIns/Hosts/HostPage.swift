import Coordination
import CoordinationLinks
import CoordinationTesting
import Testing
import UIKit

#if canImport(CoordinationUIKit)
    import CoordinationUIKit
#else
    import HostUnderTest
#endif

// What `Docs/Adapters.md` and the comments of the host show.

@MainActor private let shop = Shop()

@MainActor private final class Shop {
    let scenes = TreeScenes(WindowManager(WindowRoot(ShopCoordinator(), name: "main")), style: ShopStyle())
}

private enum ShopRoute: Route { case list }

private final class ShopCoordinator: Coordinator {
    let root = StackRoot(Screen("list"))
    func prepareTransition(for route: ShopRoute) -> Transition<StackRoot> { .popToRoot() }
}

// snippet.tree-style
final class ShopStyle: TreeStyle {
    func configure(_ navigation: UINavigationController, for stack: any Presentable) {
        navigation.navigationBar.prefersLargeTitles = true
    }
}
// snippet.end

// snippet.scene-delegate
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        window = shop.scenes.connect(scene, connectionOptions)
    }

    func sceneDidBecomeActive(_ scene: UIScene) { shop.scenes.hasBecomeActive(scene) }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        shop.scenes.open(contexts, in: scene)
    }

    func scene(_ scene: UIScene, continue activity: NSUserActivity) {
        shop.scenes.resume(activity, in: scene)
    }
}
// snippet.end

// snippet.scene-urls
@MainActor final class NotesApp {
    static let shared = NotesApp()
    let scenes: TreeScenes

    private init() {
        let windows = WindowManager(WindowRoot(NotesCoordinator(), name: "main"))
        scenes = TreeScenes(
            windows,
            onURL: { url in
                if let link = try? NotesRoute.links.link(for: url.absoluteString) { windows.trigger(link) }
            })
    }
}

final class NotesSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        window = NotesApp.shared.scenes.connect(scene, connectionOptions)
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        NotesApp.shared.scenes.open(contexts, in: scene)
    }

    func scene(_ scene: UIScene, continue activity: NSUserActivity) {
        NotesApp.shared.scenes.resume(activity, in: scene)
    }
}
// snippet.end

@Suite("What the pages show of the host for UIKit") @MainActor struct HostPage {
    @Test("an app is shown in a window")
    func window() throws {
        Toolkit.reset()
        let window = UIWindow()
        // snippet.tree-controller
        window.rootViewController = TreeController(ShopCoordinator(), style: ShopStyle())
        // snippet.end
        window.makeKeyAndVisible()
        Toolkit.idle()
        let tree = try #require(window.rootViewController as? TreeController)
        #expect(tree.drawn == "[list]")
        #expect((tree.children.first as? UINavigationController)?.navigationBar.prefersLargeTitles == true)
    }

    @Test("a scene shows a window of the app")
    func scene() {
        Toolkit.reset()
        UIApplication.shared.makeSceneDelegate = { SceneDelegate() }
        let scene = UIApplication.shared.connect()
        Toolkit.idle()
        #expect((scene.windows.first?.rootViewController as? TreeController)?.drawn == "[list]")
    }

    @Test("a scene hands on its URLs, at launch and later, and one that is no link of the app's leads nowhere")
    func urls() throws {
        Toolkit.reset()
        UIApplication.shared.makeSceneDelegate = { NotesSceneDelegate() }
        let scene = UIApplication.shared.connect(urls: [try #require(URL(string: "shop:/notes/1"))])
        UIApplication.shared.open(try #require(URL(string: "shop:/nothing")), in: scene)
        Toolkit.idle()
        let tree = try #require(scene.windows.first?.rootViewController as? TreeController)
        #expect(tree.drawn == "[a, note-1]")
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = URL(string: "https://shop.example/notes/2")
        UIApplication.shared.resume(activity, in: scene)
        Toolkit.idle()
        #expect(tree.drawn == "[a, note-1, note-2]")
    }
}
