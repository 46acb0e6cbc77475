#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import Coordination
    import UIKit

    // UIKit may do nothing, may lose a completion, and may bring what it has begun to no end. Nothing of that keeps a
    // commit waiting for good.
    extension UIKitHost {
        /// UIKit has done nothing, and said nothing. Everything is looked at again a moment later, and if it does
        /// nothing then either, the commit is refused.
        func wasRefused(_ reason: String) {
            isMoving = true
            isRetrying.toggle()
            if isRetrying { return wait() }
            refuse(reason)
            isDirty = true  // the tree has gone back
        }

        /// Looks at everything a moment later.
        func wait(_ then: @escaping (UIKitHost) -> Void = { _ in }) {
            after(0.1) { host in
                then(host)
                host.draw()
            }
        }

        /// Calls back after a while, also where the app plays no animations. Where there is no window, everything is
        /// looked at when there is one.
        ///
        /// - Parameter isWanted: Whether there is still something to call back for.
        func after(
            _ seconds: TimeInterval, while isWanted: @escaping (UIKitHost) -> Bool = { _ in true },
            _ body: @escaping (UIKitHost) -> Void
        ) {
            let clock = UIView(frame: .zero)
            window?.addSubview(clock)
            let (start, areEnabled) = (CACurrentMediaTime(), UIView.areAnimationsEnabled)
            UIView.setAnimationsEnabled(true)
            UIView.animate(withDuration: seconds) {
                clock.alpha = 0
            } completion: { [weak self] _ in
                clock.removeFromSuperview()
                guard let self, isWanted(self) else { return }
                // It is cut short where nothing is animated: in the background, and in no window.
                let rest = seconds - (CACurrentMediaTime() - start)
                if rest < 0.02 {
                    body(self)
                } else if window != nil {
                    after(rest, while: isWanted, body)
                } else {
                    answering = nil
                }
            }
            UIView.setAnimationsEnabled(areEnabled)
        }

        /// That in which all of it stands. What a full screen covers is in none.
        private var window: UIWindow? {
            let views = [presenter, base].compactMap(\.self) + modals.map(\.view)
            return views.lazy.compactMap { $0.viewIfLoaded?.window }.first
        }

        /// Waits until a modal has come or gone, also where its completion is lost. It has no transition before it is
        /// drawn the next time.
        func waitForTheEnd(of modal: UIViewController) {
            isMoving = true
            if let transition = modal.transitionCoordinator { return wait(for: transition) }
            wait()
            if timed === modal { return }
            timed = modal
            after(3, while: { [weak modal] in modal != nil && $0.timed === modal }) { [weak modal] host in
                host.timed = nil
                if let modal, modal.transitionCoordinator == nil, modal.isMoving { host.giveUp(modal) }
            }
        }

        /// Waits no more for what is not done long after its time. A modal is refused; a container is made anew, which
        /// shows what the tree says.
        func giveUp(_ transition: any UIViewControllerTransitionCoordinator) {
            let ends = [.to, .from].compactMap { transition.viewController(forKey: $0) }
            if let modal = ends.first(where: \.isMoving) {
                giveUp(modal)
            } else if let container = ends.lazy.compactMap({ self.id(of: $0.parent) }).first {
                makeAnew(container)
            } else {
                refuse("UIKit did not end what it plays")
                draw()
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
                if stuck.isBeingDismissed { waitForTheEnd(of: stuck) }
                return stuck.isBeingDismissed
            }
            return false
        }
    }

    extension UIViewController {
        /// Whether it comes or goes as a modal.
        var isMoving: Bool { isBeingPresented || isBeingDismissed }
    }
#endif
