#if canImport(SwiftUI) && (!canImport(UIKit) || os(watchOS) || os(tvOS))
    @_spi(Hosting) import Coordination
    @_spi(Hosting) import CoordinationHosting
    import Observation
    import SwiftUI

    /// A host that brings SwiftUI's own containers to the state of the tree, step by step.
    ///
    /// It observes which views have come into sight and gone out of it, and relies on nothing that SwiftUI might leave
    /// out. It presents or dismisses a sheet when nothing else moves. A change whose end nothing reports counts as done
    /// after a second.
    @MainActor @Observable final class SwiftUIHost: @MainActor Coordination.Host {
        /// The picture that the views were given.
        var picture = Picture()

        /// A counter that changes to make views read their picture again.
        var revision = 0

        /// A counter whose change makes all views again.
        private(set) var generation = 0

        /// A value animated to measure a moment: 0.1 seconds.
        private(set) var pulse = false

        @ObservationIgnored private(set) weak var root: Node?
        @ObservationIgnored private var commit: HostCommit?
        @ObservationIgnored private var isAnimated = false

        /// The number of layers in sight: the window and its modals. A covered layer is out of sight.
        @ObservationIgnored var open = 0

        /// The number of moments left to learn why nothing is in sight: the window has gone, or one modal makes room
        /// for another.
        @ObservationIgnored var closing = 0

        /// True if a layer is in sight.
        var isShown: Bool { open > 0 }

        /// The types of models reported for having no view.
        @ObservationIgnored var withoutView: Set<ObjectIdentifier> = []

        /// The number of views in sight, by screen.
        @ObservationIgnored var seen: [NodeID: Int] = [:]

        /// The number of views in sight, by split and column.
        @ObservationIgnored var columns: [NodeID: [Int: Int]] = [:]

        /// The number of moments for which a column has not come, by split and column.
        @ObservationIgnored var absent: [NodeID: [Int: Int]] = [:]

        /// The columns reported because SwiftUI has to show them, by split.
        @ObservationIgnored var told: [NodeID: [Int]] = [:]

        /// True if the window is narrow; nil before it was in sight.
        @ObservationIgnored var isNarrow: Bool?

        /// The screens that should go, but stay in sight, and are not waited for any more.
        @ObservationIgnored var timedOut: Set<NodeID> = []

        /// The modals that were removed, and have not reported that they have gone.
        @ObservationIgnored var leaving: [NodeID] = []

        /// All modals that were removed since the views last matched the tree, as they were then. A reported end may
        /// belong to any of them.
        @ObservationIgnored var removed: [Picture.Part] = []

        /// The presentables on the tree, which retains them.
        @ObservationIgnored var known: [NodeID: Known] = [:]
        /// The presentables that have left the tree, while their views are in sight.
        @ObservationIgnored var kept: [NodeID: any Presentable] = [:]

        struct Known { weak var presentable: (any Presentable)? }

        /// The alert that has gone without a reported answer yet.
        @ObservationIgnored var lost: AlertContent?

        /// The alert that goes, and whose answer was reported.
        @ObservationIgnored var answered: NodeID?

        /// The least number of moments to wait for a change.
        @ObservationIgnored var rest = 0
        /// The number of moments waited so far.
        @ObservationIgnored var waited = 0
        @ObservationIgnored private var isTicking = false

        /// The number of repeated requests for a modal to come or go.
        @ObservationIgnored private var retries = 0

        /// True if the change counts as done, though nothing has reported that.
        @ObservationIgnored var hasTimedOut = false

        /// True if the views cannot reach the tree's state, and nothing more is tried until something happens.
        @ObservationIgnored var hasGivenUp = false
        @ObservationIgnored private var isDrawing = false
        @ObservationIgnored private var isDirty = false

        func show(_ root: any Presentable) {
            self.root = root.node
            isAnimated = false
            (waited, retries, hasGivenUp) = (0, 0, false)
            draw()
            tellWidth()
        }

        func apply(_ commit: HostCommit) {
            if commit.isInteractive { return }
            play(commit)
        }

        func follow(_ gesture: Transitions.Gesture, of commit: HostCommit) {
            switch gesture.phase {
            case .began, .changed: break
            case .ended: play(commit)
            case .cancelled: draw()
            }
        }

        private func play(_ commit: HostCommit) {
            if let why = refusal(of: commit) { return commit.refuse(why) }
            self.commit = commit
            commit.onEnd = { [weak self] in self?.revision += 1 }
            (waited, retries, hasGivenUp) = (0, 0, false)
            isAnimated = commit.changes.contains(where: \.isAnimated)
            tellWidth()
            draw()
        }

        /// Compares the views with the tree, and takes all steps possible now.
        func draw() {
            if isDrawing {
                isDirty = true
                return
            }
            isDrawing = true
            var isDone = false
            repeat {
                isDirty = false
                isDone = step()
            } while isDirty
            isDrawing = false
            if isDone { finish() }
        }

        /// - Returns: True if nothing moves, and nothing is left to do.
        private func step() -> Bool {
            guard let root else { return true }
            var target = Picture(of: root)
            note(target)
            showWhatHasToBe(&target)
            guard isShown else {
                // Nothing could move. Modals are presented, one by one, when there is a window.
                picture = Picture()
                picture.layers = Array(target.layers.prefix(1))
                if closing == 0 {
                    removed = []
                    return true
                }
                tick()
                return false
            }
            if hasGivenUp { return true }
            if !isQuiet {
                tick()
                return false
            }
            let next = next(towards: target)
            if next == picture { return true }
            give(next)
            return false
        }

        /// Returns the next picture on the way to another: unwanted modals go, all at once; then the missing ones come,
        /// one by one.
        private func next(towards target: Picture) -> Picture {
            var next = picture
            let common = zip(picture.layers, target.layers).prefix { $0.id == $1.id && $0.covers == $1.covers }.count
            // The content of the window is not presented.
            let kept = max(common, min(1, target.layers.count))
            // An alert is presented by the modal beneath it, and goes before that does.
            let isMoved = kept < max(picture.layers.count, target.layers.count)
            if picture.alert != nil, isMoved || picture.alert?.id != target.alert?.id {
                next.alert = nil
                return next
            }
            if kept < picture.layers.count {
                next.layers.removeSubrange(kept...)
                return next
            }
            next.layers = Array(target.layers.prefix(kept))
            if next != picture { return next }
            if kept < target.layers.count {
                next.layers.append(target.layers[kept])
            } else if lost == nil {
                next.alert = target.alert
            }
            return next
        }

        private func give(_ next: Picture) {
            (waited, hasTimedOut) = (0, false)
            let gone = picture.layers.dropFirst(next.layers.count)
            leaving += gone.map(\.id)
            removed += gone
            // Nothing reports that a modal has come, an alert has come or gone, or a page was turned.
            let isTurned = !zip(picture.layers, next.layers).allSatisfy { $0.pageTurns == $1.pageTurns }
            let isOver = next.layers.count > picture.layers.count || picture.alert?.id != next.alert?.id
            let isUntold = isOver || isTurned
            rest = isUntold ? (isAnimated ? 5 : 3) : 0
            if isAnimated {
                picture = next
            } else {
                var transaction = Transaction()
                transaction.disablesAnimations = true
                withTransaction(transaction) { picture = next }
            }
            tick()
        }

        /// True if the views show what they were given, and nothing else.
        private var isQuiet: Bool {
            if waited < rest { return false }
            if hasTimedOut { return true }
            return leaving.isEmpty && picture.layers.allSatisfy(hasCome) && !isChangingColumns
                && unexpectedScreens.isEmpty
        }

        /// The screens that are in sight, and should not be.
        var unexpectedScreens: [NodeID] {
            let allowed = Set(picture.layers.flatMap { $0.inSight + $0.nearby })
            return seen.keys.filter { !allowed.contains($0) && (!timedOut.contains($0) || isIn($0, removed)) }
        }

        private func isIn(_ screen: NodeID, _ modals: [Picture.Part]) -> Bool {
            modals.contains { $0.holds(screen) || presentable($0.id)?.node.node(screen) != nil }
        }

        /// Returns true if the screens of a layer are in sight, or a cover is over it.
        func hasCome(_ layer: Picture.Part) -> Bool { isCovered(layer) || isInSight(layer) }

        /// Returns true if a cover is over a layer.
        func isCovered(_ layer: Picture.Part) -> Bool {
            let index = picture.layers.firstIndex(of: layer) ?? 0
            return picture.layers.dropFirst(index + 1).contains(where: \.drawnAsCover)
        }

        /// Draws again a moment later.
        func tick() {
            if isTicking { return }
            isTicking = true
            withAnimation(.linear(duration: 0.1)) {
                pulse.toggle()
            } completion: { [weak self] in
                self?.hasTicked()
            }
        }

        private func hasTicked() {
            isTicking = false
            waited += 1
            closing = max(closing - 1, 0)
            countAbsentColumns()
            if waited >= 10, isShown, !isQuiet { timeOut() }
            draw()
        }

        /// Handles a change that is not done after a second. A modal is requested once more; after that, the commit is
        /// refused, and all views are made again. Without a commit, the modal is requested eight times. A screen, which
        /// a finger may hold, has five seconds.
        private func timeOut() {
            let missing = picture.layers.dropFirst().first { layer in
                !hasCome(layer) && !seen.keys.contains(where: layer.holds)
            }
            let stuck = removed.filter { modal in seen.keys.contains { isIn($0, [modal]) } }
            guard missing != nil || !stuck.isEmpty else {
                if waited < 50, !unexpectedScreens.isEmpty || !picture.layers.allSatisfy(hasCome) { return }
                // A change that does not report its end is done.
                timedOut.formUnion(unexpectedScreens)
                (leaving, hasTimedOut, waited) = ([], true, 0)
                return
            }
            waited = 0
            let name = (missing ?? stuck.first)?.id
            // Without a commit that could be refused, it is given more time.
            if retries < (commit == nil ? 8 : 1) {
                retries += 1
                (leaving, removed) = ([], [])
                if let missing, let index = picture.layers.firstIndex(of: missing) {
                    picture.layers.removeSubrange(index...)
                } else {
                    // A modal that did not go is given again, so that it can be removed once more, a moment later.
                    rest = 1
                    for layer in stuck where !picture.layers.contains(where: { $0.id == layer.id }) {
                        picture.layers.append(layer)
                    }
                }
                return
            }
            let commit = commit
            self.commit = nil
            retries = 0
            hasGivenUp = commit == nil
            if hasGivenUp { return }
            let words = name.flatMap { presentable($0)?.node.name } ?? ""
            if let commit, commit.isWaiting {
                commit.refuse("SwiftUI did not \(missing == nil ? "dismiss" : "present") '\(words)'")
            }
            remakeViews()
        }

        /// Removes all views, and makes them again.
        private func remakeViews() {
            generation += 1
            // Views report that they go, and are subtracted then.
            (leaving, removed, lost, isAnimated) = ([], [], nil, false)
            picture.layers = Array(picture.layers.prefix(1))
            picture.alert = nil
        }

        private func finish() {
            if reportWhatHasToBe() { return draw() }
            kept = kept.filter { root?.node($0.key) == nil && seen[$0.key] != nil }
            known = known.filter { root?.node($0.key) != nil }
            if !hasGivenUp { (retries, removed) = (0, []) }
            guard let commit else { return }
            self.commit = nil
            isAnimated = false
            if commit.isWaiting { commit.acknowledge() }
        }
    }
#endif
