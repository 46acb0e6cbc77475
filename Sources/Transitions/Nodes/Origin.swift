/// Something that hangs on a node in the one word that it has for that: an ``Origin`` alone, or ``Extras``, which keep
/// that too. With a word for each, a screen would have 96 bytes in place of 88, and take 16 more of memory on Linux.
@usableFromInline package class Attachment {
    @usableFromInline init() {}
}

/// What put a node where it stands, or selected what it shows. A value is made of it when it is read; it keeps nothing
/// of the tree.
@usableFromInline package class Origin: Attachment {
    /// How much was put somewhere because of it, also what has gone since.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package final var placements: Int32 = 0

    /// The same as a value. For the subclass.
    package var cause: Cause { .transition("") }

    /// Tells the coordinator that has joined it. Once that has gone, it may come to be that of another: an unowned
    /// reference, which would keep that from happening, takes a fifteenth of a push and a pop.
    package final let coordinator: ObjectIdentifier

    @usableFromInline init(of coordinator: ObjectIdentifier) {
        self.coordinator = coordinator
    }
}

/// A route that a coordinator has joined to a commit.
@usableFromInline package final class RouteOrigin<R: Route>: Origin {
    @usableFromInline package let route: R
    @usableFromInline package let router: Any.Type

    /// Notes a route, and the coordinator that has joined it.
    @inlinable package init(_ route: R, of router: AnyObject) {
        self.route = route
        self.router = type(of: router)
        super.init(of: ObjectIdentifier(router))
    }

    override package var cause: Cause { .route(route, .router(router)) }
}

extension Presentable {
    /// What put this where it stands: the route that showed it, and whose route that was.
    ///
    /// Nil where no route did that is remembered (see ``Route/isRemembered``), for what a root was made with, and for
    /// what stands nowhere. Of routes that lead to each other it is the innermost. What is moved in one commit, and
    /// what was kept and is shown again, has the origin that it had; what was removed and is shown anew has a new
    /// one. O(1).
    public var origin: Cause? {
        let node: Node = self.node
        return node.holder == nil ? nil : node.cameFrom?.cause
    }
}

extension Container {
    /// What has selected the tab or the page that this shows: the route that did, and whose route that was.
    ///
    /// Nil where no route did that is remembered: where the user chose it, where it was brought to the front, and as
    /// long as nothing else was selected than what this was made with. To select what is selected changes nothing.
    /// O(1).
    @_spi(Hosting) public var selectionOrigin: Cause? { extras?.selectionOrigin?.cause }
}
