extension Commit {
    /// Inserts a slot. If its node was outermost, the queue and the alerts of that tree are taken over.
    package func insert(
        _ slot: consuming Slot, in list: SlotList, at index: Int, style: PresentationStyle = .automatic,
        animation: TransitionAnimation? = nil
    ) {
        if animation == nil, style.isAutomatic, slot.node.isOnItsOwn, list.isWithoutSelection {
            journal.noteInsertion(in: list, at: index, isAnimated: options.isAnimated)
            if let origin {
                slot.node.attachment = origin
                origin.placements &+= 1
            }
            noteWatch(slot.node.watch)
            if watch.contains(.host) { noteHostings(of: list.holder, slot.node) }
            if !watch.contains(.columns) { return list.put(slot, at: index) }
            let node = slot.node
            list.put(slot, at: index)
            return takeColumns(around: node)
        }
        let node = slot.node
        if let animation { store(animation, on: node) }
        if let extras = node.extras { forgetFormerPlace(of: node, extras) }
        let placement = Placement(
            slot: slot, list: list, index: index, style: style, shownBefore: list.shownRange,
            motion: Motion(options.isAnimated, node.animation),
            ownerBefore: node.owner === owner || node.isOwned ? node.owner : nil, hadOrigin: node.cameFrom != nil)
        if let origin, !placement.hadOrigin {
            node.cameFrom = origin
            origin.placements &+= 1
        }
        journal.writeOutInsertions()
        placement.put()
        journal.add(.insert(consume placement), .showed, isStructural: true)
        noteWatch(node.watch)
        if watch.contains(.host) { noteHostings(of: list.holder, node) }
        if node.owner != nil { absorbOwner(of: node) }
        if watch.contains(.columns) { takeColumns(around: node) }
        guard node.extras != nil else { return }
        moveAlerts(of: node)
        if case .modals(let base) = list { moveModals(of: node, to: base, above: index) }
    }

    /// Forgets the key that a node had in its former place, and that the node had finished there.
    private func forgetFormerPlace(of node: Node, _ extras: Extras) {
        if let key = extras.key {
            journal.add(.replaceKey(node, former: key))
            extras.key = nil
        }
        if extras.hasFinished {
            journal.add(.reuse(node))
            extras.hasFinished = false
        }
    }

    /// Removes a slot. Triggers on anything in it wait for this commit to settle.
    package func remove(at index: Int, of list: SlotList, animation: TransitionAnimation? = nil) {
        let shownBefore = list.shownRange
        journal.writeOutInsertions()
        let slot = list.take(at: index)
        slot.node.owner = owner
        if animation == nil, slot.node.extras == nil, list.isWithoutSelection {
            journal.noteRemoval(of: consume slot, from: list, at: index, isAnimated: options.isAnimated)
        } else {
            let node = slot.node
            journal.addRemoval(
                Placement(
                    slot: consume slot, list: list, index: index, style: node.style, shownBefore: shownBefore,
                    motion: Motion(options.isAnimated, animation?.leaving ?? node.animation, isDismissal: true)))
        }
        if watch.contains(.host) { noteHostings(of: list.holder, removedSlots.last?.node) }
    }

    package func move(in container: Container, from: Int, to: Int) {
        let before = container.shownRange
        let slot = container.content[from]
        journal.writeOutInsertions()
        container.move(from: from, to: to)
        let motion = Motion(options.isAnimated)
        journal.add(.move(slot, container, from: from, to: to, shownBefore: before, motion), isStructural: true)
        if watch.contains(.host) { noteHostings(of: container) }
    }

    package func select(
        _ range: Range<Int>, of container: Container, direction: TurnDirection? = nil,
        animation: TransitionAnimation? = nil
    ) {
        guard range != container.shownRange else { return }
        let motion = Motion(options.isAnimated, animation)
        let slot = range.isEmpty ? nil : container.content[range.lowerBound]
        journal.add(
            .select(slot, container, before: container.shownRange, after: range, direction, motion), .selected,
            isStructural: true)
        if watch.contains(.host) { noteHostings(of: container) }
        if origin != nil || container.extras?.selectionOrigin != nil { noteSelection(of: container, by: origin) }
        container.shownRange = range
    }

    func store(_ animation: TransitionAnimation?, on node: Node) {
        guard let animation, animation != node.animation else { return }
        journal.add(.storeAnimation(node, before: node.animation))
        node.makeExtrasIfNeeded().animation = animation
    }

    /// Stores the key of a node, and indexes it in the node's stack.
    package func store(key: ScreenKey, on node: Node, in stack: Container) {
        store(key: key, on: node)
        journal.add(.indexKey(of: node, stack, before: stack.extras?.keyed[key]?.node))
        stack.note(node, under: key)
    }

    /// Stores the key of a node.
    @inline(never)
    package func store(key: ScreenKey, on node: Node) {
        let extras = node.makeExtrasIfNeeded()
        if let former = extras.key {
            journal.add(.replaceKey(node, former: former))
        } else {
            journal.add(.storeKey(node))
        }
        extras.key = key
    }

    func show(_ alert: AlertItem, on host: Node) {
        let index = host.alerts.count
        host.makeExtrasIfNeeded().alerts.append(alert)
        journal.add(.showAlert(alert, host: host, at: index, Motion(options.isAnimated)), isStructural: true)
        if watch.contains(.host) { noteHostings(of: host) }
    }

    /// Closes an alert. The reason is reported if the alert was not answered.
    @discardableResult
    func closeAlert(at index: Int, of host: Node, _ reason: CancellationReason = .program) -> AlertItem {
        let alert = host.makeExtrasIfNeeded().alerts.remove(at: index)
        alert.closing = reason
        journal.add(
            .closeAlert(alert, host: host, at: index, Motion(options.isAnimated)),
            alert.onEnd == nil ? [] : .hasEffects, isStructural: true)
        if watch.contains(.host) { noteHostings(of: host) }
        return alert
    }

    /// Closes an alert of a node, if it is still shown there.
    func close(_ alert: AlertItem, of host: Node) {
        if let index = host.alerts.firstIndex(where: { $0 === alert }) { closeAlert(at: index, of: host) }
    }

    /// Closes all alerts of a node, the last first.
    func closeAlerts(of host: Node) {
        for index in host.alerts.indices.reversed() { closeAlert(at: index, of: host) }
    }

    package func effect(_ name: String, _ run: @escaping () -> Void) {
        journal.add(.effect(Effect(name: name, run: run)), .hasEffects)
    }

    private func absorbOwner(of node: Node) {
        guard let other = node.commitOwner else { return }
        let isOwn = node.isOwned
        node.owner = nil
        // If the node was just removed from a tree, this is still the owner of that tree, and is not taken over.
        guard isOwn, other !== owner else { return }
        let home = borrowed.isEmpty ? nil : node.outermost.commitOwner
        if let home, hasBorrowed(home) { home.takeOver(other) } else { owner.takeOver(other) }
        adoptKept(of: other, by: node)
    }

    /// Moves the modals of `node`, a modal just inserted over `base`, into the list of `base`, right above `node`.
    private func moveModals(of node: Node, to base: Node, above index: Int) {
        var slots: [Slot] = []
        while let slot = node.modals.last {
            slots.append(slot)
            remove(at: node.modals.count - 1, of: .modals(node))
        }
        for (level, slot) in slots.reversed().enumerated() {
            let key = slot.node.extras?.key
            insert(slot, in: .modals(base), at: index + 1 + level, style: slot.node.style)
            if let key { store(key: key, on: slot.node) }
        }
    }

    private func moveAlerts(of node: Node) {
        guard !node.alerts.isEmpty else { return }
        if (node as? Container)?.layout.kind == .window {
            // Nobody receives the answers to those that were up when the window was closed.
            for alert in node.alerts where alert.hasEnded { close(alert, of: node) }
            return
        }
        let host = node.alertHost
        if host !== node { moveAlerts(of: node, to: host) }
    }

    /// Moves the alerts of a node behind those of another one. O(alerts), and for each a move in memory of the rest.
    func moveAlerts(of node: Node, to host: Node) {
        while !node.alerts.isEmpty {
            let alert = closeAlert(at: 0, of: node)
            alert.moves += 1
            show(alert, on: host)
        }
    }
}

extension Node {
    /// True if the node has no extras, no origin and no owner.
    fileprivate final var isOnItsOwn: Bool { attachment == nil && owner == nil }
}
