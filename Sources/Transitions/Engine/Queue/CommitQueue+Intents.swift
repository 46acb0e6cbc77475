extension CommitQueue {
    /// Calls with the intent of everything that waits: for its turn, then at gates, in the order in which what has to
    /// happen first was asked for. O(what waits).
    ///
    /// - Parameter body: Given the intent, whether that waits at a gate, and what ends it: at once at a gate, elsewhere
    ///   when it has its turn.
    package func forEachWaiting(_ body: (any Intent, Bool, _ end: (TransitionOutcome) -> Void) -> Void) {
        for request in waiting.all where !request.isForgotten && request.progress?.decided == nil {
            if let intent = request.intent { body(intent, false) { request.demandProgress().decided = $0 } }
        }
        for hold in backlog?.holds.all ?? [] {
            for request in hold.waiting.all where !request.isForgotten {
                if let intent = request.intent { body(intent, true) { hold.end(request, $0) } }
            }
        }
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
