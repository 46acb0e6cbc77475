extension Editor {
    @usableFromInline mutating func reveal(_ presentable: any Presentable) throws(TransitionError) {
        let node: Node = presentable.node
        guard node.holder != nil || node === root.node else {
            try refuse("reveal \(presentable.label)", .notShown)
        }
        try commit.enter(node)
        commit.noteReached(node)
        commit.reveal(node, sparesLogins: false)
    }
}

extension Transition {
    /// Brings something to the front that stands somewhere: `{[a]*, [b, c]}^m`, to `b` → `{[a], [b]*}`.
    ///
    /// Its tabs and pages are selected, what lies above it on stacks is popped, what is presented over it is dismissed,
    /// and its window comes to the front. Alerts stay up, and columns of a split keep what they hold. In front already:
    /// no change. O(depth + what could be seen of its window).
    ///
    /// Refused if it stands nowhere, or its tree is in the middle of a commit of its own.
    public static func reveal(_ presentable: any Presentable) -> Transition {
        Transition("reveal", .named(presentable), .verb { try $0.reveal(presentable) })
    }
}
