public import Coordination

/// One line of a list: an address and its route.
///
/// Write it with a leading dot, inside a ``Links``.
public struct LinkPattern<R: Route>: Sendable {
    /// The line itself. `rows` has all addresses: this one, if it is one, and those of mounted lists.
    private(set) var head: LinkRow
    private(set) var rows: [LinkRow]

    /// - Parameter isAddress: False for a line that only mounts other lists, and is no address itself.
    init(head: LinkRow, isAddress: Bool) {
        self.head = head
        rows = isAddress ? [head] : []
    }

    /// Creates an address without values, for one route.
    ///
    /// ```swift
    /// .at("login", .login)
    /// ```
    ///
    /// - Parameters:
    ///   - path: The words, separated by slashes. Empty for the address of the list itself.
    ///   - route: The route.
    public static func at(_ path: String, _ route: R) -> LinkPattern {
        LinkPath.start(path).route(route)
    }

    /// Begins an address that has values, or mounts another list.
    ///
    /// ```swift
    /// .path("stores").value(Int.self, "id").route(AppRoute.store)
    /// ```
    ///
    /// - Parameter path: The words, separated by slashes. Empty if a value comes first.
    public static func path(_ path: String = "") -> LinkPath<R, R, LinkNone> {
        LinkPath.start(path)
    }

    /// Mounts a feature's list beneath this address: the hops of the list come after this line's route.
    ///
    /// ```swift
    /// .at("stores", .tab(.stores)).then(StoresRoute.links)
    /// ```
    ///
    /// Several lists may be mounted beneath one address. The origins and the opening of a mounted list don't count.
    /// With all lists above it, a line has at most 64 segments: a longer one is neither read nor printed, and
    /// `problems()` reports it.
    public func then<Next: Route>(_ links: Links<Next>) -> LinkPattern {
        var pattern = self
        pattern.rows += links.table.rows.map(head.followed)
        return pattern
    }
}

/// An address under construction: words, values and query items, from the left; ends with `route`.
///
/// `R` is the type of the list's routes, `Last` of the address's last route; `Values` has the types of the values so
/// far.
public struct LinkPath<R: Route, Last: Route, Values>: Sendable {
    let row: LinkRow
    /// The index of the first value of the last route: earlier values belong to hops on the way.
    let base: Int

    /// The fields of the last route.
    var fields: [LinkField] { row.fields.filter { $0.slot >= base } }
}

/// The `Values` of a ``LinkPath`` that has none. The type has no instances, and need not be named.
public enum LinkNone {}

/// The `Values` of a ``LinkPath``: earlier ones, and one more. The type has no instances, and need not be named.
public enum LinkPair<Values, Value> {}

extension LinkPath where R == Last, Values == LinkNone {
    static func start(_ path: String) -> LinkPath {
        LinkPath(row: LinkRow(steps: LinkRow.words(path)), base: 0)
    }
}

extension LinkPath where Values == LinkNone {
    /// Mounts a list beneath a path that is no address itself: beneath words, or beneath a hop that has another
    /// address.
    ///
    /// ```swift
    /// .path("shop").then(ShopRoute.links)
    /// ```
    ///
    /// ```swift
    /// .path("s").value(Int.self).via(AppRoute.store, to: ShopRoute.self).then(ShopRoute.links)
    /// ```
    public func then<Next: Route>(_ links: Links<Next>) -> LinkPattern<R> {
        LinkPattern(head: row, isAddress: false).then(links)
    }

    /// Ends the address with a query item that holds another address, which is followed instead: `/open?url=` and the
    /// encoded address.
    ///
    /// ```swift
    /// .path("open").destination(query: "url")
    /// ```
    ///
    /// The app's list reads the inner address, under all of its rules, and refuses one that has a destination itself.
    /// The hops are printed as the inner address alone.
    public func destination(query key: String) -> LinkPattern<R> {
        var row = row
        row.destination = row.slotCount
        row.items.append(.field(key: key, row.field(key, ValueKind(LinkAddress.self), .one), isRequired: true))
        row.hops = []
        return LinkPattern(head: row, isAddress: true)
    }
}

extension LinkPattern {
    /// Makes this an old address, as in `.path("shop").route(AppRoute.stores).legacy()`: it is read, but never printed,
    /// and so are the lists that it mounts.
    public func legacy() -> LinkPattern {
        var pattern = self
        pattern.head.isLegacy = true
        for index in pattern.rows.indices { pattern.rows[index].isLegacy = true }
        return pattern
    }

    /// Accepts that other lines, though not narrower, take addresses that this line, or one that it mounts, could read:
    /// `problems()` does not report that.
    ///
    /// ```swift
    /// .path().value(String.self).path("x").route(AppRoute.tagged).yielding()
    /// ```
    public func yielding() -> LinkPattern {
        var pattern = self
        for index in pattern.rows.indices { pattern.rows[index].yields = true }
        return pattern
    }
}
