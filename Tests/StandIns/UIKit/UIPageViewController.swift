public import Foundation

@MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}

@MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
    public func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
    ) -> UIInterfaceOrientationMask { Toolkit.device.isPad ? .all : .allButUpsideDown }
}

@MainActor open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
    public enum NavigationDirection: Int, Sendable { case forward, reverse }
    public enum SpineLocation: Int, Sendable { case none, min, mid, max }
    public struct OptionsKey: Hashable, Sendable {
        let name: String
        public static let spineLocation = Self(name: "spineLocation")
    }

    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// Another one, and that only, makes the controller forget what it has asked before.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { if dataSource !== oldValue { known = [:] } }
    }
    open var isDoubleSided = false
    public let transitionStyle: TransitionStyle
    public let spineLocation: SpineLocation
    private var shown: [UIViewController] = []
    private var turning: (from: [UIViewController], to: [UIViewController])?
    /// Those of a curl. A scroll has its own.
    open private(set) lazy var gestureRecognizers: [UIGestureRecognizer] =
        transitionStyle == .pageCurl ? [UIGestureRecognizer()] : []
    private let scroll = UIScrollView()
    private var isHeld = false {
        didSet {
            gestureRecognizers.first?.state = isHeld ? .changed : .possible
            scroll.isTracking = isHeld
        }
    }
    /// What was asked, and is not asked again.
    private var known: [NavigationDirection: UIViewController?] = [:]

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        let spine = (options?[.spineLocation] as? Int).flatMap(SpineLocation.init)
        spineLocation = style == .scroll ? .none : spine ?? .min
        super.init(nibName: nil, bundle: nil)
        isDoubleSided = spineLocation == .mid
    }

    public required init?(coder: NSCoder) { nil }

    open var viewControllers: [UIViewController]? { shown }

    /// The completion is called when the animation has ended, and told whether it was played.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        let wanted = viewControllers ?? []
        let required = spineLocation == .mid ? 2 : 1
        guard wanted.count == required else {
            return Toolkit.fault(
                "The number of view controllers provided (\(wanted.count)) doesn't match the number required (\(required))"
            )
        }
        if turning != nil { Toolkit.fault("setViewControllers while a page is being turned") }
        let isPlayed = animated && isInWindow
        let from = shown
        shown = wanted
        known = [:]
        for child in wanted where child.parent !== self { addChild(child) }
        if isPlayed { turning = (from, wanted) }
        let isCompletionLost = Toolkit.loses(completion)
        Toolkit.after(isPlayed ? Toolkit.animationTurns : 1) { [self] in
            if isPlayed { turning = nil }
            if !isCompletionLost { completion?(isPlayed) }
        }
        place(from)
    }

    private func place(_ from: [UIViewController]) {
        for child in from where !shown.contains(child) {
            child.hasGone(animated: true)
            child.viewIfLoaded?.removeFromSuperview()
            child.removeFromParent()
        }
        guard isViewLoaded else { return }
        for child in shown {
            view.addSubview(child.view)
            if visibility == .here { child.hasCome(animated: true) }
        }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if transitionStyle == .scroll { view.addSubview(scroll) }
        place([])
        Toolkit.after { [weak self] in self?.prefetch() }
    }

    override var childrenInVisibility: [UIViewController] { shown }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    /// One that scrolls asks for the pages beside before the user turns.
    private func prefetch() {
        guard transitionStyle == .scroll else { return }
        _ = (neighbour(.forward), neighbour(.reverse))
    }

    package func neighbour(_ direction: NavigationDirection) -> UIViewController? {
        if transitionStyle == .scroll, let kept = known[direction] { return kept }
        guard let last = direction == .forward ? shown.last : shown.first else { return nil }
        let found =
            direction == .forward
            ? dataSource?.pageViewController(self, viewControllerAfter: last)
            : dataSource?.pageViewController(self, viewControllerBefore: last)
        known[direction] = .some(found)
        return found
    }
}

// The user's hand.
extension UIPageViewController {
    /// The user begins to turn.
    ///
    /// - Returns: Whether there is a page, and it follows.
    package func beginTurn(_ direction: NavigationDirection) -> Bool {
        guard isInWindow, !takesNoTouch, turning == nil, let next = neighbour(direction) else { return false }
        var pages = [next]
        if spineLocation == .mid {
            let other =
                direction == .forward
                ? dataSource?.pageViewController(self, viewControllerAfter: next)
                : dataSource?.pageViewController(self, viewControllerBefore: next)
            guard let other else { return false }
            pages = direction == .forward ? [next, other] : [other, next]
        }
        delegate?.pageViewController(self, willTransitionTo: pages)
        turning = (shown, pages)
        isHeld = true
        return true
    }

    /// The user lets go. The delegate hears either way, and after that what is shown is so.
    package func endTurn(isCancelled: Bool) {
        guard let turn = turning else { return }
        isHeld = false
        let isTold = !Toolkit.loses(delegate)
        Toolkit.after(Toolkit.animationTurns) { [self] in
            turning = nil
            if !isCancelled {
                shown = turn.to
                known = [:]
                for child in shown where child.parent !== self { addChild(child) }
                place(turn.from)
            }
            if isTold {
                delegate?.pageViewController(
                    self, didFinishAnimating: true, previousViewControllers: turn.from,
                    transitionCompleted: !isCancelled)
            }
            prefetch()
        }
    }
}
