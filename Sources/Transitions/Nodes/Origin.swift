/// The object that a node stores in one word: an ``Origin`` alone, or ``Extras``, which include one. With a word for
/// each, a screen would have 96 bytes instead of 88, and take 16 more of memory on Linux.
@usableFromInline package class Attachment {
    @usableFromInline init() {}
}

/// The cause that put a node in its place, or selected the tab or page that it shows. Made into a value when it is
/// read; retains nothing of the tree.
@usableFromInline package class Origin: Attachment {
    /// The number of nodes that this origin put in a place, including those removed since.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package final var placements: Int32 = 0

    /// The origin as a value. For the subclass.
    package var cause: Cause { .transition("") }

    /// The identity of the coordinator that has taken the route. Once the coordinator is released, another may get the
    /// same identity: an unowned reference would prevent this, at the cost of a fifteenth of a push and a pop.
    package final let coordinator: ObjectIdentifier

    @usableFromInline init(of coordinator: ObjectIdentifier) {
        self.coordinator = coordinator
    }
}

/// An origin that is a route, which a coordinator has taken.
@usableFromInline package final class RouteOrigin<R: Route>: Origin {
    @usableFromInline package let route: R
    @usableFromInline package let router: Any.Type

    @inlinable package init(_ route: R, of router: AnyObject) {
        self.route = route
        self.router = type(of: router)
        super.init(of: ObjectIdentifier(router))
    }

    override package var cause: Cause { .route(route, .router(router)) }
}

extension Presentable {
    /// The cause that put this in its place: the route that showed it, with the router of that route.
    ///
    /// Nil if that route is not remembered (see ``Route/isRemembered``), for the initial content of a root, and without
    /// a place. If one route led to another, the origin is the last one. A presentable that is moved in one commit, or
    /// was kept and is shown again, keeps its origin; one that was removed and is shown again has a new one. O(1).
    public var origin: Cause? {
        let node: Node = self.node
        return node.holder == nil ? nil : node.cameFrom?.cause
    }
}

extension Container {
    /// The cause that selected the tab or page that this shows: the route, with the router of that route.
    ///
    /// Nil unless a remembered route selected it: after a choice of the user, for a child brought to the front, and for
    /// the initial selection. Selecting the selected child again keeps the cause. O(1).
    @_spi(Hosting) public var selectionOrigin: Cause? { extras?.selectionOrigin?.cause }
}
