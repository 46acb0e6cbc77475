/// An event for the observers of one node.
struct NodeNotification {
    let watchers: Watchers
    let event: NodeEvent
}

extension Commit {
    /// Returns the events of this commit for observers, in order: disappeared, from the front to the back; left, in the
    /// order of removal; entered; appeared, from the back to the front; reselected.
    ///
    /// O(edits + visible nodes + watched nodes that came or went).
    func nodeNotifications() -> [NodeNotification] {
        var found: [NodeNotification] = []
        let change = structuralEdits > 0 ? seenDifference(of: .observer) : nil
        if let change { for node in change.disappeared { note(node, .disappeared, in: &found) } }
        let edits = edits[...]
        if journal.flags.contains(.removed) {
            edits.visit { edit in
                guard !edit.isInsertion, let node = edit.subject, node.holder == nil else { return }
                for node in node.watched(.observer).reversed() { enter(node, false, in: &found) }
            }
        }
        if journal.flags.contains(.showed) {
            edits.visit { edit in
                guard edit.isInsertion, let node = edit.subject, node.holder != nil else { return }
                if !node.watch.contains(.observer) || hasRemovedTree(node.outermost) { return }
                for node in node.watched(.observer) { enter(node, true, in: &found) }
            }
        }
        if let change { for node in change.appeared { note(node, .appeared, in: &found) } }
        guard edits.count > structuralEdits else { return found }
        for edit in edits { if let node = edit.reselected { note(node, .reselected, in: &found) } }
        return found
    }

    private func note(_ node: Node, _ event: NodeEvent, in found: inout [NodeNotification]) {
        guard let watchers = node.extras?.watchers, !watchers.observers.isEmpty else { return }
        found.append(NodeNotification(watchers: watchers, event: event))
    }

    private func enter(_ node: Node, _ isEntering: Bool, in found: inout [NodeNotification]) {
        guard let watchers = node.extras?.watchers, watchers.isOnTree != isEntering else { return }
        watchers.isOnTree = isEntering
        note(node, isEntering ? .entered : .left, in: &found)
    }

    /// Returns true if this commit removed an outermost node: nodes put into its tree afterwards went with it.
    private func hasRemovedTree(_ outermost: Node) -> Bool {
        outermost.owner === owner && owner.served != ObjectIdentifier(outermost)
    }
}
