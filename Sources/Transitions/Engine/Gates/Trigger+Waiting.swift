// While a trigger waits for something to happen first, it keeps nothing of the tree: the tree keeps the queue, and that
// what waits.

extension Trigger {
    /// A trigger that waits for something to happen first, and does not keep what it changes.
    ///
    /// Where that has gone by then, it fails as released.
    static func waiting<Subject: AnyObject>(
        on subject: Subject, at node: Node, _ request: Request,
        body: @escaping (Subject, inout RunningCommit) throws(TransitionError) -> Void
    ) -> Trigger {
        Trigger(request, anchor: { [weak node] in node }) {
            [weak subject, weak request] running throws(TransitionError) in
            if let subject { return try body(subject, &running) }
            guard let reason = request?.closing else {
                throw TransitionError("go on with \(request?.cause.description ?? "it")", .released)
            }
            running.commit.reject(reason)
        }
    }
}

extension Request {
    /// How a trigger ends that nothing is left to take, because that went with what had to come first; nil where that
    /// was not closed.
    package var closing: RejectionReason? { course?.closed.map { .closed($0.name) } }
}

extension Request {
    /// Keeps, from now on, none of what a transition was to show or close.
    func loosen() {
        guard case .transition(let title, by: _) = source else { return }
        let text = title()
        source = .transition { text }
    }

    /// Keeps, from now on, nothing of the tree.
    func forgetTree() {
        loosen()
        switch source {
        case .route(let route, on: let router):
            let (cause, target) = (cause, Self.target(of: router))
            source = .formerRoute(route, on: { [weak target] in target }, cause)
        case .recovery(let cause, from: let node):
            let (cause, node) = (cause(), node())
            source = .recovery({ cause }, from: { [weak node] in node })
        case .formerRoute, .transition, .report, nil: break
        }
    }
}
