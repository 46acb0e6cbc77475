extension CommitQueue {
    /// What waits here: at gates, in the order in which what has to happen first was asked for, then for its turn.
    /// O(what waits).
    var waitingTriggers: [WaitingTrigger] {
        var found: [WaitingTrigger] = []
        for hold in backlog?.holds.all ?? [] {
            let reason = WaitingTrigger.Reason.gate(hold.question.keeper, verdict: hold.question.words)
            for request in hold.waiting.all { found.append(request.waiting(for: reason)) }
        }
        for request in ahead { found.append(request.waiting(for: .turn)) }
        for request in waiting.all where !request.isForgotten && request.progress?.decided == nil {
            found.append(request.waiting(for: .turn))
        }
        return found
    }
}

extension Request {
    fileprivate func waiting(for reason: WaitingTrigger.Reason) -> WaitingTrigger {
        WaitingTrigger(cause, reason, at: location, options, attempts: progress?.attempt ?? 1)
    }
}
