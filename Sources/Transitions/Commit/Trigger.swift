/// A trigger as a value: what it does can be planned again, as often as it has to be.
package final class Trigger {
    /// What it joins to a commit. Asked once for each attempt.
    package let body: (inout RunningCommit) throws(TransitionError) -> Void

    /// A node of the tree that it changes; nil for one that changes no tree.
    package let anchor: () -> Node?

    let request: Request

    /// Whether the one who asked has given it up while it waited.
    package var isWithdrawn = false

    /// Whether nobody waits for it any more.
    var isForgotten: Bool { isWithdrawn && request.followers.isEmpty }

    package init(
        _ request: Request, anchor: @escaping () -> Node?,
        body: @escaping (inout RunningCommit) throws(TransitionError) -> Void
    ) {
        self.request = request
        self.anchor = anchor
        self.body = body
    }
}

/// Who asks for a commit, how, and who is to hear of it.
package final class Request {
    package let options: TransitionOptions
    package let location: CallSite
    package let completion: ((TransitionOutcome) -> Void)?

    /// What it came from; nil where nobody will ask.
    package var source: Source?

    /// Those who asked for the same while it waited or settled, and share its outcome.
    var followers: [(TransitionOutcome) -> Void] = []

    package init(
        _ source: Source?, _ options: TransitionOptions, _ location: CallSite,
        _ completion: ((TransitionOutcome) -> Void)?
    ) {
        self.source = source
        self.options = options
        self.location = location
        self.completion = completion
    }

    /// What a commit comes from.
    package enum Source {
        /// A route, and the router that was asked, or the node that it climbs from.
        case route(AnyHashable, on: AnyObject)
        case transition(() -> String)
        /// Keeps no tree: it may go while the report settles.
        case report(Report, from: () -> Node?)
        case recovery(() -> String, from: Node)
    }
}

extension Request {
    /// Tells those who asked how it ended.
    ///
    /// - Returns: Whether anybody has asked.
    @discardableResult
    func end(_ outcome: TransitionOutcome) -> Bool {
        completion?(outcome)
        for follower in followers { follower(outcome) }
        return completion != nil || !followers.isEmpty
    }

    /// Whether anybody hears how it ends.
    var isHeard: Bool { completion != nil || !followers.isEmpty }

    var report: Report? {
        if case .report(let report, _) = source { report } else { nil }
    }

    var isRecovery: Bool {
        if case .recovery = source { true } else { false }
    }

    /// What a log calls it.
    var title: String {
        switch source {
        case .route(let route, let node as Node): "\(route.base) from \(node.label)"
        case .route(let route, let router): "\(route.base) on \(type(of: router))"
        case .transition(let title): title()
        case .report(let report, _): "the person: \(report)"
        case .recovery(let title, _): "recovery: \(title())"
        case nil: ""
        }
    }

    /// Keeps, from now on, none of what a transition was to show or close.
    func loosen() {
        guard case .transition(let title) = source else { return }
        let text = title()
        source = .transition { text }
    }

    /// Whether both are the same route on the same router.
    func isSame(as other: Request) -> Bool {
        guard case .route(let route, let router) = source, case .route(let others, let otherRouter) = other.source
        else { return false }
        return route == others && Self.target(of: router) === Self.target(of: otherRouter)
    }

    private static func target(of router: AnyObject) -> AnyObject {
        (router as? any RouterHandle)?.routed ?? router
    }
}

/// Something that only passes routes on to a router: the same route through it is the same route.
package protocol RouterHandle: AnyObject {
    /// Who gets the routes; nil once that has gone.
    var routed: AnyObject? { get }
}
