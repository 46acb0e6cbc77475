// Routes may lead to routes without end: one that is answered with itself, or two coordinators that send each other
// theirs. A commit that thousands of routes have joined starts to check how they follow from each other. All others pay
// only for the counting.

extension Commit {
    /// The number of routes that may join without progress before the search for circles begins.
    @usableFromInline package static var joinLimit: Int { 4096 }

    /// The maximum nesting depth of routers that pass a route on to each other.
    @usableFromInline package static var routingDepthLimit: Int { 64 }

    /// The maximum nesting depth of transitions inside verbs. A debug build takes up to 16 KiB of stack for each, one
    /// with a sanitizer more, and threads have as little as 512 KiB.
    private static let nestingLimit = 12

    /// Checks whether routes lead back to themselves without a change in between.
    ///
    /// - Throws: `routesInCircle` if they do; `nestedTooDeep` if routers pass a route on without end.
    @usableFromInline package func lookForCircle(
        _ route: some Hashable & Sendable, of router: AnyObject
    ) throws(TransitionError) {
        guard routingDepth <= Self.routingDepthLimit else {
            let verb = "go to \(Self.name(of: AnyHashable(route)))"
            throw TransitionError(verb, .nestedTooDeep(limit: Self.routingDepthLimit), state: known?.treeLine ?? "")
        }
        guard joins > Self.joinLimit else { return }
        guard let search = circleSearch, search.changes == structuralEdits else {
            return circleSearch == nil ? beginCircleSearch() : endCircleSearch()
        }
        if let routes = search.circle(closedBy: route, router) { throw circle(routes) }
    }

    private func circle(_ routes: [AnyHashable]) -> TransitionError {
        let names = routes.map(Self.name)
        return TransitionError("go to \(names.last ?? "")", .routesInCircle(names), state: known?.treeLine ?? "")
    }

    private static func name(of route: AnyHashable) -> String { "\(type(of: route.base)).\(wording(of: route.base))" }

    /// Runs a transition inside a verb, on the call stack.
    ///
    /// - Throws: The error of `run`; `nestedTooDeep` beyond the limit.
    func nest(_ step: AnyTransition, _ run: () throws(TransitionError) -> Void) throws(TransitionError) {
        beginNesting()
        defer { endNesting() }
        guard nesting <= Self.nestingLimit else {
            throw TransitionError(
                "perform \(step)", .nestedTooDeep(limit: Self.nestingLimit), state: known?.treeLine ?? "")
        }
        try run()
    }
}

extension CircleSearch {
    /// Wraps a piece of work so that it sets the search's depth when it runs.
    func watched(_ work: Work) -> Work {
        let depth = depth + 1
        switch work {
        case .sequence(let frame): return .sequence(WatchedFrame(frame, self, depth))
        case .step(let run, let root, let options):
            return .step(
                { [self] root, running throws(TransitionError) in
                    self.depth = depth
                    try run(root, &running)
                }, root, options)
        case .request(let request):
            return .step(
                { [self] _, running throws(TransitionError) in
                    self.depth = depth
                    running.commit.beginTrigger(reveals: request.options.reveals)
                    try request.join(&running)
                }, request, request.options)
        case .origin: return work
        }
    }
}

/// A sequence that sets the search's depth when it runs.
private final class WatchedFrame: Frame {
    private let frame: any Frame
    private let search: CircleSearch
    private let depth: Int

    init(_ frame: any Frame, _ search: CircleSearch, _ depth: Int) {
        self.frame = frame
        self.search = search
        self.depth = depth
    }

    var index: Int { frame.index }

    func advance(_ commit: Commit) throws(TransitionError) -> Bool {
        search.depth = depth
        return try frame.advance(commit)
    }
}
