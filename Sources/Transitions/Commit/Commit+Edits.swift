extension Commit {
    func record(_ edit: Edit) {
        if edit.isStructural { structuralEdits += 1 }
        edits.append(edit)
    }

    /// Puts a slot at a place, and takes over the queue and the alerts of the tree that stood in it.
    package func insert(
        _ slot: Slot, in list: SlotList, at index: Int, style: PresentationStyle = .automatic,
        animation: Animation? = nil
    ) {
        store(animation, on: slot.node)
        if let extras = slot.node.extras { forgetFormerPlace(of: slot.node, extras) }
        let placement = Placement(
            slot: slot, list: list, index: index, style: style, shownBefore: list.shownRange,
            motion: Motion(isAnimated: options.isAnimated, animation: slot.node.animation?.presentation),
            queueBefore: slot.node.queue)
        placement.put()
        if !slot.node.watch.isEmpty { watch.formUnion(slot.node.watch) }
        record(.insert(placement))
        deeds.insert(.showed)
        if watch.contains(.host) { noteShowers(of: list.holder, slot.node) }
        absorbQueue(of: slot.node)
        moveAlerts(of: slot.node)
        if case .modals(let base) = list { moveModals(of: slot.node, to: base, above: index) }
    }

    /// What a node was shown under before, and that it had ended there, counts no more.
    private func forgetFormerPlace(of node: Node, _ extras: Extras) {
        if let key = extras.key {
            record(.storeKey(node, before: key))
            extras.key = nil
        }
        if extras.hasFinished {
            record(.reuse(node))
            extras.hasFinished = false
        }
    }

    /// Takes a slot off its place. Triggers made on what was in it wait for this commit to settle.
    @discardableResult
    package func remove(at index: Int, of list: SlotList, animation: Animation? = nil) -> Slot {
        let slot = list.slot(at: index)
        let played = animation ?? slot.node.animation
        let placement = Placement(
            slot: slot, list: list, index: index, style: slot.node.style, shownBefore: list.shownRange,
            motion: Motion(isAnimated: options.isAnimated, animation: played?.dismissal))
        placement.take()
        deeds.takeAway(.removed)
        slot.node.queue = queue
        gone.append(slot)
        record(.remove(placement))
        if watch.contains(.host) { noteShowers(of: list.holder, slot.node) }
        return slot
    }

    package func move(in container: Container, from: Int, to: Int) {
        let before = container.shownRange
        let slot = container.content[from]
        container.move(from: from, to: to)
        let motion = Motion(isAnimated: options.isAnimated, animation: nil)
        record(.move(slot, container, from: from, to: to, shownBefore: before, motion))
        if watch.contains(.host) { noteShowers(of: container) }
    }

    package func select(
        _ range: Range<Int>, of container: Container, direction: TurnDirection? = nil, animation: Animation? = nil
    ) {
        guard range != container.shownRange else { return }
        deeds.takeAway(.selected)
        let motion = Motion(isAnimated: options.isAnimated, animation: animation?.presentation)
        let slot = range.isEmpty ? nil : container.content[range.lowerBound]
        record(.select(slot, container, before: container.shownRange, after: range, direction, motion))
        if watch.contains(.host) { noteShowers(of: container) }
        container.shownRange = range
    }

    package func store(_ animation: Animation?, on node: Node) {
        guard let animation, animation != node.animation else { return }
        record(.storeAnimation(node, before: node.animation))
        node.demandExtras().animation = animation
    }

    /// Notes what a node of a stack is shown under.
    package func store(key: ScreenKey, on node: Node, in stack: Container) {
        record(.storeKey(node, before: node.extras?.key))
        record(.indexKey(key, stack, before: stack.keyed[key]?.node))
        node.demandExtras().key = key
        stack.note(node, under: key)
    }

    package func show(_ alert: AlertItem, on host: Node) {
        let index = host.alerts.count
        host.demandExtras().alerts.append(alert)
        record(.showAlert(alert, host: host, at: index, Motion(isAnimated: options.isAnimated, animation: nil)))
        if watch.contains(.host) { noteShowers(of: host) }
    }

    @discardableResult
    package func closeAlert(at index: Int, of host: Node) -> AlertItem {
        let alert = host.demandExtras().alerts.remove(at: index)
        if alert.onEnd != nil { deeds.insert(.hasEffects) }
        record(.closeAlert(alert, host: host, at: index, Motion(isAnimated: options.isAnimated, animation: nil)))
        if watch.contains(.host) { noteShowers(of: host) }
        return alert
    }

    package func effect(_ name: String, _ run: @escaping () -> Void) {
        deeds.insert(.hasEffects)
        record(.effect(Effect(name: name, run: run)))
    }

    private func absorbQueue(of node: Node) {
        guard let other = node.queue else { return }
        node.queue = nil
        guard other !== queue else { return }
        queue.takeOver(other)
        adoptKept(of: other, by: node)
    }

    /// Moves what a modal presented by itself into the list that it has come to stand in.
    private func moveModals(of node: Node, to base: Node, above index: Int) {
        var slots: [Slot] = []
        while !node.modals.isEmpty { slots.append(remove(at: node.modals.count - 1, of: .modals(node))) }
        for (level, slot) in slots.reversed().enumerated() {
            insert(slot, in: .modals(base), at: index + 1 + level, style: slot.node.style)
        }
    }

    private func moveAlerts(of node: Node) {
        guard !node.alerts.isEmpty, (node as? Container)?.layout.kind != .window else { return }
        let host = node.alertHost
        guard host !== node else { return }
        while !node.alerts.isEmpty { show(closeAlert(at: 0, of: node), on: host) }
    }
}
