extension Editor where Root == SplitRoot {
    @usableFromInline mutating func fill(
        column: Int, with presentable: any Presentable, animation: TransitionAnimation? = nil
    ) throws(TransitionError) {
        let split = root.node
        let wasInHand = split.columnInHand == column && split.child(at: column) != nil
        let (root, commit) = (root, commit)
        try commit.inPlace { () throws(TransitionError) in
            var editor = Editor(root: root, commit: commit)
            try editor.place(presentable, in: column, animation)
        }
        if wasInHand, let child = split.child(at: column) { commit.take(child.node, of: split) }
    }

    /// Shows a presentable in a column, and takes the column.
    mutating func place(_ presentable: any Presentable, in column: Int, _ animation: TransitionAnimation?)
        throws(TransitionError)
    {
        let built = try commit.made(presentable)
        let presentable = built.presentable
        let node = root.node
        let way = ShowVerb.show(column: column)
        guard (0..<root.columnCount).contains(column) else {
            try refuse(way.words(presentable.label), .outOfRange(index: column, count: root.columnCount))
        }
        if commit.isThere(presentable, at: column, of: node) { return }
        let slot = try commit.slot(for: built, in: node, to: way)
        if node.child(at: column) != nil { commit.remove(at: column, of: .content(node)) }
        commit.insert(slot, in: .content(node), at: column, animation: animation)
    }

    @usableFromInline mutating func clear(column: Int, animation: TransitionAnimation? = nil) throws(TransitionError) {
        let node = root.node
        guard (0..<root.columnCount).contains(column) else {
            try refuse("clear column \(column)", .outOfRange(index: column, count: root.columnCount))
        }
        if node.child(at: column) != nil { try remove(at: column, animation: animation) }
    }
}

extension Transition where Root == SplitRoot {
    /// Replaces the content of a column: `(a | b)`, column 1 → `(a | p)`. Already there: no change, and modals
    /// over it stay. The column in hand stays: `show` and `showDetail` take theirs.
    ///
    /// Refused if there is no such column, or the presentable cannot be shown here.
    @export(implementation)
    public static func fill(column: Int, with presentable: any Presentable, animation: TransitionAnimation? = nil)
        -> Transition
    {
        Transition(
            "fill", .one(presentable), animation: animation,
            .verb { try $0.fill(column: column, with: presentable, animation: animation) })
    }

    /// Empties a column: `(a | b)`, column 1 → `(a | )`. Already empty: no change.
    ///
    /// Refused if there is no such column.
    @export(implementation)
    public static func clear(column: Int, animation: TransitionAnimation? = nil) -> Transition {
        Transition(
            "clear", .words("column \(column)"), animation: animation,
            .verb { try $0.clear(column: column, animation: animation) })
    }
}
