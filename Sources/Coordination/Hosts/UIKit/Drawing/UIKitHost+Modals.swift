#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    @_spi(Hosting) import Coordination
    import UIKit

    extension UIKitHost {
        /// The presenter of modals: not a pushed base, which may be out of sight.
        var presenter: UIViewController? { appNavigation ?? base }

        /// Returns all presented view controllers, also the app's own, the lowest first.
        private func chain(over base: UIViewController) -> [UIViewController] {
            var chain: [UIViewController] = []
            var next = base.presentedViewController
            while let view = next, !chain.contains(view) {
                chain.append(view)
                next = view.presentedViewController
            }
            return chain
        }

        /// Reports a modal that has gone without this host: dragged away, or dismissed by itself.
        func noteModals() {
            guard let presenter, !modals.isEmpty else { return }
            let chain = chain(over: presenter)
            guard let index = modals.firstIndex(where: { !chain.contains($0.view) }) else { return }
            let gone = modals[index]
            modals.removeSubrange(index...)
            if gone.isAlert {
                // The answer is reported later. An alert that has gone without one comes again.
                answering = gone.id
                wait { $0.answering = nil }
            } else if root?.node(gone.id) != nil {
                isMoving = true
                root?.report(.dismissed(gone.id))
            }
        }

        /// Dismisses the first modal that is not wanted, with everything over it; else presents the next one. Anything
        /// that moves comes to its end first.
        func present(_ layers: [NodeID], _ alert: AlertContent?, over base: UIViewController) {
            let wanted = layers + (alert.map { [$0.id] } ?? [])
            let chain = chain(over: base)
            // A modal that dismisses itself notifies nobody. Its container view exists once it is drawn.
            for modal in modals where !modal.isAlert { watch(modal.view.presentationController?.containerView) }
            if healStuck(chain, wanted: wanted, over: base) || isBusy(chain, over: base) { return }
            let kept = zip(modals, wanted).prefix { $0.id == $1 && stands($0) }.count
            if kept < modals.count {
                dismissModals(from: kept)
            } else if kept < wanted.count {
                let top = chain.last ?? base
                // An active search is presented, too, and presents the next modal.
                let last = chain.last { !($0 is UISearchController) }
                if let last, modals.last?.view !== last { return waitForModal(last) }
                // Modals are presented as soon as there is a window: then the base appears.
                guard top.viewIfLoaded?.window != nil else { return }
                if kept < layers.count {
                    if let view = self[wanted[kept]].view { putOn(wanted[kept], view, over: top) }
                } else if let alert {
                    if answering == alert.id { isMoving = true } else { putOn(alert.id, view(of: alert), over: top) }
                }
            }
        }

        /// Returns true if a modal, or anything around the base, comes or goes: UIKit ignores other requests then.
        private func isBusy(_ chain: [UIViewController], over base: UIViewController) -> Bool {
            wait(for: base.transitionCoordinator)
            for view in Array(sequence(first: base, next: \.parent)) + chain where view !== stuck && view.comesOrGoes {
                waitForTheEnd(of: view)
            }
            return isMoving
        }

        /// Returns true if a modal still has the view controller and the style that the tree says.
        private func stands(_ modal: Modal) -> Bool {
            if modal.isAlert { return true }
            guard self[modal.id].view === modal.view, let node = root?.node(modal.id),
                self[modal.id].style == node.presentationStyle
            else { return false }
            return fitsWidth(modal.view, of: node)
        }

        private func dismissModals(from index: Int) {
            // It comes again in the style at its width.
            if let node = root?.node(modals[index].id), self[node.id].style == node.presentationStyle,
                !stands(modals[index])
            {
                isAnimated = false
            }
            let leaving = modals[index].view
            guard let below = leaving.presentingViewController else {
                modals.removeSubrange(index...)
                return draw()
            }
            if leaving === stuck {
                isDirty = refuse("UIKit has not ended dismissing '\(name(of: leaving))'")
                return
            }
            below.dismiss(animated: isAnimated) { [weak self] in self?.draw() }
            guard leaving.isBeingDismissed || leaving.presentingViewController == nil else {
                return wasRefused("UIKit did not dismiss '\(name(of: leaving))'")
            }
            isRetrying = false
            modals.removeSubrange(index...)
            if leaving.isBeingDismissed { waitForTheEnd(of: leaving) }
            isMoving = true
        }

        /// Draws again when a view controller, and the splits in it, have another width. One that is covered is told
        /// nothing.
        func followWidth(of view: UIViewController) {
            view.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { [weak self] (_: UIViewController, _) in
                self?.wait()
            }
        }

        private func putOn(_ id: NodeID, _ view: UIViewController, over top: UIViewController) {
            let view = unframed(view, of: id)
            if view.parent != nil { return wasRefused("'\(name(of: view))' has not left its parent") }
            if let node = root?.node(id), let style = wantedStyle(of: node) {
                dress(view, as: style, of: id)
                self[id].style = node.presentationStyle
                if view.transitioningDelegate == nil { view.transitioningDelegate = self }
            } else {
                point(view.popoverPresentationController, at: top.view)
            }
            view.presentationController?.delegate = self[id].adapting ?? self
            top.present(view, animated: isAnimated) { [weak self] in self?.draw() }
            guard top.presentedViewController === view else {
                return wasRefused("UIKit did not present '\(name(of: view))'")
            }
            isRetrying = false
            modals.append(Modal(id: id, view: view))
            waitForTheEnd(of: view)
        }

        /// Waits until a modal goes that a screen has presented itself: a view in its container notices that.
        private func waitForModal(_ modal: UIViewController) {
            isMoving = true
            if modal === stuck {
                isDirty = refuse("UIKit has not ended presenting '\(name(of: modal))'")
                return
            }
            watch(modal.presentationController?.containerView ?? modal.viewIfLoaded)
        }

        /// Points an action sheet at the anchor of the style, or centers it.
        private func point(_ popover: UIPopoverPresentationController?, at view: UIView) {
            guard let popover else { return }
            let anchor = style.anchor(named: "")
            if let anchor, (anchor as? UIView).map({ $0.window != nil }) ?? true {
                popover.sourceItem = anchor
                return
            }
            popover.sourceView = view
            popover.sourceRect = CGRect(x: view.bounds.midX, y: view.bounds.midY, width: 0, height: 0)
            popover.permittedArrowDirections = []
        }
    }

    extension UIKitHost: UIAdaptivePresentationControllerDelegate {
        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
            guard let modal = id(of: presentationController.presentedViewController) else { return true }
            return root?.allows(.dismissed(modal)) ?? true
        }

        /// Reports the attempt to dismiss a modal: a coordinator may have a route for that.
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            if let modal = id(of: presentationController.presentedViewController) { root?.report(.dismissed(modal)) }
        }

        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { draw() }
    }

    extension UIKitHost: UIViewControllerTransitioningDelegate {
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            id(of: presented).flatMap { root?.node($0)?.animation?.presentation }.flatMap(style.animator)
        }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            let modal = id(of: dismissed)
            let given = animation { change in
                if case .dismissed = change.kind { change.subject.id == modal } else { false }
            }
            return (given ?? modal.flatMap { root?.node($0)?.animation?.dismissal }).flatMap(style.animator)
        }
    }

    // Alerts.
    extension UIKitHost {
        func view(of alert: AlertContent) -> UIViewController {
            if let view = self[alert.id].view { return view }
            let isSheet = style.isActionSheet(alert)
            let view = UIAlertController(
                title: alert.title, message: alert.message.isEmpty ? nil : alert.message,
                preferredStyle: isSheet ? .actionSheet : .alert)
            var hasCancel = false
            for choice in alert.choices {
                var style = UIAlertAction.Style.default
                switch choice.role {
                case .normal: break
                case .destructive: style = .destructive
                case .cancel:  // UIKit wants one at most
                    if !hasCancel { style = .cancel }
                    hasCancel = true
                @unknown default: break
                }
                view.addAction(
                    UIAlertAction(title: choice.title, style: style) { [weak self] _ in
                        self?.wasAnswered(alert.id, choice.title)
                    })
            }
            self[alert.id] = Shown(view: view, name: alert.title)
            return view
        }

        private func wasAnswered(_ alert: NodeID, _ title: String) {
            answering = nil
            root?.report(.chose(title, alert: alert))
            draw()
        }
    }
#endif
