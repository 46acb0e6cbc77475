// snippet.quick-start-uikit
import CoordinationUIKit
import UIKit

extension NoteList: UIKitScreen {
    func makeViewController() -> UIViewController { NoteListController(self) }
}

final class NoteListController: UIViewController {
    let model: NoteList

    init(_ model: NoteList) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "First note") { _ in model.open(1) })
    }

    required init?(coder: NSCoder) { nil }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = TreeController(NotesCoordinator())
        window.makeKeyAndVisible()
        self.window = window
    }
}
// snippet.end
