/// The value of an item that is absent, and its text, which is not printed.
package struct LinkFallback: Sendable {
    package let value: any Sendable
    package let text: String
}

/// A part of an address that has a value.
package struct LinkField: Sendable {
    package let name: String?
    package let kind: any LinkKind
    package let arity: LinkArity
    /// Which of the address's values it is.
    package var slot: Int
    /// The value if the address has none.
    package var fallback: LinkFallback?
    /// True if a text that is no such value counts as none.
    package var ignoresWrong = false

    package func shifted(by count: Int) -> LinkField {
        var field = self
        field.slot += count
        return field
    }

    /// How listings call it.
    package var label: String { name ?? "value" }
}

extension LinkField {
    /// A value as the route is given it: one, an optional, a list.
    package func boxed(_ value: Any) -> Any {
        switch arity {
        case .one: value
        case .optional: kind.optional(value)
        case .all: kind.list([value])
        }
    }
}
