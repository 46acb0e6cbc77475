extension Request {
    /// What asked for it, as a value. Of what the user did it names the place as the tree is now, unless that was
    /// noted.
    var cause: Cause {
        if let course, let cause = course.cause { return cause }
        return switch source {
        case .route(let route, let node as Node): .route(route, from: node.label)
        case .route(let route, let router): .route(route, on: type(of: Self.target(of: router)))
        case .transition(let words, by: _): .transition(words())
        case .report(let report, let node): .report(report, at: node()?.path(of: report.subject))
        case .recovery(let cause, _): .recovery(cause())
        case .formerRoute(_, _, let cause): cause
        case nil: .transition("")
        }
    }

    /// The error of what a host did not show.
    func notShown(_ reason: TransitionError.Reason, state: String) -> TransitionError {
        let cause = cause
        let what = cause.report.map { "what the user did (\($0.words(at: cause.place)))" } ?? "the commit of \(cause)"
        return TransitionError("show \(what)", reason, state: state)
    }
}

extension CommitQueue {
    /// Notes where the user did something, as it was before the commit: what that was done to may go with it. Only
    /// where the cause is read; O(edits), and finding a node by its id.
    func noteCause(of request: Request) {
        guard request.report != nil, request.course?.cause == nil else { return }
        request.demandCourse().cause = commit.beforehand { request.cause }
    }
}
