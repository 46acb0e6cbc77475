/// The object in the one word that a node has for it: an ``Origin`` alone, or ``Extras``, which include one. With a
/// word for each, a screen would have 96 bytes instead of 88, and take 16 more of memory on Linux.
@usableFromInline package class Attachment {
    @usableFromInline init() {}
}

/// The cause that put a node in its place, or selected what it shows. It becomes a value when it is read; it retains
/// nothing of the tree.
@usableFromInline package class Origin: Attachment {
    /// The number of nodes that it put in a place, including those removed since.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package final var placements: Int32 = 0

    /// The origin as a value. For the subclass.
    package var cause: Cause { .transition("") }

    /// The identity of the coordinator that has joined it. After that coordinator is released, another may get the same
    /// identity: an unowned reference, which would prevent that, costs a fifteenth of a push and a pop.
    package final let coordinator: ObjectIdentifier

    @usableFromInline init(of coordinator: ObjectIdentifier) {
        self.coordinator = coordinator
    }
}

/// A route that a coordinator has joined to a commit.
@usableFromInline package final class RouteOrigin<R: Route>: Origin {
    @usableFromInline package let route: R
    @usableFromInline package let router: Any.Type

    /// Records a route, and the coordinator that has joined it.
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
    /// a place. If one route leads to another, it is the innermost. A presentable that is moved in one commit, or was
    /// kept and is shown again, keeps its origin; one that was removed and is shown again has a new one. O(1).
    public var origin: Cause? {
        let node: Node = self.node
        return node.holder == nil ? nil : node.cameFrom?.cause
    }
}

extension Container {
    /// The cause that selected the tab or page that this shows: the route, with the router of that route.
    ///
    /// Nil if it was no remembered route: if the user chose it, if it was brought to the front, and while the selection
    /// is still the initial one. Selecting the selected child again changes nothing. O(1).
    @_spi(Hosting) public var selectionOrigin: Cause? { extras?.selectionOrigin?.cause }
}
