@_spi(Log) @_spi(Hosting) import Coordination

/// A walk over a live tree that stores its nodes, and changes nothing.
struct TreeStoring {
    private var content = StoredContent()

    /// The coordinators that were passed, in order, and their indices.
    private var routers: [(name: String, coordinator: any Restorable)] = []
    private var numbers: [ObjectIdentifier: Int] = [:]

    /// The origins of nodes, and of selections, by node index.
    private var origins: [(node: Int, origin: Origin)] = []
    private var selections: [(node: Int, origin: Origin)] = []
    private let outermost: Node
    private let triggers: [TriggerToStore]

    /// The only window of a manager to store; nil for all windows.
    private let window: Node?

    /// The blocks that were last written; nil to store everything as a value.
    private let former: StoredBlocks?
    /// The ranges stored as blocks, each with the index of the stored node that represents it.
    private var parts: [(node: Int, container: Container, range: Range<Int>, block: StoredBlock?)] = []

    /// True to leave out what stands only for the moment: covers, and what waiting triggers require.
    private let isVisit: Bool
    /// The id of each node, and the index of each, for a visit.
    private var ids: [NodeID] = []
    private var indices: [ObjectIdentifier: Int] = [:]
    private var passing: Set<ObjectIdentifier> = []

    private enum Next {
        case slot(Slot, column: Int?)
        case part(Container, Range<Int>, StoredBlock?)
    }

    init(_ node: Node, only window: Node? = nil, _ former: StoredBlocks? = nil, isVisit: Bool = false) {
        outermost = node
        self.isVisit = isVisit
        self.window = window
        self.former = former
        let triggers = node.triggersToStore
        self.triggers = window.map { window in triggers.filter { $0.belongs(to: window, in: node) } } ?? triggers
    }

    /// Stores everything that a node holds: with blocks in place of some nodes, if former blocks were given. O(nodes),
    /// but with blocks, writes only O(changes).
    consuming func store() -> (content: StoredContent, blocks: [Int: StoredBlock]) {
        walk()
        return (content, blocks)
    }

    /// Reads everything that a node holds, but what stands only for the moment. O(nodes).
    consuming func visited(_ terms: RestorationTerms, front: Node) -> VisitedState {
        passing = Set(outermost.treeQueue.awaitedNodes.map { ObjectIdentifier($0) })
        walk()
        return VisitedState(content.noting(terms), ids, front: indices[ObjectIdentifier(front)])
    }

    /// Returns the slots of a list without those that stand only for the moment, and those over them.
    private func lasting(_ slots: [Slot], minimum: Int = 0) -> [Slot] {
        guard isVisit else { return slots }
        let first = slots.firstIndex { slot in
            passing.contains(ObjectIdentifier(slot.node)) || slot.node.extras?.cover != nil
        }
        guard let first, first >= minimum else { return slots }
        return Array(slots[..<first])
    }

    private var blocks: [Int: StoredBlock] = [:]

    private mutating func walk() {
        let shown = Set(triggers.flatMap(\.shown).map { ObjectIdentifier($0) })
        var places: [ObjectIdentifier: Int] = [:]
        var waiting: [Next] = [.slot(Slot(outermost), column: nil)]
        while let next = waiting.popLast() {
            guard case .slot(let slot, let column) = next else {
                if case .part(let container, let range, let block) = next {
                    parts.append((content.nodes.count, container, range, block))
                    var stored = StoredNode(kind: .screen)
                    stored.span = range.count
                    content.nodes.append(stored)
                }
                continue
            }
            var stored = self.stored(slot.node, slot.presentable, column)
            if shown.contains(ObjectIdentifier(slot.node)) {
                places[ObjectIdentifier(slot.node)] = content.nodes.count
            }
            let node = slot.node
            let isSplit = (node as? Container)?.layout.columnCount != nil
            let slots =
                if node === outermost, window != nil {
                    node.content.filter { $0.node === window }
                } else if (node as? Container)?.layout.kind == .stack {
                    lasting(node.content, minimum: 1)
                } else {
                    node.content
                }
            let modals = lasting(node.modals)
            if isVisit {
                ids.append(node.id)
                indices[ObjectIdentifier(node)] = content.nodes.count
            }
            stored.children = slots.count
            stored.modals = modals.count
            stored.embedded = node.embeds.count
            for slot in node.embeds.reversed() { waiting.append(.slot(slot, column: nil)) }
            for slot in modals.reversed() { waiting.append(.slot(slot, column: nil)) }
            var rest = slots.count
            if let container = node as? Container, let former {
                for range in former.parts(of: container).reversed() {
                    let block = former.former(container, range, slots[range])
                    if block != nil || StoredBlock.mayHold(slots[range]) {
                        waiting.append(.part(container, range, block))
                    } else {
                        for slot in slots[range].reversed() { waiting.append(.slot(slot, column: nil)) }
                    }
                    rest = 0
                }
            }
            for slot in slots[..<rest].reversed() {
                waiting.append(.slot(slot, column: isSplit ? slot.node.position : nil))
            }
            content.nodes.append(stored)
        }
        if window != nil {
            content.isAlone = true
            content.nodes[0].alerts = []
        }
        writeBlocks()
        noteOrigins()
        noteSelections()
        if outermost.parent == nil, !isVisit {
            content.waits = triggers.map { wait($0) }
            for (index, trigger) in triggers.enumerated() {
                for place in trigger.shown.compactMap({ places[ObjectIdentifier($0)] }) {
                    // Triggers that share a prerequisite refer to the first of them.
                    content.waits[index].with = content.nodes[place].first
                    content.nodes[place].first = content.nodes[place].first ?? index
                }
            }
            content.keptCount = outermost.keptPresentables.count
            content.undelivered = outermost.undelivered.map { $0 == "end" ? "" : $0 }
        }
    }

    /// Writes the blocks that have changed, once the coordinators have their numbers.
    private mutating func writeBlocks() {
        guard let former else { return }
        let above = outermost.restorablesAbove
        for (node, container, range, known) in parts {
            let current = known?.isCurrent(numbers) == true ? known : nil
            let block = current ?? StoredBlock(container.content[range], numbers) { self.origin($0, above) }
            blocks[node] = block
            former.keep(block, of: container, range)
        }
        former.finish()
    }

    private mutating func stored(_ node: Node, _ shownAs: any Presentable, _ column: Int?) -> StoredNode {
        var stored = StoredNode(kind: node.storedKind)
        stored.name = node.name
        stored.column = column
        let container = node as? Container
        if let container, container.layout.selectionLimit > 0 {
            stored.shown = container.shownRange.first
            if let origin = container.extras?.selectionOrigin { selections.append((content.nodes.count, origin)) }
        } else if let container, container.inHand != nil {
            stored.shown = container.shownRange.first
        }
        if let hidden = container?.hiddenColumns, hidden != .none { stored.hidden = (0..<64).filter(hidden.contains) }
        stored.style = node.storedStyle
        let presentable = node.presentable
        if let coordinator = presentable as? any Restorable {
            stored.router = type(of: coordinator).nameInText
            stored.id = coordinator.restorationID
            numbers[ObjectIdentifier(coordinator)] = routers.count
            routers.append((stored.router ?? "", coordinator))
        }
        stored.key = node.storedKey(of: node.placedBy)
        if let model = presentable as? any StateRestorable {
            switch model.storedKept {
            case .success(let kept): stored.kept = kept
            case .failure(let flaw): stored.keptFlaw = flaw.why
            }
        }
        stored.isQuestion = node.laterQuestion != nil
        stored.answers = node.storedAnswers
        if !stored.isQuestion, let origin = node.placedBy, content.nodes.count > 0 {
            origins.append((content.nodes.count, origin))
        }
        stored.listeners = node.listenerCount
        stored.alerts = node.ownAlerts
        return stored
    }

    /// Finds the origins of all nodes, once all coordinators are known.
    private mutating func noteOrigins() {
        var known: [ObjectIdentifier: Int?] = [:]
        let above = outermost.restorablesAbove
        var left = parts[...]
        for (index, placedBy) in origins {
            // Origins in blocks count, but are stored only there.
            while let part = left.first, part.node < index {
                content.origins += Array(repeating: .inBlock, count: blocks[part.node]?.originCount ?? 0)
                left.removeFirst()
            }
            if let origin = known[ObjectIdentifier(placedBy)] {
                note(origin, at: index)
            } else {
                let origin = origin(placedBy, above).map { origin in
                    content.origins.append(origin)
                    return content.origins.count - 1
                }
                known[ObjectIdentifier(placedBy)] = .some(origin)
                note(origin, at: index)
            }
        }
    }

    private mutating func noteSelections() {
        let above = outermost.restorablesAbove
        for (index, selectedBy) in selections where content.nodes[index].shown != nil {
            content.nodes[index].selected = origin(selectedBy, above)
            content.nodes[index].hasUnstoredSelection = content.nodes[index].selected == nil
        }
    }

    private mutating func note(_ origin: Int?, at index: Int) {
        content.nodes[index].origin = origin
        content.nodes[index].hasUnstoredOrigin = origin == nil
    }

    private func origin(_ origin: Origin, _ above: [any Restorable]) -> StoredOrigin? {
        guard let route = origin.anyRoute else { return nil }
        if let number = numbers[origin.coordinator] {
            let coordinator = routers[number].coordinator
            return type(of: coordinator).encode(route).map { StoredOrigin(taker: .stored(number), route: $0) }
        }
        guard let coordinator = above.first(where: origin.isTaken) else { return nil }
        let type = type(of: coordinator)
        return type.encode(route).map { StoredOrigin(taker: .above(type.nameInText), route: $0) }
    }
}

extension TreeStoring {
    private func wait(_ trigger: TriggerToStore) -> StoredTrigger {
        var wait = StoredTrigger()
        let hops = trigger.cause.hops
        wait.isLink = trigger.isLink
        wait.reveals = trigger.options.reveals
        guard trigger.cause.report == nil, !trigger.isGuarded, let first = hops.first else { return wait }
        let place = trigger.cause.path.flatMap { outermost.presentable(at: $0)?.node } ?? outermost
        let taker = place.taker(of: first) ?? place.nearestTaker(of: first.route)
        if let taker, let number = numbers[ObjectIdentifier(taker)] { wait.taker = .stored(number) }
        let known = RestorableTypes(routers.map(\.coordinator))
        for hop in hops {
            guard let type = known.type(takingLike: hop.route), let route = type.encode(hop.route) else {
                wait.routes = []
                return wait
            }
            wait.routes.append((type.nameInText, route))
        }
        return wait
    }
}

extension Node {
    fileprivate func taker(of hop: Hop) -> (any Router)? {
        taker(of: ObjectIdentifier(type(of: hop.route))) as? any Router
    }

    /// Returns the nearest router that takes a route, beginning at this node; nil if none does.
    func nearestTaker(of route: any Route) -> (any Router)? {
        (try? RouterSearch(for: route, from: self).nearest())?.router
    }
}
