/// Columns side by side, each of which may be empty: `(list | article)`, `(list | )`.
///
/// The first column is the primary one, the last the detail. In front is the last one that is not empty.
public final class SplitRoot: ContainerRoot {
    /// The node that stands for this root on a tree.
    public let node: Container

    /// Makes a split, empty or with what its first columns hold.
    ///
    /// Columns that cannot be shown (shown elsewhere, passed twice, or too many) are left out. A
    /// commit that is to show the root fails with the reason; if none does, the diagnostics handler receives it.
    ///
    /// - Parameters:
    ///   - content: What the columns hold, from the first.
    ///   - columns: How many columns, from 2 to 64; fewer count as 2, more as 64.
    ///   - name: What the notation shows before the bracket.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public convenience init(
        _ content: any Presentable..., columns: Int = 2, name: String = "", fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(content, columns: columns, name: name, fileID: fileID, line: line)
    }

    /// Makes a split whose first columns hold what a list does, as the other initialiser does.
    package init(
        _ content: [any Presentable], columns: Int = 2, name: String = "", fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        node = Container(.split(columns: columns), name: name, content: content, fileID: fileID, line: line)
    }

    /// What each column holds, nil where it is empty. As many as there are columns.
    @_spi(Hosting) public var columns: [(any Presentable)?] { (0..<columnCount).map(node.child(at:)) }

    /// How many columns there are.
    @_spi(Hosting) public var columnCount: Int { node.layout.columnCount ?? 0 }

    /// What the first column holds.
    public var primary: (any Presentable)? { node.child(at: 0) }

    /// What the last column holds.
    public var detail: (any Presentable)? { node.child(at: columnCount - 1) }

    /// Puts it in the first column, in the place of what is there.
    @_documentation(visibility: internal)
    public static func show(
        _ presentable: any Presentable, animation: TransitionAnimation?, in editor: inout Editor<SplitRoot>
    ) throws(TransitionError) {
        try editor.set(presentable, column: 0, animation: animation)
    }

    /// Puts it in the last column, in the place of what is there.
    @_documentation(visibility: internal)
    public static func showDetail(
        _ presentable: any Presentable, animation: TransitionAnimation?, in editor: inout Editor<SplitRoot>
    ) throws(TransitionError) {
        try editor.set(presentable, column: editor.root.columnCount - 1, animation: animation)
    }
}
