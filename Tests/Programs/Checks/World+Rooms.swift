@_spi(Hosting) import Coordination

/// A place, and the user for whom it stands.
struct Owned {
    weak var node: Node?
    weak var holder: Node?
    let room: Int
    /// Nil where that has changed meanwhile.
    var user: Int?
}

/// What stands in a tree, and what a repair may take away from it.
struct Standing {
    private var nodes: [NodeID] = []
    /// For reports.
    private(set) var titles: [NodeID: String] = [:]
    private var mayGo: Set<NodeID> = []
    /// The covers, with all that is in them.
    private(set) var covers: Set<NodeID> = []

    init(of top: Node, in world: World) {
        nodes = Self.all(in: top).map(\.id)
        for node in Self.all(in: top) {
            titles[node.id] = node.label
            let rooms = world.rooms(of: node)
            let isOwned = rooms.contains { world.isOfAnother(node, $0) }
            let failing = rooms.filter { world.sessions.users[$0[0] % 3] == nil }
            if let cover = node.extras?.cover {
                covers.formUnion(Self.all(in: node).map(\.id))
                let place = cover.place
                if place.map({ place in !world.rooms(of: place).contains { world.sessions.users[$0[0] % 3] == nil } })
                    ?? true
                {
                    for slot in node.holder?.modals.drop(while: { $0.node !== node }) ?? [] { mark(slot.node) }
                }
            }
            guard isOwned || failing.contains(where: { $0[1] % 5 > 1 }) else { continue }
            markLowest(of: node, world)
        }
    }

    /// What goes with a place: it, what is above it on its stacks, and on those beneath that do not hold.
    private mutating func markLowest(of node: Node, _ world: World) {
        mark(node)
        var current = node
        while let stack = current.holder as? Container, current.place == .content, stack.layout.kind == .stack {
            let beneath = stack.content.prefix { $0.node !== current }
            let lowest = beneath.firstIndex { slot in
                world.rooms(of: slot.node).contains { world.sessions.users[$0[0] % 3] == nil }
            }
            let isMarked = mayGo.contains(current.id)
            if let lowest = lowest ?? (isMarked ? beneath.count : nil) {
                for slot in stack.content[lowest...] { mark(slot.node) }
                // The lowest takes its stack along.
                if lowest == 0 { mark(stack) }
            }
            current = stack
        }
        guard current.place == .modal, mayGo.contains(current.id) else { return }
        for slot in current.holder?.modals.drop(while: { $0.node !== current }) ?? [] { mark(slot.node) }
    }

    private mutating func mark(_ node: Node) { mayGo.formUnion(Self.all(in: node).map(\.id)) }

    static func all(in top: Node) -> [Node] {
        var found: [Node] = [top]
        var next = 0
        while next < found.count {
            found += found[next].directSlots.map(\.node)
            next += 1
        }
        return found
    }

    /// What has stood, and does no longer.
    func gone(from top: Node) -> Set<NodeID> { Set(nodes).subtracting(Self.all(in: top).map(\.id)) }

    /// Those of what is gone that no repair may have taken away.
    func lost(of gone: Set<NodeID>) -> Set<NodeID> { gone.intersection(nodes).subtracting(mayGo) }
}

extension World {
    /// A node, and the standing gates that it has to hold.
    typealias Standpoint = (node: Node, rooms: [Step])

    /// The standing gates that a node has to hold, as steps. Nodes without any are most, and are told first.
    func rooms(of node: Node) -> [Step] {
        if node.isWindow || node.isManager { return [] }
        var rooms = launchSteps.filter { $0.kind == .stands }
        if !rooms.isEmpty, !isGated(node) { rooms = [] }
        if let origin = node.cameFrom, let route = origin.cause.route?.route as? any GoRoute {
            let steps = route.step.steps.filter { $0.kind == .stands }
            if !steps.isEmpty, stands(origin.coordinator, of: route, where: node) { rooms += steps }
        }
        if node.place == .content, let holder = node.holder, let member = holder.presentable as? any Member,
            let crew = member as? any Selecting, let route = crew.step(selecting: node.presentable)
        {
            rooms += route.steps.filter { $0.kind == .stands }
        }
        return rooms.isEmpty || isExempt(node) ? [] : rooms
    }

    private func isGated(_ node: Node) -> Bool {
        let shown = [node.shownAs, node.extras?.guarded]
        // By their indices: a copy of what was made copies its weak references.
        return made.indices.contains { index in
            made[index].isGated && made[index].node === node
                && shown.contains { $0 != nil && $0 === made[index].presentable }
        }
    }

    /// Whether the coordinator of a route is in the tree of a node, and shows its own. One that is made later may have
    /// its identity, and takes other routes.
    private func stands(_ coordinator: ObjectIdentifier, of route: any Route, where node: Node) -> Bool {
        liveCrews.contains { crew in
            ObjectIdentifier(crew) == coordinator && crew.takes(route) && crew.node.outermost === node.outermost
                && crew.node.presentable === crew
        }
    }

    /// Whether it is in a cover, or in something that a trigger waits for.
    func isExempt(_ node: Node) -> Bool {
        var awaited: [Node] = []
        node.outermost.treeQueue.forEachWaiting { _, _, shown in if let shown { awaited += shown.1 } }
        return sequence(first: node) { $0.holder }.contains { around in
            around.extras?.cover != nil || awaited.contains { $0 === around }
        }
    }

    /// Nothing is in sight that does not hold, once the windows know.
    func checkSight(_ places: [Standpoint], of home: WindowManager, after step: Step) {
        guard sessions.toldChange == sessions.changes else { return }
        tally.count("what is in sight", of: "checked")
        for (node, rooms) in places where node.outermost === home.node as Node {
            if rooms.contains(where: { sessions.users[$0[0] % 3] == nil }), node.isVisible {
                flaw("what does not hold is in sight", "\(node.label) in \(home.tree) after \(step)")
            }
        }
    }

    var standpoints: [Standpoint] { liveNodes.map { ($0, rooms(of: $0)) } }

    func checkRooms(after step: Step) {
        guard isOfSessions, let home = homeManager else { return }
        let places = standpoints
        checkSight(places, of: home, after: step)
        checkOwners(of: places, in: home)
        checkCovers(of: home, after: step)
    }

    /// What has stood for one user is not there for another one.
    private func checkOwners(of places: [Standpoint], in home: WindowManager) {
        let (isTold, isSteady) = (sessions.toldChange == sessions.changes, sessions.quietChange == sessions.changes)
        sessions.quietChange = sessions.changes
        sessions.owned.removeAll { $0.node == nil || $0.node?.holder !== $0.holder }
        for (node, rooms) in places {
            let isHome = node.outermost === home.node as Node
            if !isHome { sessions.travelled.insert(node.id) }
            for room in rooms {
                let room = room[0] % 3
                guard room != 1, let user = sessions.users[room] else { continue }
                guard let former = sessions.owned.first(where: { $0.node === node && $0.room == room }) else {
                    // What a trigger has waited for, and what is in it, are places without coming: nobody knows whose.
                    let isNeeded = sequence(first: node, next: \.holder).contains { around in
                        made.contains { $0.node === around && $0.isNeeded }
                    }
                    let owned = Owned(
                        node: node, holder: node.holder, room: room,
                        user: isSteady && isHome && !isNeeded && sessions.signals > 0 ? user : nil)
                    sessions.owned.append(owned)
                    continue
                }
                guard isTold, isHome, let first = former.user, node.isVisible else { continue }
                tally.count("whose a room is", of: "checked")
                if first != user {
                    flaw("what stood for one user is there for another", "\(node.label) in \(home.tree)")
                }
            }
        }
    }

    /// Whether a place has stood, or may have stood, for somebody else than the one who is in the room of a gate.
    fileprivate func isOfAnother(_ node: Node, _ stands: Step) -> Bool {
        let room = stands[0] % 3
        let known = sessions.owned.filter { $0.node === node && $0.room == room }
        // It may not have been looked at since it came.
        return room != 1
            && (sessions.travelled.contains(node.id) || known.allSatisfy { $0.user != sessions.users[room] })
    }

    /// A cover lies over its room alone, and there is one.
    private func checkCovers(of home: WindowManager, after step: Step) {
        var covered: [Node] = []
        for node in Standing.all(in: home.node) {
            guard let cover = node.extras?.cover else { continue }
            tally.count("a cover", of: "checked")
            guard let place = cover.place, place.outermost === home.node as Node else {
                flaw("a cover lies over nothing", "\(home.tree) after \(step)")
                continue
            }
            if covered.contains(where: { $0 === place }) {
                flaw("a place has two covers", "\(home.tree) after \(step)")
            }
            covered.append(place)
            // A gate that goes, with its coordinator or with another order of tabs, uncovers nothing before a signal.
            if step.kind == .signal, hooksRun == 0, sessions.toldChange == sessions.changes, !rooms(of: place).isEmpty,
                !rooms(of: place).contains(where: { sessions.users[$0[0] % 3] == nil || isOfAnother(place, $0) })
            {
                flaw("a cover lies over a place that holds", "\(home.tree) after \(step)")
            }
            if node.isVisible, !isShown(place) {
                flaw("a cover lies over what is public", "\(place.label) in \(home.tree) after \(step)")
            }
        }
    }

    /// Whether no container on the way to it shows something else.
    private func isShown(_ place: Node) -> Bool {
        var node = place
        while let holder = node.holder, !node.isWindow, node.place != .modal {
            if node.place == .content, let container = holder as? Container,
                !container.shownSlots.contains(where: { $0.node === node })
            {
                return false
            }
            node = holder
        }
        return true
    }

    /// A repair takes away what it has to, and nothing else.
    func checkLosses(_ before: Standing, _ gone: Set<NodeID>, _ step: Step) {
        tally.count("what a repair takes away", of: "checked")
        let lost = before.lost(of: gone)
        if lost.isEmpty { return }
        let titles = lost.map { before.titles[$0] ?? "" }
        flaw("a repair takes away what holds", "\(titles) \(sessions.repairs) after \(step)")
    }

    /// What ends by a repair says so.
    func checkEnds(_ before: Standing, _ step: Step) {
        for end in sessions.ends ?? [] where !before.covers.contains(end.model) {
            tally.count("what ends by a repair", of: "checked")
            if case .notAllowed = end.reason { continue }
            flaw("what ends by a repair does not say so", "\(end.reason) after \(step)")
        }
    }
}

/// A coordinator that says which route selects one of its tabs or pages.
protocol Selecting {
    func step(selecting child: any Presentable) -> Step?
}

extension Crew: Selecting {
    func step(selecting child: any Presentable) -> Step? { route(selecting: child)?.step }
}

extension Member {
    fileprivate func takes(_ route: any Route) -> Bool { route is RouteType }
}
