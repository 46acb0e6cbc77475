/// The note on a node that covers a place.
final class Cover {
    /// The covered place.
    private(set) weak var place: Node?

    /// The owners for whom the gates of the tree stood before.
    let owners: [String: AnyHashable]

    /// True once it has finished, until the gates are asked again: its result may make them hold.
    var hasFinished = false

    init(of place: Node, _ owners: [String: AnyHashable]) { (self.place, self.owners) = (place, owners) }
}

extension Node {
    /// True if this is a cover whose place is in a column that is out of sight: the cover is hidden with it.
    final var isHiddenCover: Bool {
        guard let cover = extras?.cover else { return false }
        var node = cover.place
        while let current = node, !current.isWindow {
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
