extension LinkPath {
    /// Adds a query item that may be absent.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - type: The type of the value.
    ///   - ignoringWrong: True if an item with a wrong value counts as absent. The item is then in
    ///     `ParsedLink.unreadItems`.
    public func query<Value: LinkValue>(
        _ key: String, _ type: Value.Type, ignoringWrong: Bool = false
    ) -> LinkPath<R, Last, LinkPair<Values, Value?>> {
        item(key, ValueKind(type), .optional, or: nil, ignoringWrong)
    }

    /// Adds a query item that may be absent, for an enum or another type with a raw value.
    @_disfavoredOverload
    public func query<Value: RawRepresentable & Sendable>(
        _ key: String, _ type: Value.Type, ignoringWrong: Bool = false
    ) -> LinkPath<R, Last, LinkPair<Values, Value?>> where Value.RawValue: LinkValue {
        item(key, ValueKind(raw: type), .optional, or: nil, ignoringWrong)
    }

    /// Adds a query item with a default value. The default is not printed.
    ///
    /// ```swift
    /// .path("list").query("page", Int.self, default: 1).route(AppRoute.list)
    /// ```
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - type: The type of the value.
    ///   - value: The value if the item is absent.
    ///   - ignoringWrong: True if an item with a wrong value counts as absent. The item is then in
    ///     `ParsedLink.unreadItems`.
    public func query<Value: LinkValue>(
        _ key: String, _ type: Value.Type, default value: Value, ignoringWrong: Bool = false
    ) -> LinkPath<R, Last, LinkPair<Values, Value>> {
        item(key, ValueKind(type), .one, or: LinkFallback(value: value, text: value.linkText), ignoringWrong)
    }

    /// Adds a query item with a default value, for an enum or another type with a raw value. The default is not
    /// printed.
    @_disfavoredOverload
    public func query<Value: RawRepresentable & Sendable>(
        _ key: String, _ type: Value.Type, default value: Value, ignoringWrong: Bool = false
    ) -> LinkPath<R, Last, LinkPair<Values, Value>> where Value.RawValue: LinkValue {
        let fallback = LinkFallback(value: value, text: value.rawValue.linkText)
        return item(key, ValueKind(raw: type), .one, or: fallback, ignoringWrong)
    }

    /// Adds a query item that the address must have.
    public func query<Value: LinkValue>(
        required key: String, _ type: Value.Type
    ) -> LinkPath<R, Last, LinkPair<Values, Value>> {
        item(key, ValueKind(type), .one)
    }

    /// Adds a query item that the address must have, for an enum or another type with a raw value.
    @_disfavoredOverload
    public func query<Value: RawRepresentable & Sendable>(
        required key: String, _ type: Value.Type
    ) -> LinkPath<R, Last, LinkPair<Values, Value>> where Value.RawValue: LinkValue {
        item(key, ValueKind(raw: type), .one)
    }

    /// Adds a query item that may occur any number of times.
    public func query<Value: LinkValue>(
        all key: String, _ type: Value.Type
    ) -> LinkPath<R, Last, LinkPair<Values, [Value]>> {
        item(key, ValueKind(type), .all)
    }

    /// Adds a query item that may occur any number of times, for an enum or another type with a raw value.
    @_disfavoredOverload
    public func query<Value: RawRepresentable & Sendable>(
        all key: String, _ type: Value.Type
    ) -> LinkPath<R, Last, LinkPair<Values, [Value]>> where Value.RawValue: LinkValue {
        item(key, ValueKind(raw: type), .all)
    }

    private func item<Value>(
        _ key: String, _ kind: any LinkKind, _ arity: LinkArity, or fallback: LinkFallback? = nil,
        _ ignoringWrong: Bool = false
    ) -> LinkPath<R, Last, LinkPair<Values, Value>> {
        next { row in
            let field = row.field(key, kind, arity, or: fallback, ignoringWrong: ignoringWrong)
            row.items.append(.field(key: key, field, isRequired: arity == .one && fallback == nil))
        }
    }
}
