extension Tree {
    /// One window, node or empty column in the flat list of a tree.
    package struct Entry: Equatable, Sendable {
        // In this order an entry takes 64 bytes, and up to 96 in others.

        /// Empty for what has no name.
        package var name = ""

        /// How many children follow. A split counts its empty columns; a window has one child or none.
        package var childCount = 0

        /// How many embedded nodes follow the children.
        package var embeddedCount = 0

        /// The alerts of a window, the one that shows first.
        package var alerts: [Alert] = []

        /// How a presented node stands over what presents it, where that is known.
        package var style: PresentationStyle?

        /// The node's id, where one is known.
        package var id: NodeID?

        /// The sort of place; nil for an empty column of a split.
        package var kind: Kind?

        /// Whether it has the star of its tabs or pages.
        package var isShown = false

        /// Whether the node that this one presents follows the embedded ones.
        package var presents = false

        /// Whether pages go on from the last to the first.
        package var loops = false

        /// Whether pages show two at a time.
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
    /// How many subtrees follow. Only where the counts are those of a tree: others may add up to more than a number
    /// holds.
    var subtreeCount: Int { childCount + embeddedCount + (presents ? 1 : 0) }

    /// Whether it is a node or a column in which and over which nothing stands.
    package var isLeaf: Bool { childCount == 0 && embeddedCount == 0 && !presents && kind != .window }

    /// Whether the line shows both alike.
    func hasShape(of other: Tree.Entry) -> Bool {
        guard
            kind == other.kind, isShown == other.isShown, presents == other.presents,
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
        hasher.combine(childCount)
        hasher.combine(embeddedCount)
        hasher.combine(presents)
        hasher.combine(alerts.count)
        for alert in alerts {
            hasher.combine(alert.title)
        }
    }

    /// Compares scalar by scalar; `==` on strings takes canonically equivalent ones for one.
    private static func same(_ left: String, _ right: String) -> Bool {
        left == right && left.utf8.elementsEqual(right.utf8)
    }
}
