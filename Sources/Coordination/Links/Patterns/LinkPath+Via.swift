public import Coordination

extension LinkPath {
    /// Says that a hop comes before the route, which is made of the values so far. The next route has those that
    /// follow.
    ///
    /// ```swift
    /// .path("boards").value(String.self).via(AppRoute.board, to: ThreadRoute.self).value(Int.self)
    ///     .route(ThreadRoute.open)
    /// ```
    ///
    /// - Parameters:
    ///   - make: The hop's route.
    ///   - type: The routes of the hop after it.
    ///   - values: The value of a route, nil for another one. Nil where reflection finds it.
    public func via<A, Next: Route>(
        _ make: @escaping @Sendable (A) -> Last, to type: Next.Type,
        values: (@Sendable (Last) -> A?)? = nil
    ) -> LinkPath<R, Next, LinkNone> where Values == LinkPair<LinkNone, A> {
        via(LinkRoute(Last.self, constant: nil, fields: fields, making: Self.making(make, values)), base: row.slotCount)
    }

    /// Says that a hop comes before the route, which is made of its two values, in the order in which they were said.
    public func via<A, B, Next: Route>(
        _ make: @escaping @Sendable (A, B) -> Last, to type: Next.Type,
        values: (@Sendable (Last) -> (A, B)?)? = nil
    ) -> LinkPath<R, Next, LinkNone> where Values == LinkPair<LinkPair<LinkNone, A>, B> {
        via(LinkRoute(Last.self, constant: nil, fields: fields, making: Self.making(make, values)), base: row.slotCount)
    }

    /// Says that a hop comes before the route, which is made of its three values, in the order in which they were said.
    public func via<A, B, C, Next: Route>(
        _ make: @escaping @Sendable (A, B, C) -> Last, to type: Next.Type,
        values: (@Sendable (Last) -> (A, B, C)?)? = nil
    ) -> LinkPath<R, Next, LinkNone> where Values == LinkPair<LinkPair<LinkPair<LinkNone, A>, B>, C> {
        via(LinkRoute(Last.self, constant: nil, fields: fields, making: Self.making(make, values)), base: row.slotCount)
    }
}
