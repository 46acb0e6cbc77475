extension CommitQueue {
    /// Calls with everything that waits: for its turn, then at gates, in the order in which what has to happen first
    /// was asked for. O(what waits).
    ///
    /// - Parameter body: Given what waits, its intent, and what was shown for it at a gate, nil where it waits for its
    ///   turn.
    package func forEachWaiting(_ body: (Request, any Intent, _ shown: (AlertItem?, [Node])?) -> Void) {
        for request in waiting.all where !request.isForgotten && request.progress?.decided == nil {
            if let intent = request.intent { body(request, intent, nil) }
        }
        guard let backlog else { return }
        let shown = backlog.nodesShownFirst
        for hold in backlog.holds.all {
            for request in hold.waiting.all where !request.isForgotten {
                guard let intent = request.intent else { continue }
                body(request, intent, (hold.alert, shown[ObjectIdentifier(hold)] ?? []))
            }
        }
    }

    /// Says of those that wait how they end, when they have their turn or wait at a gate no more. O(what waits).
    ///
    /// - Parameters:
    ///   - outcome: How they end.
    ///   - isMeant: Which, by their intents.
    package func decide(_ outcome: TransitionOutcome, of isMeant: (any Intent) -> Bool) {
        for request in waiting.all + waitingAtGates where !request.isForgotten && request.progress?.decided == nil {
            if let intent = request.intent, isMeant(intent) { request.demandProgress().decided = outcome }
        }
    }

    /// Ends those at gates of which that was said. O(what waits).
    package func endDecided() {
        for hold in backlog?.holds.all ?? [] {
            for request in hold.waiting.all {
                if let outcome = request.progress?.decided { hold.end(request, outcome) }
            }
        }
    }

    private var waitingAtGates: [Request] {
        (backlog?.holds.all ?? []).flatMap { hold in hold.waiting.all.filter { !$0.isForgotten } }
    }
}

extension Node {
    /// Has something called with the record of every commit of this tree.
    package final func observeCommits(_ handler: @escaping (CommitRecord) -> Void) -> Observer<CommitRecord> {
        let observer = CommitObserver(handler)
        treeQueue.add(observer)
        return observer
    }
}

extension Backlog {
    /// The nodes that were shown for each hold, those that its prerequisite waits for included.
    fileprivate var nodesShownFirst: [ObjectIdentifier: [Node]] {
        var shown: [ObjectIdentifier: [Node]] = [:]
        for hold in holds.all {
            let nodes = hold.stillShown(isOwn: true)
            var next: Hold? = nodes.isEmpty ? nil : hold
            while let current = next {
                shown[ObjectIdentifier(current), default: []] += nodes
                next = current.waiting.all.lazy.compactMap { $0.progress?.prerequisiteOf }.first
            }
        }
        return shown
    }
}
