import Coordination

// Guests are nodes that a launch shows and that were not stored: the tab of an update, a new account, a banner.

extension Restorer {
    /// Returns the nodes of a list that stay although they were not stored. Nodes on a stack, in a column or in a
    /// window were navigated to, and are removed.
    func guests(_ stored: [Int], in list: SlotList) -> Set<ObjectIdentifier> {
        guard list.mayHaveGuests else { return [] }
        let known = Set(stored.compactMap { live[$0].map { ObjectIdentifier($0) } })
        let others = list.slots.filter { !known.contains(ObjectIdentifier($0.node)) }
        if others.isEmpty { return [] }
        let isLaunchKept = isLaunch && !isMade(list.holder) && (!list.isContent || !known.subtracting(made).isEmpty)
        var originKeys: Set<OriginKey> = []
        var missing: Set<MatchKey> = []
        for index in stored {
            guard let matchKey = matchKey(of: index, list) else { continue }
            if !matchKey.isLost, content.nodes[index].origin != nil || content.isUnrouted(index) {
                originKeys.insert(matchKey.originKey)
            }
            // The stored node is not needed any more, or will be built.
            if live[index] == nil, isPassed[index] || !list.isContent && !isLost[index] { missing.insert(matchKey) }
        }
        let staying = others.filter { slot in
            guard isAllowed(slot.node) else { return false }
            let matchKey = MatchKey(slot, list)
            return !missing.contains(matchKey)
                && (isLaunchKept || list.isContent && originKeys.contains(matchKey.originKey))
        }
        return Set(staying.map { ObjectIdentifier($0.node) })
    }

    /// Returns true if this restoration built a node, or one around it. O(levels).
    func isMade(_ node: Node) -> Bool {
        var node: Node? = node
        while let current = node {
            if made.contains(ObjectIdentifier(current)) { return true }
            node = current.holder
        }
        return false
    }

    /// Returns true if gates allow a node that exists and was not stored.
    private func isAllowed(_ node: Node) -> Bool {
        !refused.contains(ObjectIdentifier(node)) && gate(denying: node) == nil && gate(denyingRouteOf: node) == nil
    }

    func lift(_ guests: Set<ObjectIdentifier>, off list: SlotList) -> [(Slot, PresentationStyle)] {
        var lifted: [(Slot, PresentationStyle)] = []
        for slot in list.slots.reversed() where guests.contains(ObjectIdentifier(slot.node)) {
            guard let position = slot.node.position else { continue }
            lifted.append((slot, slot.node.style))
            commit.remove(at: position, of: list, animation: nil)
        }
        return lifted.reversed()
    }

    /// Moves each guest behind the node that it followed before the restoration.
    func settle(_ guests: Set<ObjectIdentifier>, of container: Container, behind before: [Slot]) {
        var last: Node?
        for slot in before {
            guard container.index(ofNode: slot.node) != nil else { continue }
            if guests.contains(ObjectIdentifier(slot.node)) {
                let place = last.flatMap { container.index(ofNode: $0) }
                commit.bring(slot.node, behind: place, in: container)
            }
            last = slot.node
        }
    }

    /// Adds nodes, such as new accounts, that the routes of the stored nodes have built besides these, unless the
    /// launch has taken those routes.
    ///
    /// - Returns: True if any were added.
    func spread(_ stored: [Int], in list: SlotList) -> Bool {
        guard case .content(let container) = list, list.mayHaveGuests else { return false }
        var hasAny = false
        for origin in Set(stored.compactMap { content.nodes[$0].origin }).sorted() {
            guard let all = built[origin], let mark = all.lazy.compactMap({ $0?.origin }).first else { continue }
            let isTaken = container.content.contains { slot in
                guard let other = slot.node.placedBy, other !== mark else { return false }
                return OriginKey(other) == OriginKey(mark)
            }
            if isTaken { continue }
            hasAny = spread(origin, all, in: container) || hasAny
        }
        return hasAny
    }

    private func spread(_ origin: Int, _ all: [BuiltNode?], in container: Container) -> Bool {
        let list = SlotList.content(container)
        var nodes: [Int: Node] = [:]
        var claimed: Set<Int> = []
        for index in products[origin] ?? [] {
            guard let place = places[index] else { continue }
            nodes[place] = live[index]
            if live[index] == nil, !isLost[index] { claimed.insert(place) }
        }
        var hasAny = false
        var last: Int?
        for (place, node) in all.enumerated() {
            if let node, node.container === container, nodes[place] == nil, !claimed.contains(place) {
                let index = last.map { $0 + 1 } ?? 0
                guard list.mayHold(node.slot.node, at: index) else { continue }
                commit.put(node, in: list, at: index, style: node.style)
                built[origin]?[place] = nil
                made.insert(ObjectIdentifier(node.slot.node))
                spreadNodes.insert(ObjectIdentifier(node.slot.node))
                (hasAny, last) = (true, index)
            } else if let index = nodes[place].flatMap({ container.index(ofNode: $0) }) {
                last = index
            }
        }
        return hasAny
    }

    func isSpread(_ node: Node) -> Bool { spreadNodes.contains(ObjectIdentifier(node)) }
}

extension Commit {
    fileprivate func bring(_ node: Node, behind place: Int?, in container: Container) {
        guard let from = container.index(ofNode: node) else { return }
        let to = place.map { $0 < from ? $0 + 1 : $0 } ?? 0
        if from != to { move(in: container, from: from, to: to) }
    }
}
