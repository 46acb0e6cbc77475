/// A route without its inputs, told from others by its type and its case, not by its words.
struct RouteCase: Hashable, Sendable, CustomStringConvertible {
    private let type: ObjectIdentifier
    /// The route itself, where it has no inputs.
    private let route: Hop?
    /// In words: `StoresRoute.store`.
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

    /// Whether a route is this, whatever its inputs.
    func matches(_ hop: Hop) -> Bool {
        type == ObjectIdentifier(Swift.type(of: hop.route)) && RouteCase(hop) == self
    }
}
