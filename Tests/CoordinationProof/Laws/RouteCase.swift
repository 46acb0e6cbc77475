/// A route without its inputs, identified by its type and its case, not by the description.
struct RouteCase: Hashable, Sendable, CustomStringConvertible {
    private enum Case: Hashable, Sendable {
        /// A case without inputs.
        case plain(Hop)
        /// A case with inputs, by its name.
        case labelled(String)
        /// Any value of a type that is no enum.
        case any
    }

    private let type: Any.Type
    private let one: Case

    init(_ hop: Hop) {
        let mirror = Mirror(reflecting: hop.route)
        type = Swift.type(of: hop.route)
        if mirror.displayStyle == .enum {
            one = mirror.children.first?.label.map { .labelled($0) } ?? .plain(hop)
        } else {
            one = .any
        }
    }

    /// The case in words: `StoresRoute.store`.
    var description: String {
        switch one {
        case .plain(let hop): hop.description
        case .labelled(let name): "\(type).\(name)"
        case .any: "\(type)"
        }
    }

    /// True for a case with inputs.
    var hasInputs: Bool { if case .labelled = one { true } else { false } }

    /// Returns true for a route of this case, whatever its inputs.
    func matches(_ hop: Hop) -> Bool { type == Swift.type(of: hop.route) && RouteCase(hop) == self }

    static func == (one: Self, other: Self) -> Bool { one.type == other.type && one.one == other.one }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(type))
        hasher.combine(one)
    }
}
