public import Coordination

/// The addresses of a feature, each with the route that it stands for.
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
/// Each line reads an address and prints it. A list is in another with ``LinkPattern/then(_:)``. State its type:
/// then a line that is wrong is named alone.
///
/// It is a value that keeps a table, made once: O(lines), with those of all lists that it mounts. <doc:Addresses> has
/// the whole.
public struct Links<R: Route>: Sendable, ExpressibleByArrayLiteral {
    package let table: LinkTable

    /// A list that reads paths alone, and is mounted by others.
    public init(arrayLiteral patterns: LinkPattern<R>...) {
        self.init(patterns)
    }

    /// A list that says what it reads of all the text that comes from outside.
    ///
    /// Nothing of this counts where the list is mounted by another.
    ///
    /// - Parameters:
    ///   - origins: The schemes and hosts that are the app's own. Without one, only paths are read.
    ///   - opening: Hops before those of every link. They are left out where hops are printed.
    ///   - ignoringCase: Whether words match in capitals and in small letters, those of ASCII.
    ///   - refusingUnread: Whether an address is refused that has a query item, or a fragment, which no line reads.
    ///   - limits: How much is read.
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
    /// It costs its length, and at most the steps that the limits give, however many lines the list has, also if it is
    /// refused.
    ///
    /// - Parameter text: A path, such as `/stores/12`, or an address with a scheme that the list allows.
    /// - Throws: Where it is wrong, what was expected there, and the nearest address that exists.
    public func link(for text: String) throws(LinkError) -> ParsedLink {
        try table.link(for: text).link
    }

    /// Prints the address of hops, the opening ones among them or not.
    ///
    /// ```swift
    /// let hops = [Hop(AppRoute.tab(.stores)), Hop(StoresRoute.store(id: 12))]
    /// print(try AppRoute.links.address(of: hops))  // /stores/12
    /// ```
    ///
    /// - Parameters:
    ///   - hops: The hops of a whole link.
    ///   - origin: What stands before the path. Nothing, unless it is given.
    /// - Throws: Which hops no line makes, or what no address can have.
    public func address(of hops: [Hop], at origin: LinkOrigin? = nil) throws(LinkError) -> String {
        try table.address(of: hops, at: origin)
    }

    /// Reads an address, and says how many steps that took.
    package func measuring(_ text: String) throws(LinkError) -> (link: ParsedLink, steps: Int) {
        try table.link(for: text)
    }
}
