import CoordinationTesting

extension UIKitHost {
    /// Has the user do something to what can be touched over a view controller, which may be the host's container or
    /// what that was pushed on.
    ///
    /// - Parameter isSwiping: Whether the user swipes back, after a try that is given up, and does not press the button.
    func play(_ action: UserAction, over base: UIViewController, isSwiping: Bool = false) -> Bool {
        var front = base
        while let over = front.presentedViewController { front = over }
        if front.isBeingDismissed { return false }
        switch action {
        case .tapTab(let id):
            guard let tab = views[id], let bar = tab.parent as? UITabBarController, bar.stands(in: front),
                let index = bar.viewControllers?.firstIndex(of: tab)
            else { return false }
            bar.tap(index)
        case .goBack(to: let id):
            guard let screen = views[id] else { return false }
            let place = theirs.map { self.place(of: screen, on: $0) } ?? screen
            guard let navigation = place.parent as? UINavigationController, navigation.stands(in: front),
                navigation.transitionCoordinator == nil, let index = navigation.viewControllers.firstIndex(of: place),
                index < navigation.viewControllers.count - 1
            else { return false }
            guard isSwiping, index == navigation.viewControllers.count - 2 else {
                navigation.pressBack(to: index)
                break
            }
            for isCancelled in [true, false] {
                navigation.beginSwipe()
                navigation.endSwipe(isCancelled: isCancelled)
            }
        case .dragAway(let id):
            guard let modal = views[id], modal === front, modal !== base, modal.modalPresentationStyle != .fullScreen
            else { return false }
            modal.presentationController?.dragDown()
        case .answer(let title, alert: let id):
            guard let alert = views[id] as? UIAlertController, alert === front else { return false }
            alert.press(title)
        case .turnPage, .closeWindow, .focusWindow: return false
        }
        return true
    }
}

extension UIViewController {
    fileprivate func stands(in front: UIViewController) -> Bool {
        var view: UIViewController? = self
        while let current = view, current !== front { view = current.parent }
        return view != nil
    }
}
