extension LinkPath {
    /// A query item that may be absent.
    public func query<Value: LinkValue>(
        _ key: String, _ type: Value.Type
    ) -> LinkPath<R, Last, LinkPair<Values, Value?>> {
        item(key, ValueKind(type), .optional)
    }

    /// A query item that may be absent, with one of the words of an enum, or another value over a raw one.
    @_disfavoredOverload
    public func query<Value: RawRepresentable & Sendable>(
        _ key: String, _ type: Value.Type
    ) -> LinkPath<R, Last, LinkPair<Values, Value?>> where Value.RawValue: LinkValue {
        item(key, ValueKind(raw: type), .optional)
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
        _ key: String, _ kind: any LinkKind, _ arity: LinkArity
    ) -> LinkPath<R, Last, LinkPair<Values, Value>> {
        next { row in
            row.items.append(.field(key: key, row.field(key, kind, arity), isRequired: arity == .one))
        }
    }
}
