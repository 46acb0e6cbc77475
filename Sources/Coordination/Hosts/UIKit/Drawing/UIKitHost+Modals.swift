#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    @_spi(Hosting) import Coordination
    import UIKit

    extension UIKitHost {
        /// What presents: of what was pushed nothing may be in view.
        var presenter: UIViewController? { theirs ?? base }

        /// What is presented now, ours or not, one over the other.
        private func chain(over base: UIViewController) -> [UIViewController] {
            var chain: [UIViewController] = []
            var next = base.presentedViewController
            while let view = next, !chain.contains(view) {
                chain.append(view)
                next = view.presentedViewController
            }
            return chain
        }

        /// Reports what is gone and was not removed here: dragged away, or dismissed by what was presented.
        func noteModals() {
            guard let presenter, !modals.isEmpty else { return }
            let chain = chain(over: presenter)
            guard let index = modals.firstIndex(where: { !chain.contains($0.view) }) else { return }
            let gone = modals[index]
            modals.removeSubrange(index...)
            if gone.isAlert {
                // The answer is told of later. One that has gone without comes again.
                answering = gone.id
                wait { $0.answering = nil }
            } else if root?.node(gone.id) != nil {
                isMoving = true
                root?.report(.dismissed(gone.id))
            }
        }

        /// Takes off the first modal that is not wanted, with what is over it; else puts on the next one. What moves
        /// comes to its end first.
        func present(_ layers: [NodeID], _ alert: AlertContent?, over base: UIViewController) {
            let wanted = layers + (alert.map { [$0.id] } ?? [])
            let chain = chain(over: base)
            // One that dismisses itself tells nobody. Its container is there when it is drawn.
            for modal in modals where !modal.isAlert { watch(modal.view.presentationController?.containerView) }
            if healStuck(chain, wanted: wanted, over: base) || isBusy(chain, over: base) { return }
            let kept = zip(modals, wanted).prefix { $0.id == $1 && stands($0) }.count
            if kept < modals.count {
                takeOff(from: kept)
            } else if kept < wanted.count {
                let top = chain.last ?? base
                // A search that is active is presented, too, and presents what comes.
                let last = chain.last { !($0 is UISearchController) }
                if let last, modals.last?.view !== last { return waitForTheirs(last) }
                // What is presented is, as soon as there is a window: then the base appears.
                guard top.viewIfLoaded?.window != nil else { return }
                if kept < layers.count {
                    if let view = self[wanted[kept]].view { putOn(wanted[kept], view, over: top) }
                } else if let alert {
                    if answering == alert.id { isMoving = true } else { putOn(alert.id, view(of: alert), over: top) }
                }
            }
        }

        /// Whether something comes or goes, or what it is in: then UIKit does nothing else, and says nothing.
        private func isBusy(_ chain: [UIViewController], over base: UIViewController) -> Bool {
            wait(for: base.transitionCoordinator)
            for view in Array(sequence(first: base, next: \.parent)) + chain where view !== stuck && view.comesOrGoes {
                waitForTheEnd(of: view)
            }
            return isMoving
        }

        /// Whether a modal stands as the tree says: the same may have been presented anew, in another style.
        private func stands(_ modal: Modal) -> Bool {
            if modal.isAlert { return true }
            return self[modal.id].view === modal.view && self[modal.id].style == root?.node(modal.id)?.presentationStyle
        }

        private func takeOff(from index: Int) {
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

        private func putOn(_ id: NodeID, _ view: UIViewController, over top: UIViewController) {
            let view = unframed(view, of: id)
            if view.parent != nil { return wasRefused("'\(name(of: view))' has not left where it stood") }
            if let style = root?.node(id)?.presentationStyle {
                dress(view, as: style, of: id)
                if view.transitioningDelegate == nil { view.transitioningDelegate = self }
            } else {
                point(view.popoverPresentationController, at: top.view)
            }
            view.presentationController?.delegate = self
            top.present(view, animated: isAnimated) { [weak self] in self?.draw() }
            guard top.presentedViewController === view else {
                return wasRefused("UIKit did not present '\(name(of: view))'")
            }
            isRetrying = false
            modals.append(Modal(id: id, view: view))
            waitForTheEnd(of: view)
        }

        /// A screen has presented something by itself. No delegate hears when that goes, but what is in its
        /// container does.
        private func waitForTheirs(_ theirs: UIViewController) {
            isMoving = true
            if theirs === stuck {
                isDirty = refuse("UIKit has not ended presenting '\(name(of: theirs))'")
                return
            }
            watch(theirs.presentationController?.containerView ?? theirs.viewIfLoaded)
        }

        /// An action sheet points at what the style says, or stands in the middle.
        private func point(_ popover: UIPopoverPresentationController?, at view: UIView) {
            guard let popover else { return }
            popover.sourceView = style.anchor(named: "")
            if popover.sourceView?.window != nil { return }
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

        /// It was tried: a coordinator may have a route for that.
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
