@_spi(Hosting) import Coordination

extension Restorer {
    /// Restores one list of a node: its content, its modals or its embedded nodes.
    ///
    /// - Parameters:
    ///   - stored: The indices of the stored nodes of the list.
    ///   - list: The list, on the live tree.
    ///   - parent: The index of the stored node that has the list.
    /// - Returns: True if some nodes of the list may come back when more of the tree has.
    func arrange(_ stored: [Int], in list: SlotList, of parent: Int) -> Bool {
        let former = list.slots
        var isHeld = match(stored, in: list)
        var before = 0
        // A node may need the coordinator of a later one.
        while isHeld, before < found {
            before = found
            isHeld = match(stored, in: list)
        }
        let mayBeEmpty = list.mayBeEmpty
        let guests = guests(stored, in: list)
        // Guests make room for nodes that come beneath them.
        let lifted = list.isContent || isHeld || guests.isEmpty ? [] : lift(guests, off: list)
        // Nodes that do not stay go first, so that they are in no route's way; in a list that may not be empty, they
        // stay until another node is there.
        if !isHeld, mayBeEmpty || stored.contains(where: { live[$0] != nil }) {
            removeNodes(allBut: stored, guests, of: list, parent)
        }
        var placed = 0
        var lost: Int?
        var last: Int?
        for index in stored {
            if isPending[index], lost == nil {
                if list.isPile { break }
                continue
            }
            if live[index] == nil, !isLost[index] {
                if let lost, isPassed[lost] || !canStandAlone(index) {
                    if isPassed[lost] { pass(index) } else { leaveOut(index, .stoodOn(content.path(of: lost))) }
                } else {
                    switch build(index, of: stored, in: list, at: placed, after: last) {
                    case .placed: break
                    case .held: isHeld = true
                    case .lost(let reason): leaveOut(index, reason)
                    }
                }
            }
            if isLost[index], list.isPile { lost = lost ?? index }
            guard let node = live[index] else { continue }
            last = index
            if list.columnCount == nil { bring(node, to: placed, in: list) }
            placed += 1
        }
        for (slot, style) in lifted { put(slot, style, in: list, at: list.slots.count) }
        if !isHeld, spread(stored, in: list) { placed += 1 }
        // If nothing came back, the existing nodes stay.
        if !isHeld, placed > 0 { removeNodes(allBut: stored, guests, of: list, parent) }
        if case .content(let container) = list, !guests.isEmpty { settle(guests, of: container, behind: former) }
        return isHeld
    }

    func removeNodes(
        allBut stored: [Int], _ guests: Set<ObjectIdentifier> = [], of list: SlotList, _ parent: Int,
        at place: Int? = nil
    ) {
        let slots = list.slots.filter { place == nil || $0.node.position == place }
        guard !slots.isEmpty else { return }
        let staying = guests.union(stored.compactMap { live[$0].map { ObjectIdentifier($0) } })
        // Nodes that are named already, or are not needed any more, are not named again.
        let named = stored.filter { isLost[$0] }.map { content.nodes[$0] }
        for slot in slots.reversed() where !staying.contains(ObjectIdentifier(slot.node)) {
            guard !isSpread(slot.node), let position = slot.node.position else { continue }
            let isNamed = named.contains { lost in
                lost.name == slot.node.name && Identity(lost) == Identity(slot, of: slot.node.placedBy)
            }
            commit.remove(at: position, of: list, animation: nil)
            if isNamed || isRefusedOrMade(slot.node) { continue }
            removals.append((parent, slot))
        }
    }

    private func isRefusedOrMade(_ node: Node) -> Bool {
        refused.contains(ObjectIdentifier(node)) || made.contains(ObjectIdentifier(node))
    }

    private func bring(_ node: Node, to index: Int, in list: SlotList) {
        guard let from = node.position, from != index else { return }
        if case .content(let container) = list { return commit.move(in: container, from: from, to: index) }
        let (slot, style) = (list.slot(at: from), node.style)
        commit.remove(at: from, of: list, animation: nil)
        put(slot, style, in: list, at: index)
    }

    func put(_ slot: Slot, _ style: PresentationStyle, in list: SlotList, at index: Int) {
        let key = slot.node.extras?.key
        commit.insert(slot, in: list, at: index, style: style, animation: nil)
        if let key { commit.store(key: key, on: slot.node) }
    }
}

extension Restorer {
    /// Matches the stored nodes of a list with existing ones.
    ///
    /// - Returns: True if some nodes can be matched only when more of the tree has come back.
    private func match(_ stored: [Int], in list: SlotList) -> Bool {
        let slots = list.slots
        var isHeld = false
        var places: [MatchKey: [Int]] = [:]
        let same = sameNodes(stored, slots)
        let standing = Set(same.values)
        for (place, slot) in slots.enumerated() where !standing.contains(place) {
            places[MatchKey(slot, list), default: []].append(place)
        }
        let there = Dictionary(slots.enumerated().map { (ObjectIdentifier($1.node), $0) }) { $1 }
        var known: [Int: Int] = [:]
        for index in stored { if let node = live[index] { known[index] = there[ObjectIdentifier(node)] } }
        var pairing = Pairing()
        var matchKeys: [Int: MatchKey] = [:]
        func find(_ indices: [Int]) {
            var groups: [MatchKey: (stored: [Int], places: [Int])] = [:]
            for index in indices where same[index] == nil {
                guard let matchKey = matchKey(of: index, list) else { continue }
                matchKeys[index] = matchKey
                groups[matchKey, default: ([], places[matchKey] ?? [])].stored.append(index)
            }
            pairing.find(groups.values, in: slots, known: known, content)
        }
        find(stored)
        /// The nodes whose coordinator has not come back, by their routes.
        let late = Dictionary(grouping: stored.filter { matchKeys[$0] == nil }) { index in
            content.nodes[index].origin.map { content.origins[$0] }
        }
        var isCut = false
        var isOverLost = false
        for index in stored where live[index] == nil {
            isHeld = isHeld || isPending[index] && !isLost[index]
            if isLost[index] || isPending[index] {
                // The entries above it do not stay without it, unless they stand alone.
                if list.isPile, isPending[index] || isPassed[index] { break }
                isOverLost = list.isPile
                continue
            }
            if matchKeys[index] == nil { find(late[content.nodes[index].origin.map { content.origins[$0] }] ?? []) }
            guard let isUnmatched = same[index] == nil ? matchKeys[index]?.isLost : isDenied(index) else {
                isHeld = true
                continue
            }
            isOverLost = isOverLost || isUnmatched && list.isPile
            if isOverLost, isUnmatched || !canStandAlone(index) { continue }
            if pairing.doubtful.contains(index) {
                leaveOut(index, .indistinct)
                isOverLost = isOverLost || list.isPile
                continue
            }
            guard !isCut, let place = isUnmatched ? nil : same[index] ?? pairing.places[index] else {
                // Modals over a missing one are built again.
                isCut = isCut || !list.isContent && list.isPile
                continue
            }
            let node = slots[place].node
            let isRouted = content.nodes[index].isRouted || content.nodes[index].hasUnstoredOrigin
            if isRouted, let gate = gate(denying: node) ?? (visit == nil ? nil : gate(denyingRouteOf: node)) {
                refused.insert(ObjectIdentifier(node))
                isOverLost = list.isPile
                // Its content may have changed since. Its route builds it without that, or is refused as well.
                if node.question != nil || content.nodes[index].origin == nil { leaveOut(index, .denied(by: gate)) }
                continue
            }
            if pairing.exchangeable.contains(index) { exchangeable.insert(index) }
            note(node, for: index)
            if case .modals = list, content.nodes[index].style != node.storedStyle { lose(index, .style) }
        }
        return isHeld
    }

    /// Returns the places of the nodes of a visited list that stand in it still.
    private func sameNodes(_ stored: [Int], _ slots: [Slot]) -> [Int: Int] {
        guard let visit, !visit.ids.isEmpty else { return [:] }
        let places = Dictionary(slots.enumerated().map { ($1.node.id, $0) }) { one, _ in one }
        var same: [Int: Int] = [:]
        for index in stored where live[index] == nil { same[index] = places[visit.ids[index]] }
        return same
    }

    /// Returns true if a gate denies the route of a stored node; nil while its coordinator may still come back.
    private func isDenied(_ index: Int) -> Bool? {
        guard let origin = content.nodes[index].origin else { return false }
        switch want(origin) {
        case nil: return nil
        case .lost(.denied)?: return true
        case .lost?, .route?: return false
        }
    }

    /// Returns the match key of a stored node; nil while the coordinator of its route may still come back.
    func matchKey(of index: Int, _ list: SlotList) -> MatchKey? {
        let stored = content.nodes[index]
        var matchKey = MatchKey(Identity(stored))
        if list.columnCount != nil { matchKey.column = stored.column }
        guard let origin = stored.origin else {
            matchKey.note(name: stored.name)
            matchKey.answers = stored.answers
            matchKey.hasUnstoredOrigin = stored.hasUnstoredOrigin
            return matchKey
        }
        switch want(origin) {
        case nil: return nil
        case .route(let route, let coordinator, _)?:
            matchKey.originKey = OriginKey(route: Hop(any: route), taker: ObjectIdentifier(coordinator))
            return matchKey
        case .lost?:
            // Without its route, it cannot be told from others, so it is not matched.
            matchKey.isLost = true
            return matchKey
        }
    }
}

/// The coordinator and the route that put a node there; both nil if no route did.
struct OriginKey: Hashable {
    var route: Hop?
    var taker: ObjectIdentifier?

    init(route: Hop? = nil, taker: ObjectIdentifier? = nil) { (self.route, self.taker) = (route, taker) }

    init(_ mark: Origin) { self.init(route: mark.anyRoute.map { Hop(any: $0) }, taker: mark.coordinator) }
}

/// The features that tell a node from others of its list.
struct MatchKey: Hashable {
    var identity: Identity
    var column: Int?
    var name: String?
    var originKey = OriginKey()
    var answers: StoredValue?
    var hasUnstoredOrigin = false
    var isLost = false

    init(_ identity: Identity) { self.identity = identity }

    init(_ slot: Slot, _ list: SlotList) {
        let node = slot.node
        self.init(Identity(slot, of: node.placedBy))
        if list.columnCount != nil { column = node.position }
        answers = node.storedAnswers
        if node.laterQuestion == nil, let mark = node.placedBy {
            originKey = OriginKey(mark)
        } else {
            note(name: node.name)
        }
    }

    /// Notes the name of a node that no route has shown, unless the identity names it.
    mutating func note(name: String) { if !identity.isNamed { self.name = name } }
}

extension SlotList {
    /// True if each of its entries lies over the one before.
    fileprivate var isPile: Bool {
        switch self {
        case .content(let container): container.layout.kind == .stack
        case .modals: true
        case .embedded: false
        }
    }

    var isContent: Bool {
        if case .content = self { true } else { false }
    }

    /// True if nodes that were not stored may stay; false if the list holds nodes navigated to.
    var mayHaveGuests: Bool {
        guard case .content(let container) = self else { return true }
        return container.layout.columnCount == nil && container.layout.kind != .stack && !container.isWindow
    }

    var mayBeEmpty: Bool {
        guard case .content(let container) = self else { return true }
        return container.layout.columnCount != nil
    }

    var columnCount: Int? {
        if case .content(let container) = self { container.layout.columnCount } else { nil }
    }
}
