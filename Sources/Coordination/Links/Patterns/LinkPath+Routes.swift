extension LinkPath {
    /// Ends the address with a route that has no values.
    public func route(_ route: Last) -> LinkPattern<R> where Values == LinkNone {
        pattern(constant: route)
    }

    /// Ends the address with a route made from its value, by a case or a closure.
    ///
    /// - Parameters:
    ///   - make: The case or the closure.
    ///   - values: Returns the value in a route, for printing; nil for another route. Not needed if the route carries
    ///     the value unchanged: reflection finds it.
    public func route<A>(
        _ make: @escaping @Sendable (A) -> Last, values: (@Sendable (Last) -> A?)? = nil
    ) -> LinkPattern<R> where Values == LinkPair<LinkNone, A> {
        pattern(Self.making(make, values))
    }

    static func making<A>(
        _ make: @escaping @Sendable (A) -> Last, _ values: (@Sendable (Last) -> A?)?
    ) -> LinkMaking {
        LinkMaking(make, values: values) {
            [$0]
        } reading: { values in
            guard let a: A = values[0] else { return nil }
            return a
        }
    }

    /// Ends the address with a route made from its two values, in order.
    public func route<A, B>(
        _ make: @escaping @Sendable (A, B) -> Last, values: (@Sendable (Last) -> (A, B)?)? = nil
    ) -> LinkPattern<R> where Values == LinkPair<LinkPair<LinkNone, A>, B> {
        pattern(Self.making(make, values))
    }

    static func making<A, B>(
        _ make: @escaping @Sendable (A, B) -> Last, _ values: (@Sendable (Last) -> (A, B)?)?
    ) -> LinkMaking {
        LinkMaking({ make($0.0, $0.1) }, values: values) {
            [$0.0, $0.1]
        } reading: { values in
            guard let a: A = values[0], let b: B = values[1] else { return nil }
            return (a, b)
        }
    }

    /// Ends the address with a route made from its three values, in order.
    public func route<A, B, C>(
        _ make: @escaping @Sendable (A, B, C) -> Last, values: (@Sendable (Last) -> (A, B, C)?)? = nil
    ) -> LinkPattern<R> where Values == LinkPair<LinkPair<LinkPair<LinkNone, A>, B>, C> {
        pattern(Self.making(make, values))
    }

    static func making<A, B, C>(
        _ make: @escaping @Sendable (A, B, C) -> Last, _ values: (@Sendable (Last) -> (A, B, C)?)?
    ) -> LinkMaking {
        LinkMaking({ make($0.0, $0.1, $0.2) }, values: values) {
            [$0.0, $0.1, $0.2]
        } reading: { values in
            guard let a: A = values[0], let b: B = values[1], let c: C = values[2] else { return nil }
            return (a, b, c)
        }
    }

    /// Ends the address with a route made from its four values, in order.
    public func route<A, B, C, D>(
        _ make: @escaping @Sendable (A, B, C, D) -> Last, values: (@Sendable (Last) -> (A, B, C, D)?)? = nil
    ) -> LinkPattern<R> where Values == LinkPair<LinkPair<LinkPair<LinkPair<LinkNone, A>, B>, C>, D> {
        pattern(Self.making(make, values))
    }

    static func making<A, B, C, D>(
        _ make: @escaping @Sendable (A, B, C, D) -> Last, _ values: (@Sendable (Last) -> (A, B, C, D)?)?
    ) -> LinkMaking {
        LinkMaking({ make($0.0, $0.1, $0.2, $0.3) }, values: values) {
            [$0.0, $0.1, $0.2, $0.3]
        } reading: { values in
            guard let a: A = values[0], let b: B = values[1],
                let c: C = values[2], let d: D = values[3]
            else { return nil }
            return (a, b, c, d)
        }
    }

    /// Ends the address with a route made from its five values, in order.
    public func route<A, B, C, D, E>(
        _ make: @escaping @Sendable (A, B, C, D, E) -> Last, values: (@Sendable (Last) -> (A, B, C, D, E)?)? = nil
    ) -> LinkPattern<R> where Values == LinkPair<LinkPair<LinkPair<LinkPair<LinkPair<LinkNone, A>, B>, C>, D>, E> {
        pattern(Self.making(make, values))
    }

    static func making<A, B, C, D, E>(
        _ make: @escaping @Sendable (A, B, C, D, E) -> Last, _ values: (@Sendable (Last) -> (A, B, C, D, E)?)?
    ) -> LinkMaking {
        LinkMaking({ make($0.0, $0.1, $0.2, $0.3, $0.4) }, values: values) {
            [$0.0, $0.1, $0.2, $0.3, $0.4]
        } reading: { values in
            guard let a: A = values[0], let b: B = values[1], let c: C = values[2],
                let d: D = values[3], let e: E = values[4]
            else { return nil }
            return (a, b, c, d, e)
        }
    }

    /// Ends the address with a route made from its six values, in order.
    public func route<A, B, C, D, E, F>(
        _ make: @escaping @Sendable (A, B, C, D, E, F) -> Last, values: (@Sendable (Last) -> (A, B, C, D, E, F)?)? = nil
    ) -> LinkPattern<R>
    where Values == LinkPair<LinkPair<LinkPair<LinkPair<LinkPair<LinkPair<LinkNone, A>, B>, C>, D>, E>, F> {
        pattern(Self.making(make, values))
    }

    static func making<A, B, C, D, E, F>(
        _ make: @escaping @Sendable (A, B, C, D, E, F) -> Last, _ values: (@Sendable (Last) -> (A, B, C, D, E, F)?)?
    ) -> LinkMaking {
        LinkMaking({ make($0.0, $0.1, $0.2, $0.3, $0.4, $0.5) }, values: values) {
            [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5]
        } reading: { values in
            guard let a: A = values[0], let b: B = values[1], let c: C = values[2],
                let d: D = values[3], let e: E = values[4], let f: F = values[5]
            else { return nil }
            return (a, b, c, d, e, f)
        }
    }

    private func pattern(constant: Last) -> LinkPattern<R> {
        end(LinkRoute(Last.self, constant: constant, fields: [], making: nil))
    }

    private func pattern(_ making: LinkMaking) -> LinkPattern<R> {
        end(LinkRoute(Last.self, constant: nil, fields: fields, making: making))
    }

    private func end(_ route: LinkRoute) -> LinkPattern<R> {
        let head = row.with {
            $0.hops.append(LinkHop(route: route, base: base))
        }
        return LinkPattern(head: head, isAddress: true)
    }
}
