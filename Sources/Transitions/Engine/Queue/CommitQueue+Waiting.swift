extension CommitQueue {
    /// The waiting triggers: first those at gates, in the order of their prerequisites, then those that wait for their
    /// turn. O(their number).
    var waitingTriggers: [WaitingTrigger] {
        guard let waiting else { return [] }
        var found: [WaitingTrigger] = []
        for hold in waiting.holds {
            let reason = WaitingTrigger.Reason.gate(hold.question.source, verdict: hold.question.words)
            for request in hold.waiting { found.append(request.waiting(for: reason, next: hold.route)) }
        }
        for request in waiting.urgent { found.append(request.waiting(for: .turn)) }
        for request in waiting.inLine where request.isWanted { found.append(request.waiting(for: .turn)) }
        return found
    }

    /// Calls a closure with each waiting request: first those that wait for their turn, then those at gates, in the
    /// order of their prerequisites. O(their number).
    ///
    /// - Parameter body: Receives the request, its intent, and the alert and nodes shown for a request at a gate; nil
    ///   for one that waits for its turn.
    package func forEachWaiting(_ body: (Request, any Intent, _ shown: (AlertItem?, [Node])?) -> Void) {
        guard let waiting else { return }
        for request in waiting.urgent + waiting.inLine.filter(\.isWanted) {
            if let intent = request.intent { body(request, intent, nil) }
        }
        let shown = waiting.nodesShownFirst
        for hold in waiting.holds {
            for request in hold.waiting where !request.isForgotten {
                guard let intent = request.intent else { continue }
                body(request, intent, (hold.alert, shown[ObjectIdentifier(hold)] ?? []))
            }
        }
    }

    /// Sets the outcome with which waiting requests end in their turn, or when they leave their gate. O(all that wait).
    ///
    /// - Parameter matches: Selects the requests by their intents.
    package func setOutcome(_ outcome: TransitionOutcome, of matches: (any Intent) -> Bool) {
        guard let waiting else { return }
        for request in waiting.inLine + waiting.holds.flatMap(\.waiting) where request.isWanted {
            if let intent = request.intent, matches(intent) { request.makeProgressIfNeeded().decided = outcome }
        }
    }

    /// Ends the requests at gates whose outcome was set. O(all that wait).
    package func endWithSetOutcome() {
        for hold in waiting?.holds ?? [] {
            for request in hold.waiting {
                if let outcome = request.progress?.decided { hold.drop(request, outcome) }
            }
        }
    }
}

extension Request {
    /// True if the request will run in its turn: it was not given up, and no outcome was set.
    var isWanted: Bool { !isForgotten && progress?.decided == nil }

    fileprivate func waiting(for reason: WaitingTrigger.Reason, next: Hop? = nil) -> WaitingTrigger {
        WaitingTrigger(cause, reason, at: location, options, attempts: progress?.attempt ?? 1, next: next)
    }
}

extension Waiting {
    /// The nodes shown for each hold, including those for the holds at which its prerequisite waits.
    fileprivate var nodesShownFirst: [ObjectIdentifier: [Node]] {
        var shown: [ObjectIdentifier: [Node]] = [:]
        for hold in holds {
            let nodes = hold.stillShown(isOwn: true)
            var next: Hold? = nodes.isEmpty ? nil : hold
            while let current = next {
                shown[ObjectIdentifier(current), default: []] += nodes
                next = current.waiting.lazy.compactMap { $0.progress?.prerequisiteOf }.first
            }
        }
        return shown
    }
}
