extension Tree {
    /// One window, node or empty column in the flat list of a tree.
    package struct Entry: Equatable, Sendable {
        // In this order of properties an entry takes 64 bytes; in others up to 96.

        /// The name; empty for an entry without one.
        package var name = ""

        /// The number of children that follow. A split counts its empty columns; a window has one child or none.
        package var childCount = 0

        /// The number of embedded nodes that follow the children.
        package var embeddedCount = 0

        /// The alerts of a window. The first one is shown; the others are queued behind it.
        package var alerts: [Alert] = []

        /// The presentation style of a modal, if known.
        package var style: PresentationStyle?

        /// The node's id, if known.
        package var id: NodeID?

        /// The kind of node; nil for an empty column of a split.
        package var kind: Kind?

        /// True for the selected tab, the shown pages and the column in hand if it is not the last filled one: all have
        /// a star in the line.
        package var isShown = false

        /// True for a column that is not beside the one in hand, and has a slash before it.
        package var isNotBeside = false

        /// True for a window, a modal or a split that shows one column at a time, and has a slash after it.
        package var isNarrow = false

        /// True if the node presents a modal, which follows the embedded nodes.
        package var presents = false

        /// True if pages continue from the last to the first.
        package var loops = false

        /// True if pages show two at a time.
        package var isDoubleSided = false

        package init(_ kind: Kind?, name: String = "", id: NodeID? = nil, isShown: Bool = false) {
            self.kind = kind
            self.name = name
            self.id = id
            self.isShown = isShown
        }
    }

    /// An alert over a window.
    package struct Alert: Equatable, Sendable {
        package var title: String
        package var id: NodeID?

        package init(_ title: String, id: NodeID? = nil) {
            self.title = title
            self.id = id
        }
    }
}

extension Tree.Entry {
    /// The number of subtrees in and over this entry. Only for a valid tree: other counts may overflow.
    var subtreeCount: Int { childCount + embeddedCount + (presents ? 1 : 0) }

    /// True for a node or a column with nothing in it or over it.
    package var isLeaf: Bool { childCount == 0 && embeddedCount == 0 && !presents && kind != .window }

    /// True if both look the same in the line.
    func hasShape(of other: Tree.Entry) -> Bool {
        guard
            kind == other.kind, isShown == other.isShown, isNotBeside == other.isNotBeside, isNarrow == other.isNarrow,
            presents == other.presents,
            childCount == other.childCount, embeddedCount == other.embeddedCount,
            alerts.count == other.alerts.count, Self.same(name, other.name)
        else { return false }
        for index in alerts.indices where !Self.same(alerts[index].title, other.alerts[index].title) {
            return false
        }
        return true
    }

    func hashShape(into hasher: inout Hasher) {
        hasher.combine(kind)
        hasher.combine(name)
        hasher.combine(isShown)
        hasher.combine(isNotBeside)
        hasher.combine(isNarrow)
        hasher.combine(childCount)
        hasher.combine(embeddedCount)
        hasher.combine(presents)
        hasher.combine(alerts.count)
        for alert in alerts {
            hasher.combine(alert.title)
        }
    }

    /// Compares scalar by scalar; `==` on strings also accepts canonically equivalent ones.
    private static func same(_ left: String, _ right: String) -> Bool {
        left == right && left.utf8.elementsEqual(right.utf8)
    }
}
