#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import Coordination
    import UIKit

    // UIKit may ignore a request, lose a completion, or never end what it has begun. None of these keeps a commit
    // waiting for good.
    extension UIKitHost {
        /// Called when UIKit has ignored a request. It is tried again a moment later; if UIKit ignores that too, the
        /// commit is refused. Without a commit, the next commit tries again.
        func wasRefused(_ reason: String) {
            isRetrying.toggle()
            if isRetrying {
                isMoving = true
                return wait()
            }
            isDirty = refuse(reason)  // the tree has gone back
        }

        /// Draws again a moment later.
        func wait(_ then: @escaping (UIKitHost) -> Void = { _ in }) {
            after(0.1) { host in
                then(host)
                host.draw()
            }
        }

        /// Calls back after a while.
        @discardableResult
        func after(_ seconds: Double, _ body: @escaping (UIKitHost) -> Void) -> ScheduledCall {
            time.schedule(after: .seconds(seconds)) { [weak self] in self.map(body) }
        }

        /// Waits until a modal has come or gone, even if its completion is lost. Its transition may not exist before
        /// the next drawing, or not any more.
        func waitForTheEnd(of modal: UIViewController) {
            isMoving = true
            if let transition = modal.transitionCoordinator, isRunning(transition) {
                timed = nil
                return wait(for: transition)
            }
            wait()
            if timed?.modal == ObjectIdentifier(modal) { return }
            let limit = after(3) { [weak modal] host in
                host.timed = nil
                if let modal, modal.comesOrGoes, !host.isRunning(modal.transitionCoordinator) { host.giveUp(modal) }
            }
            timed = (ObjectIdentifier(modal), limit)
        }

        /// Stops waiting for a transition that is long overdue. For a modal, the commit is refused; a container is made
        /// again, as the tree says.
        func giveUp(_ transition: any UIViewControllerTransitionCoordinator) {
            let ends = [.to, .from].compactMap { transition.viewController(forKey: $0) }
            let parents = ends.compactMap(\.parent)
            if let modal = ends.first(where: \.comesOrGoes) {
                giveUp(modal)
            } else if let container = parents.lazy.compactMap({ self.id(of: $0) }).first {
                makeAnew(container)
            } else if let split = shown.first(where: { $0.value.columns.values.contains(where: parents.contains) })?.key
            {
                self[split].columns = self[split].columns.filter { !parents.contains($0.value) }
                self[split].top = nil
                draw()
            } else {
                refuse("UIKit did not end its animation")
                draw()
            }
        }

        /// Returns true if a finger holds the transition.
        func isHeld(_ transition: any UIViewControllerTransitionCoordinator) -> Bool {
            guard transition.isInteractive else { return false }
            let ends = [.to, .from].compactMap { transition.viewController(forKey: $0) }
            guard !ends.contains(where: \.comesOrGoes),
                let stack = ends.lazy.compactMap({ $0.parent as? StackController }).first
            else { return true }
            return stack.recognizers.contains { [.began, .changed].contains($0.state) }
        }

        private func giveUp(_ modal: UIViewController) {
            stuck = modal
            if let index = modals.firstIndex(where: { $0.view === modal }) { modals.removeSubrange(index...) }
            refuse("UIKit did not end \(modal.isBeingPresented ? "presenting" : "dismissing") '\(name(of: modal))'")
            draw()
        }

        /// Handles a modal whose transition was given up. It is dismissed if it has come at last. While it does not go,
        /// it counts as presented if the tree has it again.
        ///
        /// - Returns: True if a dismissal has begun.
        func healStuck(_ chain: [UIViewController], wanted: [NodeID], over base: UIViewController) -> Bool {
            guard let stuck else { return false }
            if !chain.contains(stuck) {
                // A view controller around all of it may be stuck as well.
                let isAround = sequence(first: base, next: \.parent).contains { $0 === stuck }
                if !isAround || !stuck.comesOrGoes { self.stuck = nil }
            } else if stuck.isBeingDismissed {
                if let id = wanted.dropFirst(modals.count).first, self[id].view === stuck {
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
        /// True while it comes or goes as a modal.
        var comesOrGoes: Bool { isBeingPresented || isBeingDismissed }
    }
#endif
