public import Foundation

@MainActor public final class UIImage: NSObject {
    package let name: String
    public init?(systemName name: String) { self.name = name }
}

@MainActor open class UIBarItem: NSObject {
    open var title: String?
    open var image: UIImage?
    open var tag = 0
}

@MainActor open class UITabBarItem: UIBarItem {
    open var badgeValue: String?

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
    }
}

@MainActor open class UIBarButtonItem: UIBarItem {
    /// Its words and its image are the item's.
    open var primaryAction: UIAction? {
        didSet { if let primaryAction { title = primaryAction.title } }
    }

    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        (self.title, self.image, self.primaryAction) = (title, image, primaryAction)
    }
}

@MainActor public final class UIMenu: NSObject {}

@MainActor open class UIMenuElement: NSObject {}

@MainActor public final class UIAction: UIMenuElement {
    public typealias Handler = UIActionHandler
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    public let title: String
    public let identifier: Identifier
    private let handler: UIActionHandler

    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping UIActionHandler
    ) {
        self.title = title
        self.identifier = identifier ?? Identifier("\(UUID())")
        self.handler = handler
    }

    package func perform() { handler(self) }

    public func performWithSender(_ sender: Any?, target: Any?) { perform() }
}

public typealias UIActionHandler = @MainActor (UIAction) -> Void

@MainActor open class UINavigationItem: NSObject {
    open var title: String?
    open var hidesBackButton = false
    open var backButtonTitle: String?
    /// What the back button does instead of going back.
    open var backAction: UIAction?
    open var leftItemsSupplementBackButton = false
    open var leftBarButtonItems: [UIBarButtonItem]?
    open var rightBarButtonItems: [UIBarButtonItem]?
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    public init(title: String) { self.title = title }
    public override init() {}

    /// Whether there is a button that goes back: also one that is made for an action where there was none.
    package var hasBackButton: Bool { hasBackButtonOfItsOwn || backAction != nil }

    var hasBackButtonOfItsOwn: Bool {
        !hidesBackButton && ((leftBarButtonItems ?? []).isEmpty || leftItemsSupplementBackButton)
    }
}

@MainActor open class UINavigationBar: UIView {
    open var prefersLargeTitles = false
    open var items: [UINavigationItem]?
    open var topItem: UINavigationItem? { items?.last }
}

@MainActor open class UITabBar: UIView {}

@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
}

@MainActor open class UIGestureRecognizer: NSObject {
    public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open var isEnabled = true
    open package(set) var state = State.possible
    open internal(set) weak var view: UIView?
}

@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}
