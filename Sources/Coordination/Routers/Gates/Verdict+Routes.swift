extension Verdict {
    /// Takes another route in place of the trigger, on the nearest router that takes it, if that route's own gates
    /// allow it. The trigger is undone, with all steps of a link, and shares the outcome of the other route.
    ///
    /// A trigger that gates redirect more than sixteen times fails.
    public static func redirect(to route: some Route) -> Verdict { Verdict(.redirect(PlaceableDemand(nearest: route))) }

    /// Takes another route first, on the nearest router that takes it, if that route's own gates allow it. When the
    /// screen shown for it has finished or gone, the trigger is planned again.
    ///
    /// Triggers that require the same route share the screen.
    public static func require(_ route: some Route) -> Verdict { Verdict(.require(PlaceableDemand(nearest: route))) }
}

extension Repair {
    /// Removes the place, as by `remove`, and then takes a route on the nearest router that takes it, if that route's
    /// own gates allow it.
    public static func replace(by route: some Route) -> Repair { Repair(replacingBy: PlaceableDemand(nearest: route)) }
}

extension PlaceableDemand {
    fileprivate convenience init(nearest route: some Route) {
        self.init(route) { RouteIntent(route, nearestTo: $0) }
    }
}

extension GateRequest {
    /// Creates a request by hand, to test a gate:
    ///
    /// ```swift
    /// #expect(Gate.signedIn(session).verdict(for: GateRequest(AppRoute.profile)).isAllowed)
    /// ```
    ///
    /// - Parameters:
    ///   - route: The route to ask about.
    ///   - attempt: The number of times the trigger has been planned.
    ///   - options: The options of the trigger.
    public init(_ route: some Route, attempt: Int = 1, options: TransitionOptions = .animated) {
        self.init(.route(route), attempt: attempt, options: options)
    }

    /// Creates a request that is asked in advance.
    package init(trial route: any Route, _ options: TransitionOptions) {
        self.init(.route(route), attempt: 1, options: options, isTrial: true)
    }

    /// Returns the route to ask about, if it has this type; nil also for a type shown without a route.
    public func route<R: Route>(of type: R.Type) -> R? { route as? R }
}
