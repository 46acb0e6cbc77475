/// The enum case and the values of a route, found by reflection.
package struct LinkReflection {
    /// The name of the enum case. Nil for a struct, and for a case without values.
    package let name: String?
    /// The associated values of the case; for a struct, the struct itself.
    package let payload: Any?

    package init(_ route: Any) {
        let mirror = Mirror(reflecting: route)
        guard mirror.displayStyle == .enum else {
            (name, payload) = (nil, route)
            return
        }
        let child = mirror.children.first
        (name, payload) = (child?.label, child?.value)
    }

    /// The associated values of a case, or the properties of a struct, with their labels.
    package var parts: [(value: Any, label: String?)] {
        guard let payload else { return [] }
        let mirror = Mirror(reflecting: payload)
        // A single value with a label is a tuple, too; a struct is not, though it has labels.
        guard mirror.displayStyle == .tuple || name == nil else { return [(payload, nil)] }
        return mirror.children.map { ($0.value, $0.label.flatMap { $0.hasPrefix(".") ? nil : $0 }) }
    }
}
