package import Coordination

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

extension LinkRoute {
    /// Where the values of the line are among the parts of a route: of each the index. Nil where no values make the
    /// route once more. A value is looked for first where it would be if the route carried just those, in this order.
    package func order(of parts: [(value: Any, label: String?)], in route: any Route) -> [Int]? {
        var order: [Int] = []
        // As many as there are orders of six. Of a struct with more, the author says where its values are.
        var attempts = 720
        func isFound() -> Bool {
            let index = order.count
            guard index < fields.count else {
                attempts -= 1
                let again = self.route(LinkValues(all: order.map { parts[$0].value }, base: 0))
                return again.map(Hop.init(any:)) == Hop(any: route)
            }
            for place in [index] + parts.indices.filter({ $0 != index }) where attempts > 0 {
                guard parts.indices.contains(place), !order.contains(place),
                    fields[index].kind.texts(of: parts[place].value, fields[index].arity) != nil
                else { continue }
                order.append(place)
                if isFound() { return true }
                order.removeLast()
            }
            return false
        }
        return isFound() ? order : nil
    }
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
