#if canImport(SwiftUI) && (!canImport(UIKit) || os(watchOS) || os(tvOS))
    @_spi(Hosting) import Coordination
    @_spi(Hosting) import CoordinationHosting
    import Observation
    import SwiftUI

    /// Takes SwiftUI's own containers to where the tree is, step by step.
    ///
    /// It looks at what has come into sight and gone out of it, and counts nothing that SwiftUI might leave out. A
    /// sheet is put on or removed when nothing else moves. What tells of no end is taken to have come to it after a
    /// second.
    @MainActor @Observable final class SwiftUIHost: @MainActor Coordination.Host {
        /// What the views were given.
        var picture = Picture()

        /// Changed to have views read again what they were given.
        var revision = 0

        /// Changed to have all views made anew.
        private(set) var generation = 0

        /// What moves while a moment is waited for.
        private(set) var pulse = false

        @ObservationIgnored private(set) weak var root: Node?
        @ObservationIgnored private var commit: HostCommit?
        @ObservationIgnored private var isAnimated = false

        /// Whether what is being shown is the user's doing.
        var isReported: Bool { commit?.report != nil }

        /// How many of the window and its modals are in sight. What is covered is not, and the window has not gone.
        @ObservationIgnored var open = 0

        /// For how many moments it is not sure why nothing is in sight: the window has gone, or one modal makes room
        /// for another.
        @ObservationIgnored var closing = 0

        /// Whether what shows this is on a screen.
        var isShown: Bool { open > 0 }

        /// Of which types a screen without a view has been reported.
        @ObservationIgnored var withoutView: Set<ObjectIdentifier> = []

        /// How many views of each screen are in sight.
        @ObservationIgnored var seen: [NodeID: Int] = [:]

        /// How often each column of a split is in sight, and what was in front of a narrow one and goes.
        @ObservationIgnored var columns: [NodeID: [Int: Int]] = [:]
        @ObservationIgnored var goingColumns: [NodeID: Int] = [:]

        /// The splits in which the user has gone back from the bottom of a column.
        @ObservationIgnored var covered: [NodeID: CoveredSplit] = [:]

        /// The screens that stay in sight though they are not to be, and are waited for no more.
        @ObservationIgnored var endured: Set<NodeID> = []

        /// The modals that were removed, and have not told that they have gone.
        @ObservationIgnored var leaving: [NodeID] = []

        /// All that were removed since the screen was last as it is to be, as they were then. What was told of may be
        /// another one's end.
        @ObservationIgnored var removed: [Picture.Part] = []

        /// What is on the tree, which keeps it, and what has left that, as long as its view is in sight.
        @ObservationIgnored var known: [NodeID: Known] = [:]
        @ObservationIgnored var kept: [NodeID: any Presentable] = [:]

        struct Known { weak var presentable: (any Presentable)? }

        /// An alert that has gone without an answer being told of yet.
        @ObservationIgnored var lost: AlertContent?

        /// An alert that goes with an answer, which has been told of.
        @ObservationIgnored var answered: NodeID?

        /// How many moments are waited for at least, and have been waited.
        @ObservationIgnored var rest = 0
        @ObservationIgnored var waited = 0
        @ObservationIgnored private var isTicking = false

        /// How often what did not come, or did not go, was asked for once more.
        @ObservationIgnored private var retries = 0

        /// Whether what was given is taken to be there, without having told.
        @ObservationIgnored var hasEndured = false

        /// Whether what is wanted does not come, and it is not tried any more until something happens.
        @ObservationIgnored var hasGivenUp = false
        @ObservationIgnored private var isDrawing = false
        @ObservationIgnored private var isDirty = false

        func show(_ root: any Presentable) {
            self.root = root.node
            isAnimated = false
            (waited, retries, hasGivenUp) = (0, 0, false)
            draw()
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
            draw()
        }

        /// Looks at everything, and takes the steps that can be taken now.
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

        /// - Returns: Whether nothing moves, and nothing is left to do.
        private func step() -> Bool {
            guard let root else { return true }
            var target = Picture(of: root)
            note(target)
            cover(&target)
            guard isShown else {
                // There is nothing that could move. What is presented is, one by one, when there is a window.
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

        /// The next picture on the way to another: one modal comes or goes at a time, when all beneath it is there.
        private func next(towards target: Picture) -> Picture {
            var next = picture
            let common = zip(picture.layers, target.layers).prefix { $0.id == $1.id && $0.covers == $1.covers }.count
            // What fills the window is not presented.
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
            (waited, hasEndured) = (0, false)
            let gone = picture.layers.dropFirst(next.layers.count)
            leaving += gone.map(\.id)
            removed += gone
            // Nothing tells when a modal has come, an alert has come or gone, a page has been turned, or another column
            // has come where there was one.
            let isTurned = !zip(picture.layers, next.layers).allSatisfy { $0.pageTurns == $1.pageTurns }
            let isOver = next.layers.count > picture.layers.count || picture.alert?.id != next.alert?.id
            let isUntold = noteColumns(next) || isOver || isTurned
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

        /// Whether what was given is on the screen, and nothing else.
        private var isQuiet: Bool {
            if waited < rest { return false }
            if hasEndured { return true }
            return leaving.isEmpty && picture.layers.allSatisfy(hasCome) && !isChangingColumns && strangers.isEmpty
        }

        /// What is in sight, and is not to be.
        var strangers: [NodeID] {
            let allowed = Set(picture.layers.flatMap { $0.inSight + $0.nearby })
            return seen.keys.filter { !allowed.contains($0) && (!endured.contains($0) || isIn($0, removed)) }
        }

        private func isIn(_ screen: NodeID, _ modals: [Picture.Part]) -> Bool {
            modals.contains { $0.holds(screen) || presentable($0.id)?.node.node(screen) != nil }
        }

        /// Whether what was given of a layer is in sight, or may be covered.
        func hasCome(_ layer: Picture.Part) -> Bool {
            let index = picture.layers.firstIndex(of: layer) ?? 0
            return picture.layers.dropFirst(index + 1).contains(where: \.drawnAsCover) || isInSight(layer)
        }

        /// Looks at everything a moment later.
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
            if waited >= 10, isShown, !isQuiet { endure() }
            draw()
        }

        /// A second has gone, and what was asked for is not there, or is still there. A modal is asked for once more;
        /// then everything is made anew, and the commit is refused. Where none waits, it is asked for a few times more.
        /// A screen may be held by a finger, and has some seconds more.
        private func endure() {
            let missing = picture.layers.dropFirst().first { layer in
                !hasCome(layer) && !seen.keys.contains(where: layer.holds)
            }
            let stuck = removed.filter { modal in seen.keys.contains { isIn($0, [modal]) } }
            guard missing != nil || !stuck.isEmpty else {
                if waited < 50, !strangers.isEmpty || !picture.layers.allSatisfy(hasCome) { return }
                // What does not tell of its end has come to it.
                endured.formUnion(strangers)
                (leaving, goingColumns, hasEndured, waited) = ([], [:], true, 0)
                return
            }
            waited = 0
            let name = (missing ?? stuck.first)?.id
            // Where no commit could be refused, it is given more time.
            if retries < (commit == nil ? 8 : 1) {
                retries += 1
                (leaving, removed) = ([], [])
                if let missing, let index = picture.layers.firstIndex(of: missing) {
                    picture.layers.removeSubrange(index...)
                } else {
                    // What did not go is asked for, so that it can be removed once more, a moment later.
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
            makeAnew()
        }

        /// All views go, and come again.
        private func makeAnew() {
            generation += 1
            // What goes tells so, and is counted off then.
            (leaving, removed, lost, isAnimated) = ([], [], nil, false)
            picture.layers = Array(picture.layers.prefix(1))
            picture.alert = nil
        }

        private func finish() {
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
