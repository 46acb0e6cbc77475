public import Foundation

@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
}

extension UIAdaptivePresentationControllerDelegate {
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        true
    }
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact && controller is UIPopoverPresentationController
            ? .formSheet : .none
    }
}

@MainActor open class UIPresentationController: NSObject {
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    public private(set) unowned var presentedViewController: UIViewController
    open var presentingViewController: UIViewController { presentedViewController.presenter ?? presentedViewController }
    open var containerView: UIView? { container }
    var container: UIView?

    /// What it is adapted to at a width; `none` if it stays as it is.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? .none
    }

    public required init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        self.presentedViewController = presentedViewController
    }
}

@MainActor open class UISheetPresentationController: UIPresentationController {
    @MainActor public final class Detent: NSObject {
        public struct Identifier: Hashable, RawRepresentable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        init(
            _ identifier: Identifier,
            _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            (self.identifier, self.resolver) = (identifier, resolver)
        }

        public class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue / 2 } }
        public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier("\(UUID())"), resolver) }

        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }
    }

    open var detents = [Detent.large()]
    open var selectedDetentIdentifier: Detent.Identifier?
    open var prefersGrabberVisible = false
}

@MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var maximumDetentValue: CGFloat { get }
}

@MainActor public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarItem: UIPopoverPresentationControllerSourceItem {}

@MainActor open class UIPopoverPresentationController: UIPresentationController {
    open var sourceView: UIView?
    open var sourceRect = CGRect.null
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// Has the heights of the sheet that it is adapted to.
    open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: nil)

    var pointsAtSomething: Bool { sourceView != nil || sourceItem != nil }
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let any = UIPopoverArrowDirection(rawValue: 15)
}

extension UIViewController {
    /// One for each style; made when first asked for, and the same as long as it is presented.
    public var presentationController: UIPresentationController? {
        let isSheet = [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle)
        let wanted: UIPresentationController.Type =
            isPopover
            ? UIPopoverPresentationController.self
            : isSheet && !(self is UIAlertController)
                ? UISheetPresentationController.self : UIPresentationController.self
        if let presentation, presenter != nil || type(of: presentation) == wanted { return presentation }
        let made = wanted.init(presentedViewController: self, presenting: nil)
        presentation = made
        return made
    }

    public var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }

    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    private var isPopover: Bool {
        modalPresentationStyle == .popover || (self as? UIAlertController)?.preferredStyle == .actionSheet
    }

    /// Whether nothing can be seen of what presents it.
    var coversItsPresenter: Bool { modalPresentationStyle == .fullScreen || modalPresentationStyle == .currentContext }

    /// Whether the user may drag it, or tap beside it.
    package var canBeDragged: Bool {
        !(self is UIAlertController)
            && [.automatic, .pageSheet, .formSheet, .popover].contains(adaptedPresentationStyle)
    }

    /// The style in which it is seen at its width. What is adapted to cover its presenter still leaves that in sight.
    private var adaptedPresentationStyle: UIModalPresentationStyle {
        guard let popover = popoverPresentationController else { return modalPresentationStyle }
        let adapted = popover.adaptivePresentationStyle(for: traitCollection)
        return adapted == UIModalPresentationStyle.none ? modalPresentationStyle : adapted
    }
}
