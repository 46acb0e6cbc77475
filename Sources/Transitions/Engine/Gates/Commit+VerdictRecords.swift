// Verdicts are noted only where commits are observed: a flag is all that is looked at elsewhere.

extension Commit {
    /// Notes what a gate has said.
    @inline(never)
    func note(_ verdict: Verdict, of gate: any Gate, for request: GateRequest) {
        guard gate is RouteNote else { return queue.note(VerdictRecord(verdict, of: gate, for: request)) }
        guard let route = request.route as? any Route else { return }
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

    /// Who is asked about every route, and what notes it where a tap is told of the commits.
    var commonGates: [any Gate] {
        guard let extras, extras.isTapped else { return gates }
        return extras.gates.isEmpty ? RouteNote.alone : extras.gates + RouteNote.alone
    }

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

/// Notes each route that is asked for. It is asked as a gate is, so that where no tap is bound nothing is looked at for
/// it.
private struct RouteNote: Gate {
    static var alone: [any Gate] { [RouteNote()] }

    func verdict(for request: GateRequest) -> Verdict { .allow }
}
