extension Commit {
    /// Notifies the mirrors of the nodes that edits have changed. Called again when the edits were undone.
    static func notifyMirrors(of edits: [Edit]) {
        var notified = NotifiedParts()
        for edit in edits {
            guard let holder = edit.holder, let part = edit.part, holder.outermost.watch.contains(.mirror) else {
                continue
            }
            notify(part, of: holder, &notified)
            if case .modals = part { for slot in holder.modals { notify(part, of: slot.node, &notified) } }
            var node = holder.holder
            while let current = node, notified.insert(current, .below) {
                current.extras?.watchers?.mirror?.change(.below)
                node = current.holder
            }
        }
    }

    private static func notify(_ part: NodeMirror.Part, of node: Node, _ notified: inout NotifiedParts) {
        guard let mirror = node.extras?.watchers?.mirror else { return }
        if notified.insert(node, part) { mirror.change(part) }
    }

    /// The parts that each node's mirror was notified of.
    private struct NotifiedParts {
        private var nodes: [Set<ObjectIdentifier>] = Array(repeating: [], count: NodeMirror.Part.allCases.count)

        /// Notes that a node's mirror is notified of a part.
        ///
        /// - Returns: True for the first time.
        mutating func insert(_ node: Node, _ part: NodeMirror.Part) -> Bool {
            nodes[part.rawValue].insert(ObjectIdentifier(node)).inserted
        }
    }
}
