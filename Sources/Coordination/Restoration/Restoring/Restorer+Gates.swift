@_spi(Hosting) import Coordination

// Gates are asked before anything comes back: about each route that has shown or selected something, and about nodes
// that exist already. Any verdict but "allow" leaves the node out, and nothing that the verdict requires is begun.

extension Restorer {
    /// The route to take for a stored one, or the reason why none is taken.
    enum Wanted {
        case route(any Route, any Restorable, isReplaced: Bool)
        case lost(RestorationReport.Detail)
    }

    /// Finds the coordinator of a stored route, decodes the route, and asks `route(restoring:)` and the gates. Every
    /// node that comes back by a route passes through here.
    ///
    /// - Returns: The route, or a loss; nil while the route's coordinator may still come back.
    func look(for stored: StoredOrigin) -> Wanted? {
        let coordinator: any Restorable
        switch stored.taker {
        case .stored(let number):
            let index = routers[number]
            if isLost[index] || givesUp && live[index] == nil { return .lost(.noCoordinator) }
            guard let node = live[index] else { return nil }
            let name = content.nodes[index].router
            guard let found = node.presentable as? any Restorable, type(of: found).nameInText == name else {
                return .lost(.noCoordinator)
            }
            coordinator = found
        case .above(let name):
            guard let found = receiver?.restorablesAbove.first(where: { type(of: $0).nameInText == name }) else {
                return .lost(.noCoordinator)
            }
            coordinator = found
        }
        let wanted = coordinator.wanted(stored.route)
        guard case .route(let route, _, _) = wanted, let gate = gate(denying: route, on: coordinator) else {
            return wanted
        }
        return .lost(.denied(by: gate))
    }

    /// Returns the name of the gate that does not allow a route; nil if all gates do.
    private func gate(denying route: any Route, on coordinator: any Coordinator) -> String? {
        gate(denying: [ObjectIdentifier(coordinator), Hop(any: route)] as [AnyHashable]) {
            () throws(TransitionError) in try coordinator.askGates(about: route, in: commit)
        }
    }

    /// Returns the name of the gate that does not allow an existing node: a gate of its flow's question, of its type,
    /// or of the type of a node that came with it. Nil if all gates do.
    func gate(denying node: Node) -> String? {
        if let question = node.question {
            let gate = gate(denying: ObjectIdentifier(question)) { () throws(TransitionError) in
                try question.askGates(at: node, in: commit)
            }
            if let gate { return gate }
        }
        var waiting = [node]
        while let node = waiting.popLast() {
            let type = type(of: node.presentable)
            let gate = gate(denying: ObjectIdentifier(type)) { () throws(TransitionError) in
                try commit.ask(type.gates, about: .type(type))
            }
            if let gate { return gate }
            waiting += (node.content + node.modals + node.embeds).map(\.node).filter { $0.placedBy == nil }
        }
        return nil
    }

    /// Returns the name of the gate that does not allow the route of some node inside a kept one. Nil if all gates do.
    func gate(denyingKept node: Node) -> String? {
        var waiting = node.content + node.modals + node.embeds
        while let inner = waiting.popLast()?.node {
            if let gate = gate(denyingRouteOf: inner) { return gate }
            waiting += inner.content + inner.modals + inner.embeds
        }
        return nil
    }

    /// Returns the name of the gate that does not allow the route that has shown a node. Nil if all gates do, or if the
    /// route's coordinator is gone.
    func gate(denyingRouteOf node: Node) -> String? {
        guard let mark = node.placedBy, let route = mark.anyRoute else { return nil }
        let above = sequence(first: node) { $0.parent }.dropFirst().map(\.presentable)
        let existing = routers.lazy.compactMap { self.live[$0]?.presentable }
        let taker = above.first(where: mark.isTaken) ?? existing.first(where: mark.isTaken)
        return (taker as? any Coordinator).flatMap { gate(denying: route, on: $0) }
    }

    /// Returns the name of the gate that does not allow a child, or the other page of its pair, to be selected without
    /// a remembered route. Gates are asked about the route by which a coordinator claims a tap, or else about
    /// `route(selecting:)`. Nil if there is no such route, or all gates allow it.
    func gate(denyingSelectionOf place: Int, in container: Container) -> String? {
        let shown = container.content[container.layout.shownRange(for: place, count: container.count)]
        return shown.lazy.compactMap { self.gate(denyingSelectionOf: $0.node, in: container) }.first
    }

    private func gate(denyingSelectionOf child: Node, in container: Container) -> String? {
        let choice = Report.selected(child.id)
        var node: Node? = container
        while let current = node {
            if let coordinator = current.presentable as? any Coordinator, let route = coordinator.route(for: choice) {
                return gate(denying: route, on: coordinator)
            }
            node = current.parent
        }
        guard let coordinator = container.presentable as? any Coordinator else { return nil }
        return coordinator.route(selecting: child.presentable).flatMap { gate(denying: $0, on: coordinator) }
    }

    /// Asks gates about a subject, unless their answer is known.
    private func gate(denying subject: AnyHashable, _ ask: () throws(TransitionError) -> Void) -> String? {
        if let known = knownGates[subject] { return known }
        try? ask()
        let gate = goOnAfterStop()
        knownGates[subject] = .some(gate)
        return gate
    }

    /// Lets the commit go on after a gate has stopped it, and returns the gate's name; nil if none has.
    func goOnAfterStop() -> String? {
        let stop = commit.goOnAfterStop()
        if visit != nil, let stop { denials[stop.source] = denials[stop.source] ?? stop }
        return stop?.source
    }
}

extension Coordinator {
    fileprivate func askGates(about route: any Route, in commit: Commit) throws(TransitionError) {
        guard let route = route as? RouteType else { return }
        var running = RunningCommit(commit: commit)
        try running.askGates(about: route, of: self)
    }
}

extension Restorable {
    /// Decodes a stored route, and returns the route to take in its place.
    fileprivate func wanted(_ stored: StoredNode.Versioned) -> Restorer.Wanted {
        do throws(RouteFlaw) {
            let route = try Self.decode(stored)
            guard let taken = self.route(restoring: route) else { return .lost(.declined) }
            return .route(taken, self, isReplaced: taken != route)
        } catch {
            switch error {
            case .newer(let version): return .lost(.newer(version: version))
            case .secret: return .lost(.secret)
            case .undecodable(let why): return .lost(.unknownRoute(why))
            }
        }
    }

    /// Returns true if the screens of a route may come back without the screens beneath them.
    func mayStandAlone(_ route: any Route) -> Bool { (route as? RouteType).map(canStandAlone) ?? false }

    /// Returns true if `route(restoring:)` returns nil for a route.
    func declines(_ route: any Route) -> Bool {
        (route as? RouteType).map { self.route(restoring: $0) == nil } ?? false
    }

    /// Takes a route, with everything that the route triggers. The route's gates must have been asked.
    func takeAgain(_ route: any Route, in commit: Commit) throws(TransitionError) {
        guard let route = route as? RouteType else { return }
        var editor = Editor(root: root, commit: commit)
        try editor.perform(taking(route), on: root)
    }

    /// Takes a route, calls `look`, and rolls the route back. The route's gates must have been asked.
    func tryOut(taking route: any Route, in commit: Commit, look: @escaping () -> Void) -> Stop? {
        (route as? RouteType).flatMap { tryOut(taking($0), in: commit, look: look) }
    }

    private func taking(_ route: RouteType) -> Transition<Root> {
        Transition(
            "trigger", .none,
            .deferred { _, running throws(TransitionError) in
                running.admitted = ObjectIdentifier(self)
                try self.join(route, to: &running)
            })
    }
}
