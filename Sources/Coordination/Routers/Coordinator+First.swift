extension Coordinator {
    /// This with its first route, for whatever shows it, in the same commit: `.push(child.at(.start))`.
    ///
    /// `[a]` → `[a, [first]]`. The route is taken once this has its place, its gates are asked then, and where it is
    /// refused nothing is shown. Where this stands there already, the route is not taken.
    ///
    /// - Parameter route: The first route.
    /// - Returns: The argument of a verb.
    public func at(_ route: RouteType) -> Later<Self> {
        Later(self) { _, commit, _ in self.begin(at: route, in: commit) }
    }

    fileprivate func begin(at route: RouteType, in commit: Commit?) {
        // A root that is made with it is in no commit: it begins by itself, as it would in `init`.
        guard let commit else { return trigger(route, completion: nil) }
        commit.stage { running throws(TransitionError) in try running.join(route, on: self) }
    }
}

extension Later where Made: Coordinator {
    /// The coordinator that is built, with its first route: `.push(Later { Comments() }.at(.all))`.
    ///
    /// - Parameter route: The first route.
    /// - Returns: The argument of a verb.
    public func at(_ route: Made.RouteType) -> Later<Made> {
        Later(self) { made, commit, _ in (made as? Made)?.begin(at: route, in: commit) }
    }
}
