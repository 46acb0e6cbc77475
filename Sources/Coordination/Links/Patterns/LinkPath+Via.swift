public import Coordination

extension LinkPath {
    /// Adds a hop, made from the value so far, before the route. The next route gets the values that follow.
    ///
    /// ```swift
    /// .path("boards").value(String.self).via(AppRoute.board, to: ThreadRoute.self).value(Int.self)
    ///     .route(ThreadRoute.open)
    /// ```
    ///
    /// - Parameters:
    ///   - make: The route of the hop.
    ///   - type: The type of the next route.
    ///   - values: Returns the value in a route, for printing; nil for another route. Not needed if reflection finds
    ///     it.
    public func via<A, Next: Route>(
        _ make: @escaping @Sendable (A) -> Last, to type: Next.Type,
        values: (@Sendable (Last) -> A?)? = nil
    ) -> LinkPath<R, Next, LinkNone> where Values == LinkPair<LinkNone, A> {
        via(LinkRoute(Last.self, constant: nil, fields: fields, making: Self.making(make, values)), base: row.slotCount)
    }

    /// Adds a hop, made from the two values so far, in order, before the route.
    public func via<A, B, Next: Route>(
        _ make: @escaping @Sendable (A, B) -> Last, to type: Next.Type,
        values: (@Sendable (Last) -> (A, B)?)? = nil
    ) -> LinkPath<R, Next, LinkNone> where Values == LinkPair<LinkPair<LinkNone, A>, B> {
        via(LinkRoute(Last.self, constant: nil, fields: fields, making: Self.making(make, values)), base: row.slotCount)
    }

    /// Adds a hop, made from the three values so far, in order, before the route.
    public func via<A, B, C, Next: Route>(
        _ make: @escaping @Sendable (A, B, C) -> Last, to type: Next.Type,
        values: (@Sendable (Last) -> (A, B, C)?)? = nil
    ) -> LinkPath<R, Next, LinkNone> where Values == LinkPair<LinkPair<LinkPair<LinkNone, A>, B>, C> {
        via(LinkRoute(Last.self, constant: nil, fields: fields, making: Self.making(make, values)), base: row.slotCount)
    }
}
