import UIKit

/// The user, by what UIKit says in public alone, so that it compiles wherever there is a UIKit: it does what the toolkit
/// does when it is touched, and tells the delegates what they would hear. A finger cannot stay down.
@MainActor struct ToolkitHand: Hand {
    nonisolated static let canHold = false

    func tapBack(on navigation: UINavigationController) -> Bool {
        guard navigation.canGoBack, let item = navigation.topViewController?.navigationItem, item.hasBackButton else {
            return false
        }
        if let action = item.backAction {
            action.performWithSender(nil, target: nil)
        } else {
            navigation.popViewController(animated: true)
        }
        return true
    }

    func pickFromBackMenu(_ index: Int, on navigation: UINavigationController) -> Bool {
        guard navigation.canGoBack, index < navigation.viewControllers.count - 1,
            navigation.topViewController?.navigationItem.hasBackButton == true
        else { return false }
        navigation.popToViewController(navigation.viewControllers[index], animated: true)
        return true
    }

    func swipeBack(on navigation: UINavigationController, isFromEdge: Bool, over scroll: UIScrollView?) -> Grip {
        guard navigation.isTouchable, let recognizer = recognizer(of: navigation, isFromEdge), recognizer.isEnabled,
            let item = navigation.topViewController?.navigationItem
        else { return .nothing }
        if let scroll, let delegate = recognizer.delegate {
            let pan = scroll.panGestureRecognizer
            let scrolls =
                isFromEdge
                ? given(delegate.gestureRecognizer(_:shouldBeRequiredToFailBy:))?(recognizer, pan) != true
                : given(delegate.gestureRecognizer(_:shouldRequireFailureOf:))?(recognizer, pan) == true
            if scrolls { return .nothing }
        }
        // Whoever is asked may go back at once.
        let hasBelow = navigation.viewControllers.count > 1
        let says = recognizer.delegate.flatMap { given($0.gestureRecognizerShouldBegin)?(recognizer) }
        guard says ?? (item.hasBackButtonOfItsOwn && item.backAction == nil), hasBelow else {
            return hasBelow ? .held : .nothing
        }
        navigation.popViewController(animated: true)
        return .follows
    }

    private func recognizer(of navigation: UINavigationController, _ isFromEdge: Bool) -> UIGestureRecognizer? {
        if isFromEdge { return navigation.interactivePopGestureRecognizer }
        if #available(iOS 26.0, macCatalyst 26.0, visionOS 26.0, *) {
            return navigation.interactiveContentPopGestureRecognizer
        }
        return navigation.interactivePopGestureRecognizer
    }

    /// What does not fit the bar is behind its last item.
    func tap(_ index: Int, on bar: UITabBarController) -> Bool {
        guard bar.viewIfLoaded?.window != nil, let tabs = bar.viewControllers else { return false }
        let isNarrow = bar.traitCollection.horizontalSizeClass == .compact
        let fitting = isNarrow && tabs.count > 5 ? 4 : tabs.count
        let isMore = index == fitting && fitting < tabs.count
        guard index < fitting || isMore else { return false }
        let tab: UIViewController = isMore ? bar.moreNavigationController : tabs[index]
        let says = bar.delegate.flatMap { given($0.tabBarController(_:shouldSelect:))?(bar, tab) }
        guard says ?? true else { return true }
        if tab.viewIfLoaded?.window != nil, let navigation = tab as? UINavigationController, navigation.canGoBack {
            navigation.popToRootViewController(animated: true)
        }
        bar.selectedViewController = tab
        bar.delegate.map { given($0.tabBarController(_:didSelect:))?(bar, tab) }
        return true
    }

    func pickFromMore(_ tab: UIViewController, on bar: UITabBarController) -> Bool {
        guard bar.selectedViewController === bar.moreNavigationController,
            bar.moreNavigationController.viewControllers.count == 1, bar.viewControllers?.contains(tab) == true
        else { return false }
        bar.selectedViewController = tab
        return true
    }

    func dragAway(_ sheet: UIViewController) -> Grip {
        let canBeDragged: [UIModalPresentationStyle] = [.automatic, .pageSheet, .formSheet, .popover]
        guard !(sheet is UIAlertController), canBeDragged.contains(sheet.modalPresentationStyle), sheet.isUp,
            let presentation = sheet.presentationController, let presenting = sheet.presentingViewController
        else { return .nothing }
        let delegate = presentation.delegate
        let says = delegate.flatMap { given($0.presentationControllerShouldDismiss)?(presentation) }
        guard !sheet.isModalInPresentation, says ?? true else {
            delegate.map { given($0.presentationControllerDidAttemptToDismiss)?(presentation) }
            return .held
        }
        delegate.map { given($0.presentationControllerWillDismiss)?(presentation) }
        presenting.dismiss(animated: true) {
            delegate.map { given($0.presentationControllerDidDismiss)?(presentation) }
        }
        return .follows
    }

    /// UIKit does not tell the handler of an action. It is asked for by its key, which UIKit has had since there are
    /// alerts.
    func press(_ title: String, on alert: UIAlertController) -> Bool {
        guard alert.isUp, let presenting = alert.presentingViewController,
            let action = alert.actions.first(where: { $0.title == title && $0.isEnabled })
        else { return false }
        let handler = action.value(forKey: "handler")
        presenting.dismiss(animated: true) {
            #if canImport(ObjectiveC)
                typealias Handler = @convention(block) (UIAlertAction) -> Void
                if let handler { unsafeBitCast(handler as AnyObject, to: Handler.self)(action) }
            #else
                (handler as? (UIAlertAction) -> Void)?(action)
            #endif
        }
        return true
    }

    func turn(_ direction: UIPageViewController.NavigationDirection, on pages: UIPageViewController) -> Bool {
        guard pages.viewIfLoaded?.window != nil, let source = pages.dataSource, let shown = pages.viewControllers,
            let edge = direction == .forward ? shown.last : shown.first
        else { return false }
        func neighbour(of page: UIViewController) -> UIViewController? {
            direction == .forward
                ? source.pageViewController(pages, viewControllerAfter: page)
                : source.pageViewController(pages, viewControllerBefore: page)
        }
        guard let next = neighbour(of: edge) else { return false }
        var wanted = [next]
        if pages.spineLocation == .mid {
            guard let other = neighbour(of: next) else { return false }
            wanted = direction == .forward ? [next, other] : [other, next]
        }
        let delegate = pages.delegate
        delegate.map { given($0.pageViewController(_:willTransitionTo:))?(pages, wanted) }
        pages.setViewControllers(wanted, direction: direction, animated: true) { isFinished in
            delegate.map {
                given($0.pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:))?(
                    pages, isFinished, shown, true)
            }
        }
        return true
    }

    /// What the program hides or shows is not told, but what the user does is.
    func showSidebars(_ count: Int, of split: UISplitViewController) -> Bool {
        let order: [UISplitViewController.Column] =
            split.style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        let shown = order.dropLast().filter { split.viewController(for: $0)?.viewIfLoaded?.window != nil }
        guard split.viewIfLoaded?.window != nil, !split.isCollapsed, split.transitionCoordinator == nil,
            split.presentedViewController == nil, shown.count != count, count < order.count
        else { return false }
        let wanted = order.dropLast().suffix(count)
        let (delegate, isMore) = (split.delegate, count > shown.count)
        let changed = isMore ? wanted.filter { !shown.contains($0) } : shown.filter { !wanted.contains($0) }
        for column in changed {
            if isMore {
                delegate.map { given($0.splitViewController(_:willShow:))?(split, column) }
            } else {
                delegate.map { given($0.splitViewController(_:willHide:))?(split, column) }
            }
        }
        if isMore { changed.first.map(split.show) } else { changed.last.map(split.hide) }
        split.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
            for column in changed {
                if #available(iOS 26.0, macCatalyst 26.0, visionOS 26.0, *) {
                    if isMore {
                        delegate.map { given($0.splitViewController(_:didShow:))?(split, column) }
                    } else {
                        delegate.map { given($0.splitViewController(_:didHide:))?(split, column) }
                    }
                }
            }
        }
        return true
    }

    func beginSwipe(on navigation: UINavigationController) -> Grip { .nothing }
    func endSwipe(on navigation: UINavigationController, isCancelled: Bool) {}
    func beginDrag(of sheet: UIViewController) -> Grip { .nothing }
    func endDrag(of sheet: UIViewController, isCancelled: Bool) {}
    func beginTurn(_ direction: UIPageViewController.NavigationDirection, on pages: UIPageViewController) -> Bool {
        false
    }
    func endTurn(on pages: UIPageViewController, isCancelled: Bool) {}
}

/// A method of a delegate's: where there is Objective-C, a delegate need not have it.
private func given<Method>(_ method: Method?) -> Method? { method }

extension UINavigationController {
    fileprivate var isTouchable: Bool { viewIfLoaded?.window != nil && transitionCoordinator == nil && !isDimmed }
    fileprivate var canGoBack: Bool { isTouchable && viewControllers.count > 1 }
}

extension UINavigationItem {
    fileprivate var hasBackButton: Bool { hasBackButtonOfItsOwn || backAction != nil }

    fileprivate var hasBackButtonOfItsOwn: Bool {
        !hidesBackButton && ((leftBarButtonItems ?? []).isEmpty || leftItemsSupplementBackButton)
    }
}

extension UIViewController {
    /// Whether it is in a column that lies beneath others.
    fileprivate var isDimmed: Bool {
        guard let split = splitViewController, !split.isCollapsed else { return false }
        let last = split.viewController(for: .secondary)
        return [.oneOverSecondary, .twoOverSecondary, .twoDisplaceSecondary].contains(split.displayMode)
            && sequence(first: self, next: \.parent).contains { $0 === last }
    }

    /// Whether it is presented, nothing is over it, and it neither comes nor goes.
    fileprivate var isUp: Bool {
        !isBeingPresented && !isBeingDismissed && presentedViewController == nil
    }
}
