/// The value of an absent query item, and its text: a printed address leaves out an item with this text.
package struct LinkFallback: Sendable {
    package let value: any Sendable
    package let text: String
}

/// A part of an address that has a value.
package struct LinkField: Sendable {
    package let name: String?
    package let kind: any LinkKind
    package let arity: LinkArity
    /// The index of the field's value among all values of the address.
    package var slot: Int
    /// The value used if the address lacks this field.
    package var fallback: LinkFallback?
    /// True if a text of another kind counts as absent.
    package var ignoresWrong = false

    package func shifted(by count: Int) -> LinkField {
        var field = self
        field.slot += count
        return field
    }

    /// The name of the field in listings.
    package var label: String { name ?? "value" }
}

extension LinkField {
    /// Returns a value as the route receives it: itself, an optional or a list.
    package func boxed(_ value: Any) -> Any {
        switch arity {
        case .one: value
        case .optional: kind.optional(value)
        case .all: kind.list([value])
        }
    }
}
