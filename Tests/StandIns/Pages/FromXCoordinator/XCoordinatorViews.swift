// snippet.xcoordinator-views
import Coordination
import CoordinationUIKit
import UIKit

/// A view controller as XCoordinator showed it: built by the transition, and not by a model.
final class ViewControllerScreen: Presentable, UIKitScreen {
    let node: Screen
    private let viewController: UIViewController

    init(_ viewController: UIViewController) {
        node = Screen(viewController.title ?? "\(type(of: viewController))")
        self.viewController = viewController
    }

    func makeViewController() -> UIViewController { viewController }
}

extension Transition {
    static func present(_ viewController: UIViewController, animation: TransitionAnimation? = nil) -> Self {
        .present(ViewControllerScreen(viewController), animation: animation)
    }
    static func show(_ viewController: UIViewController) -> Self { .show(ViewControllerScreen(viewController)) }
    static func showDetail(_ viewController: UIViewController) -> Self {
        .showDetail(ViewControllerScreen(viewController))
    }
    static func set(_ viewControllers: [UIViewController], animation: TransitionAnimation? = nil) -> Self {
        .set(viewControllers.map(ViewControllerScreen.init), animation: animation)
    }
    @available(
        *, deprecated, message: "Tests do not see it. Return .alert(title, message:, choices: [AlertChoice(...)])."
    )
    static func present(_ alert: UIAlertController, animation: TransitionAnimation? = nil) -> Self {
        .effect("present an alert") {
            var top = shownWindow?.rootViewController
            while let over = top?.presentedViewController { top = over }
            top?.present(alert, animated: true)
        }
    }
}

extension Transition where Root == StackRoot {
    static func push(_ viewController: UIViewController, animation: TransitionAnimation? = nil) -> Self {
        .push(ViewControllerScreen(viewController), animation: animation)
    }
    @available(*, unavailable, message: "Make a model for this screen, push it, and name it here: .pop(to: model).")
    static func pop(to viewController: UIViewController, animation: TransitionAnimation? = nil) -> Self { .none() }
}

private weak var shownWindow: UIWindow?

extension Presentable {
    func setRoot(for window: UIWindow) {
        shownWindow = window
        window.rootViewController = TreeController(self)
        window.makeKeyAndVisible()
    }
}
// snippet.end
