/// How a line makes its route of values, and finds the values of a route.
final class LinkRoute: Sendable {
    /// The values of a route, as the author says them.
    typealias Values = @Sendable (any Route) -> [Any]?

    let type: ObjectIdentifier
    private let routeType: any Route.Type
    /// The route itself, where it has no values.
    let constant: Hop?
    let fields: [LinkField]
    private let making: LinkMaking?
    private let said: Values?
    private let isSame: @Sendable (any Route, any Route) -> Bool
    /// How reflection finds the values.
    let reading: LinkReading

    init<R: Route>(
        _ type: R.Type, constant: R?, fields: [LinkField], making: LinkMaking?, values: Values?
    ) {
        self.type = ObjectIdentifier(type)
        routeType = type
        self.constant = constant.map { Hop($0) }
        self.fields = fields
        self.making = making
        said = values
        isSame = { ($0 as? R) == ($1 as? R) }
        reading = values == nil ? making.map { LinkReading(probing: $0, fields) } ?? LinkReading() : LinkReading()
    }

    func route(_ values: LinkValues) -> (any Route)? { constant?.route ?? making?.make(values) }

    /// The values that make exactly this route, or nil where none are found.
    func values(of route: any Route, _ reflected: LinkReflection) -> [Any]? {
        guard let making else { return [] }
        guard let values = said.map({ $0(route) }) ?? reading.values(reflected, making), values.count == fields.count,
            let again = making.make(LinkValues(all: values, base: 0)), isSame(again, route)
        else { return nil }
        return values
    }

    var typeName: String { "\(routeType)" }

    /// Whether its values can be found: said, found with examples, or not tried for want of those.
    var isReadable: Bool { constant != nil || said != nil || reading.isFound != false }
}

/// What a line makes of its values, and how those are taken out of what a case carries.
struct LinkMaking: Sendable {
    /// Makes the route; nil where the values are none of its types.
    let make: @Sendable (LinkValues) -> (any Route)?
    /// Takes what a case carries apart, where that is all of the values as they are.
    let take: @Sendable (Any) -> [Any]?

    init(
        _ make: @escaping @Sendable (LinkValues) -> (any Route)?, taking take: @escaping @Sendable (Any) -> [Any]?
    ) {
        self.make = make
        self.take = take
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
