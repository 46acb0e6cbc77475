/// A stack of screens that shows the last one: `[list, article]`.
///
/// A child flow has a stack of its own, pushed on the parent's, `[home, [about, web]]`; hosts draw the two as one, with
/// one back button (``Container/flattened``). A stack with content never becomes empty.
public final class StackRoot: ContainerRoot {
    /// The node that represents this root in a tree.
    @_documentation(visibility: internal)
    public let node: Container

    /// Creates a stack, empty or with content, the top one last.
    ///
    /// Screens that cannot be shown (already placed elsewhere, or passed twice) are left out. The commit that shows the
    /// root then fails with the reason; if no commit shows it, the diagnostics handler receives the reason.
    ///
    /// - Parameters:
    ///   - content: The initial content.
    ///   - name: The name that the notation prints before the bracket.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public convenience init(
        _ content: any Presentable..., name: String = "", fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(content, name: name, fileID: fileID, line: line)
    }

    /// Creates a stack from an array of screens, like the variadic initializer.
    package init(
        _ content: [any Presentable], name: String = "", fileID: StaticString = #fileID, line: UInt = #line
    ) {
        node = Container(.stack, name: name, content: content, fileID: fileID, line: line)
    }

    /// The screens on the stack, the top one last. O(n).
    public var screens: [any Presentable] { node.children }

    /// The top screen; nil on an empty stack. O(1).
    public var last: (any Presentable)? { node.content.last?.presentable }

    /// Pushes the presentable.
    @_documentation(visibility: internal)
    public static func show(
        _ presentable: any Presentable, animation: TransitionAnimation?, in editor: inout Editor<StackRoot>
    ) throws(TransitionError) {
        try editor.push(presentable, animation: animation)
    }
}
