// Standing gates. A place is a node that a gate has let in. Its gates are asked at a signal; from the first one on,
// they are asked again in each commit, before hosts see it, about what is in sight then.

extension Commit {
    /// Covers or removes the places in sight that do not hold, as part of this commit. Nobody is asked.
    func repairPlaces() {
        guard let outermost = owner.outermost else { return }
        let queue = queue
        let (isSignal, options) = (queue.extras?.gatesHaveChanged == true, options)
        queue.extras?.gatesHaveChanged = false
        beginStep(with: .unanimated)
        noteOrigin(nil)
        var places = Places(in: outermost, exempt: Set(owner.awaitedNodes.map { ObjectIdentifier($0) }))
        if isSignal { followOwners(of: outermost, &places) }
        removeSpentCovers(of: outermost, isSignal: isSignal, places)
        // Each repair takes a place out of sight, so this ends.
        while let (node, gate) = places.firstInSight(of: outermost) { repair(node, gate, &places) }
        beginStep(with: options)
    }

    /// Uncovers the places that hold again, and removes those that stood for another owner.
    private func followOwners(of outermost: Node, _ places: inout Places) {
        let extras = queue.makeExtrasIfNeeded()
        // Of those who have left nothing behind, nothing is known any more.
        var owners: [String: AnyHashable] = [:]
        for node in outermost.watched([]) where node.holder != nil {
            let gates = places.gates(of: node)
            guard !gates.isEmpty else { continue }
            let now = gates.map { ($0.ownerKey, $0.standing?.owner()) }
            // Noted even if another gate does not hold now: afterwards the one who is there is the owner of the tree.
            let changes = now.contains { key, owner in
                guard let owner, let former = extras.owners[key] else { return false }
                return owner != former
            }
            if changes, node.extras?.owners == nil { node.makeExtrasIfNeeded().owners = extras.owners }
            for (name, owner) in now { if let owner = owner ?? extras.owners[name] { owners[name] = owner } }
            guard now.allSatisfy({ $0.1 != nil }) else { continue }
            let former = node.extras?.owners ?? extras.owners
            if let changed = now.firstIndex(where: { name, owner in former[name].map { $0 != owner } ?? false }) {
                repair(node, gates[changed], &places)
                continue
            }
            node.extras?.owners = nil
            if let cover = node.cover { remove(cover: cover) }
        }
        extras.owners = owners
    }

    /// Removes the covers whose place has gone; at a signal, also those whose place has no gate any more, and those
    /// that have finished, which are followed by others if their places do not hold.
    private func removeSpentCovers(of outermost: Node, isSignal: Bool, _ places: Places) {
        for modal in outermost.modalsOver(hidden: true).reversed() {
            guard let cover = modal.extras?.cover else { continue }
            let place = cover.place.flatMap { $0.outermost === outermost ? $0 : nil }
            let stays = place.map { !isSignal || !cover.hasFinished && !places.gates(of: $0).isEmpty }
            if stays != true { remove(cover: modal) }
        }
    }

    private func remove(cover: Node) {
        if let index = cover.position, let list = cover.list { remove(at: index, of: list) }
    }

    private func repair(_ node: Node, _ gate: Gate, _ places: inout Places) {
        guard let rule = gate.standing as? RepairingRule else { return }
        let title = node.presentable.title
        let isOfAnother = rule.owner() != nil
        switch isOfAnother ? .remove : rule.repair.kind {
        case .cover(let build): cover(node, gate, by: build)
        case .remove:
            effect("remove '\(title)': '\(gate.name)' \(isOfAnother ? "stands for another owner" : "does not hold")") {}
            if !vacate(node, gate.name, &places) { cover(node, gate, by: nil) }
        case .replace(let demand):
            let (outermost, around) = (node.outermost, Array(sequence(first: node) { $0.holder }))
            let isVacated = vacate(node, gate.name, &places)
            if queue.makeExtrasIfNeeded().replacements.contains(demand.route) {
                endCircle(of: title, at: demand.route)
            } else {
                // What is left around it.
                let place = around.dropFirst().first { $0.outermost === outermost } ?? outermost
                effect("replace '\(title)' by \(demand.route): '\(gate.name)' does not hold") { [weak place] in
                    if let place { place.treeQueue.replace(by: demand, at: place) }
                }
            }
            if !isVacated { cover(node, gate, by: nil) }
        }
    }

    /// Reports that the routes that replace each other lead to nothing that holds.
    private func endCircle(of title: String, at route: Hop) {
        let routes = queue.makeExtrasIfNeeded().replacements.map(\.description).joined(separator: ", ")
        let error = TransitionError(
            cannot: "replace '\(title)' by \(route)",
            because: "what its replacements show does not hold either: \(routes)",
            remedy: "Replace it by what always holds, or cover it.")
        effect("replace '\(title)' by nothing, as its replacements do not hold either") { [weak queue] in
            Diagnostic(error, at: nil).report(to: queue?.handler)
        }
    }

    /// Removes the lowest that does not hold, at or beneath a node on its stacks, with all above it.
    ///
    /// - Returns: False if nothing stands beneath it.
    @discardableResult
    private func vacate(_ node: Node, _ gate: String, _ places: inout Places) -> Bool {
        var lowest = node
        var current = node
        while case .content(let stack)? = current.list, stack.layout.kind == .stack, let index = current.position {
            if let found = stack.content[...index].first(where: { places.failing($0.node) != nil }) {
                lowest = found.node
            }
            current = stack
        }
        let before = journal.count
        journal.add(.revoke(gate))
        remove(lowest)
        var isRemoved = journal.count > before + 1
        // A column after another one may be empty.
        if !isRemoved, lowest === node, case .content(let split)? = current.list, split.layout.columnCount != nil,
            let index = current.position, index > 0
        {
            remove(at: index, of: .content(split))
            isRemoved = true
        }
        if !isRemoved, let stack = node as? Container, stack.layout.kind == .stack { pop(stack, keeping: 1) }
        journal.add(.revoke(nil))
        return isRemoved
    }

    /// Keeps a cover over a node that finishes in this commit until its result has arrived, which may make the gates
    /// hold: they are asked again after the route of the result.
    ///
    /// - Returns: False if no cover finishes.
    private func keepFinishedCover(of node: Node) -> Bool {
        var finished: Slot?
        edits[...].visit { edit in
            guard let placement = edit.departed, let cover = placement.slot.node.extras?.cover else { return }
            if cover.place === node, !cover.hasFinished { finished = placement.slot }
        }
        guard let finished else { return false }
        let base = node.modalPosition.base
        insert(finished, in: .modals(base), at: base.modals.count, style: .fullScreen.dismissible(false))
        queue.makeExtrasIfNeeded().finishedCovers.append(finished.node)
        return true
    }

    /// Shows a cover over a node; a blank screen if the presentable is shown already, or cannot be built.
    private func cover(_ node: Node, _ gate: Gate, by build: (() -> any Presentable)?) {
        if node.extras?.owners == nil { node.makeExtrasIfNeeded().owners = queue.extras?.owners }
        if node.cover != nil || keepFinishedCover(of: node) { return }
        var built = BuiltPresentable(Screen(gate.name))
        do throws(TransitionError) {
            if let build {
                let made = try made(build(), asksGates: false)
                let shown: Node = made.presentable.node
                if shown.holder == nil, !shown.contains(node) { built = made }
            }
        } catch {
            effect("cover '\(node.presentable.title)' by an empty screen, as a cover can't be made: \(error.reason)") {}
        }
        let modal: Node = built.presentable.node
        let place = node.modalPosition
        effect("cover '\(node.presentable.title)': '\(gate.name)' does not hold") {}
        insert(
            Slot(built.presentable), in: .modals(place.base), at: place.base.modals.count,
            style: .fullScreen.dismissible(false))
        runArrivalActions(built, from: place.base)
        modal.makeExtrasIfNeeded().cover = Cover(of: node)
    }
}

extension CommitQueue {
    /// Notes on what a gate has let in already, for whom. Returns false if there is no such place.
    func noteFormerOwners(of gate: String) -> Bool {
        guard let outermost, let extras else { return false }
        let places = Places(in: outermost, exempt: [])
        var hasNoted = false
        for node in outermost.watched([]) where places.gates(of: node).contains(where: { $0.ownerKey == gate }) {
            if node.extras?.owners == nil { node.makeExtrasIfNeeded().owners = extras.owners }
            hasNoted = true
        }
        return hasNoted
    }
}

extension Node {
    /// The owners for whom the places of this tree have stood, by gate, and true if some do not hold, and are repaired
    /// when they come into sight.
    package final var standingState: (owners: [(gate: String, owner: AnyHashable)], repairs: Bool) {
        guard let queue = outermost.queue, let all = queue.extras?.owners else { return ([], false) }
        let places = Places(in: outermost, exempt: [])
        let nodes = outermost.watched([])
        let owners = nodes.flatMap { node in
            let owners = node.extras?.owners ?? all
            return places.gates(of: node).compactMap { gate in owners[gate.ownerKey].map { (gate.name, $0) } }
        }
        return (owners, queue.watch.contains(.standing) && nodes.contains { places.failing($0) != nil })
    }

    /// True if a signal would change something: a place of this tree does not hold, stands for another owner, or there
    /// is a cover. O(nodes).
    final var isChangedBySignal: Bool {
        let places = Places(in: self, exempt: [])
        let all = queue?.extras?.owners ?? [:]
        return watched([]).contains { node in
            if node.extras?.cover != nil { return true }
            return places.gates(of: node).contains { gate in
                guard let owner = gate.standing?.owner() else { return true }
                return (node.extras?.owners ?? all)[gate.ownerKey].map { $0 != owner } ?? false
            }
        }
    }

    /// The modal that covers this place, if it does not hold.
    fileprivate final var cover: Node? {
        let place = modalPosition
        return place.base.modals.dropFirst(place.level).first { $0.node.extras?.cover?.place === self }?.node
    }
}

/// The places of a tree, and the standing gates that have let them in.
private struct Places {
    private let exempt: Set<ObjectIdentifier>
    private var coordinators: [ObjectIdentifier: any Presentable] = [:]

    init(in outermost: Node, exempt: Set<ObjectIdentifier>) {
        self.exempt = exempt
        for node in outermost.watched([]) {
            if let claimant = (node as? Container)?.claimant { coordinators[ObjectIdentifier(claimant)] = claimant }
        }
    }

    /// Returns the standing gates that have let a node in. None for a cover, and for what a trigger waits for.
    func gates(of node: Node) -> [Gate] {
        if node.isWindow || node.isManager { return [] }
        let presentable = node.presentable
        var gates = type(of: presentable).gates
        if let guarded = node.extras?.guarded, guarded !== presentable { gates += type(of: guarded).gates }
        if let origin = node.cameFrom, let coordinator = coordinators[origin.coordinator],
            let route = origin.cause.route?.route
        {
            gates += coordinator._gates(for: route, selecting: nil)
        }
        if case .content(let container)? = node.list, let claimant = container.claimant {
            gates += claimant._gates(for: nil, selecting: presentable)
        }
        let standing = gates.filter { $0.standing != nil }
        return standing.isEmpty || isExempt(node) ? [] : standing
    }

    /// Returns the first standing gate of a node that does not hold.
    func failing(_ node: Node) -> Gate? {
        gates(of: node).first { gate in
            guard let owner = gate.standing?.owner() else { return true }
            return node.extras?.owners?[gate.ownerKey].map { $0 != owner } ?? false
        }
    }

    private func isExempt(_ node: Node) -> Bool {
        var around: Node? = node
        while let current = around {
            if current.extras?.cover != nil || exempt.contains(ObjectIdentifier(current)) { return true }
            around = current.holder
        }
        return false
    }

    /// Returns the first place in sight that does not hold and is not covered.
    func firstInSight(of outermost: Node) -> (Node, Gate)? {
        var seen: [Node] = []
        outermost.addSeen([], to: &seen, inWindows: false)
        for node in seen where node.cover == nil { if let gate = failing(node) { return (node, gate) } }
        return nil
    }
}
