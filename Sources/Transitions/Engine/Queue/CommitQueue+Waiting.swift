extension CommitQueue {
    /// What waits here: at gates, in the order in which what has to happen first was asked for, then for its turn.
    /// O(what waits).
    var waitingTriggers: [WaitingTrigger] {
        let atGates = (backlog?.holds.all.map { $0 } ?? []).flatMap { hold in
            hold.waiting.all.map { $0.waiting(for: .gate(hold.question.keeper, verdict: hold.question.words)) }
        }
        let inLine = ahead + Array(waiting.all).filter { !$0.isForgotten && $0.progress?.decided == nil }
        return atGates + inLine.map { $0.waiting(for: .turn) }
    }
}

extension Request {
    fileprivate func waiting(for reason: WaitingTrigger.Reason) -> WaitingTrigger {
        WaitingTrigger(cause, reason, at: location, options)
    }
}
