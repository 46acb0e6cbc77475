/// Who asks for a commit, how, and who is to hear of it.
@usableFromInline package final class Request {
    package let options: TransitionOptions
    package let location: CallSite
    package let completion: ((TransitionOutcome) -> Void)?

    /// What it came from; nil where nobody will ask.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package var source: Source?

    /// What has become of it, where it was not done at once.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private(set) var course: Course?

    /// Whether it is a recovery that asks nobody and waits for nobody.
    package var isForced = false

    @inline(never)
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
    @usableFromInline package indirect enum Source {
        /// A route, and the router that was asked, or the node that it climbs from.
        case route(any Route, on: AnyObject)
        /// A transition in words, and the coordinator that asked for it, if one did.
        case transition(() -> String, by: AnyObject? = nil)
        /// Keeps no tree: it may go while the report settles.
        case report(Report, from: () -> Node?)
        case recovery(() -> Cause, from: () -> Node?)
        /// A route as it waits for something to happen first: its router is not kept.
        case formerRoute(any Route, on: () -> AnyObject?, Cause)
    }
}

extension Request {
    /// What has become of it, to be added to.
    func demandCourse() -> Course {
        course ?? makeCourse()
    }

    @inline(never)
    private func makeCourse() -> Course {
        let made = Course()
        course = made
        return made
    }

    /// Tells those who asked how it ended.
    ///
    /// - Returns: Whether anybody has asked.
    @discardableResult
    func end(_ outcome: TransitionOutcome) -> Bool {
        completion?(outcome)
        guard let course, !course.followers.isEmpty else { return completion != nil }
        for follower in course.followers { follower.end(outcome) }
        return true
    }

    /// Tells those who asked how it ended; a failure that none of them hears is reported.
    func end(_ outcome: TransitionOutcome, reportingTo diagnostics: ((Diagnostic) -> Void)?) {
        if !end(outcome), case .failed(let error) = outcome {
            Diagnostic(error, at: location).report(to: diagnostics)
        }
    }

    /// Whether anybody hears how it ends.
    var isHeard: Bool { completion != nil || course?.followers.isEmpty == false }

    var report: Report? {
        if case .report(let report, _) = source { report } else { nil }
    }

    var isRecovery: Bool {
        if case .recovery = source { true } else { false }
    }

    /// Whether both are the same route on the same router, and brought to the front alike.
    @inline(never)
    func isSame(as other: Request) -> Bool {
        guard let (route, router) = routed, let (others, otherRouter) = other.routed else { return false }
        return route == others && router === otherRouter && options.reveals == other.options.reveals
    }

    /// The same for all that are the same route on the same router; nil for what is no route.
    @inline(never)
    var routeHash: Int? {
        guard let (route, router) = routed else { return nil }
        var hasher = Hasher()
        hasher.combine(route)
        hasher.combine(ObjectIdentifier(router))
        return hasher.finalize()
    }

    @inline(never)
    private var routed: (AnyHashable, AnyObject)? {
        switch source {
        case .route(let route, on: let router): return (AnyHashable(route), Self.target(of: router))
        case .formerRoute(let route, on: let router, _): return router().map { (AnyHashable(route), $0) }
        case .transition, .report, .recovery, nil: return nil
        }
    }

    /// Whether the coordinator of a root asked for it, or was asked for it.
    func isAsked(ofCoordinatorOf root: Node) -> Bool {
        let coordinator: AnyObject?
        if case .transition(_, by: let asker) = source { coordinator = asker } else { coordinator = routed?.1 }
        guard let coordinator, !(coordinator is Node) else { return false }
        return (coordinator as? any Presentable)?.node === root
    }

    static func target(of router: AnyObject) -> AnyObject {
        (router as? any RouterHandle)?.routed ?? router
    }
}

/// Something that only passes routes on to a router: the same route through it is the same route.
package protocol RouterHandle: AnyObject {
    /// Who gets the routes; nil once that has gone.
    var routed: AnyObject? { get }
}
