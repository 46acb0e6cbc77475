/// How a line makes its route of values, and finds the values of a route.
final class LinkRoute: Sendable {
    /// Makes the route, of the values from an index on; nil where they are none of its types.
    typealias Make = @Sendable (LinkValues) -> (any Route)?
    /// The values of a route, as the author says them.
    typealias Values = @Sendable (any Route) -> [Any]?

    let type: ObjectIdentifier
    private let routeType: any Route.Type
    /// The route itself, where it has no values.
    let constant: Hop?
    let fields: [LinkField]
    private let make: Make
    private let said: Values?
    private let isSame: @Sendable (any Route, any Route) -> Bool
    /// How reflection finds the values.
    let reading: LinkReading

    init<R: Route>(
        _ type: R.Type, constant: R?, fields: [LinkField], make: @escaping Make, values: Values?
    ) {
        self.type = ObjectIdentifier(type)
        routeType = type
        self.constant = constant.map { Hop($0) }
        self.fields = fields
        self.make = make
        said = values
        isSame = { ($0 as? R) == ($1 as? R) }
        reading = values == nil && constant == nil ? LinkReading(probing: make, fields) : LinkReading()
    }

    func route(_ values: LinkValues) -> (any Route)? { constant?.route ?? make(values) }

    /// The values that make exactly this route, or nil where none are found.
    func values(of route: any Route, _ reflected: LinkReflection) -> [Any]? {
        guard constant == nil else { return [] }
        guard let values = said.map({ $0(route) }) ?? reading.values(reflected, fields), values.count == fields.count,
            let again = make(LinkValues(all: values, base: 0)), isSame(again, route)
        else { return nil }
        return values
    }

    var typeName: String { "\(routeType)" }

    /// Whether its values can be found: said, found with examples, or not tried for want of those.
    var isReadable: Bool { constant != nil || said != nil || reading.isFound != false }
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
