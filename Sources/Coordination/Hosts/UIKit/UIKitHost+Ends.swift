#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import Coordination
    import UIKit

    // UIKit may lose a completion, and may bring what it has begun to no end. Neither keeps a commit waiting for good.
    extension UIKitHost {
        /// Waits until a modal has come or gone, also where its completion is lost. One that is not done long after its
        /// time is waited for no more.
        func waitForTheEnd(of modal: UIViewController, over view: UIView) {
            isMoving = true
            guard let transition = modal.transitionCoordinator else { return wait(over: view) }
            wait(for: transition)
            guard !transition.isInteractive, timed !== transition else { return }
            timed = transition
            let clock = UIView(frame: .zero)
            view.addSubview(clock)
            UIView.animate(withDuration: 3 + 2 * transition.transitionDuration) {
                clock.alpha = 0
            } completion: { [weak self, weak modal, weak transition] _ in
                clock.removeFromSuperview()
                guard let self, let modal, let transition, modal.transitionCoordinator === transition,
                    modal.isBeingPresented || modal.isBeingDismissed
                else { return }
                forget(transition)
                giveUp(modal)
            }
        }

        private func giveUp(_ modal: UIViewController) {
            stuck = modal
            if let index = modals.firstIndex(where: { $0.view === modal }) { modals.removeSubrange(index...) }
            refuse("UIKit did not end \(modal.isBeingPresented ? "presenting" : "dismissing") '\(name(of: modal))'")
            draw()
        }

        /// Looks at what is waited for no more. Where it has come at last, it is taken off, and where it does not go,
        /// it is on the tree again.
        ///
        /// - Returns: Whether that moves.
        func healStuck(_ chain: [UIViewController], wanted: [NodeID], over base: UIViewController) -> Bool {
            guard let stuck else { return false }
            if !chain.contains(stuck) {
                self.stuck = nil
            } else if stuck.isBeingDismissed {
                if let id = wanted.dropFirst(modals.count).first, views[id] === stuck {
                    modals.append(Modal(id: id, view: stuck))
                }
            } else if !stuck.isBeingPresented {
                self.stuck = nil
                if modals.contains(where: { $0.view === stuck }) { return false }
                stuck.presentingViewController?.dismiss(animated: isAnimated) { [weak self] in self?.draw() }
                if stuck.isBeingDismissed { waitForTheEnd(of: stuck, over: base.view) }
                return stuck.isBeingDismissed
            }
            return false
        }
    }
#endif
