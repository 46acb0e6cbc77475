// Standing gates. A place is a node that a gate has let in. Its gates are asked at a signal; from the first one on,
// they are asked again in each commit, before hosts see it, about what is in sight then.

extension Commit {
    /// Covers or removes the places in sight that do not hold, in each tree that this commit changes, as part of it.
    /// Nobody is asked, and triggers made meanwhile wait.
    func repairPlaces() {
        let options = options
        beginStep(with: .unanimated)
        noteOrigin(nil)
        revealNothing()
        for queue in [queue] + borrowedQueues where queue.watch.contains(.standing) { repairPlaces(of: queue) }
        beginStep(with: options)
    }

    private func repairPlaces(of queue: CommitQueue) {
        // The tree may have become a part of another one.
        guard let outermost = queue.outermost, outermost.queue === queue else { return }
        let isSignal = queue.extras?.gatesHaveChanged == true || bringsCovers(to: outermost)
        queue.extras?.gatesHaveChanged = false
        noteOwnersOfArrived(in: queue, outermost)
        if isSignal { followOwners(Places(of: queue, outermost)) }
        removeSpentCovers(isSignal: isSignal, Places(of: queue, outermost))
        // Each repair takes a place out of sight, so this ends.
        while true {
            let places = Places(of: queue, outermost)
            guard let (node, gate) = places.firstInSight() else { break }
            repair(node, gate, places)
        }
    }

    /// Returns true if something has come with covers, which may have missed a signal.
    private func bringsCovers(to outermost: Node) -> Bool {
        edits.contains { edit in
            guard let node = edit.arrived else { return false }
            return node.watch.contains(.standing) && node.outermost === outermost
        }
    }

    /// Notes for whom that stands which has come: for the one who is there, which may not have been said yet. Does
    /// nothing before the first owner or signal, but for a launch, which asks no gates.
    func noteOwnersOfArrived(in queue: CommitQueue, _ outermost: Node, isLaunch: Bool = false) {
        let owners = queue.extras?.owners ?? [:]
        if owners.isEmpty, !isLaunch, !queue.watch.contains(.standing) { return }
        let places = Places(of: queue, outermost)
        let former = Set(edits.compactMap { $0.removal.map { ObjectIdentifier($0.slot.node) } })
        let arrived = edits.compactMap(\.arrived).filter { !former.contains(ObjectIdentifier($0)) }
        for node in arrived.flatMap({ $0.watched([]) }) {
            let known = node.extras?.owners
            let now = places.gates(of: node).map { ($0.ownerKey, $0.standing?.owner()) }
            let isNew = now.contains { key, owner in known.map { $0[key] == nil } ?? (owner != owners[key]) }
            guard isNew else { continue }
            note(now.reduce(into: known ?? [:]) { $0[$1.0] = $0[$1.0] ?? $1.1 }, on: node)
        }
    }

    /// Notes for whom that has stood which has left the trees inside something: it may come back for somebody else.
    func noteOwnersOfDeparted() {
        for queue in [queue] + borrowedQueues {
            guard let owners = queue.extras?.owners, !owners.isEmpty, let outermost = queue.outermost else { continue }
            let departed = edits.compactMap { $0.departed?.slot.node }
            let places = Places(of: queue, outermost, and: departed)
            places.noteOwners(owners, on: departed.flatMap { $0.watched([]).dropFirst() })
        }
    }

    /// Notes for whom a gate has let something in. What this commit has taken out has stood for somebody else until
    /// now: it may come back, by a rollback too.
    func noteOwner(_ owner: AnyHashable?, of gate: String, in queue: CommitQueue) {
        if let owner, let owners = queue.extras?.owners, let former = owners[gate], former != owner,
            let outermost = queue.outermost
        {
            let departed = edits.compactMap { $0.departed?.slot.node }
            let places = Places(of: queue, outermost, and: departed)
            let nodes = departed.flatMap { $0.watched([]) }.filter { node in
                node.extras?.owners == nil && places.gates(of: node).contains { $0.ownerKey == gate }
            }
            // While this settles, it retains no more than the removals do.
            if !nodes.isEmpty { journal.add(.note { for node in nodes { node.makeExtrasIfNeeded().owners = owners } }) }
            for node in nodes where node.holder != nil { note(owners, on: node) }
        }
        queue.noteOwner(owner, of: gate)
    }

    /// Uncovers the places that hold again, and removes those that stood for another owner.
    private func followOwners(_ places: Places) {
        let extras = places.queue.makeExtrasIfNeeded()
        // Of those who have left nothing behind, nothing is known any more.
        var owners: [String: AnyHashable] = [:]
        for node in places.nodes where node.holder != nil || node === places.outermost {
            let gates = places.gates(of: node)
            guard !gates.isEmpty else { continue }
            let now = gates.map { ($0.ownerKey, $0.standing?.owner()) }
            // Noted even if another gate does not hold now: afterwards the one who is there is the owner of the tree.
            let changes = now.contains { key, owner in
                guard let owner, let former = extras.owners[key] else { return false }
                return owner != former
            }
            if changes, node.extras?.owners == nil { note(extras.owners, on: node) }
            for (name, owner) in now { if let owner = owner ?? extras.owners[name] { owners[name] = owner } }
            guard now.allSatisfy({ $0.1 != nil }), node.outermost === places.outermost else { continue }
            let former = node.extras?.owners ?? extras.owners
            if let changed = now.firstIndex(where: { name, owner in former[name].map { $0 != owner } ?? false }) {
                repair(node, gates[changed], places)
                continue
            }
            note(nil, on: node)
            if let cover = node.cover { remove(cover: cover) }
        }
        let former = extras.owners
        if owners == former { return }
        journal.add(.note { [weak queue = places.queue] in queue?.replaceOwners(by: former) })
        places.queue.replaceOwners(by: owners)
    }

    /// Notes on a node for whom it has stood; nil for those of its tree. A rollback takes that back.
    private func note(_ owners: [String: AnyHashable]?, on node: Node) {
        let former = node.extras?.owners
        if owners == former { return }
        journal.add(.note { [weak node] in node?.extras?.owners = former })
        node.makeExtrasIfNeeded().owners = owners
    }

    /// Removes the covers whose place has gone; at a signal, also those whose place has no gate any more, and those
    /// that have finished, which are followed by others if their places do not hold.
    private func removeSpentCovers(isSignal: Bool, _ places: Places) {
        for modal in places.outermost.modalsOver(hidden: true).reversed() {
            guard let cover = modal.extras?.cover else { continue }
            let place = cover.place.flatMap { $0.outermost === places.outermost ? $0 : nil }
            let stays = place.map { !isSignal || !cover.hasFinished && !places.gates(of: $0).isEmpty }
            if stays != true { remove(cover: modal) }
        }
    }

    private func remove(cover: Node) {
        if let index = cover.position, let list = cover.list { remove(at: index, of: list) }
    }

    private func repair(_ node: Node, _ gate: Gate, _ places: Places) {
        guard let rule = gate.standing as? RepairingRule else { return }
        let title = node.presentable.title
        let isOfAnother = rule.owner() != nil
        let cause = "'\(gate.name)' \(isOfAnother ? "stands for another owner" : "does not hold")"
        switch rule.repair.kind {
        case .cover(let build) where !isOfAnother: cover(node, gate, places, by: build)
        case .cover, .remove:
            effect("remove '\(title)': \(cause)") {}
            if !vacate(node, gate.name, places) { cover(node, gate, places, by: nil) }
        case .replace(let demand):
            let around = Array(sequence(first: node) { $0.holder })
            let isVacated = vacate(node, gate.name, places)
            if isOfAnother, isVacated {
                // Who is there now was not on the way to it.
                effect("remove '\(title)': \(cause)") {}
            } else if places.queue.makeExtrasIfNeeded().replacements.contains(demand.route) {
                endCircle(of: title, at: demand.route, places.queue)
            } else {
                // What is left around it.
                let place = around.dropFirst().first { $0.outermost === places.outermost } ?? places.outermost
                effect("replace '\(title)' by \(demand.route): \(cause)") { [weak place] in
                    if let place { place.treeQueue.replace(by: demand, at: place) }
                }
            }
            if !isVacated { cover(node, gate, places, by: nil) }
        }
    }

    /// Reports that the routes that replace each other lead to nothing that holds.
    private func endCircle(of title: String, at route: Hop, _ queue: CommitQueue) {
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
    private func vacate(_ node: Node, _ gate: String, _ places: Places) -> Bool {
        var lowest = node
        var current = node
        while case .content(let stack)? = current.list, stack.layout.kind == .stack, let index = current.position {
            if let found = stack.content[..<index].first(where: { places.failing($0.node) != nil }) {
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
            let hasFinished = placement.slot.node.extras?.hasFinished == true
            if cover.place === node, !cover.hasFinished, hasFinished { finished = placement.slot }
        }
        guard let finished else { return false }
        put(finished, over: node)
        queue.makeExtrasIfNeeded().finishedCovers.append(finished.node)
        return true
    }

    /// Shows a cover over a node; an empty screen if it cannot be built or shown, or is refused its first route.
    private func cover(_ node: Node, _ gate: Gate, _ places: Places, by build: (() -> any Presentable)?) {
        if node.extras?.owners == nil { note(places.queue.extras?.owners, on: node) }
        if node.cover != nil || keepFinishedCover(of: node) { return }
        let title = node.presentable.title
        effect("cover '\(title)': '\(gate.name)' does not hold") {}
        do throws(TransitionError) {
            if let build { return try lay(build, over: node) }
        } catch {
            _ = goOnAfterStop()
            effect("cover '\(title)' by an empty screen, as a cover can't be made: \(error.reason)") {}
        }
        lay(Slot(Screen(gate.name)), over: node)
    }

    /// Builds a cover, and lays it over a node, with all that follows. If this throws, nothing is laid.
    private func lay(_ build: () -> any Presentable, over node: Node) throws(TransitionError) {
        try runPart { () throws(TransitionError) in
            let built = try made(build(), asksGates: false)
            lay(try slot(for: built, in: node.modalPosition.base, asksGates: false, to: .present), over: node)
        }
    }

    private func lay(_ slot: Slot, over node: Node) {
        // It may go back to where it was, as something else.
        let former = slot.node.extras?.cover
        journal.add(.note { [weak node = slot.node] in node?.extras?.cover = former })
        put(slot, over: node)
        slot.node.makeExtrasIfNeeded().cover = Cover(of: node)
        slot.node.markWatched(.standing)
    }

    /// Puts a cover over all that can be seen over a node: what is over a cover that is out of sight with its column is
    /// so too.
    private func put(_ cover: Slot, over node: Node) {
        let place = node.modalPosition
        let index = max(place.level, place.base.firstHiddenModal)
        insert(cover, in: .modals(place.base), at: index, style: .fullScreen.dismissible(false))
    }
}

extension CommitQueue {
    /// Notes on what a gate has let in already, or all have, for whom. Returns false if there is no such place.
    @discardableResult
    func noteFormerOwners(of gate: String? = nil) -> Bool {
        guard let outermost, let extras, !extras.owners.isEmpty else { return false }
        let places = Places(of: self, outermost)
        return places.noteOwners(extras.owners, on: places.nodes, of: gate)
    }

    /// Notes for whom that has stood which is in a tree that is released: it may be retained, and come back elsewhere.
    func noteOwnersOfReleased(_ slots: [Slot]) {
        guard let owners = extras?.owners else { return }
        for slot in slots {
            let places = Places(of: self, slot.node)
            places.noteOwners(owners, on: Array(places.nodes.dropFirst()))
        }
    }
}

extension Node {
    /// The owners for whom the places of this tree have stood, by gate, and true if some do not hold, and are repaired
    /// when they come into sight. `notes` is true if the owners of what comes are noted.
    package final var standingState: (owners: [(gate: String, owner: AnyHashable)], repairs: Bool, notes: Bool) {
        guard let queue = outermost.queue else { return ([], false, false) }
        let all = queue.extras?.owners ?? [:]
        if all.isEmpty, !queue.watch.contains(.standing) { return ([], false, false) }
        let places = Places(of: queue, outermost)
        var state = (owners: [(gate: String, owner: AnyHashable)](), repairs: false, notes: true)
        for node in places.nodes {
            let gates = places.gates(of: node)
            let owners = node.extras?.owners ?? all
            for gate in gates { if let owner = owners[gate.ownerKey] { state.owners.append((gate.name, owner)) } }
            if !state.repairs, queue.watch.contains(.standing) {
                state.repairs = places.failing(node, among: gates) != nil
            }
        }
        return state
    }

    /// True if a signal would change something: a place of this tree does not hold, stands for another owner, or there
    /// is a cover. O(nodes).
    final var isChangedBySignal: Bool {
        let queue = treeQueue
        let (places, all) = (Places(of: queue, self), queue.extras?.owners ?? [:])
        return places.nodes.contains { node in
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
    let queue: CommitQueue
    let outermost: Node
    /// The nodes of the tree.
    let nodes: [Node]
    private let exempt: Set<ObjectIdentifier>
    private var coordinators: [ObjectIdentifier: any Presentable] = [:]

    init(of queue: CommitQueue, _ outermost: Node, and others: [Node] = []) {
        (self.queue, self.outermost, nodes) = (queue, outermost, outermost.watched([]))
        // What stood before a trigger waits for it is a place.
        exempt = Set((queue.waiting?.holds ?? []).flatMap { $0.stillShown(isOwn: true) }.map { ObjectIdentifier($0) })
        for node in others.flatMap({ $0.watched([]) }) + nodes {
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
    func failing(_ node: Node) -> Gate? { failing(node, among: gates(of: node)) }

    func failing(_ node: Node, among gates: [Gate]) -> Gate? {
        gates.first { gate in
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

    /// Notes for whom nodes have stood, unless that is known. Returns false if none is a place of that gate, or of any.
    @discardableResult
    func noteOwners(_ owners: [String: AnyHashable], on nodes: [Node], of gate: String? = nil) -> Bool {
        var hasNoted = false
        for node in nodes where gates(of: node).contains(where: { gate == nil || $0.ownerKey == gate }) {
            if node.extras?.owners == nil { node.makeExtrasIfNeeded().owners = owners }
            hasNoted = true
        }
        return hasNoted
    }

    /// Returns the first place in sight that does not hold and is not covered.
    func firstInSight() -> (Node, Gate)? {
        var seen: [Node] = []
        outermost.addSeen([], to: &seen, inWindows: false)
        for node in seen where node.cover == nil { if let gate = failing(node) { return (node, gate) } }
        return nil
    }
}
