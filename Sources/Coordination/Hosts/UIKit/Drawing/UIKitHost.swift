#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    @_spi(Hosting) import Coordination
    import UIKit

    /// Takes the view controllers to where the tree is, step by step.
    ///
    /// It counts nothing that UIKit might leave out. Each time that something may have ended, it looks at the view
    /// controllers anew, reports what the user has done to them, and takes the next step. When there is none and
    /// nothing moves, the commit is answered.
    @MainActor final class UIKitHost: NSObject, @MainActor Coordination.Host {
        weak var base: TreeController?
        weak var root: Node?
        let style: any TreeStyle

        /// What is waited by.
        let time: any TimeSource

        /// What is being shown, until it has been answered.
        private(set) var commit: HostCommit?

        /// Whether what is being shown is animated.
        private(set) var isAnimated = false

        /// Each node that is shown, and each alert.
        var shown: [NodeID: Shown] = [:]

        /// The types of models that say no view controller, each reported once.
        var withoutView: Set<ObjectIdentifier> = []

        /// What their bar was last made to show of the first screen, once it was another one.
        weak var barItem: UINavigationItem?

        /// What was presented, one over the other.
        var modals: [Modal] = []

        /// An alert that has gone with an answer which has not been told of yet.
        var answering: NodeID?

        /// What UIKit did not bring to its end, and is waited for no more.
        weak var stuck: UIViewController?

        /// The modal whose transition is not known yet, and until when that is waited for.
        var timed: (modal: ObjectIdentifier, limit: ScheduledCall)? { didSet { oldValue?.limit.cancel() } }

        /// What was in front, and says how the status bar looks and how the device may be turned.
        private weak var front: UIViewController?

        /// Whether something still moves, as far as this drawing has found out.
        var isMoving = false

        /// Whether UIKit has just done nothing that it was told to.
        var isRetrying = false

        private var isDrawing = false
        var isDirty = false
        private var movements: [Movement] = []

        init(style: any TreeStyle, time: any TimeSource) {
            (self.style, self.time) = (style, time)
        }

        /// A modal as it was presented.
        struct Modal {
            let id: NodeID
            let view: UIViewController
            var isAlert: Bool { view is UIAlertController }
        }

        /// A transition of UIKit's that is waited for.
        private final class Movement {
            weak var transition: AnyObject?
            /// Until when it is waited for.
            var limit: ScheduledCall?
            /// Whether a finger was on it when it was looked at last.
            var wasHeld = false
            var hasEnded = false { didSet { limit?.cancel() } }
            init(_ transition: AnyObject) { self.transition = transition }
        }

        func show(_ root: any Presentable) {
            self.root = root.node
            isAnimated = false
            beginAnew()
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

        /// Forgets what it waits for; what still moves is found anew. Pages do not tell whether they move, and so are
        /// made anew if they might.
        private func beginAnew() {
            // UIKit names one that has ended for a while.
            for movement in movements where !movement.hasEnded { movement.limit?.cancel() }
            movements.removeAll { !$0.hasEnded }
            timed = nil
            for (id, entry) in shown {
                self[id].taps = []
                if entry.book.turn != nil { drop(id) }
            }
            noteModals()
            answering = nil
            isRetrying = false
        }

        /// Looks at everything, and takes the steps that can be taken now.
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
        }

        private func step() {
            guard let root, let base else { return }
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
            // UIKit does one thing at a time, and a finger may be on what is to go.
            for navigation in allStacks where navigation.viewIfLoaded?.window != nil {
                wait(for: navigation.transitionCoordinator)
            }
            if isMoving { return }
            present(layers.dropFirst().map { $0.id }, root.alerts.first, over: presenter ?? base)
        }

        /// Every navigation controller of ours.
        var allStacks: [StackController] {
            shown.values.flatMap { [$0.view as? StackController].compactMap(\.self) + $0.columns.values }
        }

        private func finish() {
            forget()
            timed = nil
            tellOfFront()
            guard let commit else { return }
            self.commit = nil
            isAnimated = false
            if commit.isWaiting { commit.acknowledge() }
        }

        /// Refuses what is being shown.
        ///
        /// - Returns: Whether there was something.
        @discardableResult
        func refuse(_ reason: String) -> Bool {
            guard let commit else { return false }
            self.commit = nil
            if commit.isWaiting { commit.refuse(reason) }
            return true
        }

        /// Waits for a transition, if it has not ended: then everything is looked at anew. One that is not done long
        /// after its time is waited for no more.
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
            let isTold = transition.animate(alongsideTransition: nil) { [weak self] _ in
                movement.hasEnded = true
                self?.draw()
            }
            if isTold { return limit(movement, to: 3 + 2 * transition.transitionDuration) }
            movement.hasEnded = true
            wait()
        }

        private func limit(_ movement: Movement, to seconds: Double) {
            movement.limit = after(seconds) { host in
                guard let transition = movement.transition as? any UIViewControllerTransitionCoordinator else {
                    movement.hasEnded = true
                    return host.draw()
                }
                // A finger may stay as long as it likes, and what it has let go of has its time.
                let isHeld = host.isHeld(transition)
                if isHeld || movement.wasHeld {
                    movement.wasHeld = isHeld
                    return host.limit(movement, to: seconds)
                }
                movement.hasEnded = true
                host.giveUp(transition)
            }
        }

        /// Whether a transition runs that has not told of its end.
        func isRunning(_ transition: (any UIViewControllerTransitionCoordinator)?) -> Bool {
            guard let transition else { return false }
            return movements.first { $0.transition === transition }?.hasEnded != true
        }

        /// Has a container made anew, as what it does comes to no end.
        func makeAnew(_ container: NodeID) {
            drop(container)
            // A split is looked at as if it had not been drawn.
            if let split = root?.node(container)?.parent { self[split.id].split = [] }
            isAnimated = false
            draw()
        }

        /// Has UIKit ask again how everything around what is in front looks.
        private func tellOfFront() {
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

        /// The animation that was given with a change.
        func animation(where isIt: (TreeChange) -> Bool) -> TransitionAnimation? {
            commit?.changes.last { $0.animation != nil && isIt($0) }?.animation
        }
    }
#endif
