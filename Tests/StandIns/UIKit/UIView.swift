public import Foundation

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIView: UIResponder {
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    }

    open var frame: CGRect
    open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
    open var autoresizingMask: AutoresizingMask = []
    open var isHidden = false
    open var alpha: CGFloat = 1
    open var backgroundColor: UIColor?
    open var isUserInteractionEnabled = true
    open var tag = 0
    open var traitOverrides: any UITraitOverrides = Overrides()
    public private(set) var subviews: [UIView] = []
    public private(set) weak var superview: UIView?
    private weak var lastWindow: UIWindow?

    public override convenience init() { self.init(frame: .zero) }

    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    open var window: UIWindow? { superview?.window }

    open func addSubview(_ view: UIView) {
        view.takeOff()
        view.superview = self
        subviews.append(view)
        view.tellOfWindow()
    }

    open func removeFromSuperview() {
        guard superview != nil else { return }
        takeOff()
        tellOfWindow()
    }

    /// Called when the view, or what it is in, has come into a window or has gone out of one.
    open func didMoveToWindow() {}

    public func isDescendant(of view: UIView) -> Bool {
        var next: UIView? = self
        while let current = next, current !== view { next = current.superview }
        return next != nil
    }

    /// What is animated is so at once, and told of when its time is over.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        Toolkit.after(Toolkit.animationTurns) { completion?(true) }
    }

    private func takeOff() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    final func tellOfWindow() {
        let window = window
        if window !== lastWindow {
            lastWindow = window
            didMoveToWindow()
        }
        for view in subviews { view.tellOfWindow() }
    }
}

@MainActor open class UIScrollView: UIView {
    open package(set) var isTracking = false
    open package(set) var isDecelerating = false
    open var contentSize = CGSize.zero
    open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
        let recognizer = UIPanGestureRecognizer()
        recognizer.view = self
        return recognizer
    }()
}

@MainActor public final class UIColor: NSObject {
    public static let systemBackground = UIColor()
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

@MainActor open class UILabel: UIView {
    open var text: String?
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
}

@MainActor open class UIWindow: UIView {
    open var windowScene: UIWindowScene?

    /// Its view fills the window as soon as that is shown.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue, isShown else { return }
            oldValue?.forceAway()
            fill()
        }
    }

    package private(set) var isShown = false

    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        windowScene.add(self)
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
    public required init?(coder: NSCoder) { nil }

    open override var window: UIWindow? { self }

    /// The window becomes narrow, or wide, with all that is in it.
    open override var traitOverrides: any UITraitOverrides {
        didSet { rootViewController?.take(isNarrow: traitCollection.horizontalSizeClass == .compact) }
    }

    /// How many columns of a split there is room for before its last one, if it is not narrow.
    package var room = 2 {
        didSet {
            frame.size.width = 390 * CGFloat(room + 1)
            rootViewController?.take(frame.size)
        }
    }

    public var traitCollection: UITraitCollection {
        let overridden = traitOverrides.horizontalSizeClass
        return UITraitCollection(
            overridden != .unspecified ? overridden : Toolkit.device.isCompact ? .compact : .regular)
    }
    open var isKeyWindow: Bool { UIApplication.shared.keyWindow === self }

    open override var isHidden: Bool { didSet { if isHidden { goAway() } } }

    open func makeKeyAndVisible() {
        UIApplication.shared.keyWindow = self
        Toolkit.turn(with: RunLoop.current)
        isHidden = false
        if isShown { return }
        isShown = true
        fill()
    }

    /// It goes with its scene, and with all that is in it.
    func goAway() {
        guard isShown else { return }
        isShown = false
        rootViewController?.forceAway()
        for view in subviews { view.removeFromSuperview() }
    }

    private func fill() {
        guard let rootViewController else { return }
        addSubview(rootViewController.view)
        rootViewController.willCome(animated: false)
        Toolkit.after { [weak self, weak rootViewController] in
            guard let self, self.rootViewController === rootViewController else { return }
            rootViewController?.hasCome(animated: false)
        }
    }
}
