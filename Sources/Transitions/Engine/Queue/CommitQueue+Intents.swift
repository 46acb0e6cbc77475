extension CommitQueue {
    /// The intents of what waits: at gates, in the order in which what has to happen first was asked for, then for a
    /// turn. O(what waits).
    package var waitingIntents: [any Intent] {
        var found: [any Intent] = []
        for hold in backlog?.holds.all ?? [] { found += hold.waiting.all.compactMap(\.intent) }
        return found + waiting.all.filter { !$0.isForgotten && $0.progress?.decided == nil }.compactMap(\.intent)
    }

    /// Ends some of what waits: at once what waits at a gate, and what waits for its turn when it has that.
    ///
    /// - Parameters:
    ///   - outcome: How it ends.
    ///   - isMeant: Whether an intent is one of those. Only asked, so it changes nothing.
    package func endWaiting(_ outcome: TransitionOutcome, where isMeant: (any Intent) -> Bool) {
        func ends(_ request: Request) -> Bool { request.intent.map(isMeant) == true && !request.isForgotten }
        for request in waiting.all where ends(request) { request.demandProgress().decided = outcome }
        for hold in backlog?.holds.all ?? [] {
            for request in hold.waiting.all where ends(request) { hold.end(request, outcome) }
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
