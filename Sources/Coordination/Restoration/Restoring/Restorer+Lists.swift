import Coordination

extension Restorer {
    /// Makes a list what it was.
    ///
    /// - Parameters:
    ///   - stored: What stood in it.
    ///   - list: The list, on the live tree.
    /// - Returns: Whether something of it may come when more of the tree has.
    func arrange(_ stored: [Int], in list: SlotList) -> Bool {
        var isHeld = match(stored, in: list)
        let mayBeEmpty = list.mayBeEmpty
        // What is not to stay goes first, so that it is in no route's way; the last of what may not be empty stays
        // until something else is there.
        if !isHeld, mayBeEmpty || stored.contains(where: { live[$0] != nil }) { takeOff(allBut: stored, of: list) }
        var placed = 0
        var lost: Int?
        var before: Int?
        for index in stored {
            if isPending[index], lost == nil {
                if list.isPile { break }
                continue
            }
            if live[index] == nil, !isLost[index] {
                if let lost, isPassed[lost] || !standsAlone(index) {
                    if isPassed[lost] { pass(index) } else { leaveOut(index, .stoodOn(content.path(of: lost))) }
                } else {
                    switch build(index, in: list, at: placed, after: before) {
                    case .placed: break
                    case .held: isHeld = true
                    case .lost(let reason): leaveOut(index, reason)
                    }
                }
            }
            if isLost[index], list.isPile { lost = lost ?? index }
            guard let node = live[index] else { continue }
            before = index
            if list.columnCount == nil { bring(node, to: placed, in: list) }
            placed += 1
        }
        // Where nothing came back, what stands there stays.
        if !isHeld, placed > 0 { takeOff(allBut: stored, of: list) }
        return isHeld
    }

    func takeOff(allBut stored: [Int], of list: SlotList) {
        let slots = list.slots
        guard !slots.isEmpty else { return }
        let staying = Set(stored.compactMap { live[$0].map { ObjectIdentifier($0) } })
        for slot in slots.reversed() where !staying.contains(ObjectIdentifier(slot.node)) {
            if let position = slot.node.position { commit.remove(at: position, of: list, animation: nil) }
        }
    }

    /// Moves what a list holds to where it belongs there.
    private func bring(_ node: Node, to index: Int, in list: SlotList) {
        guard case .content(let container) = list, let from = container.index(ofNode: node), from != index else {
            return
        }
        commit.move(in: container, from: from, to: index)
    }
}

extension Restorer {
    /// Finds what of a list stands there already.
    ///
    /// - Returns: Whether something may only be found when more of the tree has come.
    private func match(_ stored: [Int], in list: SlotList) -> Bool {
        let slots = list.slots
        var isHeld = false
        var known = Set(stored.compactMap { live[$0].map { ObjectIdentifier($0) } })
        var free = slots.filter { !known.contains(ObjectIdentifier($0.node)) }
        var places: [Sign: [Int]] = [:]
        for (place, slot) in free.enumerated().reversed() { places[Sign(slot.node, list), default: []].append(place) }
        var isOverLost = false
        for index in stored where live[index] == nil {
            isHeld = isHeld || isPending[index] && !isLost[index]
            if isLost[index] || isPending[index] {
                // The entries over it do not stay without it, unless they stand alone.
                if list.isPile, isPending[index] || isPassed[index] { break }
                isOverLost = list.isPile
                continue
            }
            guard let sign = sign(of: index, list) else {
                isHeld = true
                continue
            }
            isOverLost = isOverLost || sign.isLost && list.isPile
            if isOverLost, sign.isLost || !standsAlone(index) { continue }
            // Modals and what is embedded lie over each other in their order.
            let place = list.mayBeReordered ? places[sign]?.popLast() : free.isEmpty ? nil : 0
            guard let place, free.indices.contains(place) else { continue }
            let node = free[place].node
            guard list.mayBeReordered || Sign(node, list) == sign else { break }
            if content.nodes[index].isRouted, let gate = keeper(of: node) {
                leaveOut(index, .denied(by: gate))
                isOverLost = list.isPile
                continue
            }
            if !list.mayBeReordered { free.removeFirst() }
            known.insert(ObjectIdentifier(node))
            note(node, for: index)
            if case .modals = list, content.nodes[index].style != node.storedStyle { lose(index, .style) }
        }
        return isHeld
    }

    /// What tells a stored node from others of its list; nil where its coordinator may still come.
    private func sign(of index: Int, _ list: SlotList) -> Sign? {
        let stored = content.nodes[index]
        var sign = Sign(kind: stored.kind, router: stored.router)
        if list.columnCount != nil { sign.column = stored.column }
        guard let origin = stored.origin else {
            sign.name = stored.name
            sign.answers = stored.answers
            sign.isNameless = stored.isNameless
            return sign
        }
        switch want(origin) {
        case nil: return nil
        case .route(let route, let coordinator, _)?:
            sign.route = Hop(any: route)
            sign.taker = ObjectIdentifier(coordinator)
            return sign
        case .lost?:
            // One that cannot be told from others is not found.
            sign.isLost = true
            return sign
        }
    }
}

/// What tells a node from others of its list.
private struct Sign: Hashable {
    var kind: StoredNode.Kind
    var router: String?
    var column: Int?
    var name: String?
    var route: Hop?
    var taker: ObjectIdentifier?
    var answers: StoredValue?
    var isNameless = false
    var isLost = false

    init(kind: StoredNode.Kind, router: String?) {
        self.kind = kind
        self.router = router
    }

    init(_ node: Node, _ list: SlotList) {
        self.init(kind: node.storedKind, router: node.restorableName)
        if list.columnCount != nil { column = node.position }
        answers = node.storedAnswers
        guard node.laterQuestion == nil, let mark = node.mark else {
            name = node.name
            return
        }
        route = mark.anyRoute.map { Hop(any: $0) }
        taker = mark.coordinator
    }
}

extension SlotList {
    /// Whether each of its entries lies over the one before.
    fileprivate var isPile: Bool {
        switch self {
        case .content(let container): container.layout.kind == .stack
        case .modals: true
        case .embedded: false
        }
    }

    fileprivate var mayBeReordered: Bool {
        if case .content = self { true } else { false }
    }

    fileprivate var mayBeEmpty: Bool {
        guard case .content(let container) = self else { return true }
        return container.layout.columnCount != nil
    }

    var columnCount: Int? {
        if case .content(let container) = self { container.layout.columnCount } else { nil }
    }
}

extension Node {
    fileprivate var restorableName: String? {
        (presentable as? any Restorable).map { type(of: $0).nameInText }
    }
}
