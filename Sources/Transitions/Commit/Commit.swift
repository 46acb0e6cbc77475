/// What one trigger does to the tree, all of it or nothing.
///
/// The engine of the house: it keeps what was done (`edits`), so that it can be undone and told of, and what is still
/// to be done (`work`), so that a transition of any length or depth runs from a list instead of the machine's stack. A
/// queue uses one commit over and over.
package final class Commit {
    /// The queue whose turn this is.
    package unowned let queue: CommitQueue

    /// What was done so far.
    package internal(set) var edits: [Edit] = []

    /// How many of the edits change what the tree looks like.
    var structuralEdits = 0

    /// What is still to be done, the next last.
    var work: [Work] = []

    /// What the step that is running wants done next, in order.
    var staged: [Work] = []

    /// The triggers that the step that is running made.
    var joined: [Trigger] = []

    /// Every trigger that belongs to this commit beside the one that began it.
    var members: [Trigger] = []

    /// Those of them whose part was undone, while the commit went on.
    var withdrawn: [Trigger] = []

    /// What was put on the tree and taken back; released when the commit settles.
    var undone: [Slot] = []

    /// The queues of other trees that this commit changes.
    var borrowed: [CommitQueue] = []

    /// Who said no, where somebody did. Only before anything changed.
    var rejection: RejectionReason?

    /// What the step that is running was told.
    package var options = TransitionOptions.animated

    /// The root that was last found to stand in this commit's tree.
    private var known: Node?

    init(queue: CommitQueue) {
        self.queue = queue
    }
}

// MARK: - Doing

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
        if slot.node.extras?.key != nil { store(key: nil, on: slot.node) }
        let placement = Placement(
            slot: slot, list: list, index: index, style: style, shownBefore: list.shownRange,
            motion: Motion(isAnimated: options.isAnimated, animation: slot.node.animation?.presentation),
            queueBefore: slot.node.queue)
        placement.put()
        record(.insert(placement))
        absorbQueue(of: slot.node)
        moveAlerts(of: slot.node)
        if case .modals(let base) = list { moveModals(of: slot.node, to: base, above: index) }
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
        slot.node.queue = queue
        record(.remove(placement))
        return slot
    }

    package func move(in container: Container, from: Int, to: Int) {
        let before = container.shownRange
        let slot = container.content[from]
        container.move(from: from, to: to)
        let motion = Motion(isAnimated: options.isAnimated, animation: nil)
        record(.move(slot, container, from: from, to: to, shownBefore: before, motion))
    }

    package func select(
        _ range: Range<Int>, of container: Container, direction: TurnDirection? = nil, animation: Animation? = nil
    ) {
        guard range != container.shownRange else { return }
        let motion = Motion(isAnimated: options.isAnimated, animation: animation?.presentation)
        let slot = range.isEmpty ? nil : container.content[range.lowerBound]
        record(.select(slot, container, before: container.shownRange, after: range, direction, motion))
        container.shownRange = range
    }

    package func store(_ animation: Animation?, on node: Node) {
        guard let animation, animation != node.animation else { return }
        record(.storeAnimation(node, before: node.animation))
        node.demandExtras().animation = animation
    }

    package func store(key: ScreenKey?, on node: Node) {
        record(.storeKey(node, before: node.extras?.key))
        node.demandExtras().key = key
    }

    package func show(_ alert: AlertItem, on host: Node) {
        let index = host.alerts.count
        host.demandExtras().alerts.append(alert)
        record(.showAlert(alert, host: host, at: index, Motion(isAnimated: options.isAnimated, animation: nil)))
    }

    @discardableResult
    package func closeAlert(at index: Int, of host: Node) -> AlertItem {
        let alert = host.demandExtras().alerts.remove(at: index)
        record(.closeAlert(alert, host: host, at: index, Motion(isAnimated: options.isAnimated, animation: nil)))
        return alert
    }

    package func effect(_ name: String, _ run: @escaping () -> Void) {
        record(.effect(Effect(name: name, run: run)))
    }

    private func absorbQueue(of node: Node) {
        guard let other = node.queue else { return }
        node.queue = nil
        if other !== queue { queue.takeOver(other) }
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

// MARK: - Undoing

extension Commit {
    /// Takes back what was done since there were `mark` edits. O(what is taken back).
    package func undo(to mark: Int) {
        known = nil
        while edits.count > mark, let edit = edits.popLast() {
            if edit.isStructural { structuralEdits -= 1 }
            takeBack(edit)
        }
    }

    private func takeBack(_ edit: Edit) {
        switch edit {
        case .insert(let placement):
            placement.take()
            placement.slot.node.queue = placement.queueBefore
            placement.restoreShown()
            undone.append(placement.slot)
        case .remove(let placement):
            placement.slot.node.queue = nil
            placement.put()
            placement.restoreShown()
        case .move(_, let container, let from, let to, let shownBefore, _):
            container.move(from: to, to: from)
            container.shownRange = shownBefore
        case .select(_, let container, let before, _, _, _):
            container.shownRange = before
        case .showAlert(_, let host, let index, _):
            host.demandExtras().alerts.remove(at: index)
        case .closeAlert(let alert, let host, let index, _):
            host.demandExtras().alerts.insert(alert, at: index)
        case .storeAnimation(let node, let before):
            node.extras?.animation = before
        case .storeKey(let node, let before):
            node.extras?.key = before
        case .claim(let container):
            container.claimant = nil
        case .effect:
            break
        }
    }
}

// MARK: - Ending

extension Commit {
    /// What the commit did, for whoever listens.
    func context() -> TransitionContext {
        var seen: Set<ObjectIdentifier> = []
        var shown: [TreeChange.Item] = []
        for case .insert(let placement) in edits {
            let node = placement.slot.node
            guard node.holder === placement.list.holder, seen.insert(ObjectIdentifier(node)).inserted else { continue }
            shown.append(TreeChange.Item(node))
        }
        return TransitionContext(changes: edits.compactMap(\.change), shown: shown)
    }

    /// Lets go of what was taken off, and gives what is to run now.
    func settle() -> [Effect] {
        var gone = undone
        var effects: [Effect] = []
        for edit in edits {
            switch edit {
            case .remove(let placement): gone.append(placement.slot)
            case .effect(let effect): effects.append(effect)
            default: break
            }
        }
        undone.removeAll()
        edits.removeAll(keepingCapacity: edits.capacity <= 1024)
        structuralEdits = 0
        known = nil
        gone.removeAll { $0.node.holder != nil }
        for slot in gone where slot.node.queue === queue { slot.node.queue = nil }
        Burial.bury(&gone)
        return effects
    }
}

// MARK: - Which tree

extension Commit {
    /// Makes sure that `node` stands in the tree of this commit, or borrows the tree that it stands in.
    ///
    /// - Throws: ``TransitionError/Reason/busy`` where that tree is in the middle of a commit of its own.
    package func enter(_ node: Node) throws(TransitionError) {
        var top = node
        while let holder = top.holder, top !== known { top = holder }
        defer { known = node }
        if top === known || top.queue === queue { return }
        let other = top.demandQueue()
        if borrowed.contains(where: { $0 === other }) { return }
        guard other.lend(to: queue) else { throw TransitionError("change \(node.label)", .busy, state: node.stateLine) }
        borrowed.append(other)
    }
}
