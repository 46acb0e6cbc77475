/// Looks for the nearest router on a tree that takes a route.
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
        // From a manager one looks in the window in front first; the others are further away.
        self.place = place.isManager ? place.content.last?.node ?? place : place
    }

    private init(_ key: ObjectIdentifier, from place: Node, _ verb: @escaping () -> String) {
        (self.key, self.place, self.verb, isFromManager) = (key, place, verb, false)
    }

    /// Finds the router: what is in front below first, then what is above, then the rest of the tree.
    ///
    /// - Throws: If none takes it, or two do that are equally near in the rest.
    package func nearest() throws(TransitionError) -> FoundRouter {
        if let found = near() { return found }
        return try elsewhere()
    }

    /// Finds the router without going through the rest of the tree.
    func near() -> FoundRouter? { taker(place) ?? inFront(of: place) ?? above() }

    /// Finds the router in a node, or in what is in front of that.
    func within(_ node: Node) -> FoundRouter? { taker(node) ?? inFront(of: node) }

    /// Finds the nearest router above, the place itself included; for a manager, else above what is in front in it.
    ///
    /// - Throws: If none takes it. O(nodes) then, as the message says who else does.
    func ancestor() throws(TransitionError) -> FoundRouter {
        if let found = taker() { return found }
        // A manager has mostly nothing above it: what is sent from there is sent from what the user sees.
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

    /// The error where none of some nodes takes it, with at most six of them. A coordinator that nothing has mentioned
    /// may be one that would, and so may one that has been released.
    private func unclaimed(by nodes: [Node]) -> TransitionError {
        let outermost = place.outermost
        let isKnown = !(outermost is Container) || outermost.routerName != nil
        let asked = Array(nodes.lazy.compactMap(\.routerName).prefix(6))
        let released = nodes.lazy.compactMap { ($0 as? Container)?.releasedClaimant as? any Router.Type }
            .first { $0.takes(key) }.map { "\($0)" }
        return TransitionError(
            verb(), .unclaimed(asked: asked, isRootKnown: isKnown, released: released), state: place.treeLine)
    }

    /// The nearest router above that takes it, the place itself included; nil where none does.
    func taker() -> FoundRouter? { taker(place) ?? above() }

    private func taker(_ node: Node) -> FoundRouter? {
        guard let router = node.taker(of: key) as? any Router else { return nil }
        return FoundRouter(node: node, router: router)
    }

    /// On the way from a node to what is in front of it, the first that takes it: in the modal in front, then in what
    /// that covers, the undermost last.
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

    /// Goes through the tree in circles around the place. O(nodes).
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
                for neighbour in node.standing.map(\.node) + [node.parent].compactMap(\.self)
                where seen.insert(ObjectIdentifier(neighbour)).inserted {
                    next.append(neighbour)
                }
            }
            circle = next
        }
        throw unclaimed(by: asked.flatMap(\.self))
    }
}

/// A router that was found by the type of its routes, at its place.
package struct FoundRouter {
    package let node: Node
    package let router: any Router

    /// What messages call it, and where it stands if that has a name.
    var name: String {
        let name = node.routerName ?? node.label
        var holder = node.parent
        while let current = holder, current.name.isEmpty { holder = current.parent }
        return holder.map { "\(name) in '\($0.name)'" } ?? name
    }
}

extension Router {
    /// True if its routes are of a type.
    fileprivate static func takes(_ key: ObjectIdentifier) -> Bool { key == ObjectIdentifier(RouteType.self) }

    /// Makes a route part of a commit that this was found to take.
    func take<R: Route>(_ route: R, in commit: Commit) throws(TransitionError) {
        // Compared, and not cast: that would look for the conformances each time.
        guard R.self == RouteType.self else { return }
        var running = RunningCommit(commit: commit)
        try running.join(unsafeBitCast(route, to: RouteType.self), on: self)
    }
}

extension Node {
    /// What messages call the router that this node stands for, if it does.
    fileprivate final var routerName: String? {
        let presentable = presentable
        return presentable._requestType == nil ? nil : "\(type(of: presentable))"
    }
}
