extension Commit {
    /// Notifies the mirrors of nodes that edits have changed, or that an undo has changed back.
    static func tellMirrors(of edits: [Edit]) {
        var told = Told()
        for edit in edits {
            guard let holder = edit.holder, let part = edit.part, holder.outermost.watch.contains(.mirror) else {
                continue
            }
            tell(part, to: holder, &told)
            if case .modals = part { for slot in holder.modals { tell(part, to: slot.node, &told) } }
            var node = holder.holder
            while let current = node, told.insert(current, .below) {
                current.extras?.watchers?.mirror?.change(.below)
                node = current.holder
            }
        }
    }

    private static func tell(_ part: NodeMirror.Part, to node: Node, _ told: inout Told) {
        guard let mirror = node.extras?.watchers?.mirror else { return }
        if told.insert(node, part) { mirror.change(part) }
    }

    /// The parts that each node's mirror was notified of.
    private struct Told {
        private var nodes: [Set<ObjectIdentifier>] = Array(repeating: [], count: NodeMirror.Part.allCases.count)

        /// Notes that a node's mirror is notified of a part.
        ///
        /// - Returns: True if it was not before.
        mutating func insert(_ node: Node, _ part: NodeMirror.Part) -> Bool {
            nodes[part.rawValue].insert(ObjectIdentifier(node)).inserted
        }
    }
}
