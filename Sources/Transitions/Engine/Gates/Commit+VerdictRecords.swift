// Verdicts are noted only where commits are observed: a flag is all that is looked at elsewhere.

extension Commit {
    /// Notes what a gate has said.
    @inline(never)
    func note(_ verdict: Verdict, of gate: Gate, for request: GateRequest) {
        queue.note(VerdictRecord(verdict, of: gate, for: request))
    }

    /// Notes a route that has been asked for, where a tap is told of the commits.
    package func note(_ route: any Route) {
        guard queue.isTapped, watch.contains(.logged), !isStopped else { return }
        queue.demandExtras().routes.append(Hop(any: route))
    }

    /// What is to run outside the tree because of transitions, by name and in order.
    var effectNames: [String] { edits.compactMap(\.effect?.name) }
}

extension CommitQueue {
    /// Hands what was said in a commit over to what asked for that: it may have to wait, and be asked again.
    func handOverVerdicts(to request: Request) {
        if let routes = takeRoutes() { request.demandProgress().routes = routes }
        guard let verdicts = takeVerdicts() else { return }
        request.demandProgress().verdicts += verdicts
    }

    /// Hands over the routes that were asked for in a commit; nil for none.
    @discardableResult
    func takeRoutes() -> [Hop]? {
        guard let extras, !extras.routes.isEmpty else { return nil }
        var taken: [Hop] = []
        swap(&taken, &extras.routes)
        return taken
    }

    /// True if a tap is told of the commits.
    var isTapped: Bool { extras?.isTapped == true }

    /// Has the routes of every commit noted, for a tap.
    func noteRoutes() {
        demandExtras().isTapped = true
        watch.insert(.gated)
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
