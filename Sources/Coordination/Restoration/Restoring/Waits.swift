import Coordination

/// What waited, and is asked for again once the tree is what it was.
struct Waits {
    private let content: StoredContent
    private let live: [Node?]
    private let node: Node
    private let location: CallSite

    init(_ content: StoredContent, _ live: [Node?], on node: Node, _ location: CallSite) {
        self.content = content
        self.live = live
        self.node = node
        self.location = location
    }

    /// Asks for all of it, in order, but for what waits already.
    ///
    /// - Returns: What could not be asked for, and what was.
    func askAgain() -> (losses: [RestorationReport.Loss], requests: [Request]) {
        guard content.waits.contains(where: { !$0.routes.isEmpty }) else { return ([], []) }
        var losses: [RestorationReport.Loss] = []
        var requests: [Request] = []
        let coordinators = live.compactMap { $0?.presentable as? any Restorable }
        let types = RestorableTypes(coordinators)
        let routers = content.nodes.indices.filter { content.nodes[$0].router != nil }
        var waiting = node.storedTriggers.map { $0.cause.hops }
        for (number, wait) in content.waits.enumerated() where !wait.routes.isEmpty {
            guard let routes = routes(of: wait, types) else {
                losses.append(.init(place: TreePath([]), name: "", reason: .waiting))
                continue
            }
            let hops = routes.map { Hop(any: $0) }
            if let known = waiting.firstIndex(of: hops) {
                waiting.remove(at: known)
                continue
            }
            var asked: (any Coordinator)?
            if case .stored(let router)? = wait.taker {
                asked = live[routers[router]]?.presentable as? any Coordinator
            }
            if !wait.isLink, let route = routes.first, asked?._requestType != ObjectIdentifier(type(of: route)) {
                asked = node.nearestTaker(of: route) as? any Coordinator
            }
            guard let asked = asked ?? node.presentable as? any Coordinator ?? coordinators.first else {
                losses.append(.init(place: TreePath([]), name: "", reason: .waiting))
                continue
            }
            let found = content.nodes.indices.compactMap { content.nodes[$0].first == number ? live[$0] : nil }
            let options = TransitionOptions(animated: false, reveals: wait.reveals)
            requests.append(asked.askAgain(routes, isLink: wait.isLink, options, location, found: found))
        }
        return (losses, requests)
    }

    private func routes(of wait: StoredWait, _ types: RestorableTypes) -> [any Route]? {
        var routes: [any Route] = []
        for (router, stored) in wait.routes {
            guard let type = types.type(named: router), let route = try? type.decode(stored) as any Route else {
                return nil
            }
            routes.append(route)
        }
        return routes
    }
}
