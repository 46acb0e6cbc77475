#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
    import Coordination
    import Observation
    import SwiftUI

    /// Asks for a window for each one of the tree, and closes those whose window is closed there.
    ///
    /// SwiftUI tells of neither, but the views in a window appear and disappear. What has not done so after two seconds
    /// is waited for no more.
    @MainActor @Observable final class WindowsHost: @MainActor Coordination.Host {
        /// What moves while a moment is waited for.
        private(set) var pulse = false

        /// What shows each window of the tree.
        @ObservationIgnored var places: [NodeID: Place] = [:]

        /// Opens a window, or brings it to the front; nil as long as none has come, which come by themselves at launch.
        @ObservationIgnored var open: ((NodeID) -> Void)?
        @ObservationIgnored var isMultiple = true

        /// How many windows of the system's wait for one of the tree: one that is opened meanwhile is asked for no
        /// other.
        @ObservationIgnored var reserved = 0

        /// The windows of the launch. Where windows of the system's come back, each of those is shown by the one that
        /// had shown it, which may come late, or by the next new one.
        @ObservationIgnored private var launched: Set<NodeID>?
        @ObservationIgnored var isComingBack = false

        /// Windows that did not come in time, and may come all the same.
        @ObservationIgnored var tooLate: Set<NodeID> = []

        /// What windows of the user's are to show, and is not on the tree yet.
        @ObservationIgnored var opening: Set<NodeID> = []

        /// Windows that the user has closed, and the tree has not heard of it, or keeps as its last one.
        @ObservationIgnored var closed: Set<NodeID> = []
        @ObservationIgnored private var asked: Set<NodeID> = []
        @ObservationIgnored private var leaving: [Place] = []
        @ObservationIgnored private var commit: HostCommit?
        @ObservationIgnored private var newcomers: [NodeID] = []
        @ObservationIgnored private var front: NodeID?
        @ObservationIgnored private var waited = 0
        @ObservationIgnored private var isTicking = false

        func isAskedFor(_ window: NodeID) -> Bool { asked.contains(window) }

        func show(_ root: any Presentable) {
            commit = nil
            launched = launched ?? Set(root.node.children.map { $0.node.id })
            arrange(root)
        }

        func apply(_ commit: HostCommit) {
            guard let root = commit.root else { return commit.acknowledge() }
            let opened = commit.changes.filter { change in
                if case .inserted = change.kind { change.holder.id == root.node.id } else { false }
            }
            if !isMultiple, open != nil, reserved == 0, opened.contains(where: { places[$0.subject.id] == nil }) {
                return commit.refuse("the system shows one window of this app")
            }
            tooLate.subtract(opened.map(\.subject.id))
            self.commit = commit
            newcomers = opened.map(\.subject.id)
            waited = 0
            arrange(root)
            end()
        }

        private func isNew(_ window: NodeID) -> Bool {
            let isUsers = opening.contains(window) || closed.contains(window)
            if isComingBack, launched?.contains(window) == true { return false }
            return reserved == 0 && places[window] == nil && !asked.contains(window) && !tooLate.contains(window)
                && !isUsers
        }

        func arrange(_ root: any Presentable) {
            let windows = root.node.children.map { $0.node.id }
            tooLate.formUnion(asked.filter { !windows.contains($0) })
            asked = asked.filter(windows.contains)
            if let open {
                for window in windows where isMultiple && isNew(window) {
                    asked.insert(window)
                    open(window)
                }
                if let front = windows.last, front != self.front, places[front] != nil, commit?.report == nil {
                    open(front)
                }
            }
            front = windows.last
            // One of the user's shows nothing before its window is on the tree.
            for (window, place) in places where place.id != nil && !windows.contains(window) {
                places[window] = nil
                leaving.append(place)
                place.dismiss()
            }
        }

        func hasConnected(_ window: NodeID, _ place: Place) {
            places[window] = place
            asked.remove(window)
            closed.remove(window)
            end()
        }

        /// - Returns: Whether its window is on the tree.
        func hasGone(_ place: Place) -> Bool {
            if let window = places.first(where: { $0.value === place })?.key {
                places[window] = nil
                return true
            }
            leaving.removeAll { $0 === place }
            end()
            return false
        }

        private func end() {
            if !asked.isEmpty || !leaving.isEmpty { return tick() }
            guard let commit else { return }
            self.commit = nil
            if commit.isWaiting { commit.acknowledge() }
        }

        /// Looks again a moment later.
        private func tick() {
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
            if waited < 20 { return end() }
            (waited, leaving) = (0, [])
            if asked.isEmpty { return end() }
            let missing = asked
            tooLate.formUnion(asked)
            asked = []
            guard let commit, newcomers.contains(where: missing.contains) else { return end() }
            self.commit = nil
            if commit.isWaiting { commit.refuse("SwiftUI opened no window") }
        }
    }
#endif
