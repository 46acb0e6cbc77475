/// Columns side by side, each of which may be empty: `(list | article)`, `(list | )`.
///
/// The first column is the primary one, the last the detail. One column is in hand, and in front at any width: the one
/// that was shown, stepped to or named last. A star marks it if it is not the last filled one: `(list* | article)`.
public final class SplitRoot: ContainerRoot {
    /// The node that represents this root in a tree.
    @_documentation(visibility: internal)
    public let node: Container

    /// Creates a split, empty or with content in its first columns.
    ///
    /// Presentables that cannot be shown (already placed elsewhere, passed twice, or too many) are left out. The commit
    /// that shows the root then fails with the reason; if no commit shows it, the diagnostics handler receives the
    /// reason.
    ///
    /// - Parameters:
    ///   - content: The content of the columns, from the first.
    ///   - columns: The number of columns, from 2 to 64; fewer count as 2, more as 64.
    ///   - column: The column in hand at first; if it is empty, the first filled one is.
    ///   - placeholders: The presentables to draw in empty columns, by the zero-based index. They are not content.
    ///   - name: The name that the notation prints before the bracket.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public convenience init(
        _ content: any Presentable..., columns: Int = 2, inHand column: Int = 0,
        placeholders: [Int: any Presentable] = [:], name: String = "", fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(content, columns: columns, inHand: column, name: name, fileID: fileID, line: line)
        let drawn = placeholders.filter { (0..<columnCount).contains($0.key) }
        if !drawn.isEmpty { node.makeExtrasIfNeeded().placeholders = drawn }
    }

    /// Creates a split from an array, like the variadic initializer.
    package init(
        _ content: [any Presentable], columns: Int = 2, inHand column: Int = 0, name: String = "",
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        node = Container(.split(columns: columns), name: name, content: content, fileID: fileID, line: line)
        if let hand = node.offset(of: column) { node.shownRange = hand..<hand + 1 }
    }

    /// The content of each column, nil for an empty one.
    @_spi(Hosting) public var columns: [(any Presentable)?] { (0..<columnCount).map(node.child(at:)) }

    /// The number of columns.
    @_spi(Hosting) public var columnCount: Int { node.layout.columnCount ?? 0 }

    /// The content of the first column; nil if it is empty.
    public var primary: (any Presentable)? { node.child(at: 0) }

    /// The content of the last column; nil if it is empty.
    public var detail: (any Presentable)? { node.child(at: columnCount - 1) }

    /// Replaces the content of the first column.
    @_documentation(visibility: internal)
    public static func show(
        _ presentable: any Presentable, animation: TransitionAnimation?, in editor: inout Editor<SplitRoot>
    ) throws(TransitionError) {
        try editor.place(presentable, in: 0, animation)
    }

    /// Replaces the content of the last column.
    @_documentation(visibility: internal)
    public static func showDetail(
        _ presentable: any Presentable, animation: TransitionAnimation?, in editor: inout Editor<SplitRoot>
    ) throws(TransitionError) {
        try editor.place(presentable, in: editor.root.columnCount - 1, animation)
    }
}
