public import Coordination

extension LinkPath {
    /// Adds words after a value.
    ///
    /// ```swift
    /// .path("orders").value(Int.self, "id").path("items").value(Int.self, "item").route(OrdersRoute.item)
    /// ```
    public func path(_ path: String) -> LinkPath {
        with { $0.steps += LinkRow.words(path) }
    }

    /// Adds a segment with a value.
    ///
    /// - Parameters:
    ///   - type: The type of the value: a ``LinkValue``, or `RawRepresentable` over one.
    ///   - name: The name in listings and messages. Use the label in the route's case, so that `problems()` finds
    ///     swapped values.
    public func value<Value: LinkValue>(
        _ type: Value.Type, _ name: String? = nil
    ) -> LinkPath<R, Last, LinkPair<Values, Value>> {
        value(ValueKind(type), name)
    }

    /// Adds a segment for an enum or another type with a raw value.
    @_disfavoredOverload
    public func value<Value: RawRepresentable & Sendable>(
        _ type: Value.Type, _ name: String? = nil
    ) -> LinkPath<R, Last, LinkPair<Values, Value>> where Value.RawValue: LinkValue {
        value(ValueKind(raw: type), name)
    }

    /// Adds all remaining segments, decoded. There may be none.
    public func rest(_ name: String? = nil) -> LinkPath<R, Last, LinkPair<Values, [String]>> {
        next { row in row.steps.append(.rest(row.field(name, ValueKind(String.self), .all))) }
    }

    /// Adds a query item with a fixed value. The line reads only addresses with this item, which gives the route no
    /// value.
    ///
    /// ```swift
    /// .path("stores").query("view", is: "map").route(.map)
    /// ```
    public func query(_ key: String, is value: String) -> LinkPath {
        with { $0.items.append(.constant(key: key, value: value)) }
    }

    /// Adds the text after the `#`, which may be absent.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - ignoringWrong: True if a wrong text counts as absent. The text is then in `ParsedLink.unreadFragment`.
    public func fragment<Value: LinkValue>(
        _ type: Value.Type, ignoringWrong: Bool = false
    ) -> LinkPath<R, Last, LinkPair<Values, Value?>> {
        fragment(ValueKind(type), ignoringWrong)
    }

    /// Adds the text after the `#`, which may be absent, for an enum or another type with a raw value.
    @_disfavoredOverload
    public func fragment<Value: RawRepresentable & Sendable>(
        _ type: Value.Type, ignoringWrong: Bool = false
    ) -> LinkPath<R, Last, LinkPair<Values, Value?>> where Value.RawValue: LinkValue {
        fragment(ValueKind(raw: type), ignoringWrong)
    }

    /// Adds a hop before the route: one path for several hops. The route may then be another feature's.
    ///
    /// ```swift
    /// .path("orders").value(Int.self, "id").via(.tab(.account), to: OrdersRoute.self).route(OrdersRoute.order)
    /// ```
    ///
    /// - Parameters:
    ///   - route: The route of the hop.
    ///   - type: The type of the next route.
    public func via<Next: Route>(_ route: Last, to type: Next.Type) -> LinkPath<R, Next, Values> {
        let hop = LinkRoute(Last.self, constant: route, fields: [], making: nil)
        return via(hop, base: base)
    }

    func via<Next: Route, Left>(_ route: LinkRoute, base: Int) -> LinkPath<R, Next, Left> {
        LinkPath<R, Next, Left>(
            row: row.with { $0.hops.append(LinkHop(route: route, base: self.base)) }, base: base)
    }

    private func value<Value>(_ kind: any LinkKind, _ name: String?) -> LinkPath<R, Last, LinkPair<Values, Value>> {
        next { row in row.steps.append(.value(row.field(name, kind, .one))) }
    }

    private func fragment<Value>(
        _ kind: any LinkKind, _ ignoringWrong: Bool
    ) -> LinkPath<R, Last, LinkPair<Values, Value>> {
        next { row in row.fragments.append(row.field("#", kind, .optional, ignoringWrong: ignoringWrong)) }
    }

    func next<Value>(_ change: (inout LinkRow) -> Void) -> LinkPath<R, Last, LinkPair<Values, Value>> {
        LinkPath<R, Last, LinkPair<Values, Value>>(row: row.with(change), base: base)
    }

    private func with(_ change: (inout LinkRow) -> Void) -> LinkPath { LinkPath(row: row.with(change), base: base) }
}
