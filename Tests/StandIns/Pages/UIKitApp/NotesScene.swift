// snippet.uikit-app-scene
import Coordination
import CoordinationFoundation
import CoordinationLinks
import CoordinationRestoration
import CoordinationScenes
import CoordinationUIKit
import UIKit

final class NotesApp {
    static let shared = NotesApp()
    let app = AppCoordinator(Session())
    let scenes: TreeScenes

    private init() {
        let windows = WindowManager(WindowRoot(app, name: "main"), time: MainQueueTime())
        scenes = TreeScenes(windows, style: NotesStyle(), onURL: app.open)
    }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private var scenes: TreeScenes { NotesApp.shared.scenes }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        window = scenes.connect(scene, connectionOptions, restoring: RestorationTerms())
    }

    func sceneDidBecomeActive(_ scene: UIScene) { scenes.didBecomeActive(scene) }

    func sceneWillEnterForeground(_ scene: UIScene) { NotesApp.shared.app.gatesChanged() }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { scenes.open(contexts, in: scene) }

    func scene(_ scene: UIScene, continue activity: NSUserActivity) { scenes.resume(activity, in: scene) }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scenes.activity(for: scene) }
}
// snippet.end

// snippet.uikit-app-links
extension NotesRoute {
    static let links: Links<NotesRoute> = [.path().value(Int.self, "number").route(NotesRoute.note)]
}

extension AppRoute {
    static let links = Links<AppRoute>(
        allowing: [.scheme("notes"), .https("notes.example")],
        [.at("notes", .notes).then(NotesRoute.links), .at("account", .account), .at("new", .compose)])
}

extension AppCoordinator {
    func open(_ url: URL) {
        do {
            trigger(try AppRoute.links.link(for: url))
        } catch {
            print(error)  // It names the wrong part, what was expected there, and the nearest address.
            perform(.alert("This link leads nowhere.", choices: [.cancel("OK")]))
        }
    }
}
// snippet.end

// snippet.uikit-app-restorable
extension AppCoordinator: Restorable { static var storedName: StaticString { "app" } }
extension NotesCoordinator: Restorable { static var storedName: StaticString { "notes" } }
// snippet.end
