public import Coordination

/// The addresses of a feature, each with its route.
///
/// ```swift
/// extension ProductRoute {
///     static let links: Links<ProductRoute> = [
///         .path("products").value(Int.self, "id").query("sort", Sort.self).fragment(Part.self)
///             .route(ProductRoute.product),
///         .path("products").query(all: "tag", String.self).route(ProductRoute.tagged),
///     ]
/// }
/// ```
///
/// Each line both reads and prints an address. One list mounts another with ``LinkPattern/then(_:)``. Declare the type
/// of a list, so that the compiler reports only the wrong line.
///
/// A list makes its table once: O(lines), those of mounted lists included. See <doc:Addresses>.
public struct Links<R: Route>: Sendable, ExpressibleByArrayLiteral {
    package let table: LinkTable

    /// Creates a list that reads only paths, and that others may mount.
    public init(arrayLiteral patterns: LinkPattern<R>...) {
        self.init(patterns)
    }

    /// Creates a list with rules for text that comes from outside.
    ///
    /// The rules have no effect if another list mounts this one.
    ///
    /// - Parameters:
    ///   - origins: The schemes and hosts that are the app's own. Without one, only paths are read.
    ///   - opening: The hops with which every link begins. Printing leaves them out.
    ///   - ignoringCase: True if words match regardless of the case of ASCII letters.
    ///   - refusingUnread: True to refuse an address with a query item, or a fragment, that its line does not read.
    ///   - limits: The limits on each address.
    ///   - patterns: The lines.
    public init(
        allowing origins: [LinkOrigin] = [], opening: [R] = [], ignoringCase: Bool = false,
        refusingUnread: Bool = false, limits: LinkLimits = LinkLimits(), _ patterns: [LinkPattern<R>]
    ) {
        let rules = LinkRules(
            allowed: origins, ignoresCase: ignoringCase, refusesUnread: refusingUnread, limits: limits)
        table = LinkTable(patterns.flatMap(\.rows), rules, opening: opening.map { Hop($0) })
    }

    /// Reads an address.
    ///
    /// ```swift
    /// let link = try AppRoute.links.link(for: "https://shop.example/stores/12")
    /// ```
    ///
    /// Costs O(length), and at most the steps that the limits allow, however many lines the list has, also if it
    /// refuses the text.
    ///
    /// - Parameter text: A path, such as `/stores/12`, or an address with a scheme that the list allows.
    /// - Throws: An error with the wrong place, what was expected there, and the nearest existing address.
    public func link(for text: String) throws(LinkError) -> ParsedLink {
        try table.link(for: text).link
    }

    /// Returns the address of a link's hops, which may include the opening ones.
    ///
    /// ```swift
    /// let hops = [Hop(AppRoute.tab(.stores)), Hop(StoresRoute.store(id: 12))]
    /// print(try AppRoute.links.address(of: hops))  // /stores/12
    /// ```
    ///
    /// - Parameters:
    ///   - hops: All hops of the link.
    ///   - origin: The origin to print before the path. None by default.
    /// - Throws: An error if no line makes the hops, or no address can have their values.
    public func address(of hops: [Hop], at origin: LinkOrigin? = nil) throws(LinkError) -> String {
        try table.address(of: hops, at: origin)
    }
}
