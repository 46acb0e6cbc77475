extension Editor {
    @usableFromInline mutating func reveal(_ presentable: any Presentable) throws(TransitionError) {
        let node: Node = presentable.node
        guard node.holder != nil || node === root.node else {
            try refuse("reveal \(presentable.label)", .notShown)
        }
        try commit.enter(node)
        commit.noteReached(node)
        commit.reveal(node, keepsAwaitedModals: false)
    }
}

extension Transition {
    /// Brings a presentable from anywhere in a tree to the front: `{[a]*, [b, c]}^m`, to `b` → `{[a], [b]*}`.
    ///
    /// Tabs and pages around it are selected, screens above it popped, modals over it dismissed, and its window comes
    /// to the front. Alerts stay, and columns of a split keep their content. Already in front: no change. O(depth +
    /// shown nodes of its window).
    ///
    /// Refused if the presentable has no place, or its tree is in a commit of its own.
    public static func reveal(_ presentable: any Presentable) -> Transition {
        Transition("reveal", .named(presentable), .verb { try $0.reveal(presentable) })
    }
}
