import Coordination

/// A route as reflection sees it.
struct LinkReflection {
    /// The case of an enum. Nil for a struct, and for a case that carries nothing.
    let name: String?
    /// What the case carries; of a struct the struct.
    let payload: Any?

    init(_ route: Any) {
        let mirror = Mirror(reflecting: route)
        guard mirror.displayStyle == .enum else {
            (name, payload) = (nil, route)
            return
        }
        let child = mirror.children.first
        (name, payload) = (child?.label, child?.value)
    }

    /// What a case carries, or a struct holds, one by one, with their labels.
    var parts: [(value: Any, label: String?)] {
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
    func order(of parts: [(value: Any, label: String?)], in route: any Route) -> [Int]? {
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

/// A route that was made of examples.
struct LinkTrial {
    private let fields: [LinkField]
    private let examples: [Any]
    private let route: any Route
    private let linkRoute: LinkRoute

    /// - Returns: Nil where there are no examples, and where no route is made of them.
    init?(_ linkRoute: LinkRoute, shift: Int) {
        fields = linkRoute.fields
        var examples: [Any] = []
        for (index, field) in fields.enumerated() {
            let some = field.kind.examples
            guard !some.isEmpty else { return nil }
            examples.append(field.boxed(some[(index + shift) % some.count]))
        }
        guard let route = linkRoute.route(LinkValues(all: examples, base: 0)) else { return nil }
        self.examples = examples
        self.route = route
        self.linkRoute = linkRoute
    }

    /// For each value of the line, the label that it has in the route; nil where the values are not found.
    var labels: [String?]? {
        let parts = LinkReflection(route).parts
        guard let order = linkRoute.order(of: parts, in: route) else { return nil }
        for (index, field) in fields.enumerated() {
            let texts = field.kind.texts(of: parts[order[index]].value, field.arity)
            guard texts == field.kind.texts(of: examples[index], field.arity) else { return nil }
        }
        return order.map { parts[$0].label }
    }
}

extension LinkField {
    /// A value as the route is given it: one, an optional, a list.
    func boxed(_ value: Any) -> Any {
        switch arity {
        case .one: value
        case .optional: kind.optional(value)
        case .all: kind.list([value])
        }
    }
}
