import Coordination

/// How a line makes its route of values, and finds the values of a route.
final class LinkRoute: Sendable {
    let type: ObjectIdentifier
    private let routeType: any Route.Type
    /// The route itself, where it has no values.
    let constant: Hop?
    let fields: [LinkField]
    private let making: LinkMaking?
    /// How reflection finds the values.
    let reading: LinkReading

    init<R: Route>(_ type: R.Type, constant: R?, fields: [LinkField], making: LinkMaking?) {
        self.type = ObjectIdentifier(type)
        routeType = type
        self.constant = constant.map { Hop($0) }
        self.fields = fields
        self.making = making
        reading = making.map { LinkReading(probing: $0, fields) } ?? LinkReading()
    }

    func route(_ values: LinkValues) -> (any Route)? { constant?.route ?? making?.make(values) }

    /// The values that make exactly this route, or nil where none are found.
    func values(of route: any Route, _ reflected: LinkReflection) -> [Any]? {
        guard let making else { return [] }
        if let say = making.say { return say(route) }
        // Taking a tuple apart by its type costs a hundredth of looking at it.
        if reading.isWhole, let payload = reflected.payload, let values = making.prove(route, payload) { return values }
        guard let values = reading.values(reflected), values.count == fields.count,
            let again = making.make(LinkValues(all: values, base: 0)), Hop(any: again) == Hop(any: route)
        else { return nil }
        return values
    }

    var typeName: String { "\(routeType)" }

    /// Whether its values can be found: said, found with examples, or not tried for want of those.
    var isReadable: Bool { making?.say != nil || reading.isFound != false }
}

/// What a line makes of its values, and how they are taken out of the route: each of these proves what it finds, as
/// it makes the route once more and compares.
struct LinkMaking: Sendable {
    /// Makes the route; nil where the values are none of its types.
    let make: @Sendable (LinkValues) -> (any Route)?
    /// The values of a route whose case carries just those.
    let prove: @Sendable (any Route, Any) -> [Any]?
    /// The values as the author's closure gives them.
    let say: (@Sendable (any Route) -> [Any]?)?

    /// - Parameters:
    ///   - make: Makes the route of its values, as a tuple.
    ///   - values: The author's closure.
    ///   - list: Puts a tuple into a list.
    ///   - read: Reads one from a list.
    init<R: Route, Payload>(
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
}

/// The values of an address, from the first of a hop on.
struct LinkValues {
    let all: [Any]
    let base: Int

    subscript<Value>(index: Int) -> Value? {
        let index = base + index
        return index < all.count ? all[index] as? Value : nil
    }
}
