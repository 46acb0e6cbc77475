extension CommitQueue {
    /// Delivers an outcome to the callers. A failure that no caller receives is reported; if it has left a
    /// coordinator's tree empty, only once that tree is shown, filled or released.
    func notifyCaller(of request: Request, _ outcome: TransitionOutcome) {
        if watch.contains(.blank) { reportContentFailures(onlyFilled: true) }
        if request.end(outcome) { return }
        switch outcome {
        case .failed, .rejected(.denied):
            if let tree = outermost, tree.holder == nil, request.isAsked(ofCoordinatorOf: tree),
                !contentFailures.contains(where: { $0.isAbout(tree) }),
                let blank = ContentFailure(outcome, request.location, of: tree)
            {
                contentFailures.append(blank)
                return
            }
        case .completed, .noChange, .cancelled, .rejected: break
        }
        if case .failed(let error) = outcome { Diagnostic(error, at: request.location).report(to: handler) }
        if case .rejected(let reason) = outcome, request.progress?.redirections ?? 0 == 0 {
            reportDropped(request, reason.words(of: request.progress?.question?.source))
        }
    }

    /// Reports a rejected link, if nothing receives its outcome. Rejected single routes are not reported: users cause
    /// them all day.
    @inline(never)
    func reportDropped(_ request: Request, _ reason: @autoclosure () -> String) {
        guard !request.hasListener else { return }
        let cause = request.cause
        guard cause.isLink else { return }
        let error = TransitionError(
            cannot: "follow \(cause.hops.map(\.description).joined(separator: ", "))", because: reason(),
            state: outermost?.treeLine ?? "", remedy: "Give the link a completion, which receives its outcome.")
        Diagnostic(error, at: request.location).report(to: handler)
    }

    /// Reports the failures that left trees without their first content.
    ///
    /// - Parameter onlyFilled: True to report only trees that were filled since: a commit may still show the others.
    @inline(never)
    func reportContentFailures(onlyFilled: Bool = false) {
        let all = contentFailures
        if all.isEmpty { return }
        contentFailures = onlyFilled ? all.filter(\.isBlank) : []
        for blank in all where !onlyFilled || !blank.isBlank {
            if onlyFilled { blank.forget() }
            blank.report(to: handler)
        }
    }
}

extension Commit {
    /// Throws if a node to be shown lacks content because its first route has failed, or some was left out.
    ///
    /// - Throws: The error of the route, or of the content. If a gate denied the route, the whole commit is rejected.
    func refuseContentFailure(_ node: Node) throws(TransitionError) {
        guard let blank = node.extras?.contentFailure, blank.isBlank else { return }
        blank.markReported()
        switch blank.outcome {
        case .failed(let error): throw error
        case .rejected(.denied(let reason)):
            let verb = "show \(node.label)"
            admission.stop(Stop(.deny(reason), by: node.title, verb, about: AnyHashable(0), of: nil))
            try node.refuse(verb, .notAllowed(by: "first route"))
        case .completed, .noChange, .cancelled, .rejected: break
        }
    }
}

extension RejectionReason {
    /// Returns the reason for dropping a link, with the gate or the screen that gave it.
    fileprivate func words(of source: String?) -> String {
        guard let source else { return "\(self)" }
        switch self {
        case .denied(let reason): return "'\(source)' does not allow it: \(reason)"
        case .stays(let reason): return "'\(source)' will not be left: \(reason)"
        case .closed(let name): return "'\(source)' wanted '\(name)' first, which was closed"
        default: return "\(self)"
        }
    }
}
