@_spi(Log) @_spi(Hosting) import Coordination

// Triggers that waited are repeated when the tree has come back. A prerequisite, such as a login, comes back only if
// one of the triggers that waited for it still needs it: not for a user who is signed in by now.

extension Restorer {
    /// The routes and the coordinator of a trigger to repeat, or the reason why it is not repeated.
    private enum Again {
        case asked([any Route], any Coordinator)
        case lost(RestorationReport.Detail)
    }

    /// Restores a prerequisite, such as a login, if a trigger that waited for it still needs it. To find out, runs the
    /// triggers and rolls them back.
    ///
    /// - Parameter first: The number of the first trigger that waited for the prerequisite.
    func decide(_ first: Int) {
        // What no trigger needs is no loss if one is repeated, and does not fail.
        var (stays, comes) = (false, sharing[first] == nil)
        var stop: Stop?
        for number in sharing[first] ?? [] where !stays {
            switch again(number) {
            case .asked(let routes, let coordinator):
                stays = waiting.contains(routes.map { Hop(any: $0) })
                if stays { break }
                let (found, shown) = coordinator.tryOut(routes, content.waits[number].isLink, in: commit)
                comes = comes || found != nil || shown != nil
                if found == nil { comingOriginKeys[number] = shown }
                if let found, wants(found, first, on: coordinator) { (stays, stop) = (true, found) }
            case .lost(.declined): comes = true
            case .lost: break
            }
        }
        for index in prerequisites[first] ?? [] {
            isPending[index] = false
            if stays { continue }
            if comes { pass(index) } else { leaveOut(index, .waiting) }
        }
        // All triggers that shared it wait for it again.
        for number in sharing[first] ?? [] {
            stops[number] = stop
            if stays { comingOriginKeys[number] = nil }
        }
    }

    /// Removes nodes that the launch or an earlier restoration has shown, and that waiting triggers will show again.
    /// Nodes that are all that a stack holds stay, and their trigger is not repeated.
    func removeWhatComesAgain() {
        guard !comingOriginKeys.isEmpty else { return }
        let others = others(of: Set(comingOriginKeys.values.joined()))
        for (number, originKeys) in comingOriginKeys.sorted(by: { $0.key < $1.key }) {
            let nodes = originKeys.flatMap { others[$0] ?? [] }.filter { $0.holder != nil }
            if nodes.contains(where: { $0.isAllOfItsList(but: nodes) }) {
                existingNodes[number] = nodes.map(\.id)
                continue
            }
            for node in nodes {
                guard let list = node.list, let position = node.position else { continue }
                commit.remove(at: position, of: list, animation: nil)
            }
        }
    }

    /// Returns the outermost nodes that exist, were not stored, and have one of these origin keys, by key. O(nodes).
    private func others(of originKeys: Set<OriginKey>) -> [OriginKey: [Node]] {
        let known = Set(live.compactMap { $0.map { ObjectIdentifier($0) } })
        var others: [OriginKey: [Node]] = [:]
        var waiting = receiver.map { [$0] } ?? []
        while let node = waiting.popLast() {
            let originKey = node.placedBy.map { OriginKey($0) }
            if let originKey, originKeys.contains(originKey), !known.contains(ObjectIdentifier(node)), !isSpread(node) {
                others[originKey, default: []].append(node)
                continue
            }
            for slot in node.content + node.modals + node.embeds { waiting.append(slot.node) }
        }
        return others
    }

    /// Returns true if a stop requires the same prerequisite as before: the same route, or one that shows a node of the
    /// same kind and name.
    private func wants(_ stop: Stop, _ first: Int, on coordinator: any Coordinator) -> Bool {
        guard case .require(let demand) = stop.verdict.kind else { return false }
        let nodes = (prerequisites[first] ?? []).map { content.nodes[$0] }
        for case .route(let route, _, _)? in nodes.map({ $0.origin.flatMap(want) })
        where Hop(any: route) == stop.route {
            return true
        }
        guard let place = stop.place ?? receiver else { return false }
        let shown = coordinator.shown(by: demand.placed(at: place), in: commit)
        return shown.contains { shown in nodes.contains { $0.kind == shown.storedKind && $0.name == shown.name } }
    }

    /// Decodes a trigger that waited, and finds its coordinator. O(nodes) if no coordinator was stored with it.
    private func again(_ number: Int) -> Again {
        let wait = content.waits[number]
        if wait.routes.contains(where: { $0.route.value.hasSecret }) { return .lost(.secret) }
        var routes: [any Route] = []
        for (router, stored) in wait.routes {
            guard let type = types.type(named: router), let route = try? type.decode(stored) as any Route else {
                return .lost(.waiting)
            }
            routes.append(route)
        }
        guard let first = routes.first else { return .lost(.waiting) }
        var asked: (any Coordinator)?
        if case .stored(let router)? = wait.taker {
            // Another coordinator of its type may be that of another account.
            guard let node = live[routers[router]] else { return .lost(.noCoordinator) }
            asked = node.presentable as? any Coordinator
        }
        if !wait.isLink, asked?._routeType != ObjectIdentifier(type(of: first)) {
            asked = receiver?.nearestTaker(of: first) as? any Coordinator
        }
        for (route, stored) in zip(routes, wait.routes) {
            let isAsked = asked?._routeType == ObjectIdentifier(type(of: route))
            let taker = isAsked ? asked as? any Restorable : coordinators[stored.router]
            if taker?.declines(route) == true { return .lost(.declined) }
        }
        let anyone = routers.lazy.compactMap { self.live[$0]?.presentable as? any Restorable }.first
        guard let coordinator = asked ?? receiver?.presentable as? any Coordinator ?? anyone else {
            return .lost(.waiting)
        }
        return .asked(routes, coordinator)
    }

    /// The routes of all triggers that wait on the live tree.
    private var waiting: [[Hop]] { (receiver?.triggersToStore ?? []).map(\.cause.hops) }

    /// Repeats all triggers that waited, in order, except those that wait already, and those whose screens are on the
    /// tree. Notes the changes made by triggers that run at once.
    ///
    /// - Returns: The losses, and the new requests.
    func askAgain(_ location: CallSite) -> (losses: [RestorationReport.Loss], requests: [Request]) {
        guard content.waits.contains(where: { !$0.routes.isEmpty }) else { return ([], []) }
        var losses: [RestorationReport.Loss] = []
        var requests: [Request] = []
        var waiting = waiting
        let observer = receiver?.outermost.observeCommits { [weak self] in self?.note($0) }
        for (number, wait) in content.waits.enumerated() where !wait.routes.isEmpty {
            switch again(number) {
            case .lost(let reason):
                losses.append(.init(place: TreePath([]), name: "", detail: reason, routes: wait.taken))
            case .asked(let routes, let coordinator):
                let hops = routes.map { Hop(any: $0) }
                if let known = waiting.firstIndex(of: hops) {
                    waiting.remove(at: known)
                    continue
                }
                if let existing = existingNodes[number] {
                    changed.formUnion(existing)
                    continue
                }
                let found = (prerequisites[wait.with ?? number] ?? []).compactMap { live[$0] }
                let options = TransitionOptions(animated: false, reveals: wait.reveals)
                let again = WaitingRoutes(routes, isLink: wait.isLink, behind: stops[number], found)
                requests.append(coordinator.askAgain(again, options, location))
            }
        }
        observer?.end()
        return (losses, requests)
    }

    /// Notes the changes of a repeated trigger, which are no losses. Changes of a prerequisite are losses.
    private func note(_ record: CommitRecord) {
        guard record.cause.requiredBy == nil else { return }
        for change in record.changes {
            switch change.kind {
            case .selected, .took: turned.insert(change.holder.id)
            case .inserted, .removed, .presented, .dismissed, .embedded, .unembedded: changed.insert(change.subject.id)
            case .moved, .alertShown, .alertClosed: break
            }
        }
    }
}

extension Node {
    /// Returns true if the node's list may not be empty, and holds nothing but these nodes.
    fileprivate func isAllOfItsList(but nodes: [Node]) -> Bool {
        guard let list, !list.mayBeEmpty else { return false }
        return list.slots.allSatisfy { slot in nodes.contains { $0 === slot.node } }
    }
}

extension Coordinator {
    /// Runs a trigger that waited, and rolls it back.
    ///
    /// - Returns: The stop, by a gate or by a screen that would be left, and the origin keys of the nodes that the
    ///   trigger would show; nil if it stops before that, or fails.
    fileprivate func tryOut(_ routes: [any Route], _ isLink: Bool, in commit: Commit) -> (Stop?, shown: [OriginKey]?) {
        let own = isLink ? nil : routes.first as? RouteType
        let transition = own.map { Transition.trigger($0, on: self) } ?? deepLink(routes.map { Hop(any: $0) })
        var shown: [OriginKey]?
        let savepoint = commit.savepoint
        let stop = tryOut(transition, in: commit) {
            shown = commit.outermostBuilt(since: savepoint).compactMap { $0.origin.map { OriginKey($0) } }
            try commit.askWhetherAllMayBeLeft()
        }
        return (stop, shown)
    }

    /// Returns the nodes that an intent would show. The intent is run, and rolled back.
    fileprivate func shown(by intent: any Intent, in commit: Commit) -> [Node] {
        var shown: [Node] = []
        let savepoint = commit.savepoint
        let step = Transition<Root>(
            "require", .none,
            .deferred { _, running throws(TransitionError) in try intent.join(running.commit, closing: nil) })
        _ = tryOut(step, in: commit) { shown = commit.outermostBuilt(since: savepoint).map(\.slot.node) }
        return shown
    }

    /// Runs a transition, and rolls it back, with everything that it has triggered. Calls `look` before the rollback,
    /// if the transition has run to its end.
    ///
    /// - Returns: The stop by a gate or a screen; nil if there was none.
    func tryOut(_ transition: Transition<Root>, in commit: Commit, look: @escaping () throws -> Void) -> Stop? {
        let step = Transition<Root>("try") { editor in
            try editor.perform(transition)
            try look()
            throw TransitionError(cannot: "stay", because: "it is only tried")
        }
        RunningCommit(commit: commit).joins = 0
        var editor = Editor(root: root, commit: commit)
        try? editor.perform(step)
        return commit.goOnAfterStop()
    }
}
