public import Foundation

@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask
}

extension UINavigationControllerDelegate {
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
    ) -> UIInterfaceOrientationMask { Toolkit.device.isPad ? .all : .allButUpsideDown }
}

@MainActor open class UINavigationController: UIViewController {
    public enum Operation: Int, Sendable { case none, push, pop }

    open weak var delegate: (any UINavigationControllerDelegate)?
    public let navigationBar = UINavigationBar()
    open var isNavigationBarHidden = false
    public var interactivePopGestureRecognizer: UIGestureRecognizer? { isViewLoaded ? recognizers.edge : nil }
    public var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
        hasAppeared ? recognizers.content : nil
    }
    private var hasAppeared = false
    private let recognizers = (edge: UIGestureRecognizer(), content: UIGestureRecognizer())
    private var stack: [UIViewController] = [] {
        didSet { if stack != oldValue { navigationBar.items = stack.map(\.navigationItem) } }
    }
    private var swipe: (transition: RunningTransition, before: [UIViewController])?

    /// What is shown, once a view has been asked for.
    private var seen: UIViewController?

    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    open var topViewController: UIViewController? { stack.last }
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        setViewControllers(stack + [viewController], animated: animated)
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let last = stack.last else { return nil }
        setViewControllers(stack.dropLast(), animated: animated)
        return last
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(of: viewController) else {
            Toolkit.fault("Tried to pop to a view controller that doesn't exist.")
            return nil
        }
        let gone = Array(stack[(index + 1)...])
        setViewControllers(Array(stack[...index]), animated: animated)
        return gone
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    /// What it holds is so at once; what can be seen when the animation has ended, and the delegate hears then.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        if let fault = fault(in: viewControllers) { return Toolkit.fault(fault) }
        if running?.hasEnded == false {
            Toolkit.fault("nested push animation can result in corrupted navigation bar")
        }
        let (before, wasTop) = (stack, stack.last)
        stack = viewControllers
        for child in viewControllers where child.parent !== self { addChild(child) }
        let gone = before.filter { !viewControllers.contains($0) }
        for child in gone { child.willMove(toParent: nil) }
        guard let top = viewControllers.last, top !== wasTop, isInWindow, let wasTop else {
            for child in gone { child.removeFromParent() }
            return showAtOnce()
        }
        delegate?.navigationController(self, willShow: top, animated: animated)
        let operation: Operation = before.contains(top) ? .pop : .push
        let animator =
            animated
            ? delegate?.navigationController(self, animationControllerFor: operation, from: wasTop, to: top) : nil
        let transition = RunningTransition(from: wasTop, to: top, isAnimated: animated)
        if animated { running = transition }
        begin(to: top, from: wasTop, animated: animated)
        let end = { [self] in
            if transition.hasEnded { return }
            for child in gone where !stack.contains(child) && child.parent === self { child.removeFromParent() }
            finish(to: top, from: wasTop, animated: animated)
            transition.end()
            if running === transition { running = nil }
            if endNow?.of === transition { endNow = nil }
            if isInWindow, stack.last === top { delegate?.navigationController(self, didShow: top, animated: animated) }
        }
        endNow = (transition, end)
        Toolkit.play(transition, by: animator, end: end)
    }

    /// Ends what runs.
    private var endNow: (of: RunningTransition, end: () -> Void)?

    /// Everything is laid out anew: what runs has come to its end, and the finger is lost.
    func comeToAnEnd() {
        if swipe != nil { endSwipe(isCancelled: true) }
        let end = endNow?.end
        endNow = nil
        if running?.hasEnded == false { end?() }
    }

    private func fault(in wanted: [UIViewController]) -> String? {
        if Set(wanted.map(ObjectIdentifier.init)).count < wanted.count {
            return "All view controllers in a navigation controller must be distinct"
        }
        for view in wanted where !stack.contains(view) {
            if view is UINavigationController, !(self is UIMoreNavigationController), !isCombining {
                return "Pushing a navigation controller is not supported"
            }
            if view is UITabBarController { return "A tab bar controller cannot be pushed" }
            if view is UISplitViewController {
                return "Split View Controllers cannot be pushed to a Navigation Controller"
            }
        }
        return nil
    }

    /// Whether a split puts its columns together.
    var isCombining = false

    open override func viewDidLoad() {
        super.viewDidLoad()
        showAtOnce()
    }

    private func showAtOnce() {
        guard isViewLoaded, let top = stack.last else { return }
        let from = seen
        begin(to: top, from: from, animated: false)
        finish(to: top, from: from, animated: false)
        Toolkit.after { [weak self] in
            guard let self, isInWindow, stack.last === top else { return }
            delegate?.navigationController(self, didShow: top, animated: false)
        }
    }

    private func begin(to top: UIViewController, from: UIViewController?, animated: Bool) {
        if from !== top { from?.willGo(animated: animated) }
        view.addSubview(top.view)
        if visibility == .here || visibility == .coming { top.willCome(animated: animated) }
        seen = top
    }

    private func finish(to top: UIViewController, from: UIViewController?, animated: Bool) {
        // It may have been put elsewhere meanwhile: a column beside the others.
        if let from, from !== top, from !== stack.last, from.parent == nil || from.parent === self {
            from.hasGone(animated: animated)
            if from.viewIfLoaded?.superview === view { from.view.removeFromSuperview() }
        }
        if visibility == .here { top.hasCome(animated: animated) }
    }

    override var childrenInVisibility: [UIViewController] { seen.map { [$0] } ?? [] }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let top = stack.last { delegate?.navigationController(self, willShow: top, animated: animated) }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        hasAppeared = true
        Toolkit.after { [weak self] in
            guard let self, isInWindow, let top = stack.last, running == nil else { return }
            delegate?.navigationController(self, didShow: top, animated: false)
        }
    }

    open override var childForStatusBarHidden: UIViewController? { topViewController }
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }
}

// The user's hand.
extension UINavigationController {
    /// The user taps the back button.
    ///
    /// - Returns: Whether there is one.
    @discardableResult
    package func tapBack() -> Bool {
        guard isInWindow, running == nil, !takesNoTouch, stack.count > 1, let item = topViewController?.navigationItem,
            item.hasBackButton
        else { return false }
        if let action = item.backAction { action.perform() } else { popViewController(animated: true) }
        return true
    }

    /// The user picks from the menu of the back button.
    @discardableResult
    package func pickFromBackMenu(_ index: Int) -> Bool {
        guard isInWindow, running == nil, !takesNoTouch, index < stack.count - 1,
            topViewController?.navigationItem.hasBackButton == true
        else { return false }
        popToViewController(stack[index], animated: true)
        return true
    }

    /// The user swipes from the edge, or elsewhere, also over what scrolls sideways: one of both begins. Where nothing
    /// is said of the two, what is swiped elsewhere begins before what scrolls, and what is swiped from the edge does
    /// not.
    package func beginSwipe(isFromEdge: Bool = true, over scroll: UIScrollView? = nil) -> Grip {
        guard isInWindow, running == nil, !takesNoTouch,
            let recognizer = isFromEdge ? interactivePopGestureRecognizer : interactiveContentPopGestureRecognizer,
            recognizer.isEnabled,
            let top = stack.last
        else { return .nothing }
        if let scroll, let delegate = recognizer.delegate {
            let pan = scroll.panGestureRecognizer
            let scrolls =
                isFromEdge
                ? !delegate.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: pan)
                : delegate.gestureRecognizer(recognizer, shouldRequireFailureOf: pan)
            if scrolls { return .nothing }
        }
        let hasBelow = stack.count > 1
        let begins =
            recognizer.delegate?.gestureRecognizerShouldBegin(recognizer)
            ?? (stack.count > 1 && top.navigationItem.hasBackButtonOfItsOwn && top.navigationItem.backAction == nil)
        guard begins else { return hasBelow ? .held : .nothing }
        guard stack.count > 1 else {
            Toolkit.fault("A swipe on the first screen has begun: the navigation controller is stuck.")
            return .nothing
        }
        let below = stack[stack.count - 2]
        let transition = RunningTransition(from: top, to: below, isAnimated: true, isInteractive: true)
        (swipe, running) = ((transition, stack), transition)
        stack.removeLast()
        recognizer.state = .began
        delegate?.navigationController(self, willShow: below, animated: true)
        begin(to: below, from: top, animated: true)
        return .follows
    }

    /// The user lifts the finger. Nothing is said to the delegate when nothing has come of it.
    package func endSwipe(isCancelled: Bool) {
        guard let swipe, let top = swipe.before.last else { return }
        self.swipe = nil
        swipe.transition.letGo(isCancelled: isCancelled)
        for recognizer in [interactivePopGestureRecognizer, interactiveContentPopGestureRecognizer] {
            recognizer?.state = .possible
        }
        if isCancelled { stack = swipe.before }
        let end = { [self] in
            if swipe.transition.hasEnded { return }
            guard let below = swipe.before.dropLast().last else { return }
            if isCancelled {
                begin(to: top, from: below, animated: true)
                finish(to: top, from: below, animated: true)
            } else {
                top.willMove(toParent: nil)
                finish(to: below, from: top, animated: true)
                top.removeFromParent()
            }
            swipe.transition.end()
            if running === swipe.transition { running = nil }
            if endNow?.of === swipe.transition { endNow = nil }
            if !isCancelled { delegate?.navigationController(self, didShow: below, animated: true) }
        }
        endNow = (swipe.transition, end)
        Toolkit.after(Toolkit.animationTurns, end)
    }
}
