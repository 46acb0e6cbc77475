import Coordination

/// A node that a step has built on a tree, removed again with everything in it, to be put where it was stored.
struct BuiltNode {
    let slot: Slot
    let style: PresentationStyle
    let origin: Origin?
    /// The container in which the step has put the node, if any.
    let container: Container?
    /// The expectations that wait for the end of this node, or of a node in it, the last first.
    var expectations: [(node: Node, expectation: Expectation)] = []
    /// The kept screens that the step has put back inside the node.
    var kept: [KeptEntry] = []

    func awaits(_ expectation: Expectation) -> Bool {
        expectations.contains { $0.expectation === expectation }
    }

    /// Removes the expectations that the step has added to its nodes.
    func takeExpectations() {
        for (node, expectation) in expectations {
            for other in node.takeExpectations() where other !== expectation { node.expect(other) }
        }
    }
}

extension Commit {
    /// Undoes the edits since a savepoint, and returns the nodes that they have built. Edits inside those nodes stay.
    /// Effects and alerts are dropped. O(edits since the savepoint · levels).
    func takeBuilt(since savepoint: Journal.Savepoint) -> [BuiltNode] {
        var built = outermostBuilt(since: savepoint)
        var places: [ObjectIdentifier: Int] = [:]
        for (index, built) in built.enumerated() { places[ObjectIdentifier(built.slot.node)] = index }
        /// Returns the index of the built node that contains a node.
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
                // A node that was built late has the expectations of the node that it was built for.
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

    /// Returns the outermost of the nodes that were put on a tree for the first time since a savepoint.
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
            // A node that the step removed again does not count.
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
            // The edit that gave it out was undone, so a new one is noted.
            useKept(entry)
            _ = entry.returnFromCommit()
        }
        built.takeExpectations()
        for (node, expectation) in built.expectations.reversed() { expect(expectation, on: node) }
    }
}

extension Restorer {
    /// Releases a built node that is not put anywhere.
    func drop(_ built: BuiltNode) {
        built.takeExpectations()
        for (_, expectation) in built.expectations { expectation.forget() }
        for entry in built.kept { if let slot = entry.returnFromCommit() { released.append(slot) } }
    }
}
