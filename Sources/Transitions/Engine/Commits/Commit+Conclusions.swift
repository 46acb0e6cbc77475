extension Commit {
    /// Adds an expectation to a node; a rollback removes it.
    package func expect(_ expectation: Expectation, on node: Node) {
        if node.extras?.hasFinished == true { journal.add(.reuse(node)) }
        node.expect(expectation)
        journal.add(.expect(node, expectation))
        noteWatch(.awaited)
    }

    /// Attaches an object to a node, for as long as the node stays in its place.
    ///
    /// - Parameter listener: The listener for the answer, if the object is a question: both leave and return together.
    package func attach(_ content: AnyObject, for listener: Expectation?, on node: Node) {
        expect(NodeAttachment(content, for: listener), on: node)
    }

    /// Fulfils an expectation, which is called when this commit has settled.
    package func fulfil(_ expectation: Expectation) {
        journal.add(.fulfil(expectation))
        noteWatch(.awaited)
    }

    /// Notes that a node has finished, so that it is not asked whether it may be left.
    package func noteFinish(of node: Node) {
        journal.add(.finish(node, before: node.extras?.hasFinished ?? false))
        node.makeExtrasIfNeeded().hasFinished = true
    }
}

extension Commit {
    /// Takes the expectations that this commit fulfilled, or whose nodes it removed, and returns their ends in order.
    ///
    /// Called when the commit has settled. O(edits + expectations).
    func takeConclusions(isRecovery: Bool) -> [Conclusion] {
        var found: [Conclusion] = []
        var isReset = false
        // The nodes that have finished, and all nodes around them.
        var finished: Set<ObjectIdentifier> = []
        // The gates for which nodes were removed.
        var revoked: [ObjectIdentifier: String] = [:]
        var gate: String?
        for edit in edits {
            if case .reset = edit { isReset = true }
            if case .revoke(let name) = edit { gate = name }
            if let gate, case .remove(let placement) = edit { revoked[ObjectIdentifier(placement.slot.node)] = gate }
            guard var place = edit.finished else { continue }
            while finished.insert(ObjectIdentifier(place)).inserted, let holder = place.holder { place = holder }
        }
        // The holders that were filled again after a removal. The last removal of a node says how the node has ended.
        var refilled: Set<ObjectIdentifier> = []
        // The nodes that were removed, with all that had been inserted into them.
        var removed: Set<ObjectIdentifier> = []
        for edit in edits.reversed() {
            switch edit {
            case .fulfil(let expectation):
                found.append(Conclusion(expectation: expectation, reason: .cancelled, hasFinished: true))
            case .insert(let placement) where placement.slot.node.holder === placement.list.holder:
                refilled.insert(ObjectIdentifier(placement.list.holder))
                let outermost = placement.slot.node.outermost
                if removed.contains(ObjectIdentifier(outermost)) { break }
                for node in placement.slot.node.watched(.awaited) {
                    for expectation in node.expectations { expectation.comeBack(to: outermost) }
                }
            case .remove(let placement) where placement.slot.node.holder == nil:
                removed.insert(ObjectIdentifier(placement.slot.node))
                let isRefilled = refilled.contains(ObjectIdentifier(placement.list.holder))
                let kind = placement.list.reason(isRefilled: isRefilled)
                let gate = revoked[ObjectIdentifier(placement.slot.node)]
                let reason = gate.map { .notAllowed(by: $0) } ?? (isReset ? .reset : isRecovery ? .cancelled : kind)
                for node in placement.slot.node.watched(.awaited) {
                    let taken = node.leave(in: placement.slot.node)
                    let hasFinished = finished.contains(ObjectIdentifier(node))
                    for expectation in taken.reversed() {
                        expectation.leave(from: placement.list.holder)
                        found.append(Conclusion(expectation: expectation, reason: reason, hasFinished: hasFinished))
                    }
                }
            default: break
            }
        }
        found.reverse()
        for conclusion in found { conclusion.expectation.prepare(conclusion.reason) }
        return found
    }
}

extension Node {
    /// Takes the expectations to conclude as this node leaves. Those whose listeners leave too also stay with the node,
    /// and count again when both return. If a result was awaited, and by none of these, the node counts as finished.
    fileprivate final func leave(in removed: Node) -> [Expectation] {
        guard let extras, !extras.expectations.isEmpty else { return [] }
        var left: [Expectation] = []
        swap(&left, &extras.expectations)
        if self === removed { return left }
        let coming = left.filter { $0.leaves(with: removed) }
        for expectation in coming { expectation.noteAway() }
        extras.expectations = coming
        if left.contains(where: \.wantsAnswer), !coming.contains(where: \.wantsAnswer) { extras.hasFinished = true }
        return left.filter { !$0.hasEnded }
    }
}

extension SlotList {
    /// Returns the end reason of a node that was removed from this list.
    fileprivate func reason(isRefilled: Bool) -> EndReason {
        switch self {
        case .modals, .embedded: .dismissed
        case .content(let container):
            switch container.layout.kind {
            case .windows: .windowClosed
            case .stack: isRefilled ? .replaced : .popped
            case .tabs, .pages, .split, .window: .replaced
            }
        }
    }
}

/// An expectation, with the end to report to it.
struct Conclusion {
    let expectation: Expectation
    let reason: EndReason
    let hasFinished: Bool
}
