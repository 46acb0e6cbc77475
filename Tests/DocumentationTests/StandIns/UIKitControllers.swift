import Foundation

enum UIModalPresentationStyle {
    case automatic, fullScreen, pageSheet, formSheet, overFullScreen, overCurrentContext, popover
}

@MainActor class UIViewController: NSObject {
    var title: String?
    var tabBarItem: UITabBarItem?
    var modalPresentationStyle = UIModalPresentationStyle.automatic
    var isModalInPresentation = false
    private(set) var children: [UIViewController] = []
    fileprivate(set) weak var parent: UIViewController?
    private(set) var presentedViewController: UIViewController?
    private(set) weak var presentingViewController: UIViewController?
    private(set) var isBeingDismissed = false
    fileprivate(set) var transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    private lazy var presentation = UIPresentationController(self)

    init(nibName: String?, bundle: Bundle?) {}
    required init?(coder: NSCoder) { nil }
    override convenience init() { self.init(nibName: nil, bundle: nil) }

    private lazy var sheet = UISheetPresentationController()
    private lazy var popover = UIPopoverPresentationController()

    var presentationController: UIPresentationController? { presentation }
    var sheetPresentationController: UISheetPresentationController? {
        [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) ? sheet : nil
    }
    var popoverPresentationController: UIPopoverPresentationController? {
        modalPresentationStyle == .popover ? popover : nil
    }
    var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }
    private(set) var viewIfLoaded: UIView?

    var view: UIView {
        if let viewIfLoaded { return viewIfLoaded }
        let made = UIView()
        viewIfLoaded = made
        viewDidLoad()
        return made
    }

    func viewDidLoad() {}
    func viewDidAppear(_ animated: Bool) {}
    func didMove(toParent parent: UIViewController?) {}
    func willMove(toParent parent: UIViewController?) {}

    func addChild(_ child: UIViewController) {
        children.append(child)
        child.parent = self
    }

    func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
        guard presentedViewController == nil, let window = viewIfLoaded?.window else { return }
        let presented = viewControllerToPresent
        presentedViewController = presented
        presented.presentingViewController = self
        window.addSubview(presented.view)
        UIKitAnimations.run(flag) {
            presented.appear()
            completion?()
        }
    }

    func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presented = presentedViewController else {
            return presentingViewController?.dismiss(animated: flag, completion: completion) ?? ()
        }
        if presented.isBeingDismissed { return }
        presented.isBeingDismissed = true
        presented.presentedViewController?.view.removeFromSuperview()
        let transition = flag ? RunningTransition() : nil
        presented.transitionCoordinator = transition
        UIKitAnimations.run(flag) {
            self.presentedViewController = nil
            presented.hasBeenDismissed()
            transition?.end()
            presented.transitionCoordinator = nil
            completion?()
        }
    }

    /// It is off the screen, with all that was presented over it.
    private func hasBeenDismissed() {
        view.removeFromSuperview()
        isBeingDismissed = false
        presentingViewController = nil
        presentedViewController?.hasBeenDismissed()
        presentedViewController = nil
    }

    /// It has come into view, and its content.
    func appear() {
        viewDidAppear(false)
        for child in children { child.appear() }
    }
}

@MainActor protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    var isCancelled: Bool { get }
}

@MainActor protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

private final class RunningTransition: UIViewControllerTransitionCoordinator {
    var isCancelled = false
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let completion { completions.append(completion) }
        return true
    }

    func end() { for completion in completions { completion(self) } }
}

@MainActor protocol UINavigationControllerDelegate: NSObjectProtocol {
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

@MainActor final class UINavigationController: UIViewController {
    weak var delegate: (any UINavigationControllerDelegate)?
    private(set) var viewControllers: [UIViewController] = []
    private var swipe: (transition: RunningTransition, before: [UIViewController])?

    func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let isMoving = animated && viewControllers.last !== self.viewControllers.last && viewIfLoaded?.window != nil
        let gone = self.viewControllers.filter { !viewControllers.contains($0) }
        self.viewControllers = viewControllers
        for child in viewControllers { child.parent = self }
        let transition = isMoving ? RunningTransition() : nil
        transitionCoordinator = transition
        UIKitAnimations.run(isMoving) { [self] in
            for child in gone { child.parent = nil }
            showTop()
            if viewIfLoaded?.window != nil { viewControllers.last?.appear() }
            if isMoving { tellWhatIsShown(animated: true) }
            transition?.end()
            if transitionCoordinator === transition { transitionCoordinator = nil }
        }
        if !isMoving { UIKitAnimations.run(true) { [self] in tellWhatIsShown(animated: false) } }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        showTop()
    }

    /// Only the view of the last one is in the hierarchy.
    private func showTop() {
        guard let navigationView = viewIfLoaded else { return }
        for view in navigationView.subviews where view !== viewControllers.last?.view { view.removeFromSuperview() }
        if let top = viewControllers.last?.view, top.superview !== navigationView { navigationView.addSubview(top) }
    }

    override func appear() {
        super.appear()
        UIKitAnimations.run(true) { [self] in tellWhatIsShown(animated: false) }
    }

    /// The delegate is notified of all that is shown, whatever changed it: without an animation, in the next layout.
    private func tellWhatIsShown(animated: Bool) {
        guard viewIfLoaded?.window != nil, let last = viewControllers.last else { return }
        delegate?.navigationController(self, didShow: last, animated: animated)
    }

    func pushViewController(_ viewController: UIViewController, animated: Bool) {
        setViewControllers(viewControllers + [viewController], animated: animated)
    }

    func popViewController(animated: Bool) {
        if viewControllers.count > 1 { setViewControllers(viewControllers.dropLast(), animated: animated) }
    }

    func popToViewController(_ viewController: UIViewController, animated: Bool) {
        guard let index = viewControllers.firstIndex(of: viewController) else { return }
        setViewControllers(Array(viewControllers[...index]), animated: animated)
    }

    /// The user taps the back button, or picks from its menu what to go back to.
    func pressBack(to index: Int? = nil) {
        let rest = viewControllers.prefix((index ?? viewControllers.count - 2) + 1)
        setViewControllers(Array(rest), animated: true)
    }

    /// The same, to the end.
    func tapBack(to index: Int? = nil) {
        pressBack(to: index)
        UIKitAnimations.finish()
    }

    /// The user begins to swipe back.
    func beginSwipe() {
        swipe = (RunningTransition(), viewControllers)
        viewControllers.removeLast()
        transitionCoordinator = swipe?.transition
    }

    /// The finger is lifted. UIKit says nothing to the delegate when the swipe is cancelled.
    func endSwipe(isCancelled: Bool) {
        guard let swipe else { return }
        self.swipe = nil
        swipe.transition.isCancelled = isCancelled
        for child in swipe.before where !isCancelled && !viewControllers.contains(child) { child.parent = nil }
        if isCancelled { viewControllers = swipe.before }
        showTop()
        swipe.transition.end()
        if transitionCoordinator === swipe.transition { transitionCoordinator = nil }
        if let last = viewControllers.last, !isCancelled {
            delegate?.navigationController(self, didShow: last, animated: true)
        }
    }
}

@MainActor protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

@MainActor final class UITabBarController: UIViewController {
    weak var delegate: (any UITabBarControllerDelegate)?
    private(set) var viewControllers: [UIViewController]?
    var selectedIndex = 0

    func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        for child in children { child.removeFromParent() }
        self.viewControllers = viewControllers
        for child in viewControllers ?? [] {
            addChild(child)
            view.addSubview(child.view)
        }
    }

    /// The user taps a tab. The delegate is not notified when the app selects one.
    func tap(_ index: Int) {
        guard let viewControllers, viewControllers.indices.contains(index) else { return }
        selectedIndex = index
        delegate?.tabBarController(self, didSelect: viewControllers[index])
    }
}
