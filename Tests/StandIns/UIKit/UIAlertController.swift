public import Foundation

@MainActor public final class UIAlertAction: NSObject {
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    public let title: String?
    public let style: Style
    public var isEnabled = true
    fileprivate let handler: ((UIAlertAction) -> Void)?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        (self.title, self.style, self.handler) = (title, style, handler)
    }

    /// What every object has where there is Objective-C.
    public func value(forKey key: String) -> Any? { key == "handler" ? handler : nil }
}

@MainActor open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable { case actionSheet, alert }

    open var message: String?
    public private(set) var actions: [UIAlertAction] = []
    public private(set) var preferredStyle = Style.alert
    open var preferredAction: UIAlertAction?

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
        modalPresentationStyle = preferredStyle == .alert ? .overFullScreen : .automatic
    }

    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            return Toolkit.fault("UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        }
        actions.append(action)
    }
}

// The user's hand.
extension UIAlertController {
    /// The user presses a button. When the alert has gone, and not before, the handler is called.
    ///
    /// - Returns: Whether there is such a button to be pressed.
    @discardableResult
    package func press(_ title: String) -> Bool { press(actions.first { $0.title == title }) }

    /// The user taps beside an action sheet, which cancels it.
    @discardableResult
    package func tapBeside() -> Bool {
        preferredStyle == .actionSheet && press(actions.first { $0.style == .cancel })
    }

    private func press(_ action: UIAlertAction?) -> Bool {
        guard let action, let presenter, !isBeingDismissed, !isBeingPresented, presented == nil else { return false }
        // The answer is the alert's own, and not lost.
        let lost = Toolkit.lostCompletions
        Toolkit.lostCompletions = 0
        presenter.dismiss(animated: true) { Toolkit.after { action.handler?(action) } }
        Toolkit.lostCompletions = lost
        return true
    }
}
