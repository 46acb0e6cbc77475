/// The note on a node that covers a place.
package final class Cover {
    /// The covered place.
    package private(set) weak var place: Node?

    /// True once it has finished, until the gates are asked again: its result may make them hold.
    var hasFinished = false

    init(of place: Node) { self.place = place }
}

extension Node {
    /// The split in which the column of a cover's place is out of sight: the cover is hidden with it, and so is all
    /// that is over the cover. A place in a modal is shown all the same.
    final var splitHidingCover: Container? {
        guard case .modals(let base)? = list, base.mayHaveCovers, let position else { return nil }
        return base.modals[...position].lazy.compactMap(\.node.splitHidingPlace).first
    }

    /// The modals above this node that no column out of sight hides. O(the modals in the list).
    final var shownModalsAbove: ArraySlice<Slot> {
        guard let holder, place == .modal, let position else { return shownModals }
        return holder.shownModals.dropFirst(position + 1)
    }

    /// The modals in this node's list, up to the first that a column out of sight hides.
    final var shownModals: ArraySlice<Slot> {
        let modals = modals
        return mayHaveCovers ? modals[..<firstHiddenModal] : modals[...]
    }

    /// The index of the first modal in this node's list that a column out of sight hides; their number if there is
    /// none. O(the modals in the list) where something covers a place.
    final var firstHiddenModal: Int {
        let modals = modals
        if !mayHaveCovers { return modals.count }
        return modals.firstIndex { $0.node.splitHidingPlace != nil } ?? modals.count
    }

    /// False if nothing over this node covers a place. Covers are watched, so most apps look no further.
    private final var mayHaveCovers: Bool { watch.contains(.standing) }

    /// The split in which the column of the place is out of sight that this node itself covers.
    private final var splitHidingPlace: Container? {
        var node = extras?.cover?.place
        while let current = node, !current.isWindow, current.place != .modal {
            if case .content(let split)? = current.list, split.layout.columnCount != nil,
                !split.isInSight(column: Int(current.index))
            {
                return split
            }
            node = current.holder
        }
        return nil
    }
}
