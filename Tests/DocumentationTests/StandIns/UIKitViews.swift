import Foundation

// What the UIKit host of Docs/Adapters.md asks of UIKit: the names and signatures are UIKit's, and the behaviour is as
// its documentation has it. Animations last until a test ends them.

/// Where animations wait for their end.
@MainActor enum UIKitAnimations {
    private static var running: [() -> Void] = []

    /// Ends at once what is not animated.
    static func run(_ isAnimated: Bool, _ end: @escaping () -> Void) {
        if isAnimated { running.append(end) } else { end() }
    }

    /// Ends all, those too that begin meanwhile.
    static func finish() {
        while !running.isEmpty { running.removeFirst()() }
    }
}

@MainActor class UIView {
    struct AutoresizingMask: OptionSet {
        let rawValue: UInt
        static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    }

    var frame = CGRect.zero
    var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
    var autoresizingMask: AutoresizingMask = []
    private(set) var subviews: [UIView] = []
    private(set) weak var superview: UIView?

    init() {}

    func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        view.superview = self
        subviews.append(view)
    }

    func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    var window: UIWindow? { superview?.window }
}

@MainActor final class UIWindow: UIView {
    var rootViewController: UIViewController?

    override var window: UIWindow? { self }

    func makeKeyAndVisible() {
        guard let rootViewController else { return }
        addSubview(rootViewController.view)
        rootViewController.appear()
    }
}

@MainActor final class UIImage {
    let name: String
    init?(systemName name: String) { self.name = name }
}

@MainActor final class UITabBarItem {
    let title: String?
    let image: UIImage?
    init(title: String?, image: UIImage?, tag: Int) { (self.title, self.image) = (title, image) }
}

@MainActor final class UIAlertAction {
    enum Style { case `default`, cancel, destructive }

    let title: String?
    let style: Style
    let handler: ((UIAlertAction) -> Void)?

    init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }
}

@MainActor final class UIAlertController: UIViewController {
    enum Style { case actionSheet, alert }

    private(set) var message: String?
    private(set) var actions: [UIAlertAction] = []

    convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
    }

    func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// The user presses a button: the alert goes, and when it has gone, the button's handler is called.
    func press(_ title: String) {
        guard let action = actions.first(where: { $0.title == title }) else { return }
        presentingViewController?.dismiss(animated: true) { action.handler?(action) }
    }

    /// The same, to the end.
    func tap(_ title: String) {
        press(title)
        UIKitAnimations.finish()
    }
}

@MainActor protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

@MainActor final class UIPresentationController {
    weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    unowned let presentedViewController: UIViewController

    init(_ presented: UIViewController) { presentedViewController = presented }

    /// The user drags the sheet down, as far as it lets them. None of this is called when the app dismisses it.
    func dragDown() {
        let sheet = presentedViewController
        if sheet.isModalInPresentation || delegate?.presentationControllerShouldDismiss(self) == false {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        sheet.presentingViewController?.dismiss(animated: true) {
            self.delegate?.presentationControllerDidDismiss(self)
        }
    }

    /// The same, to the end.
    func drag() {
        dragDown()
        UIKitAnimations.finish()
    }
}
