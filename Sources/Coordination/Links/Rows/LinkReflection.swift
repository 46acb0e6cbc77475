/// A route as reflection sees it.
package struct LinkReflection {
    /// The case of an enum. Nil for a struct, and for a case that carries nothing.
    package let name: String?
    /// What the case carries; of a struct the struct.
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

    /// What a case carries, or a struct holds, one by one, with their labels.
    package var parts: [(value: Any, label: String?)] {
        guard let payload else { return [] }
        let mirror = Mirror(reflecting: payload)
        // What has one value and a label is a tuple as well; and a struct is none, though it has labels.
        guard mirror.displayStyle == .tuple || name == nil else { return [(payload, nil)] }
        return mirror.children.map { ($0.value, $0.label.flatMap { $0.hasPrefix(".") ? nil : $0 }) }
    }
}
