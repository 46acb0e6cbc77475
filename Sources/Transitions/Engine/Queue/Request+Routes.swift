extension Request {
    /// Whether both are the same routes of the same router, and brought to the front alike.
    @inline(never)
    func isSame(as other: Request) -> Bool {
        guard options.reveals == other.options.reveals, let routed else { return false }
        return routed == other.routed
    }

    /// What it asks for and of what, where that is made of routes.
    private var routed: RoutedTo? {
        if let intent {
            guard intent.isRouted, let subject = intent.subject else { return nil }
            return RoutedTo(intent.routes, of: Self.target(of: subject))
        }
        guard let target, let noted else { return nil }
        return noted.routed(to: Self.target(of: target))
    }

    /// What gets the routes of a router.
    private static func target(of router: AnyObject) -> AnyObject { (router as? any RouterHandle)?.routed ?? router }

    /// Whether the coordinator of a root asked for it, or was asked for it.
    func isAsked(ofCoordinatorOf root: Node) -> Bool {
        guard let target = intent?.subject ?? target, let coordinator = Self.target(of: target) as? any Presentable
        else { return false }
        return coordinator._requestType != nil && coordinator.node === root
    }
}

/// Something that only passes routes on to a router: the same route through it is the same route.
package protocol RouterHandle: AnyObject {
    /// What gets the routes; nil once that has gone.
    var routed: AnyObject? { get }

    /// The type of that, also once it has gone.
    var routedType: Any.Type { get }
}
