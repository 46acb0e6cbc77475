/// A route without its inputs, identified by its type and its case, not by the description.
struct RouteCase: Hashable, Sendable, CustomStringConvertible {
    private let type: ObjectIdentifier
    /// The route itself, if it has no inputs.
    private let route: Hop?
    /// The case in words: `StoresRoute.store`.
    let description: String

    init(_ hop: Hop) {
        let mirror = Mirror(reflecting: hop.route)
        type = ObjectIdentifier(Swift.type(of: hop.route))
        guard mirror.displayStyle == .enum else {
            route = nil
            description = "\(Swift.type(of: hop.route))"
            return
        }
        let label = mirror.children.first?.label
        route = label == nil ? hop : nil
        description = label.map { "\(Swift.type(of: hop.route)).\($0)" } ?? hop.description
    }

    /// Returns true for a route of this case, whatever its inputs.
    func matches(_ hop: Hop) -> Bool {
        type == ObjectIdentifier(Swift.type(of: hop.route)) && RouteCase(hop) == self
    }
}
