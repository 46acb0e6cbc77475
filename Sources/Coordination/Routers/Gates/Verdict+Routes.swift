extension Verdict {
    /// Another route is taken in place of the trigger, through the nearest router that takes that route. The trigger
    /// is undone, with all steps of a link, and its outcome is that of the route, whose own gates are asked.
    ///
    /// A trigger that gates redirect more than sixteen times fails with `gateLoops`.
    public static func redirect(to route: some Route) -> Verdict { Verdict(.redirect(PlaceableDemand(nearest: route))) }

    /// Another route is taken first, through the nearest router that takes it; its own gates are asked. When what it
    /// showed has finished, or has gone, the trigger is planned again.
    ///
    /// Triggers that have to wait for the same route share it.
    public static func require(_ route: some Route) -> Verdict { Verdict(.require(PlaceableDemand(nearest: route))) }
}

extension PlaceableDemand {
    /// A route for the nearest router that takes it.
    fileprivate convenience init(nearest route: some Route) {
        self.init(route) { RouteIntent(route, nearestTo: $0) }
    }
}

extension GateRequest {
    /// Makes a request by hand, to try a gate:
    ///
    /// ```swift
    /// #expect(Gate.signedIn(session).verdict(for: GateRequest(AppRoute.profile)).isAllowed)
    /// ```
    ///
    /// - Parameters:
    ///   - route: The route that it is about.
    ///   - attempt: How often the trigger has been planned.
    ///   - options: How the trigger is to be carried out.
    public init(_ route: some Route, attempt: Int = 1, options: TransitionOptions = .animated) {
        self.init(.route(route), attempt: attempt, options: options)
    }

    /// The route that it is about, if it is one of that type; nil where a type's gates are asked.
    public func route<R: Route>(of type: R.Type) -> R? { route as? R }
}
