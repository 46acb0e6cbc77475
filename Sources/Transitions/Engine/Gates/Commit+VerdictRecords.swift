// Verdicts are noted only where commits are observed: a flag is all that is looked at elsewhere.

extension Commit {
    /// Notes what a gate has said.
    @inline(never)
    func note(_ verdict: Verdict, of gate: any Gate, for request: GateRequest) {
        note(VerdictRecord(verdict, of: gate, for: request))
    }

    /// Notes what has been said by what would be left.
    @inline(never)
    func note(_ verdict: Verdict, of presentable: any Presentable, leavingBy departure: Departure) {
        note(VerdictRecord(verdict, attempt: attempt, of: presentable, leavingBy: departure))
    }

    @inline(never)
    private func note(_ record: VerdictRecord) { queue.demandExtras().verdicts.append(record) }

    /// Notes that the user had answered the last question by going on.
    @inline(never)
    func notePassed() {
        guard watch.contains(.logged), let extras = queue.extras, !extras.verdicts.isEmpty else { return }
        extras.verdicts[extras.verdicts.count - 1].pass()
    }

    /// What is to run outside the tree because of transitions, by name and in order.
    var effectNames: [String] {
        edits.compactMap { if case .effect(let effect) = $0 { effect.name } else { nil } }
    }
}

extension CommitQueue {
    /// Hands what was said in a commit over to what asked for that: it may have to wait, and be asked again.
    func handOverVerdicts(to request: Request) {
        guard let verdicts = takeVerdicts() else { return }
        request.demandProgress().verdicts += verdicts
    }

    /// Hands over what was said in a commit; nil for nothing.
    @discardableResult
    func takeVerdicts() -> [VerdictRecord]? {
        guard let extras, !extras.verdicts.isEmpty else { return nil }
        var taken: [VerdictRecord] = []
        swap(&taken, &extras.verdicts)
        return taken
    }
}
