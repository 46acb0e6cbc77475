public import Foundation

@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask
}

extension UITabBarControllerDelegate {
    public func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    public func tabBarController(
        _ tabBarController: UITabBarController,
        animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    public func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
    ) -> UIInterfaceOrientationMask { Toolkit.device.isPad ? .all : .allButUpsideDown }
}

/// The list of what does not fit the bar, and what the user has chosen of it.
@MainActor package final class UIMoreNavigationController: UINavigationController {}

@MainActor open class UITabBarController: UIViewController {
    open weak var delegate: (any UITabBarControllerDelegate)?
    public let tabBar = UITabBar()
    open private(set) lazy var moreNavigationController: UINavigationController = makeMore()
    open var customizableViewControllers: [UIViewController]?
    private var tabs: [UIViewController] = []
    private var selected: UIViewController?
    private var seen: UIViewController?

    private func makeMore() -> UINavigationController {
        let list = UIViewController()
        list.title = "More"
        let more = UIMoreNavigationController(rootViewController: list)
        addChild(more)
        return more
    }

    open var viewControllers: [UIViewController]? {
        get { tabs.isEmpty ? nil : tabs }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Keeps what is selected, if that is still there.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        let wanted = viewControllers ?? []
        for child in tabs where !wanted.contains(child) {
            child.hasGone(animated: false)
            child.viewIfLoaded?.removeFromSuperview()
            child.removeFromParent()
        }
        if seen?.parent !== self { seen = nil }
        let index = selected.flatMap { tabs.firstIndex(of: $0) } ?? 0
        tabs = wanted
        customizableViewControllers = wanted
        for child in wanted where child.parent !== self && !isInMore(child) { addChild(child) }
        let kept = selected.flatMap { wanted.contains($0) ? $0 : nil }
        show(kept ?? (wanted.indices.contains(index) ? wanted[index] : wanted.first), animated: false)
    }

    open var selectedViewController: UIViewController? {
        get { selected }
        set { show(newValue, animated: true) }
    }

    open var selectedIndex: Int {
        get { selected.flatMap { tabs.firstIndex(of: $0) } ?? NSNotFound }
        set { if tabs.indices.contains(newValue) { show(tabs[newValue], animated: true) } }
    }

    private var fitting: Int { traitCollection.horizontalSizeClass == .compact && tabs.count > 5 ? 4 : tabs.count }
    private func isInMore(_ tab: UIViewController) -> Bool { tabs.firstIndex(of: tab).map { $0 >= fitting } ?? false }

    /// What does not fit is pushed on the list of the rest, and taken out of where it stood.
    private func show(_ tab: UIViewController?, animated: Bool) {
        guard let tab else { return }
        let (from, wasSelected) = (seen, selected)
        selected = tab
        if isInMore(tab) {
            let list = moreNavigationController.viewControllers[0]
            if moreNavigationController.viewControllers != [list, tab] {
                moreNavigationController.setViewControllers([list, tab], animated: false)
            }
        }
        let view: UIViewController = isInMore(tab) ? moreNavigationController : tab
        seen = view
        guard isViewLoaded, from !== view || view.viewIfLoaded?.superview == nil else { return }
        let isKnown = wasSelected != nil && wasSelected !== tab && isInWindow
        let animator =
            animated && isKnown
            ? from.flatMap {
                delegate?.tabBarController(self, animationControllerForTransitionFrom: $0, to: view)
            } : nil
        guard let animator else { return swap(from, for: view) }
        let transition = RunningTransition(from: from, to: view, isAnimated: true)
        running = transition
        Toolkit.play(transition, by: animator) { [self] in
            swap(from, for: view)
            transition.end()
            if running === transition { running = nil }
        }
    }

    private func swap(_ from: UIViewController?, for tab: UIViewController) {
        if let from, from !== tab {
            from.hasGone(animated: false)
            from.viewIfLoaded?.removeFromSuperview()
        }
        view.addSubview(tab.view)
        if visibility == .here { tab.hasCome(animated: false) }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        if let seen { swap(nil, for: seen) }
    }

    override var childrenInVisibility: [UIViewController] { seen.map { [$0] } ?? [] }

    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }
}

// The user's hand. The delegate hears nothing of what the app selects.
extension UITabBarController {
    /// The user taps an item of the bar: the last one is *More* where not all fit.
    ///
    /// - Returns: Whether there is one.
    @discardableResult
    package func tap(_ index: Int) -> Bool {
        guard isInWindow, !takesNoTouch, index < min(fitting + (fitting < tabs.count ? 1 : 0), 8) else { return false }
        let isMore = index == fitting
        let tab: UIViewController = isMore ? moreNavigationController : tabs[index]
        guard delegate?.tabBarController(self, shouldSelect: tab) != false else { return true }
        if seen === tab, let navigation = tab as? UINavigationController, navigation.viewControllers.count > 1,
            navigation.running == nil
        {
            navigation.popToRootViewController(animated: true)
            if isMore { selected = tab }
        }
        if isMore, seen !== tab {
            selected = moreNavigationController.viewControllers.last.flatMap { tabs.contains($0) ? $0 : nil } ?? tab
        }
        if isMore {
            let from = seen
            seen = tab
            swap(from, for: tab)
        } else {
            show(tab, animated: true)
        }
        Toolkit.after { [self] in delegate?.tabBarController(self, didSelect: tab) }
        return true
    }

    /// The user picks from the list of the rest. Only the delegate of that list's navigation controller is told of it.
    @discardableResult
    package func pickFromMore(_ tab: UIViewController) -> Bool {
        guard seen === moreNavigationController, isInMore(tab), moreNavigationController.viewControllers.count == 1
        else {
            return false
        }
        selected = tab
        moreNavigationController.pushViewController(tab, animated: true)
        return true
    }
}
