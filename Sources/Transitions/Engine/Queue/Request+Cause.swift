extension Request {
    /// What asked for it, as a value.
    var cause: Cause {
        switch source {
        case .route(let route, let node as Node): .route(route, from: node.label)
        case .route(let route, let router): .route(route, on: type(of: Self.target(of: router)))
        case .transition(let words, by: _): .transition(words())
        case .report(let report, _): .report(report)
        case .recovery(let cause, _): .recovery(cause())
        case .formerRoute(_, _, let cause): cause
        case nil: .transition("")
        }
    }

    /// The error of what a host did not show.
    func notShown(_ reason: TransitionError.Reason, state: String) -> TransitionError {
        let what = report.map { "what the person did (\($0))" } ?? "the commit of \(cause)"
        return TransitionError("show \(what)", reason, state: state)
    }
}
