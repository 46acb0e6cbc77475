extension Transition {
    /// A coordinator's route, in the same commit: the transition that the coordinator prepares for it becomes a part of
    /// this one. Its gates are asked, and it is prepared, when it is reached, not before.
    ///
    /// ``trigger(_:on:)`` does the same on any router, such as a weak handle or a redirection.
    @inlinable
    public static func route<C: Coordinator>(_ route: C.RouteType, on coordinator: C) -> Transition {
        joining("route", route, coordinator)
    }

    /// Another router's route, in the same commit: prepared when it is reached, not before.
    @inlinable
    public static func trigger<R: Router>(_ route: R.RouteType, on router: R) -> Transition {
        joining("trigger", route, router)
    }

    /// Not there: a route is triggered on its router, or sent up the tree.
    @available(*, unavailable, message: "name the router, 'trigger(_:on:)'; a route that goes up the tree: 'send'")
    public static func trigger(_ route: any Route) -> Transition { .none() }

    /// A route that is sent up the tree, in the same commit: the nearest coordinator that takes it goes there, looked
    /// for when it is reached. Where no router takes it, it is refused.
    public static func send(_ route: some Route) -> Transition {
        Transition(
            "send", .words("\(Hop(route))"),
            .deferred { root, commit throws(TransitionError) in
                try commit.climb(route, from: root.node, [])
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

/// A route that a step joins, kept once for what it does and for what it is called.
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
    /// Several of this coordinator's routes in order, in one commit; each is prepared after the one before was applied.
    /// The first that is refused undoes them all, and its index is in the error.
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
