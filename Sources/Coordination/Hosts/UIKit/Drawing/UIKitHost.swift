#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    @_spi(Hosting) import Coordination
    import UIKit

    /// A host that brings the view controllers to the state of the tree, step by step.
    ///
    /// It relies on nothing that UIKit might leave out. Each time that something may have ended, it looks at the view
    /// controllers again, reports what the user has done to them, and takes the next step. With no step left and
    /// nothing moving, it answers the commit.
    @MainActor final class UIKitHost: NSObject, @MainActor Coordination.Host {
        weak var base: TreeController?
        weak var root: Node?
        let style: any TreeStyle

        /// The time source for waiting.
        let time: any TimeSource

        /// The commit being shown, until it is answered.
        private(set) var commit: HostCommit?

        /// True if the commit being shown is animated.
        var isAnimated = false

        /// The state of each shown node and alert.
        var shown: [NodeID: Shown] = [:]

        /// The types of models without a view controller, each reported once.
        var withoutView: Set<ObjectIdentifier> = []

        /// The item for which the app's bar was last refreshed.
        weak var barItem: UINavigationItem?

        /// The modals that were presented, one over the other.
        var modals: [Modal] = []

        /// The alert that has gone, and whose answer was not reported yet.
        var answering: NodeID?

        /// The view controller whose transition UIKit has not ended, and the host has given up.
        weak var stuck: UIViewController?

        /// The modal that comes or goes without a known transition, and its deadline.
        var timed: (modal: ObjectIdentifier, limit: ScheduledCall)? { didSet { oldValue?.limit.cancel() } }

        /// The view controller last found in front, which decides on the status bar and the orientations.
        private weak var front: UIViewController?

        /// True if something still moves, as far as this drawing has found out.
        var isMoving = false

        /// The splits that collapse or expand.
        var folds: [NodeID: Fold] = [:]

        /// The movements that have ended, whose widths are reported first.
        var ended: [HostMovement] = []

        /// True while the app's scene is inactive.
        private(set) var isInactive = false
        private var observers: [any NSObjectProtocol] = []

        /// True if UIKit has just ignored a request.
        var isRetrying = false

        private var isDrawing = false
        var isDirty = false
        private var movements: [Movement] = []

        init(style: any TreeStyle, time: any TimeSource) {
            (self.style, self.time) = (style, time)
            super.init()
            observe(UIScene.willDeactivateNotification, isInactive: true)
            observe(UIScene.didActivateNotification, isInactive: false)
        }

        private func observe(_ name: Notification.Name, isInactive: Bool) {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] said in
                    let scene = (said.object as AnyObject?).map(ObjectIdentifier.init)
                    MainActor.assumeIsolated {
                        guard let self, let own = self.base?.viewIfLoaded?.window?.windowScene,
                            scene == ObjectIdentifier(own)
                        else { return }
                        self.isInactive = isInactive
                        self.endFolds()
                    }
                })
        }

        /// Releases all views, and answers the waiting commit. Nothing is drawn any more.
        func end() {
            for observer in observers { NotificationCenter.default.removeObserver(observer) }
            (root, modals) = (nil, [])
            endFolds()
        }

        /// A modal as it was presented.
        struct Modal {
            let id: NodeID
            let view: UIViewController
            var isAlert: Bool { view is UIAlertController }
        }

        /// A transition of UIKit that is waited for.
        private final class Movement {
            weak var transition: AnyObject?
            /// The deadline for the transition's end.
            var limit: ScheduledCall?
            /// True if a finger held the transition at the last look.
            var wasHeld = false
            var hasEnded = false { didSet { limit?.cancel() } }
            init(_ transition: AnyObject) { self.transition = transition }
        }

        func show(_ root: any Presentable) {
            self.root = root.node
            isAnimated = false
            reset()
            draw()
        }

        func apply(_ commit: HostCommit) {
            if commit.isInteractive { return }
            play(commit)
        }

        func follow(_ gesture: Gesture, of commit: HostCommit) {
            switch gesture.phase {
            case .began, .changed: break
            case .ended: play(commit)
            case .cancelled: draw()
            }
        }

        private func play(_ commit: HostCommit) {
            if let why = refusal(of: commit) { return commit.refuse(why) }
            self.commit = commit
            noteModals()
            isRetrying = false
            isAnimated = commit.changes.contains(where: \.isAnimated)
            draw()
        }

        /// Forgets all transitions: those that still move are found again. Pages do not report if they move, so those
        /// that may be turning are made again.
        private func reset() {
            // UIKit still returns a transition for a while after its end.
            for movement in movements where !movement.hasEnded { movement.limit?.cancel() }
            movements.removeAll { !$0.hasEnded }
            timed = nil
            for (id, entry) in shown {
                self[id].taps = []
                self[id].seen?.asked = nil
                if entry.pageState.turn != nil { drop(id) }
            }
            noteModals()
            answering = nil
            isRetrying = false
        }

        /// Compares the view controllers with the tree, and takes all steps possible now.
        func draw() {
            if isDrawing {
                isDirty = true
                return
            }
            isDrawing = true
            repeat {
                isDirty = false
                isMoving = false
                step()
            } while isDirty
            isDrawing = false
            if !isMoving { finish() }
            endMovements()
        }

        private func step() {
            guard let root, let base else { return }
            let gone = folds.keys.filter { !isInWindow || root.node($0) == nil }
            if !gone.isEmpty { endFolds(where: gone.contains) }
            if !folds.isEmpty {
                isMoving = true
                return
            }
            let layers = root.layers.map { $0.node as Node }
            noteModals()
            let front = max(layers.count, modals.count + 1) - 1
            for (level, node) in layers.enumerated() {
                let isAnimated = isAnimated && level == front
                if level == 0, base.isPushed {
                    arrange(node, pushedIn: base, animated: isAnimated)
                } else {
                    let view = view(of: node, animated: isAnimated)
                    if level == 0 { base.fill(with: view) }
                }
            }
            noteWidths()
            // UIKit does one thing at a time, and a finger may be on a view that is to go.
            for navigation in allStacks where navigation.viewIfLoaded?.window != nil {
                wait(for: navigation.transitionCoordinator)
            }
            if isMoving { return }
            present(layers.dropFirst().map { $0.id }, root.alerts.first, over: presenter ?? base)
        }

        /// The host's own navigation controllers.
        var allStacks: [StackController] {
            shown.values.flatMap { [$0.view as? StackController].compactMap(\.self) + $0.columns.values }
        }

        private func finish() {
            forget()
            timed = nil
            updateFront()
            guard let commit else { return }
            self.commit = nil
            isAnimated = false
            if commit.isWaiting { commit.acknowledge() }
        }

        /// Refuses the commit being shown.
        ///
        /// - Returns: True if there was one.
        @discardableResult
        func refuse(_ reason: String) -> Bool {
            guard let commit else { return false }
            self.commit = nil
            if commit.isWaiting { commit.refuse(reason) }
            return true
        }

        /// Waits for a transition, if it has not ended, and then draws again. A transition that is long overdue is
        /// given up.
        func wait(for transition: (any UIViewControllerTransitionCoordinator)?) {
            guard let transition else { return }
            movements.removeAll { $0.transition == nil }
            let known = movements.first { $0.transition === transition }
            if let known {
                if !known.hasEnded { isMoving = true }
                return
            }
            let movement = Movement(transition)
            movements.append(movement)
            movement.wasHeld = isHeld(transition)
            isMoving = true
            let willNotify = transition.animate(alongsideTransition: nil) { [weak self] _ in
                movement.hasEnded = true
                self?.draw()
            }
            if willNotify { return limit(movement, to: 3 + 2 * transition.transitionDuration) }
            movement.hasEnded = true
            wait()
        }

        private func limit(_ movement: Movement, to seconds: Double) {
            movement.limit = after(seconds) { host in
                guard let transition = movement.transition as? any UIViewControllerTransitionCoordinator else {
                    movement.hasEnded = true
                    return host.draw()
                }
                // A finger may stay as long as it likes, and the transition has its full time after that.
                let isHeld = host.isHeld(transition)
                if isHeld || movement.wasHeld {
                    movement.wasHeld = isHeld
                    return host.limit(movement, to: seconds)
                }
                movement.hasEnded = true
                host.giveUp(transition)
            }
        }

        /// Returns true if a transition runs that has not reported its end.
        func isRunning(_ transition: (any UIViewControllerTransitionCoordinator)?) -> Bool {
            guard let transition else { return false }
            return movements.first { $0.transition === transition }?.hasEnded != true
        }

        /// Makes a container again, as its transition does not end.
        func makeAnew(_ container: NodeID) {
            drop(container)
            // What was on top of it has gone with it, and not by the user.
            if let split = root?.node(container)?.parent { self[split.id].top = nil }
            isAnimated = false
            draw()
        }

        /// Makes UIKit ask the front view controller again, such as about the status bar.
        private func updateFront() {
            let whole: UIViewController? = modals.last { !$0.isAlert }?.view ?? base
            guard let whole, front !== whole.inFront else { return }
            front = whole.inFront
            #if !os(visionOS)
                whole.setNeedsStatusBarAppearanceUpdate()
            #endif
            whole.setNeedsUpdateOfHomeIndicatorAutoHidden()
            whole.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
            whole.setNeedsUpdateOfSupportedInterfaceOrientations()
        }

        /// Returns the animation of the last matching change of the commit.
        func animation(where isIt: (TreeChange) -> Bool) -> TransitionAnimation? {
            commit?.changes.last { $0.animation != nil && isIt($0) }?.animation
        }
    }
#endif
