extension Tree {
    /// One node of a tree, with access to the nodes in it and over it.
    ///
    /// A node shares the storage of its tree, so copying it is cheap, and it stays valid as long as you keep it.
    ///
    /// ```swift
    /// let tabs = tree.windows.first?.content
    /// #expect(tabs?.children.first(where: \.isShown)?.name == "news")
    /// ```
    @_spi(Hosting) public struct Node: Sendable {
        let layout: Layout
        let index: Int

        private var entry: Entry { layout.entries[index] }

        /// The kind of the node. Never a window.
        public var kind: Kind { entry.kind ?? .screen }

        /// The name; empty for a node without one.
        public var name: String { entry.name }

        /// The id of the live node; nil if unknown, as in a parsed tree.
        public var id: NodeID? { entry.id }

        /// True for the selected tab, for pages that are shown, and for the column in hand of a split where it is not
        /// the last filled one; false for every other node.
        public var isShown: Bool { entry.isShown }

        /// The presentation style of a modal; nil if unknown, as in a parsed tree.
        public var style: PresentationStyle? { entry.style }

        /// True for pages that continue from the last to the first; false if unknown, as in a parsed tree.
        public var loops: Bool { entry.loops }

        /// True for pages that show two at a time; false if unknown, as in a parsed tree.
        public var isDoubleSided: Bool { entry.isDoubleSided }

        /// The content, in order; for a split, the columns that are not empty. O(their count).
        public var children: [Node] { columns.compactMap(\.self) }

        /// The content by position, with nil for each empty column of a split. O(their count).
        public var columns: [Node?] { nodes(from: index + 1, count: entry.childCount) }

        /// The embedded nodes, in order. O(columns and embedded nodes).
        public var embedded: [Node] {
            nodes(from: end(of: entry.childCount, from: index + 1), count: entry.embeddedCount).compactMap(\.self)
        }

        /// The modal that this node presents; nil for none. O(columns and embedded nodes).
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

    /// Returns the index after a number of subtrees.
    private func end(of count: Int, from start: Int) -> Int {
        var next = start
        for _ in 0..<count {
            next = layout.ends[next]
        }
        return next
    }
}

extension Tree.Node: CustomStringConvertible {
    /// The node, with everything in it and over it, in the notation; without its own star. O(its nodes).
    @_documentation(visibility: internal)
    public var description: String { Tree.Printer.line(of: layout.entries[index..<layout.ends[index]]) }
}
