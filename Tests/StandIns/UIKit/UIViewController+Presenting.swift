extension UIViewController {
    /// What it, or the nearest around it that does, presents.
    public var presentedViewController: UIViewController? { withAncestors.lazy.compactMap(\.presented).first }

    /// What presents it, or the farthest around it that is presented.
    public var presentingViewController: UIViewController? { withAncestors.lazy.compactMap(\.presenter).first }

    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        withAncestors.lazy.compactMap { $0.running ?? $0.presentingTransition }.first
    }

    /// Refuses without a word to the caller: the completion is not called.
    public func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        let presented = viewControllerToPresent
        let presenter = presenter(for: presented)
        if Toolkit.refuses("a presentation") { return }
        if let why = whyItCannotPresent(presented, from: presenter) { return Toolkit.warn(why) }
        if let fault = presented.faultOfPresenting(over: presenter) { return Toolkit.fault(fault) }
        presenter.presented = presented
        presented.presenter = presenter
        presented.isBeingPresented = true
        let isCompletionLost = Toolkit.loses(completion)
        // Nothing of it stands before the loop turns.
        Toolkit.after { [self] in
            guard presented.isBeingPresented, presented.presenter === presenter else { return }
            beginPresenting(presented, by: presenter, animated: flag, completion: isCompletionLost ? nil : completion)
        }
    }

    private func beginPresenting(
        _ presented: UIViewController, by presenter: UIViewController, animated flag: Bool, completion: (() -> Void)?
    ) {
        let animator = presented.transitioningDelegate?.animationController(
            forPresented: presented, presenting: presenter, source: self)
        let transition = RunningTransition(from: presenter, to: presented, isAnimated: flag)
        (presenter.presentingTransition, presented.presentingTransition) = (transition, transition)
        let container = UIView()
        presented.presentationController?.container = container
        presenter.viewIfLoaded?.window?.addSubview(container)
        container.addSubview(presented.view)
        presented.willCome(animated: flag)
        if presented.coversItsPresenter { presenter.willGo(animated: flag) }
        let end = {
            guard presented.isBeingPresented, presented.presentingTransition === transition else { return }
            if presented.coversItsPresenter {
                presenter.hasGone(animated: flag)
                presenter.removeOwnView()
            }
            presented.hasCome(animated: flag)
            transition.end()
            presented.isBeingPresented = false  // not before it has appeared
            if presenter.presentingTransition === transition { presenter.presentingTransition = nil }
            if presented.presentingTransition === transition { presented.presentingTransition = nil }
            completion?()
        }
        if !Toolkit.keepsFromEnding(end) { Toolkit.play(transition, by: animator, end: end) }
    }

    private func presenter(for presented: UIViewController) -> UIViewController {
        let isInContext = [.overCurrentContext, .currentContext].contains(presented.modalPresentationStyle)
        return isInContext
            ? withAncestors.first(where: \.definesPresentationContext) ?? farthestAncestor : farthestAncestor
    }

    private func whyItCannotPresent(_ presented: UIViewController, from presenter: UIViewController) -> String? {
        let attempt = "Attempt to present \(presented) on \(presenter) (from \(self))"
        if presentedViewController != nil || presenter.presentedViewController != nil {
            return attempt + " which is already presenting \(presentedViewController ?? presenter)."
        }
        if presenter.isBeingDismissed || presenter.isBeingPresented {
            return attempt + " while a presentation is in progress."
        }
        if !presenter.isInWindow || !isInWindow {
            return attempt + " whose view is not in the window hierarchy."
        }
        return nil
    }

    private func faultOfPresenting(over presenter: UIViewController) -> String? {
        if self.presenter != nil {
            return "Application tried to present modally a view controller that is already being presented"
        }
        if presenter.withAncestors.contains(self) { return "Application tried to present modally an active controller" }
        if parent != nil {
            return "Application tried to present modally a view controller that has a parent view controller"
        }
        let needsPlace = Toolkit.device.isPad && popoverPresentationController?.pointsAtSomething == false
        if needsPlace {
            return "UIPopoverPresentationController should have a non-nil sourceView or barButtonItem set"
        }
        return nil
    }

    /// Is handed on to what presents it where it presents nothing. Where nothing can be dismissed, or something moves
    /// already, nothing happens, and the completion is not called.
    public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard let presenter = withAncestors.first(where: { $0.presented != nil }) ?? presentingViewController,
            let presented = presenter.presented
        else { return }
        if Toolkit.refuses("a dismissal") { return }
        if presented.isBeingDismissed || presented.isBeingPresented {
            return Toolkit.warn(
                "Attempt to dismiss from view controller \(presenter) while a presentation or dismiss is in progress!")
        }
        presented.beginDismissal(animated: flag, isInteractive: false)
        let animator = presented.transitioningDelegate?.animationController(forDismissed: presented)
        guard let transition = presented.presentingTransition else { return }
        let isCompletionLost = Toolkit.loses(completion)
        let end = {
            presented.endDismissal()
            if !isCompletionLost { completion?() }
        }
        if !Toolkit.keepsFromEnding(end) { Toolkit.play(transition, by: animator, end: end) }
    }

    func beginDismissal(animated: Bool, isInteractive: Bool) {
        guard let presenter else { return }
        isBeingDismissed = true
        let transition = RunningTransition(
            from: self, to: presenter, isAnimated: animated, isInteractive: isInteractive)
        (presentingTransition, presenter.presentingTransition) = (transition, transition)
        // Only the topmost is seen to go.
        if !isInteractive { presented?.takeOffAtOnce() }
        willGo(animated: animated)
        if coversItsPresenter { presenter.restoreOwnView(animated: animated) }
    }

    func endDismissal() {
        guard let presenter, isBeingDismissed else { return }
        let (transition, isCovering) = (presentingTransition, coversItsPresenter)
        presented?.takeOffAtOnce()
        hasGone(animated: true)
        presenter.presented = nil
        self.presenter = nil
        isBeingDismissed = false
        removeOwnView()
        presentation?.container?.removeFromSuperview()
        if isCovering { presenter.hasCome(animated: true) }
        transition?.end()
        if presenter.presentingTransition === transition { presenter.presentingTransition = nil }
        if presentingTransition === transition { presentingTransition = nil }
    }

    private func takeOffAtOnce() {
        presented?.takeOffAtOnce()
        hasGone(animated: false)
        presenter?.presented = nil
        presenter = nil
        (isBeingDismissed, isBeingPresented) = (false, false)
        removeOwnView()
        presentation?.container?.removeFromSuperview()
    }

    private func removeOwnView() { viewIfLoaded?.removeFromSuperview() }

    private func restoreOwnView(animated: Bool) {
        if let container = presentation?.container, presenter != nil {
            container.addSubview(view)
        } else if let window = presented?.presentation?.container?.window {
            window.addSubview(view)
        }
        willCome(animated: animated)
    }
}

// The user's hand.
extension UIViewController {
    /// The user takes hold of a sheet.
    package func beginDrag() -> Grip {
        guard canBeDragged, presenter != nil, presented == nil, !isBeingPresented, !isBeingDismissed,
            let presentation = presentationController
        else { return .nothing }
        if isModalInPresentation || presentation.delegate?.presentationControllerShouldDismiss(presentation) == false {
            Toolkit.after { presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation) }
            return .held
        }
        presentation.delegate?.presentationControllerWillDismiss(presentation)
        beginDismissal(animated: true, isInteractive: true)
        return .follows
    }

    /// The user lets go of it: it goes, or springs back.
    package func endDrag(isCancelled: Bool) {
        guard isBeingDismissed, let transition = presentingTransition, let presentation = presentationController else {
            return
        }
        transition.letGo(isCancelled: isCancelled)
        Toolkit.after(Toolkit.animationTurns) { [self] in
            guard isBeingDismissed, presentingTransition === transition else { return }
            guard isCancelled else {
                endDismissal()
                // Told late: it has gone by then.
                return Toolkit.after { presentation.delegate?.presentationControllerDidDismiss(presentation) }
            }
            isBeingDismissed = false
            hasCome(animated: true)
            transition.end()
            if presenter?.presentingTransition === transition { presenter?.presentingTransition = nil }
            if presentingTransition === transition { presentingTransition = nil }
        }
    }

    /// The user drags it down, and lets go.
    package func dragAway() {
        if beginDrag() == .follows { endDrag(isCancelled: false) }
    }
}
