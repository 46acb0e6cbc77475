@_spi(Hosting) package import Coordination

extension Router {
    /// Returns the screen that a route has already shown, once the route's gates allow it.
    func existingScreen(of route: any Route, in commit: Commit) throws(TransitionError) -> Node? {
        guard let node = existingNode(of: route, in: commit), let route = route as? RouteType else { return nil }
        var running = RunningCommit(commit: commit)
        try running.askGates(about: route, of: self)
        return node
    }

    /// Returns the screen that a route has shown within this router, if it is still in place.
    package func existingNode(of route: any Route) -> Node? { existingNode(of: route, in: nil) }

    /// Returns the screen that a route has shown within this router: the only one, or the topmost of several on one
    /// stack. Nil if any of them has gone or was moved elsewhere.
    ///
    /// Screens are recognised by the origins that routes leave. O(nodes), or mostly O(edits of the commit) while other
    /// triggers wait for their turns.
    func existingNode(of route: any Route, in commit: Commit?) -> Node? {
        guard RouteType.isRemembered, let route = route as? RouteType, let anchor else { return nil }
        if let placed = commit?.placed(by: route, around: anchor) {
            let own = placed.filter { node in
                guard let origin = node.cameFrom as? RouteOrigin<RouteType> else { return false }
                return origin.router == type(of: self) && origin.route == route && anchor.contains(node)
            }
            // Several are found by the search below, in the order of the tree.
            guard own.count > 1 else { return own.first.flatMap { $0.cameFrom?.placements == 1 ? $0 : nil } }
        }
        var shown: [ObjectIdentifier: (count: Int32, holder: Node?, last: Node)] = [:]
        var latest: Node?
        var waiting = [anchor]
        while let node = waiting.popLast() {
            for slot in node.directSlots.reversed() { waiting.append(slot.node) }
            guard let origin = node.cameFrom as? RouteOrigin<RouteType>, origin.router == type(of: self),
                origin.route == route
            else { continue }
            let known = shown[ObjectIdentifier(origin)]
            let isOnePlace = known == nil || known?.holder === node.holder && node.isOnAStack
            shown[ObjectIdentifier(origin)] = ((known?.count ?? 0) + 1, isOnePlace ? node.holder : nil, node)
            // The counts differ if one of its screens has gone, or is elsewhere.
            if isOnePlace, shown[ObjectIdentifier(origin)]?.count == origin.placements { latest = node }
        }
        return latest
    }
}

extension Node {
    fileprivate final var isOnAStack: Bool { (holder as? Container)?.layout.kind == .stack && place == .content }
}
