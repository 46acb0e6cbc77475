extension Transition {
    /// Goes to a route of a coordinator in the same commit, as a part of this transition. The gates of the route are
    /// asked, and its transition is prepared, when this step is reached, not before.
    ///
    /// ``trigger(_:on:)`` does the same on any router, such as a weak handle or a redirection.
    @inlinable
    public static func route<C: Coordinator>(_ route: C.RouteType, on coordinator: C) -> Transition {
        joining("route", route, coordinator)
    }

    /// Goes to a route of any router in the same commit, prepared when this step is reached, not before.
    @inlinable
    public static func trigger<R: Router>(_ route: R.RouteType, on router: R) -> Transition {
        joining("trigger", route, router)
    }

    /// Unavailable: trigger a route on its router, or send it up the tree.
    @available(*, unavailable, message: "name the router, 'trigger(_:on:)'; a route that goes up the tree: 'send'")
    public static func trigger(_ route: any Route) -> Transition { .none() }

    /// Sends a route up the tree in the same commit, to the nearest coordinator that takes it when this step is
    /// reached. If no router takes it, the step is refused.
    public static func send(_ route: some Route) -> Transition {
        Transition(
            "send", .words("\(Hop(route))"),
            .deferred { root, commit throws(TransitionError) in
                try commit.send(route, from: root.node, [])
            })
    }

    @inlinable
    static func joining<R: Router>(_ verb: String, _ route: R.RouteType, _ router: R) -> Transition {
        let joining = Joining(route, router)
        let join: (AnyObject, inout RunningCommit) throws(TransitionError) -> Void = {
            _, commit throws(TransitionError) in
            try commit.join(joining.route, on: joining.router)
        }
        return Transition(verb, .described(joining), .joining(join))
    }
}

/// A route that a step joins, shared by the step's closure and its description.
@usableFromInline final class Joining<R: Router>: CustomStringConvertible {
    @usableFromInline let route: R.RouteType
    @usableFromInline let router: R

    @inlinable init(_ route: R.RouteType, _ router: R) {
        self.route = route
        self.router = router
    }

    @usableFromInline var description: String { "\(wording(of: route)) on \(type(of: router))" }
}

extension Coordinator {
    /// Returns several of this coordinator's routes as one transition, each prepared after the one before was applied.
    /// If one is refused, all are undone, and the error has the index of that one.
    @inlinable
    public func chain(routes: [RouteType]) -> Transition<Root> {
        let join: (Int, inout RunningCommit) throws(TransitionError) -> Void = {
            index, commit throws(TransitionError) in
            try commit.join(routes[index], on: self)
        }
        let begin: (AnyObject, inout RunningCommit) throws(TransitionError) -> Void = { _, commit in
            commit.commit.stage(routes.count, join)
        }
        return Transition("multiple", .words(self.words(of: routes)), .joining(begin))
    }

    @usableFromInline
    func words(of routes: [RouteType]) -> String {
        routes.map { "trigger(\(wording(of: $0)) on \(type(of: self)))" }.joined(separator: ", ")
    }
}
