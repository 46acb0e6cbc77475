@_spi(Hosting) package import Coordination

extension Router {
    /// Looks for the screen of a route that stands already, and asks the route's gates.
    func standing(_ route: any Route, in commit: Commit) throws(TransitionError) -> Node? {
        guard let node = standingNode(of: route, in: commit), let route = route as? RouteType else { return nil }
        var running = RunningCommit(commit: commit)
        try running.askGates(about: route, of: self)
        return node
    }

    /// What a route has shown here, as it stands.
    package func standingNode(of route: any Route) -> Node? { standingNode(of: route, in: nil) }

    /// What a route has shown here, as long as all of that stands: one screen, or the topmost of several on one stack.
    ///
    /// The origins that routes leave tell. O(nodes), or mostly O(what the commit has done), where other triggers wait
    /// for their turns.
    func standingNode(of route: any Route, in commit: Commit?) -> Node? {
        guard RouteType.isRemembered, let route = route as? RouteType, let anchor else { return nil }
        if let placed = commit?.placed(by: route, around: anchor) {
            let own = placed.filter { node in
                guard let origin = node.cameFrom as? RouteOrigin<RouteType> else { return false }
                return origin.router == type(of: self) && origin.route == route && node.isIn(anchor)
            }
            // Several are taken in the order of the tree.
            guard own.count > 1 else { return own.first.flatMap { $0.cameFrom?.placements == 1 ? $0 : nil } }
        }
        var shown: [ObjectIdentifier: (count: Int32, holder: Node?, last: Node)] = [:]
        var latest: Node?
        var waiting = [anchor]
        while let node = waiting.popLast() {
            for slot in node.standing.reversed() { waiting.append(slot.node) }
            guard let origin = node.cameFrom as? RouteOrigin<RouteType>, origin.router == type(of: self),
                origin.route == route
            else { continue }
            let known = shown[ObjectIdentifier(origin)]
            let isOnePlace = known == nil || known?.holder === node.holder && node.isOnAStack
            shown[ObjectIdentifier(origin)] = ((known?.count ?? 0) + 1, isOnePlace ? node.holder : nil, node)
            // What has gone of it since, or stands elsewhere, is missed.
            if isOnePlace, shown[ObjectIdentifier(origin)]?.count == origin.placements { latest = node }
        }
        return latest
    }
}

extension Node {
    /// True if this is `anchor`, or in it. O(levels).
    fileprivate final func isIn(_ anchor: Node) -> Bool {
        var node: Node? = self
        while let current = node, current !== anchor { node = current.parent }
        return node === anchor
    }

    fileprivate final var isOnAStack: Bool { (holder as? Container)?.layout.kind == .stack && place == .content }
}
