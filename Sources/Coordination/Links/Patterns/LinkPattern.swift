public import Coordination

/// One line of a list: an address, and the route that it stands for.
///
/// It is written with a leading dot, inside a ``Links``.
public struct LinkPattern<R: Route>: Sendable {
    /// What the line itself says, and all that it has with the lists that it mounts.
    let head: LinkRow
    private(set) var rows: [LinkRow]

    /// - Parameter isAddress: False for a line that other lists' lines begin with, and that is no address itself.
    init(head: LinkRow, isAddress: Bool) {
        self.head = head
        rows = isAddress ? [head] : []
    }

    /// An address without values, for one route.
    ///
    /// ```swift
    /// .at("login", .login)
    /// ```
    ///
    /// - Parameters:
    ///   - path: The words, with a slash between two. Empty for the address of the list itself.
    ///   - route: The route.
    public static func at(_ path: String, _ route: R) -> LinkPattern {
        LinkPath.start(path).route(route)
    }

    /// Begins an address with values, or one for what another list says.
    ///
    /// ```swift
    /// .path("stores").value(Int.self, "id").route(AppRoute.store)
    /// ```
    ///
    /// - Parameter path: The words, with a slash between two. None where a value comes first.
    public static func path(_ path: String = "") -> LinkPath<R, R, LinkNone> {
        LinkPath.start(path)
    }

    /// Says what stands beneath this address: all that a feature's list says, each after this line's route.
    ///
    /// ```swift
    /// .at("stores", .tab(.stores)).then(StoresRoute.links)
    /// ```
    ///
    /// Several lists may stand beneath one address. What a list that is mounted allows, and its opening, don't count.
    /// With all of those above, a line has at most 64 segments: one with more is neither read nor printed, which
    /// `problems()` says.
    public func then<Next: Route>(_ links: Links<Next>) -> LinkPattern {
        var pattern = self
        pattern.rows += links.table.rows.map(head.followed)
        return pattern
    }
}

/// An address that is being said: words, values and query items, from the left; ends with `route` or `legacy`.
///
/// `R` is the list's route, `Last` the one that it ends with, `Values` has the types of the values so far.
public struct LinkPath<R: Route, Last: Route, Values>: Sendable {
    let row: LinkRow
    /// The first value of the last route: those before are of hops on the way.
    let base: Int

    /// What the last route is made of.
    var fields: [LinkField] { row.fields.filter { $0.slot >= base } }
}

/// No values yet, in the type of a ``LinkPath``. No code makes one, or has to name it.
public enum LinkNone {}

/// The types of the values so far, and of one more, in the type of a ``LinkPath``. No code makes one, or has to name
/// it.
public enum LinkPair<Values, Value> {}

extension LinkPath where R == Last, Values == LinkNone {
    static func start(_ path: String) -> LinkPath {
        LinkPath(row: LinkRow(steps: LinkRow.words(path)), base: 0)
    }
}

extension LinkPath where Values == LinkNone {
    /// Puts another list beneath this, which is no address itself: beneath words, or beneath a hop that has its own
    /// address elsewhere.
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

    /// Ends the address with a query item that has another one, which is followed in place of this: `/open?url=` and
    /// the address, encoded.
    ///
    /// ```swift
    /// .path("open").destination(query: "url")
    /// ```
    ///
    /// That is read by the list of the app, under all of its rules, and may not have a destination in turn. Its own
    /// address is the one that is printed.
    public func destination(query key: String) -> LinkPattern<R> {
        var row = row
        row.destination = row.slotCount
        row.items.append(.field(key: key, row.field(key, ValueKind(LinkAddress.self), .one), isRequired: true))
        row.hops = []
        return LinkPattern(head: row, isAddress: true)
    }
}

extension LinkPattern {
    /// Acknowledges that other lines take what this one, or what it mounts, would take, though neither is narrower:
    /// `problems()` does not name this line for it.
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

extension LinkRow {
    static func words(_ path: String) -> [Step] {
        path.isEmpty ? [] : path.split(separator: "/", omittingEmptySubsequences: false).map { .word(String($0)) }
    }

    /// All that has a value, in the order in which it was said.
    package var fields: [LinkField] {
        var fields = fragments
        for case .value(let field) in steps { fields.append(field) }
        for case .rest(let field) in steps { fields.append(field) }
        for case .field(_, let field, _) in items { fields.append(field) }
        return fields.sorted { $0.slot < $1.slot }
    }
}
