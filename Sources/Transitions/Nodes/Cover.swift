/// The note on a node that covers a place.
package final class Cover {
    /// The covered place.
    package private(set) weak var place: Node?

    /// True once it has finished, until the gates are asked again: its result may make them hold.
    var hasFinished = false

    init(of place: Node) { self.place = place }
}

extension Node {
    /// True if this is a cover whose place is in a column that is out of sight, or lies over such a cover.
    final var isHiddenCover: Bool { splitHidingCover != nil }

    /// The split in which the column of a cover's place is out of sight: the cover is hidden with it, and so is what is
    /// presented over the cover. A place in a modal is shown all the same.
    final var splitHidingCover: Container? {
        guard case .modals(let base)? = list, let position else { return nil }
        for slot in base.modals[...position] {
            var node = slot.node.extras?.cover?.place
            while let current = node, !current.isWindow, current.place != .modal {
                if case .content(let split)? = current.list, split.layout.columnCount != nil,
                    !split.isInSight(column: Int(current.index))
                {
                    return split
                }
                node = current.holder
            }
        }
        return nil
    }
}
