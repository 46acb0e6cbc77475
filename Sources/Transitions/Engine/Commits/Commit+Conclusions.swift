extension Commit {
    /// Notes who is to hear how a node ends, as long as this commit stands.
    package func expect(_ expectation: Expectation, on node: Node) {
        if node.extras?.hasFinished == true { record(.reuse(node)) }
        node.expect(expectation)
        record(.expect(node, expectation))
        watch.insert(.awaited)
    }

    /// Notes that what is waited for is there; those who wait hear of it when this has settled.
    package func fulfil(_ expectation: Expectation) {
        record(.fulfil(expectation))
        watch.insert(.awaited)
    }

    /// Notes that a node has ended by itself, and is not asked whether it may be left.
    package func noteFinish(of node: Node) {
        record(.finish(node, before: node.extras?.hasFinished ?? false))
        node.demandExtras().hasFinished = true
    }
}

extension Commit {
    /// Those who are to hear how something has ended that this commit took off, or that has finished, in order.
    ///
    /// Called when it has settled. They are no longer the node's afterwards. O(edits + what is awaited).
    func takeConclusions(isRecovery: Bool) -> [Conclusion] {
        let ends = ends()
        guard !ends.isEmpty else { return [] }
        let beginsAnew = edits.contains(where: \.beginsAnew)
        let finished = finishedPlaces()
        var found: [Conclusion] = []
        for end in ends {
            switch end {
            case .fulfilled(let expectation):
                found.append(Conclusion(expectation: expectation, reason: .cancelled, hasFinished: true))
            case .removed(let node, let kind):
                let reason: EndReason = beginsAnew ? .reset : isRecovery ? .cancelled : kind
                for node in node.watched(.awaited).reversed() {
                    let hasFinished = finished.contains(ObjectIdentifier(node))
                    for expectation in node.takeExpectations() {
                        expectation.prepare(reason)
                        found.append(Conclusion(expectation: expectation, reason: reason, hasFinished: hasFinished))
                    }
                }
            }
        }
        return found
    }

    private enum End {
        case fulfilled(Expectation)
        case removed(Node, EndReason)
    }

    /// What was fulfilled, and what awaited was taken off for good, with how: its last removal says so.
    private func ends() -> [End] {
        var ends: [End] = []
        var seen: Set<ObjectIdentifier> = []
        // What something was put into after that.
        var refilled: Set<ObjectIdentifier> = []
        for edit in edits.reversed() {
            switch edit {
            case .fulfil(let expectation): ends.append(.fulfilled(expectation))
            case .insert(let placement) where placement.slot.node.holder === placement.list.holder:
                refilled.insert(ObjectIdentifier(placement.list.holder))
            case .remove(let placement) where placement.slot.node.holder == nil:
                let node = placement.slot.node
                guard node.watch.contains(.awaited), seen.insert(ObjectIdentifier(node)).inserted else { continue }
                let isRefilled = refilled.contains(ObjectIdentifier(placement.list.holder))
                ends.append(.removed(node, placement.list.reason(isRefilled: isRefilled)))
            default: break
            }
        }
        return ends.reversed()
    }

    /// The nodes that took themselves off, and all that they stand in.
    private func finishedPlaces() -> Set<ObjectIdentifier> {
        var places: Set<ObjectIdentifier> = []
        for case .finish(let finished, _) in edits {
            var node: Node? = finished
            while let place = node, places.insert(ObjectIdentifier(place)).inserted { node = place.holder }
        }
        return places
    }
}

extension SlotList {
    /// How something ends that was taken off this list.
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

extension Edit {
    fileprivate var beginsAnew: Bool {
        if case .beginAnew = self { true } else { false }
    }
}

/// What an expectation is to be told.
struct Conclusion {
    let expectation: Expectation
    let reason: EndReason
    let hasFinished: Bool

    func tell() { expectation.end(reason, hasFinished: hasFinished) }
}

extension Node {
    /// Those who are to hear how this ends, who are told of something else from now on.
    final func takeExpectations() -> [Expectation] {
        guard let extras, !extras.expectations.isEmpty else { return [] }
        var taken: [Expectation] = []
        swap(&taken, &extras.expectations)
        return taken
    }
}
