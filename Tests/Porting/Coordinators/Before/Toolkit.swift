/// A stand-in for UIKit, as far as the app uses it. All is done at once, without animations.
@MainActor class ViewController {
    enum PresentationStyle {
        case pageSheet, fullScreen, alert
    }

    /// A button of its view, with the text of the field beside it.
    typealias Button = (title: String, tap: (String) -> Void)

    var modalPresentationStyle = PresentationStyle.pageSheet
    /// The counterpart of `presentationControllerDidDismiss`: the user has dragged the sheet away.
    var didDismiss: (() -> Void)?
    private(set) var presentedViewController: ViewController?
    private weak var presentingViewController: ViewController?

    /// The name by which it is known.
    var name: String { "" }
    /// The label of its view.
    var text: String { "" }
    /// The buttons of its view.
    var buttons: [Button] { [] }
    /// The child that covers it: the top of a stack, the selected tab.
    var shownChild: ViewController? { nil }

    func present(_ controller: ViewController) {
        presentedViewController = controller
        controller.presentingViewController = self
    }

    /// As in UIKit, it closes what this presents, or this itself if it presents nothing.
    func dismiss() {
        guard presentedViewController != nil else {
            presentingViewController?.presentedViewController = nil
            return
        }
        presentedViewController = nil
    }

    /// The view controller whose view the user sees.
    var front: ViewController {
        presentedViewController?.front ?? shownChild?.front ?? self
    }

    /// The view controller that was presented last.
    var topPresented: ViewController? {
        presentedViewController.map { $0.topPresented ?? $0 }
    }

    /// The counterpart of a drag.
    func userDragsDown() {
        guard modalPresentationStyle == .pageSheet, presentingViewController != nil else { return }
        presentingViewController?.presentedViewController = nil
        didDismiss?()
    }
}

/// A stand-in for `UINavigationController`.
final class NavigationController: ViewController {
    private(set) var viewControllers: [ViewController] = []

    override var shownChild: ViewController? { viewControllers.last }

    func pushViewController(_ controller: ViewController) { viewControllers.append(controller) }

    func popViewController() {
        guard viewControllers.count > 1 else { return }
        viewControllers.removeLast()
    }

    func popToRootViewController() { viewControllers = Array(viewControllers.prefix(1)) }

    func setViewControllers(_ controllers: [ViewController]) { viewControllers = controllers }
}

/// A stand-in for `UITabBarController`.
final class TabBarController: ViewController {
    var viewControllers: [NavigationController] = []
    var titles: [String] = []
    var selectedIndex = 0
    /// The counterpart of `tabBarController(_:shouldSelect:)`.
    var shouldSelect: ((Int) -> Bool)?

    override var shownChild: ViewController? { selected }

    var selected: NavigationController { viewControllers[selectedIndex] }

    func userSelects(_ index: Int) {
        guard shouldSelect?(index) ?? true else { return }
        selectedIndex = index
    }
}

/// A stand-in for `UIAlertController`. An action closes it first.
final class AlertController: ViewController {
    private let title: String
    private let message: String
    private var actions: [(title: String, handler: () -> Void)] = []

    init(title: String, message: String) {
        self.title = title
        self.message = message
        super.init()
        modalPresentationStyle = .alert
    }

    func addAction(_ title: String, handler: @escaping () -> Void = {}) { actions.append((title, handler)) }

    override var name: String { title }
    override var text: String { message }
    override var buttons: [Button] {
        actions.map { action in
            (
                action.title,
                { [self] _ in
                    dismiss()
                    action.handler()
                }
            )
        }
    }
}
