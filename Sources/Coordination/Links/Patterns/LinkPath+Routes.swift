extension LinkPath {
    /// Ends the address with a route that has no values.
    public func route(_ route: Last) -> LinkPattern<R> where Values == LinkNone {
        pattern(constant: route)
    }

    /// Ends an old address with a route that has no values. It is read, and never printed.
    public func legacy(_ route: Last) -> LinkPattern<R> where Values == LinkNone {
        pattern(constant: route, isLegacy: true)
    }

    /// Ends the address with a route of its value: a case, or a closure.
    ///
    /// - Parameters:
    ///   - make: The route.
    ///   - values: The value of a route, nil for another one. Nil where reflection finds it, which it does where the
    ///     route carries it as it is.
    public func route<A>(
        _ make: @escaping @Sendable (A) -> Last, values: (@Sendable (Last) -> A?)? = nil
    ) -> LinkPattern<R> where Values == LinkPair<LinkNone, A> {
        pattern(Self.made(make), Self.said(values) { [$0] })
    }

    /// Ends an old address, that is read and never printed, with a route of its value.
    public func legacy<A>(
        _ make: @escaping @Sendable (A) -> Last
    ) -> LinkPattern<R> where Values == LinkPair<LinkNone, A> {
        pattern(Self.made(make), nil, isLegacy: true)
    }

    private static func made<A>(_ make: @escaping @Sendable (A) -> Last) -> LinkMaking {
        LinkMaking { values in
            guard let a: A = values[0] else { return nil }
            return make(a)
        } taking: { payload in
            (payload as? A).map { [$0] }
        }
    }

    /// Ends the address with a route of its two values, in the order in which they were said.
    public func route<A, B>(
        _ make: @escaping @Sendable (A, B) -> Last, values: (@Sendable (Last) -> (A, B)?)? = nil
    ) -> LinkPattern<R> where Values == LinkPair<LinkPair<LinkNone, A>, B> {
        pattern(Self.made(make), Self.said(values) { [$0.0, $0.1] })
    }

    /// Ends an old address with a route of its two values.
    public func legacy<A, B>(
        _ make: @escaping @Sendable (A, B) -> Last
    ) -> LinkPattern<R> where Values == LinkPair<LinkPair<LinkNone, A>, B> {
        pattern(Self.made(make), nil, isLegacy: true)
    }

    private static func made<A, B>(_ make: @escaping @Sendable (A, B) -> Last) -> LinkMaking {
        LinkMaking { values in
            guard let a: A = values[0], let b: B = values[1] else { return nil }
            return make(a, b)
        } taking: { payload in
            (payload as? (A, B)).map { [$0.0, $0.1] }
        }
    }

    /// Ends the address with a route of its three values, in the order in which they were said.
    public func route<A, B, C>(
        _ make: @escaping @Sendable (A, B, C) -> Last, values: (@Sendable (Last) -> (A, B, C)?)? = nil
    ) -> LinkPattern<R> where Values == LinkPair<LinkPair<LinkPair<LinkNone, A>, B>, C> {
        pattern(Self.made(make), Self.said(values) { [$0.0, $0.1, $0.2] })
    }

    /// Ends an old address with a route of its three values.
    public func legacy<A, B, C>(
        _ make: @escaping @Sendable (A, B, C) -> Last
    ) -> LinkPattern<R> where Values == LinkPair<LinkPair<LinkPair<LinkNone, A>, B>, C> {
        pattern(Self.made(make), nil, isLegacy: true)
    }

    private static func made<A, B, C>(_ make: @escaping @Sendable (A, B, C) -> Last) -> LinkMaking {
        LinkMaking { values in
            guard let a: A = values[0], let b: B = values[1], let c: C = values[2] else { return nil }
            return make(a, b, c)
        } taking: { payload in
            (payload as? (A, B, C)).map { [$0.0, $0.1, $0.2] }
        }
    }

    /// Ends the address with a route of its four values, in the order in which they were said.
    public func route<A, B, C, D>(
        _ make: @escaping @Sendable (A, B, C, D) -> Last, values: (@Sendable (Last) -> (A, B, C, D)?)? = nil
    ) -> LinkPattern<R> where Values == LinkPair<LinkPair<LinkPair<LinkPair<LinkNone, A>, B>, C>, D> {
        pattern(Self.made(make), Self.said(values) { [$0.0, $0.1, $0.2, $0.3] })
    }

    /// Ends an old address with a route of its four values.
    public func legacy<A, B, C, D>(
        _ make: @escaping @Sendable (A, B, C, D) -> Last
    ) -> LinkPattern<R> where Values == LinkPair<LinkPair<LinkPair<LinkPair<LinkNone, A>, B>, C>, D> {
        pattern(Self.made(make), nil, isLegacy: true)
    }

    private static func made<A, B, C, D>(_ make: @escaping @Sendable (A, B, C, D) -> Last) -> LinkMaking {
        LinkMaking { values in
            guard let a: A = values[0], let b: B = values[1],
                let c: C = values[2], let d: D = values[3]
            else { return nil }
            return make(a, b, c, d)
        } taking: { payload in
            (payload as? (A, B, C, D)).map { [$0.0, $0.1, $0.2, $0.3] }
        }
    }

    /// Ends the address with a route of its five values, in the order in which they were said.
    public func route<A, B, C, D, E>(
        _ make: @escaping @Sendable (A, B, C, D, E) -> Last, values: (@Sendable (Last) -> (A, B, C, D, E)?)? = nil
    ) -> LinkPattern<R> where Values == LinkPair<LinkPair<LinkPair<LinkPair<LinkPair<LinkNone, A>, B>, C>, D>, E> {
        pattern(Self.made(make), Self.said(values) { [$0.0, $0.1, $0.2, $0.3, $0.4] })
    }

    /// Ends an old address with a route of its five values.
    public func legacy<A, B, C, D, E>(
        _ make: @escaping @Sendable (A, B, C, D, E) -> Last
    ) -> LinkPattern<R> where Values == LinkPair<LinkPair<LinkPair<LinkPair<LinkPair<LinkNone, A>, B>, C>, D>, E> {
        pattern(Self.made(make), nil, isLegacy: true)
    }

    private static func made<A, B, C, D, E>(_ make: @escaping @Sendable (A, B, C, D, E) -> Last) -> LinkMaking {
        LinkMaking { values in
            guard let a: A = values[0], let b: B = values[1], let c: C = values[2],
                let d: D = values[3], let e: E = values[4]
            else { return nil }
            return make(a, b, c, d, e)
        } taking: { payload in
            (payload as? (A, B, C, D, E)).map { [$0.0, $0.1, $0.2, $0.3, $0.4] }
        }
    }

    /// Ends the address with a route of its six values, in the order in which they were said.
    public func route<A, B, C, D, E, F>(
        _ make: @escaping @Sendable (A, B, C, D, E, F) -> Last, values: (@Sendable (Last) -> (A, B, C, D, E, F)?)? = nil
    ) -> LinkPattern<R>
    where Values == LinkPair<LinkPair<LinkPair<LinkPair<LinkPair<LinkPair<LinkNone, A>, B>, C>, D>, E>, F> {
        pattern(Self.made(make), Self.said(values) { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5] })
    }

    /// Ends an old address with a route of its six values.
    public func legacy<A, B, C, D, E, F>(
        _ make: @escaping @Sendable (A, B, C, D, E, F) -> Last
    ) -> LinkPattern<R>
    where Values == LinkPair<LinkPair<LinkPair<LinkPair<LinkPair<LinkPair<LinkNone, A>, B>, C>, D>, E>, F> {
        pattern(Self.made(make), nil, isLegacy: true)
    }

    private static func made<A, B, C, D, E, F>(_ make: @escaping @Sendable (A, B, C, D, E, F) -> Last) -> LinkMaking {
        LinkMaking { values in
            guard let a: A = values[0], let b: B = values[1], let c: C = values[2],
                let d: D = values[3], let e: E = values[4], let f: F = values[5]
            else { return nil }
            return make(a, b, c, d, e, f)
        } taking: { payload in
            (payload as? (A, B, C, D, E, F)).map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5] }
        }
    }

    private func pattern(constant: Last, isLegacy: Bool = false) -> LinkPattern<R> {
        end(LinkRoute(Last.self, constant: constant, fields: [], making: nil, values: nil), isLegacy)
    }

    private func pattern(
        _ making: LinkMaking, _ values: LinkRoute.Values?, isLegacy: Bool = false
    ) -> LinkPattern<R> {
        end(LinkRoute(Last.self, constant: nil, fields: fields, making: making, values: values), isLegacy)
    }

    private static func said<Told>(
        _ values: (@Sendable (Last) -> Told?)?, _ list: @escaping @Sendable (Told) -> [Any]
    ) -> LinkRoute.Values? {
        guard let values else { return nil }
        return { route in
            guard let route = route as? Last, let told = values(route) else { return nil }
            return list(told)
        }
    }

    private func end(_ route: LinkRoute, _ isLegacy: Bool) -> LinkPattern<R> {
        LinkPattern(
            head: row.with {
                $0.hops.append(LinkHop(route: route, base: 0))
                $0.isLegacy = isLegacy
            })
    }
}
