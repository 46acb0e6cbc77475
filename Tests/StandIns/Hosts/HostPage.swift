import Coordination
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
}
