extension Request {
    /// Returns true if both requests have the same routes, router and ``TransitionOptions/reveals``.
    @inline(never)
    func isSame(as other: Request) -> Bool {
        guard options.reveals == other.options.reveals, let routed else { return false }
        return routed == other.routed
    }

    /// The routes and their target, if the request is for routes.
    private var routed: RoutedTo? {
        if let intent {
            guard intent.isRouted, let subject = intent.subject else { return nil }
            return RoutedTo(intent.routes, of: Self.target(of: subject))
        }
        guard let target, let noted else { return nil }
        return noted.routed(to: Self.target(of: target))
    }

    /// Returns the router behind a handle, or the router itself.
    private static func target(of router: AnyObject) -> AnyObject { (router as? any RouterHandle)?.routed ?? router }

    /// Returns true if the target is the coordinator of a root.
    func isAsked(ofCoordinatorOf root: Node) -> Bool {
        guard let target = intent?.subject ?? target, let coordinator = Self.target(of: target) as? any Presentable
        else { return false }
        return coordinator._routeType != nil && coordinator.node === root
    }
}

/// An object that only passes routes on to a router. Routes count as sent to the router itself.
package protocol RouterHandle: AnyObject {
    /// The router; nil once released.
    var routed: AnyObject? { get }

    /// The type of the router, also after its release.
    var routedType: Any.Type { get }
}
