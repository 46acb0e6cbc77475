/// A search for the nearest router on a tree that takes a route.
package struct RouterSearch {
    private let key: ObjectIdentifier
    private let verb: () -> String
    private let place: Node
    private let isFromManager: Bool

    package init(for route: any Route, from place: Node) {
        self.init(type(of: route), from: place) { "go to \(Hop(any: route))" }
    }

    init(_ type: any Route.Type, from place: Node, verb: @escaping () -> String = { "" }) {
        key = ObjectIdentifier(type)
        self.verb = verb
        isFromManager = place.isManager
        // A search from a manager begins in the window in front; the others are further away.
        self.place = place.isManager ? place.content.last?.node ?? place : place
    }

    private init(_ key: ObjectIdentifier, from place: Node, _ verb: @escaping () -> String) {
        (self.key, self.place, self.verb, isFromManager) = (key, place, verb, false)
    }

    /// Finds the router: below the place towards the front first, then above, then in the rest of the tree.
    ///
    /// - Throws: If none takes the route, or two in the rest are equally near.
    package func nearest() throws(TransitionError) -> FoundRouter {
        if let found = near() { return found }
        return try elsewhere()
    }

    /// Finds the router without searching the rest of the tree; nil if none is near.
    func near() -> FoundRouter? { taker(place) ?? inFront(of: place) ?? above() }

    /// Finds the router at a node, or below it towards the front.
    func within(_ node: Node) -> FoundRouter? { taker(node) ?? inFront(of: node) }

    /// Finds the nearest router at or above the place; for a window manager, else from the screen in front up.
    ///
    /// - Throws: If none takes the route. O(nodes) then, as the message names a router elsewhere that does.
    func ancestor() throws(TransitionError) -> FoundRouter {
        if let found = taker() { return found }
        // A manager has mostly nothing above it, so the route is sent from the screen that the user sees.
        if isFromManager, let found = RouterSearch(key, from: place.front, verb).taker() { return found }
        if let other = try? elsewhere() {
            throw TransitionError(verb(), .notAbove(elsewhere: other.name), state: place.treeLine)
        }
        var above: [Node] = []
        var node: Node? = place
        while let current = node {
            above.append(current)
            node = current.parent
        }
        throw unclaimed(by: above)
    }

    /// The error if no node takes the route. It names at most six routers, and tells if one that takes the route was
    /// released, or the root has none yet.
    private func unclaimed(by nodes: [Node]) -> TransitionError {
        let outermost = place.outermost
        let isKnown = !(outermost is Container) || outermost.routerName != nil
        let asked = Array(nodes.lazy.compactMap(\.routerName).prefix(6))
        let released = nodes.lazy.compactMap { ($0 as? Container)?.releasedClaimant as? any Router.Type }
            .first { $0.takes(key) }.map { "\($0)" }
        return TransitionError(
            verb(), .unclaimed(asked: asked, isRootKnown: isKnown, released: released), state: place.treeLine)
    }

    /// Finds the nearest router at or above the place.
    func taker() -> FoundRouter? { taker(place) ?? above() }

    private func taker(_ node: Node) -> FoundRouter? {
        guard let router = node.taker(of: key) as? any Router else { return nil }
        return FoundRouter(node: node, router: router)
    }

    /// Finds a router on the path from a node to its front: in the modal in front first, then in the layer that it
    /// covers, and so on; in each layer, the outermost.
    private func inFront(of node: Node) -> FoundRouter? {
        // Of those that are in each other, the outermost counts.
        var found: FoundRouter?
        var current = node.front
        while current !== node, let parent = current.parent {
            if let outer = taker(current) { found = outer }
            if found != nil, current.place == .modal { break }
            current = parent
        }
        return found
    }

    private func above() -> FoundRouter? {
        var node = place.parent
        while let current = node {
            if let found = taker(current) { return found }
            node = current.parent
        }
        return nil
    }

    /// Searches the whole tree breadth-first from the place. O(nodes).
    func elsewhere() throws(TransitionError) -> FoundRouter {
        var asked: [[Node]] = []
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(place)]
        var circle = [place]
        while !circle.isEmpty {
            let found = circle.compactMap(taker)
            if found.count > 1 {
                let names = found.map { $0.name }
                throw TransitionError(verb(), .ambiguous(names), state: place.treeLine)
            }
            if let found = found.first { return found }
            asked.append(circle)
            var next: [Node] = []
            for node in circle {
                for neighbour in node.directSlots.map(\.node) + [node.parent].compactMap(\.self)
                where seen.insert(ObjectIdentifier(neighbour)).inserted {
                    next.append(neighbour)
                }
            }
            circle = next
        }
        throw unclaimed(by: asked.flatMap(\.self))
    }
}

/// A router found by the type of its routes, and its node.
package struct FoundRouter {
    package let node: Node
    package let router: any Router

    /// The router's name for messages, with the name of the nearest named node around it.
    var name: String {
        let name = node.routerName ?? node.label
        var holder = node.parent
        while let current = holder, current.name.isEmpty { holder = current.parent }
        return holder.map { "\(name) in '\($0.name)'" } ?? name
    }
}

extension Router {
    fileprivate static func takes(_ key: ObjectIdentifier) -> Bool { key == ObjectIdentifier(RouteType.self) }

    /// Joins a route of this router's type to a commit.
    func take<R: Route>(_ route: R, in commit: Commit) throws(TransitionError) {
        // Compared, and not cast: a cast would look up the conformances each time.
        guard R.self == RouteType.self else { return }
        var running = RunningCommit(commit: commit)
        try running.join(unsafeBitCast(route, to: RouteType.self), on: self)
    }
}

extension Node {
    /// The name in messages of the router that this node stands for, if any.
    fileprivate final var routerName: String? {
        let presentable = presentable
        return presentable._routeType == nil ? nil : "\(type(of: presentable))"
    }
}
