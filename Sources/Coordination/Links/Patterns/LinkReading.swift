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

/// Where reflection finds the values of a route: tried when the list is made, with examples.
struct LinkReading: Sendable {
    /// The case that the examples make.
    private(set) var name: String?
    /// For each value of the line, which of the route's it is.
    private var order: [Int]?
    /// Whether the route carries just those, in this order.
    private(set) var isWhole = false
    /// For each value of the line, the label that it has in the route.
    private(set) var labels: [String?] = []
    /// Whether all were found, and the same route made of them. Nil where there were no examples.
    private(set) var isFound: Bool?

    init() {}

    init(probing making: LinkMaking, _ fields: [LinkField]) {
        guard making.say == nil else { return }
        // With two lots of examples, so that what the closure adds is not taken for a value.
        guard let one = LinkTrial(making, fields, shift: 0), let two = LinkTrial(making, fields, shift: 1) else {
            return
        }
        name = one.name == two.name ? one.name : nil
        isFound = false
        var order: [Int] = []
        for index in fields.indices {
            let alike = one.parts.indices.filter { place in
                !order.contains(place) && one.has(fields, index, at: place) && two.has(fields, index, at: place)
            }
            guard let place = alike.contains(index) ? index : alike.first else { return }
            order.append(place)
        }
        self.order = order
        labels = order.map { one.parts[$0].label }
        isFound = true
        isWhole = order == Array(one.parts.indices) && making.prove(one.route, one.payload) != nil
    }

    /// The values in the order of the line. That they are the right ones has yet to be proved.
    func values(_ reflected: LinkReflection) -> [Any]? {
        let parts = reflected.parts
        guard let order else { return parts.map(\.value) }
        guard order.allSatisfy(parts.indices.contains) else { return nil }
        return order.map { parts[$0].value }
    }
}

/// A route that was made of examples.
private struct LinkTrial {
    private let examples: [Any]
    let route: any Route
    let name: String?
    let payload: Any
    let parts: [(value: Any, label: String?)]

    init?(_ making: LinkMaking, _ fields: [LinkField], shift: Int) {
        var examples: [Any] = []
        for (index, field) in fields.enumerated() {
            let some = field.kind.examples
            guard !some.isEmpty else { return nil }
            examples.append(field.boxed(some[(index + shift) % some.count]))
        }
        guard let route = making.make(LinkValues(all: examples, base: 0)) else { return nil }
        self.examples = examples
        self.route = route
        let seen = LinkReflection(route)
        name = seen.name
        payload = seen.payload ?? ()
        parts = seen.parts
    }

    func has(_ fields: [LinkField], _ index: Int, at place: Int) -> Bool {
        let field = fields[index]
        guard place < parts.count, let texts = field.kind.texts(of: parts[place].value, field.arity) else {
            return false
        }
        return texts == field.kind.texts(of: examples[index], field.arity)
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
