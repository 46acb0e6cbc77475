@_spi(Hosting) package import Coordination

extension Navigable {
    /// Restores a visited state once its turn has come, if the gates of what it has in front allow it: a gate that does
    /// not is asked as for any trigger, and so are the screens that would be left.
    ///
    /// - Parameters:
    ///   - location: The call site.
    ///   - find: Returns the state when the turn has come, and again after a question; nil if nothing is to be done.
    ///     Its argument is true if a gate has denied the state that it returned before.
    ///   - completion: Called with the outcome, and with what did not come back, exactly once.
    package func visit(
        at location: CallSite, _ find: @escaping (_ wasDenied: Bool) -> VisitedState?,
        completion: @escaping (TransitionOutcome, [RestorationReport.Loss]) -> Void
    ) {
        let node: Node = self.node
        let restoration = Restoration(at: location, isLaunch: false)
        let end = { [weak node] (outcome: TransitionOutcome) in
            restoration.hasEnded(outcome)
            completion(outcome, outcome.isDone ? node.map { restoration.lossesOfVisit(on: $0) } ?? [] : [])
        }
        node.commit({ .transition("restore") }, Call(.unanimated, location, end)) {
            node, running throws(TransitionError) in
            restoration.forget()
            guard let state = find(restoration.wasDenied), state.isSound else { return }
            try running.commit.enter(node)
            try restoration.visit(state, on: node, in: running.commit)
            node.treeQueue.expectChangedGates()
        }
    }

    /// Returns what of a visited state would not come back. Routes are taken to find out, and everything is rolled
    /// back. While the tree is busy, only what the state says of itself is known. O(nodes of state and tree).
    package func losses(visiting state: VisitedState) -> [RestorationReport.Loss] {
        let node: Node = self.node
        guard state.isSound else { return [] }
        var losses: [RestorationReport.Loss]?
        _ = node.treeQueue.forecast { running throws(TransitionError) in
            try running.commit.enter(node)
            let restorer = Restorer(
                state.content, on: node, in: running.commit, isLaunch: false, WindowChoice(), visiting: state)
            restorer.run()
            losses = restorer.report([]).lossesOfVisit
            // Who would be left is not asked.
            throw TransitionError(cannot: "stay", because: "it is only tried")
        }
        return losses ?? state.ownLosses
    }
}

extension Restoration {
    fileprivate func visit(_ state: VisitedState, on node: Node, in commit: Commit) throws(TransitionError) {
        let savepoint = commit.savepoint
        let made = Restorer(state.content, on: node, in: commit, isLaunch: false, WindowChoice(), visiting: state)
        made.run()
        if let stop = made.denialOfFront {
            commit.rollback(to: savepoint)
            noteDenial()
            try commit.stop(again: stop)
        }
        // While this waits for a host, it must not retain the tree.
        made.releaseReceiver()
        take(made)
    }

    fileprivate func lossesOfVisit(on node: Node) -> [RestorationReport.Loss] { conclude(on: node).lossesOfVisit }
}

extension RestorationReport {
    /// The losses without the nodes that made room, as those belong to where the user was.
    fileprivate var lossesOfVisit: [Loss] { losses.filter { $0.reason != .removed } }
}

extension Restorer {
    /// The stop of the gate that denies what the state has in front; nil if none does.
    fileprivate var denialOfFront: Stop? {
        guard !denials.isEmpty, var index = visit?.front else { return nil }
        let details = Dictionary(notes.map { ($0.index, $0.loss.detail) }) { one, _ in one }
        while true {
            if isLost[index] {
                switch details[index] {
                case .denied(let gate): return denials[gate]
                case .stoodOn(let place):
                    guard let lost = content.nodes.indices.first(where: { content.path(of: $0) == place }) else {
                        return nil
                    }
                    index = lost
                default: return nil
                }
            } else {
                if case .denied(let gate)? = choices[index]?.loss { return denials[gate] }
                if index == 0 { return nil }
                index = content.parents[index]
            }
        }
    }
}

extension VisitedState {
    /// The losses that are known without the tree: what no stored route has shown, and alerts.
    fileprivate var ownLosses: [RestorationReport.Loss] {
        content.nodes.indices.flatMap { index in
            let (node, place) = (content.nodes[index], content.path(of: index))
            let routeless: [RestorationReport.Loss] =
                node.hasUnstoredOrigin ? [.init(place: place, name: node.name, detail: .notStored)] : []
            return routeless + node.alerts.map { .init(place: place, name: $0, detail: .alert) }
        }
    }
}
