extension Coordinator {
    /// Returns this coordinator with its first route, for any verb that shows it: `.push(child.at(.start))`.
    ///
    /// `[a]` → `[a, [first]]`. The route is taken in the same commit, once the coordinator has its place; the route's
    /// gates are asked then. If it is refused, nothing is shown. It is not taken if the coordinator is already shown.
    ///
    /// - Parameter route: The first route.
    /// - Returns: The argument for the verb.
    public func at(_ route: RouteType) -> Later<Self> {
        Later(self) { _, commit, _ in self.begin(at: route, in: commit) }
    }

    fileprivate func begin(at route: RouteType, in commit: Commit?) {
        // On a root that is created with it there is no commit: the route is triggered by itself, as in `init`.
        guard let commit else { return trigger(route, completion: nil) }
        commit.stage { running throws(TransitionError) in try running.join(route, on: self) }
    }
}

extension Later where Made: Coordinator {
    /// Returns the coordinator to be built, with its first route: `.push(Later { Comments() }.at(.all))`.
    ///
    /// - Parameter route: The first route.
    /// - Returns: The argument for the verb.
    public func at(_ route: Made.RouteType) -> Later<Made> {
        Later(self) { made, commit, _ in (made as? Made)?.begin(at: route, in: commit) }
    }
}
