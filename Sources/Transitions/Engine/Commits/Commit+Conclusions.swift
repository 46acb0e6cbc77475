extension Commit {
    /// Notes who is to hear how a node ends, as long as this commit stands.
    package func expect(_ expectation: Expectation, on node: Node) {
        if node.extras?.hasFinished == true { journal.add(.reuse(node)) }
        node.expect(expectation)
        journal.add(.expect(node, expectation))
        noteWatch(.awaited)
    }

    /// Notes something with a node, as long as that stands where it was shown.
    ///
    /// - Parameter listener: What hears of it in the end, where it is a question: that leaves and comes back with it.
    package func note(_ content: AnyObject, for listener: Expectation? = nil, on node: Node) {
        expect(NodeNote(content, for: listener), on: node)
    }

    /// Notes that what is waited for is there; those who wait are told of it when this has settled.
    package func fulfil(_ expectation: Expectation) {
        journal.add(.fulfil(expectation))
        noteWatch(.awaited)
    }

    /// Notes that a node has ended by itself, and is not asked whether it may be left.
    package func noteFinish(of node: Node) {
        journal.add(.finish(node, before: node.extras?.hasFinished ?? false))
        node.demandExtras().hasFinished = true
    }
}

extension Commit {
    /// Those who are to hear how something has ended that this commit took off, or that has finished, in order.
    ///
    /// Called when it has settled. They are no longer the node's afterwards. O(edits + what is awaited).
    func takeConclusions(isRecovery: Bool) -> [Conclusion] {
        var found: [Conclusion] = []
        var beginsAnew = false
        // What took itself off, and all that it is in.
        var finished: Set<ObjectIdentifier> = []
        for edit in edits {
            if case .beginAnew = edit { beginsAnew = true }
            guard var place = edit.finished else { continue }
            while finished.insert(ObjectIdentifier(place)).inserted, let holder = place.holder { place = holder }
        }
        // What something was put into after it was taken from; the last removal of something says how it has ended.
        var refilled: Set<ObjectIdentifier> = []
        // What was taken off with all that had been put into it.
        var gone: Set<ObjectIdentifier> = []
        for edit in edits.reversed() {
            switch edit {
            case .fulfil(let expectation):
                found.append(Conclusion(expectation: expectation, reason: .cancelled, hasFinished: true))
            case .insert(let placement) where placement.slot.node.holder === placement.list.holder:
                refilled.insert(ObjectIdentifier(placement.list.holder))
                let outermost = placement.slot.node.outermost
                if gone.contains(ObjectIdentifier(outermost)) { break }
                for node in placement.slot.node.watched(.awaited) {
                    for expectation in node.expectations { expectation.comeBack(to: outermost) }
                }
            case .remove(let placement) where placement.slot.node.holder == nil:
                gone.insert(ObjectIdentifier(placement.slot.node))
                let isRefilled = refilled.contains(ObjectIdentifier(placement.list.holder))
                let kind = placement.list.reason(isRefilled: isRefilled)
                let reason: EndReason = beginsAnew ? .reset : isRecovery ? .cancelled : kind
                for node in placement.slot.node.watched(.awaited) {
                    let taken = node.leave(in: placement.slot.node)
                    let hasFinished = finished.contains(ObjectIdentifier(node))
                    for expectation in taken.reversed() {
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
    /// Takes those who are to hear that this has left. Those who left with it in the same thing come back with it; if
    /// none of them does, a result is of no use to anybody any more.
    fileprivate final func leave(in removed: Node) -> [Expectation] {
        guard let extras, !extras.expectations.isEmpty else { return [] }
        var left: [Expectation] = []
        swap(&left, &extras.expectations)
        if self === removed { return left }
        let coming = left.filter { $0.leaves(with: removed) }
        for expectation in coming { expectation.noteAway() }
        extras.expectations = coming
        if left.contains(where: \.isAnswered), !coming.contains(where: \.isAnswered) { extras.hasFinished = true }
        return left.filter { !$0.hasEnded }
    }
}

extension SlotList {
    /// How something ends that was removed from this list.
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

/// What an expectation is to be told.
struct Conclusion {
    let expectation: Expectation
    let reason: EndReason
    let hasFinished: Bool
}
