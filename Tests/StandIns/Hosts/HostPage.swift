import Coordination
import CoordinationLinks
import CoordinationTesting
import Testing
import UIKit

import CoordinationUIKit

// What the page on UIKit apps and the comments of the host show.

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

    func sceneDidBecomeActive(_ scene: UIScene) { shop.scenes.didBecomeActive(scene) }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        shop.scenes.open(contexts, in: scene)
    }

    func scene(_ scene: UIScene, continue activity: NSUserActivity) {
        shop.scenes.resume(activity, in: scene)
    }
}
// snippet.end

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

    func sceneDidBecomeActive(_ scene: UIScene) { NotesApp.shared.scenes.didBecomeActive(scene) }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        NotesApp.shared.scenes.open(contexts, in: scene)
    }

    func scene(_ scene: UIScene, continue activity: NSUserActivity) {
        NotesApp.shared.scenes.resume(activity, in: scene)
    }
}

@Suite("The code on the pages on the host for UIKit", .onScreen, .whereThereIsAScreen) @MainActor struct HostPage {
    @Test("an app is shown in a window")
    func window() async throws {
        Surroundings.device.begin()
        let window = Surroundings.device.makeWindow()
        // snippet.tree-controller
        window.rootViewController = TreeController(ShopCoordinator(), style: ShopStyle())
        // snippet.end
        window.makeKeyAndVisible()
        await Surroundings.settle()
        let tree = try #require(window.rootViewController as? TreeController)
        #expect(tree.drawn == "[list]")
        #expect((tree.children.first as? UINavigationController)?.navigationBar.prefersLargeTitles == true)
    }
}
