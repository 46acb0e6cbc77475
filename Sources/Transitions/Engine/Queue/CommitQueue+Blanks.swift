extension CommitQueue {
    /// Tells those who asked how it ended. A failure that none of them hears is reported; where it has left the tree of
    /// a coordinator empty that stands nowhere, not before that is shown or let go.
    func tellCaller(of request: Request, _ outcome: TransitionOutcome) {
        if watch.contains(.blank) { reportBlanks(onlyFilled: true) }
        if request.end(outcome) { return }
        switch outcome {
        case .failed, .rejected(.denied):
            if let tree = outermost, tree.holder == nil, request.isAsked(ofCoordinatorOf: tree),
                !blanks.contains(where: { $0.isAbout(tree) }),
                let blank = BlankTree(outcome, request.location, of: tree)
            {
                blanks.append(blank)
                return
            }
        case .completed, .noChange, .cancelled, .rejected: break
        }
        if case .failed(let error) = outcome { Diagnostic(error, at: request.location).report(to: handler) }
        if case .rejected(let reason) = outcome, request.progress?.redirections ?? 0 == 0 {
            reportDropped(request, reason.words(of: request.progress?.question?.keeper))
        }
    }

    /// Reports a link that leads nowhere, if nothing hears of it. A single route that is rejected is what users do all
    /// day.
    @inline(never)
    func reportDropped(_ request: Request, _ reason: @autoclosure () -> String) {
        guard !request.isHeard else { return }
        let cause = request.cause
        guard cause.isLink else { return }
        let error = TransitionError(
            cannot: "follow \(cause.hops.map(\.description).joined(separator: ", "))", because: reason(),
            state: outermost?.treeLine ?? "", remedy: "Give the link a completion, which receives its outcome.")
        Diagnostic(error, at: request.location).report(to: handler)
    }

    /// Reports what has left a tree blank.
    ///
    /// - Parameter onlyFilled: Whether what is blank still is left, as a commit may be to show it.
    @inline(never)
    func reportBlanks(onlyFilled: Bool = false) {
        let all = blanks
        if all.isEmpty { return }
        blanks = onlyFilled ? all.filter(\.isBlank) : []
        for blank in all where !onlyFilled || !blank.isBlank {
            if onlyFilled { blank.forget() }
            blank.report(to: handler)
        }
    }
}

extension Commit {
    /// Refuses what is to be shown if it is blank because its first route has failed.
    ///
    /// - Throws: The error of that route. Where a gate has not allowed it, the whole commit is rejected.
    func refuseBlank(_ node: Node) throws(TransitionError) {
        guard let blank = node.extras?.blank, blank.isBlank else { return }
        blank.noteHeard()
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
    /// The reason for dropping a link, with the gate or the screen that gave it.
    fileprivate func words(of keeper: String?) -> String {
        guard let keeper else { return "\(self)" }
        switch self {
        case .denied(let reason): return "'\(keeper)' does not allow it: \(reason)"
        case .stays(let reason): return "'\(keeper)' will not be left: \(reason)"
        case .closed(let name): return "'\(keeper)' wanted '\(name)' first, which was closed"
        default: return "\(self)"
        }
    }
}
