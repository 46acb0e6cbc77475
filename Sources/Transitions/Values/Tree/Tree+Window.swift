extension Tree {
    /// The windows from back to front, for going through the tree node by node.
    ///
    /// Costs O(nodes) once; every step from here to another node costs O(1), and a list O(its count).
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

    /// One of a tree's windows.
    @_spi(Hosting) public struct Window: Sendable {
        let layout: Layout
        let index: Int

        /// Empty for a window without a name.
        public var name: String { layout.entries[index].name }

        /// The id of the live window, where it is known; the notation does not tell it.
        public var id: NodeID? { layout.entries[index].id }

        /// The titles of its alerts, the one that shows first.
        public var alerts: [String] { layout.entries[index].alerts.map(\.title) }

        /// What is in it; nil in an empty window.
        public var content: Node? {
            layout.entries[index].childCount > 0 ? Node(layout: layout, index: index + 1) : nil
        }
    }

    /// Where each subtree ends, which the windows and nodes of one tree share.
    final class Layout: Sendable {
        let entries: [Entry]
        /// One past the last entry of each subtree.
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
    /// The window as the notation writes it. O(its nodes).
    public var description: String { Tree.Printer.line(of: layout.entries[index..<layout.ends[index]]) }
}
