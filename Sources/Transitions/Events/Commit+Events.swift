/// What one node is to hear.
struct Happening {
    let watchers: Watchers
    let event: NodeEvent
}

extension Commit {
    /// What those who observe have to hear of what this commit did, in order: what disappeared, from the front to the
    /// back; what left, in the order in which it was taken off; what entered; what appeared, from the back to the
    /// front; what was chosen again.
    ///
    /// O(edits + what can be seen + what is watched of what came and went).
    func happenings() -> [Happening] {
        var found: [Happening] = []
        func note(_ node: Node, _ event: NodeEvent) {
            guard let watchers = node.extras?.watchers, !watchers.observers.isEmpty else { return }
            found.append(Happening(watchers: watchers, event: event))
        }
        let change = structuralEdits > 0 ? sightChange : nil
        for node in change?.gone ?? [] { note(node, .disappeared) }
        for node in moved(\.removed) { enter(node, false, note) }
        for node in moved(\.inserted) where !tookOff(node.outermost) { enter(node, true, note) }
        for node in change?.come ?? [] { note(node, .appeared) }
        for case .reselect(let node) in edits { note(node, .reselected) }
        return found
    }

    private func enter(_ node: Node, _ isEntering: Bool, _ note: (Node, NodeEvent) -> Void) {
        guard let watchers = node.extras?.watchers, watchers.isOnTree != isEntering else { return }
        watchers.isOnTree = isEntering
        note(node, isEntering ? .entered : .left)
    }

    /// Whether this is what was taken off: what was put into it afterwards goes with it.
    private func tookOff(_ outermost: Node) -> Bool {
        outermost.queue === queue && queue.owner != ObjectIdentifier(outermost)
    }

    /// What is watched of what was put on a tree and stands there, or was taken off and stands nowhere.
    private func moved(_ kind: KeyPath<Edit, Node?>) -> [Node] {
        var found: [Node] = []
        for edit in edits {
            guard let node = edit[keyPath: kind], node.watch.contains(.observer) else { continue }
            let nodes = node.watched(.observer)
            found += edit.inserted != nil ? nodes : nodes.reversed()
        }
        return found
    }
}

extension Edit {
    /// What it put, if that still stands somewhere.
    fileprivate var inserted: Node? {
        guard case .insert(let placement) = self, placement.slot.node.holder != nil else { return nil }
        return placement.slot.node
    }

    /// What it took off, if that stands nowhere.
    fileprivate var removed: Node? {
        guard case .remove(let placement) = self, placement.slot.node.holder == nil else { return nil }
        return placement.slot.node
    }
}
