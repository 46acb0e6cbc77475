import Coordination

/// Something that a step has put on a tree and that had no place before, removed again with all that is in it.
struct BuiltNode {
    let slot: Slot
    /// How it was presented.
    let style: PresentationStyle
    /// What put it there.
    let origin: Origin?
    /// The container in which the step has put it, if it was one.
    let container: Container?
    /// What is to receive its end, and what waits for the ends of what is in it, the last first.
    var expectations: [(node: Node, expectation: Expectation)] = []
    /// What it was given from what the tree keeps.
    var kept: [KeptEntry] = []

    func awaits(_ expectation: Expectation) -> Bool {
        expectations.contains { $0.expectation === expectation }
    }

    /// Takes what the step has had wait for their ends off its nodes.
    func takeExpectations() {
        for (node, expectation) in expectations {
            for other in node.takeExpectations() where other !== expectation { node.expect(other) }
        }
    }
}

extension Commit {
    /// Undoes what was done since a savepoint, and gives what that has built. What was done inside of that stays as it
    /// is. Effects and alerts are dropped. O(edits since then, and their levels).
    func takeBuilt(since savepoint: Journal.Savepoint) -> [BuiltNode] {
        var built = outermostBuilt(since: savepoint)
        var places: [ObjectIdentifier: Int] = [:]
        for (index, built) in built.enumerated() { places[ObjectIdentifier(built.slot.node)] = index }
        /// In which of what was built a node is, if it is in one.
        func place(around node: Node) -> Int? {
            var current: Node? = node
            while let node = current {
                if let index = places[ObjectIdentifier(node)] { return index }
                current = node.holder
            }
            return nil
        }
        rollback(to: savepoint) { edit in
            if let (node, expectation) = edit.expected {
                // What was built late has those of what it was built for.
                guard let index = place(around: node) else { return built.contains { $0.awaits(expectation) } }
                built[index].expectations.append((node, expectation))
            } else if let entry = edit.givenOut {
                guard let node = entry.presentable?.node, let index = place(around: node) else { return false }
                built[index].kept.append(entry)
            } else {
                return edit.inside.map { place(around: $0) != nil } ?? false
            }
            return true
        }
        return built
    }

    /// What was put on a tree since a savepoint, had no place before, and is in nothing else of that.
    func outermostBuilt(since savepoint: Journal.Savepoint) -> [BuiltNode] {
        var seen: Set<ObjectIdentifier> = []
        var new: Set<ObjectIdentifier> = []
        var slots: [Slot] = []
        for edit in edits(since: savepoint) {
            guard let node = edit.subject, seen.insert(ObjectIdentifier(node)).inserted,
                let slot = edit.insertion?.slot
            else { continue }
            new.insert(ObjectIdentifier(node))
            slots.append(slot)
        }
        return slots.compactMap { slot in
            var holder = slot.node.holder
            // What the step removed again is nothing that it has shown.
            if holder == nil { return nil }
            while let current = holder {
                if new.contains(ObjectIdentifier(current)) { return nil }
                holder = current.holder
            }
            let container = slot.node.place == .content ? slot.node.holder as? Container : nil
            return BuiltNode(
                slot: slot, style: slot.node.style, origin: slot.node.cameFrom, container: container)
        }
    }

    /// Puts something that was built at a place.
    func put(_ built: BuiltNode, in list: SlotList, at index: Int, style: PresentationStyle) {
        let node = built.slot.node
        let key = node.extras?.key
        node.cameFrom = built.origin
        insert(built.slot, in: list, at: index, style: style, animation: nil)
        if let key {
            switch list {
            case .content(let stack): store(key: key, on: node, in: stack)
            case .modals, .embedded: store(key: key, on: node)
            }
        }
        for entry in built.kept {
            // It was given out by what has been undone, which is noted no more.
            giveOut(entry)
            _ = entry.handBack()
        }
        built.takeExpectations()
        for (node, expectation) in built.expectations.reversed() { expect(expectation, on: node) }
    }
}

extension Restorer {
    /// Lets go of something that was built and is not put anywhere.
    func drop(_ built: BuiltNode) {
        built.takeExpectations()
        for (_, expectation) in built.expectations { expectation.forget() }
        for entry in built.kept { if let slot = entry.handBack() { released.append(slot) } }
    }
}
