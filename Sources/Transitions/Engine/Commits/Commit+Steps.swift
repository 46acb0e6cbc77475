// What a step of a link has done, for the search for the router of the next one. A step is what was done since a
// savepoint.

extension Commit {
    /// A moment of a commit, to which it can be undone.
    package typealias Savepoint = Journal.Savepoint

    /// True if anything but a bare leaf came, went or moved since a savepoint.
    package func hasMovedRouters(since savepoint: Savepoint) -> Bool {
        edits(since: savepoint).contains { $0.carried?.mayLeadToRouters == true }
    }

    /// Visits what was given a place or was selected since a savepoint and is still there, the latest first; what is
    /// shown in its place before what is hidden there.
    ///
    /// - Parameter ends: Called with each node, until it returns true.
    package func visitShown(since savepoint: Savepoint, _ ends: (Node) -> Bool) {
        var hidden: [Node] = []
        let hasEnded = edits(since: savepoint).withUnsafeBufferPointer { edits in
            for index in edits.indices.reversed() {
                // Not copied, as it would be with the subscript.
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

    /// Where one is when `place`, or what it stood in, was removed since a savepoint: where that had its place.
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
    /// Whether its own holder shows it.
    fileprivate final var isShownInPlace: Bool {
        guard case .content(let container)? = list else { return holder != nil }
        return container.shownSlots.contains { $0.node === self }
    }
}

extension Slot {
    fileprivate var mayLeadToRouters: Bool {
        node is Container || node.extras != nil || presentable._requestType != nil
    }
}
