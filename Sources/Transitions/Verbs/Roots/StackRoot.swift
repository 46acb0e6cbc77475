/// A pile of screens of which the last one is shown: `[list, article]`.
///
/// A child flow on a parent's stack has a stack of its own and is pushed, `[home, [about, web]]`; hosts draw the two as
/// one, with one back button (``Container/flattened``). Once it has held something a stack is never left empty.
public final class StackRoot: ContainerRoot {
    /// The node that stands for this root on a tree.
    public let node: Container

    /// Makes a stack, empty or with content, the top one last.
    ///
    /// Screens that cannot be shown (shown elsewhere, or passed twice) are left out. A commit that is to show the root
    /// fails with the reason; if none does, the diagnostics handler receives it.
    ///
    /// - Parameters:
    ///   - content: What is on it from the start.
    ///   - name: What the notation shows before the bracket.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public convenience init(
        _ content: any Presentable..., name: String = "", fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(content, name: name, fileID: fileID, line: line)
    }

    /// Makes a stack with the content of a list, as the other initialiser does.
    package init(
        _ content: [any Presentable], name: String = "", fileID: StaticString = #fileID, line: UInt = #line
    ) {
        node = Container(.stack, name: name, content: content, fileID: fileID, line: line)
    }

    /// What is on the stack, the top one last. O(its length).
    public var screens: [any Presentable] { node.children }

    /// What is shown; nil on an empty stack. O(1).
    public var last: (any Presentable)? { node.content.last?.presentable }

    /// Pushes it.
    @_documentation(visibility: internal)
    public static func show(
        _ presentable: any Presentable, animation: TransitionAnimation?, in editor: inout Editor<StackRoot>
    ) throws(TransitionError) {
        try editor.push(presentable, animation: animation)
    }
}
