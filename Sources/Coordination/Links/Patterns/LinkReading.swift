/// A route as reflection sees it.
struct LinkReflection {
    /// The case of an enum. Nil for a struct, and for a case that carries nothing.
    let name: String?
    /// What a case carries, or a struct holds, with its labels.
    let values: [Any]
    let labels: [String?]

    init(_ route: Any) {
        let mirror = Mirror(reflecting: route)
        switch mirror.displayStyle {
        case .enum:
            guard let payload = mirror.children.first else {
                (name, values, labels) = (nil, [], [])
                return
            }
            name = payload.label
            let inner = Mirror(reflecting: payload.value)
            // What has one value and a label is a tuple as well; and a struct is none, though it has labels.
            guard inner.displayStyle == .tuple else {
                (values, labels) = ([payload.value], [nil])
                return
            }
            (values, labels) = Self.children(of: inner)
        default:
            name = nil
            (values, labels) = Self.children(of: mirror)
        }
    }

    private static func children(of mirror: Mirror) -> ([Any], [String?]) {
        var values: [Any] = []
        var labels: [String?] = []
        for child in mirror.children {
            values.append(child.value)
            labels.append(child.label.flatMap { $0.hasPrefix(".") ? nil : $0 })
        }
        return (values, labels)
    }
}

/// Where reflection finds the values of a route: tried when the list is made, with examples.
struct LinkReading: Sendable {
    /// The case that the examples make.
    private(set) var name: String?
    /// For each value of the line, which of the route's it is.
    private var order: [Int]?
    /// For each value of the line, the label that it has in the route.
    private(set) var labels: [String?] = []
    /// Whether all were found, and the same route made of them. Nil where there were no examples.
    private(set) var isFound: Bool?

    init() {}

    init(probing make: LinkRoute.Make, _ fields: [LinkField]) {
        var examples: [Any] = []
        for (index, field) in fields.enumerated() {
            let some = field.kind.examples
            guard !some.isEmpty else { return }
            let example = some[index % some.count]
            switch field.arity {
            case .one: examples.append(example)
            case .optional: examples.append(field.kind.optional(example))
            case .all: examples.append(field.kind.list([example]))
            }
        }
        guard let route = make(LinkValues(all: examples, base: 0)) else { return }
        let reflected = LinkReflection(route)
        name = reflected.name
        isFound = false
        var order: [Int] = []
        for (index, field) in fields.enumerated() {
            let texts = field.kind.texts(of: examples[index], field.arity)
            let alike = reflected.values.indices.filter { place in
                !order.contains(place) && field.kind.texts(of: reflected.values[place], field.arity) == texts
            }
            guard let place = alike.contains(index) ? index : alike.first else { return }
            order.append(place)
        }
        self.order = order
        labels = order.map { reflected.labels[$0] }
        isFound = true
    }

    /// The values in the order of the line. That they are the right ones has yet to be proved.
    func values(_ reflected: LinkReflection, _ fields: [LinkField]) -> [Any]? {
        guard let order else { return reflected.values }
        var values: [Any] = []
        values.reserveCapacity(order.count)
        for place in order {
            guard place < reflected.values.count else { return nil }
            values.append(reflected.values[place])
        }
        return values
    }
}
