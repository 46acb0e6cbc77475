// The results of one step of a link, to find the router of the next one. A step is all that was done since a savepoint.

extension Commit {
    /// A point in a commit, to roll back to.
    package typealias Savepoint = Journal.Savepoint

    /// Returns true if anything but a bare leaf was added, removed or moved since a savepoint.
    package func hasMovedRouters(since savepoint: Savepoint) -> Bool {
        edits(since: savepoint).contains { $0.carried?.mayLeadToRouters == true }
    }

    /// Visits the nodes that were inserted or selected since a savepoint and are still there, the latest first; those
    /// that their holders show come before hidden ones.
    ///
    /// - Parameter ends: Called with each node, until it returns true.
    package func visitShown(since savepoint: Savepoint, _ ends: (Node) -> Bool) {
        var hidden: [Node] = []
        let hasEnded = edits(since: savepoint).withUnsafeBufferPointer { edits in
            for index in edits.indices.reversed() {
                // Read in place: the subscript would copy the edit.
                guard let edit = edits.baseAddress?.advanced(by: index), let node = edit.pointee.shown else { continue }
                if node.isShownInPlace {
                    if ends(node) { return true }
                } else if edit.pointee.isInsertion, node.holder != nil {
                    hidden.append(node)
                }
            }
            return false
        }
        if !hasEnded { _ = hidden.first(where: ends) }
    }

    /// Returns `place`; if it was removed since a savepoint, alone or in another node, the holder of the removed node.
    package func placeLeft(of place: Node, since savepoint: Savepoint) -> Node {
        var place = place
        guard journal.hasRemoved(since: savepoint) else { return place }
        var removals = edits(since: savepoint).compactMap(\.departed)
        while let index = removals.lastIndex(where: { $0.slot.node === place.outermost }) {
            place = removals.remove(at: index).list.holder
        }
        return place
    }
}

extension Node {
    /// True if the node's holder shows it.
    fileprivate final var isShownInPlace: Bool {
        guard case .content(let container)? = list else { return holder != nil }
        // A column counts at any width.
        return container.presentingSlots.contains { $0.node === self }
    }
}

extension Slot {
    fileprivate var mayLeadToRouters: Bool {
        node is Container || node.extras != nil || presentable._routeType != nil
    }
}
