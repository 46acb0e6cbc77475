/// The note on a node that covers a place.
package final class Cover {
    /// The covered place.
    package private(set) weak var place: Node?

    init(of place: Node) { self.place = place }
}

extension Node {
    /// True if this is a cover whose place is in a column that is out of sight: the cover is hidden with it. A place in a
    /// modal is shown all the same.
    final var isHiddenCover: Bool {
        guard let cover = extras?.cover else { return false }
        var node = cover.place
        while let current = node, !current.isWindow, current.place != .modal {
            if case .content(let split)? = current.list, split.layout.columnCount != nil,
                !split.isInSight(column: Int(current.index))
            {
                return true
            }
            node = current.holder
        }
        return false
    }
}
