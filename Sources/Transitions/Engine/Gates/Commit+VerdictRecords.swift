// Verdicts are noted only if commits are observed: otherwise, only a flag is checked.

extension Commit {
    @inline(never)
    func note(_ verdict: Verdict, of gate: Gate, for request: GateRequest) {
        queue.note(VerdictRecord(verdict, of: gate, for: request))
    }

    /// Notes a requested route, if a ``CommitTap`` observes the commits.
    package func note(_ route: any Route) {
        guard queue.isTapped, watch.contains(.logged), !isStopped else { return }
        queue.makeExtrasIfNeeded().routes.append(Hop(any: route))
    }
}

extension CommitQueue {
    /// Moves the verdicts and routes of a commit to its request, which may have to wait and be planned again.
    func handOverVerdicts(to request: Request) {
        if let routes = takeRoutes() { request.makeProgressIfNeeded().routes = routes }
        guard let verdicts = takeVerdicts() else { return }
        request.makeProgressIfNeeded().verdicts += verdicts
    }

    /// Returns and clears the routes requested in a commit; nil if there are none.
    @discardableResult
    func takeRoutes() -> [Hop]? {
        guard let extras, !extras.routes.isEmpty else { return nil }
        var taken: [Hop] = []
        swap(&taken, &extras.routes)
        return taken
    }

    /// Returns and clears the verdicts of a commit; nil if there are none.
    @discardableResult
    func takeVerdicts() -> [VerdictRecord]? {
        guard let extras, !extras.verdicts.isEmpty else { return nil }
        var taken: [VerdictRecord] = []
        swap(&taken, &extras.verdicts)
        return taken
    }
}
