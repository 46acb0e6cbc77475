package import Coordination

/// How a line makes its route of values, and finds the values of a route.
package final class LinkRoute: Sendable {
    package let type: ObjectIdentifier
    private let routeType: any Route.Type
    /// The route itself, where it has no values.
    package let constant: Hop?
    package let fields: [LinkField]
    private let making: LinkMaking?
    /// The case that examples make: what printing looks for first. Nil if that is not known.
    package let name: String?

    package init<R: Route>(_ type: R.Type, constant: R?, fields: [LinkField], making: LinkMaking?) {
        self.type = ObjectIdentifier(type)
        routeType = type
        self.constant = constant.map { Hop($0) }
        self.fields = fields
        self.making = making
        name = making.flatMap { $0.nameOfExamples(fields) }
    }

    package func route(_ values: LinkValues) -> (any Route)? { constant?.route ?? making?.make(values) }

    /// The values that make exactly this route, or nil where none are found.
    package func values(of route: any Route, _ reflected: LinkReflection) -> [Any]? {
        guard let making else { return [] }
        if let say = making.say { return say(route) }
        // Taking a tuple apart by its type costs a hundredth of looking at it.
        if let payload = reflected.payload, let values = making.prove(route, payload) { return values }
        let parts = reflected.parts
        return order(of: parts, in: route)?.map { parts[$0].value }
    }

    package var typeName: String { "\(routeType)" }

    /// Whether it has values, and the author does not say where they are in the route.
    package var isReflected: Bool { making.map { $0.say == nil } ?? false }
}

/// What a line makes of its values, and how they are taken out of the route: each of these proves what it finds, as
/// it makes the route once more and compares.
package struct LinkMaking: Sendable {
    /// Makes the route; nil where the values are none of its types.
    package let make: @Sendable (LinkValues) -> (any Route)?
    /// The values of a route whose case carries just those.
    package let prove: @Sendable (any Route, Any) -> [Any]?
    /// The values as the author's closure gives them.
    package let say: (@Sendable (any Route) -> [Any]?)?

    /// - Parameters:
    ///   - make: Makes the route of its values, as a tuple.
    ///   - values: The author's closure.
    ///   - list: Puts a tuple into a list.
    ///   - read: Reads one from a list.
    package init<R: Route, Payload>(
        _ make: @escaping @Sendable (Payload) -> R, saying values: (@Sendable (R) -> Payload?)?,
        _ list: @escaping @Sendable (Payload) -> [Any], reading read: @escaping @Sendable (LinkValues) -> Payload?
    ) {
        self.make = { values in read(values).map(make) }
        prove = { route, payload in
            guard let told = payload as? Payload, let route = route as? R, make(told) == route else { return nil }
            return list(told)
        }
        guard let values else {
            say = nil
            return
        }
        say = { route in
            guard let route = route as? R, let told = values(route), make(told) == route else { return nil }
            return list(told)
        }
    }

    /// The case that examples make; nil if that is not one. A look by reflection is most of the cost of a line, so a
    /// second one is taken only if a value is one of some words, by which a closure may choose the case.
    fileprivate func nameOfExamples(_ fields: [LinkField]) -> String? {
        guard say == nil, let name = name(of: fields, \.first) else { return nil }
        guard fields.contains(where: { $0.kind.cases != nil }) else { return name }
        return self.name(of: fields, \.last) == name ? name : nil
    }

    private func name(of fields: [LinkField], _ choice: ([Any]) -> Any?) -> String? {
        var examples: [Any] = []
        for field in fields {
            guard let example = choice(field.kind.examples) else { return nil }
            examples.append(field.boxed(example))
        }
        return make(LinkValues(all: examples, base: 0)).flatMap { LinkReflection($0).name }
    }
}

/// The values of an address, from the first of a hop on.
package struct LinkValues {
    let all: [Any]
    let base: Int

    package init(all: [Any], base: Int) {
        self.all = all
        self.base = base
    }

    package subscript<Value>(index: Int) -> Value? {
        let index = base + index
        return index < all.count ? all[index] as? Value : nil
    }
}
