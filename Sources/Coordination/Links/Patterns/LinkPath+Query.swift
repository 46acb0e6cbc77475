extension LinkPath {
    /// A query item that may be absent.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - type: The type of the value.
    ///   - ignoringWrong: True if an item that is no such value counts as absent. `ParsedLink.unread` has it.
    public func query<Value: LinkValue>(
        _ key: String, _ type: Value.Type, ignoringWrong: Bool = false
    ) -> LinkPath<R, Last, LinkPair<Values, Value?>> {
        item(key, ValueKind(type), .optional, or: nil, ignoringWrong)
    }

    /// A query item that may be absent, with one of the words of an enum, or another value over a raw one.
    @_disfavoredOverload
    public func query<Value: RawRepresentable & Sendable>(
        _ key: String, _ type: Value.Type, ignoringWrong: Bool = false
    ) -> LinkPath<R, Last, LinkPair<Values, Value?>> where Value.RawValue: LinkValue {
        item(key, ValueKind(raw: type), .optional, or: nil, ignoringWrong)
    }

    /// A query item with a value that counts if it is absent, and is not printed.
    ///
    /// ```swift
    /// .path("list").query("page", Int.self, default: 1).route(AppRoute.list)
    /// ```
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - type: The type of the value.
    ///   - value: The value of an address without this item.
    ///   - ignoringWrong: True if an item that is no such value counts as absent. `ParsedLink.unread` has it.
    public func query<Value: LinkValue>(
        _ key: String, _ type: Value.Type, default value: Value, ignoringWrong: Bool = false
    ) -> LinkPath<R, Last, LinkPair<Values, Value>> {
        item(key, ValueKind(type), .one, or: LinkFallback(value: value, text: value.linkText), ignoringWrong)
    }

    /// A query item with a value that counts if it is absent, and is not printed: one of the words of an enum, or
    /// another value over a raw one.
    @_disfavoredOverload
    public func query<Value: RawRepresentable & Sendable>(
        _ key: String, _ type: Value.Type, default value: Value, ignoringWrong: Bool = false
    ) -> LinkPath<R, Last, LinkPair<Values, Value>> where Value.RawValue: LinkValue {
        let fallback = LinkFallback(value: value, text: value.rawValue.linkText)
        return item(key, ValueKind(raw: type), .one, or: fallback, ignoringWrong)
    }

    /// A query item without which this is not the address.
    public func query<Value: LinkValue>(
        required key: String, _ type: Value.Type
    ) -> LinkPath<R, Last, LinkPair<Values, Value>> {
        item(key, ValueKind(type), .one)
    }

    /// A query item without which this is not the address, with one of the words of an enum, or another value over a
    /// raw one.
    @_disfavoredOverload
    public func query<Value: RawRepresentable & Sendable>(
        required key: String, _ type: Value.Type
    ) -> LinkPath<R, Last, LinkPair<Values, Value>> where Value.RawValue: LinkValue {
        item(key, ValueKind(raw: type), .one)
    }

    /// A query item that may come any number of times.
    public func query<Value: LinkValue>(
        all key: String, _ type: Value.Type
    ) -> LinkPath<R, Last, LinkPair<Values, [Value]>> {
        item(key, ValueKind(type), .all)
    }

    /// A query item that may come any number of times, with one of the words of an enum, or another value over a raw
    /// one.
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
