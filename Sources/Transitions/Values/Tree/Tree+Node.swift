extension Tree {
    /// One node of a tree, and the way to those around it.
    ///
    /// It shares what the tree holds, so copying it is cheap, and it stays valid for as long as anyone keeps it.
    ///
    /// ```swift
    /// let tabs = tree.windows.first?.content
    /// #expect(tabs?.children.first(where: \.isShown)?.name == "news")
    /// ```
    @_spi(Hosting) public struct Node: Sendable {
        let layout: Layout
        let index: Int

        private var entry: Entry { layout.entries[index] }

        /// A screen, or the sort of container. Never a window.
        public var kind: Kind { entry.kind ?? .screen }

        /// Empty for a node without a name.
        public var name: String { entry.name }

        /// The id of the live node, where it is known; the notation does not tell it.
        public var id: NodeID? { entry.id }

        /// Whether it is the selected tab, or among the pages that are shown. False for every other node.
        public var isShown: Bool { entry.isShown }

        /// How it stands over what presents it, where that is known; the notation does not tell it.
        public var style: PresentationStyle? { entry.style }

        /// Whether these pages go on from the last to the first. False where that is not known, as the notation does
        /// not tell it, and for every other node.
        public var loops: Bool { entry.loops }

        /// Whether these pages show two at a time. False where that is not known, as the notation does not tell it,
        /// and for every other node.
        public var isDoubleSided: Bool { entry.isDoubleSided }

        /// What is in it, in order; of a split, the columns that are not empty. O(their count).
        public var children: [Node] { columns.compactMap(\.self) }

        /// The places in it, in order, nil for an empty column. Only a split has any that are nil. O(their count).
        public var columns: [Node?] { nodes(from: index + 1, count: entry.childCount) }

        /// What it embeds, in order. O(columns and embedded nodes).
        public var embedded: [Node] {
            nodes(from: end(of: entry.childCount, from: index + 1), count: entry.embeddedCount).compactMap(\.self)
        }

        /// What it presents. O(columns and embedded nodes).
        public var presented: Node? {
            guard entry.presents else { return nil }
            let start = end(of: entry.childCount + entry.embeddedCount, from: index + 1)
            return nodes(from: start, count: 1).first ?? nil
        }
    }
}

extension Tree.Node {
    private func nodes(from start: Int, count: Int) -> [Tree.Node?] {
        var nodes: [Tree.Node?] = []
        nodes.reserveCapacity(count)
        var next = start
        for _ in 0..<count {
            let isEmpty = layout.entries[next].kind == nil
            nodes.append(isEmpty ? nil : Tree.Node(layout: layout, index: next))
            next = layout.ends[next]
        }
        return nodes
    }

    /// Where the subtrees after a number of them begin.
    private func end(of count: Int, from start: Int) -> Int {
        var next = start
        for _ in 0..<count {
            next = layout.ends[next]
        }
        return next
    }
}

extension Tree.Node: CustomStringConvertible {
    /// The node and all that belongs to it as the notation writes it, without its own star. O(its nodes).
    public var description: String { Tree.Printer.line(of: layout.entries[index..<layout.ends[index]]) }
}
