extension Tree {
    /// The windows from back to front, with access to every node.
    ///
    /// O(nodes) for each read. In windows and nodes, a list costs O(its count) and all else O(1), unless stated.
    @_spi(Hosting) public var windows: [Window] {
        let layout = Layout(entries)
        var windows: [Window] = []
        var index = 0
        while index < entries.count {
            windows.append(Window(layout: layout, index: index))
            index = layout.ends[index]
        }
        return windows
    }

    /// One window of a tree.
    @_spi(Hosting) public struct Window: Sendable {
        let layout: Layout
        let index: Int

        /// The name; empty for a window without one.
        public var name: String { layout.entries[index].name }

        /// The id of the live window; nil if unknown, as in a parsed tree.
        public var id: NodeID? { layout.entries[index].id }

        /// The titles of its alerts; the first one is up.
        public var alerts: [String] { layout.entries[index].alerts.map(\.title) }

        /// The node in it; nil for an empty window.
        public var content: Node? {
            layout.entries[index].childCount > 0 ? Node(layout: layout, index: index + 1) : nil
        }
    }

    /// The entries of one tree and the end of each subtree, which its windows and nodes share.
    final class Layout: Sendable {
        let entries: [Entry]
        /// The index after the last entry of each subtree.
        let ends: [Int]

        init(_ entries: [Entry]) {
            var ends = Array(repeating: entries.count, count: entries.count)
            for index in entries.indices.reversed() {
                var end = index + 1
                for _ in 0..<entries[index].subtreeCount where end < entries.count {
                    end = ends[end]
                }
                ends[index] = end
            }
            self.entries = entries
            self.ends = ends
        }
    }
}

extension Tree.Window: CustomStringConvertible {
    /// The window in the notation. O(its nodes).
    @_documentation(visibility: internal)
    public var description: String { Tree.Printer.line(of: layout.entries[index..<layout.ends[index]]) }
}
