/// The one place for an app's hierarchy: its windows in order, and one queue for all of them.
///
/// It is a root like the others: its content is the open windows, back to front, and a transition of it may change
/// several.
///
/// ```swift
/// let manager = WindowManager(WindowRoot(AppCoordinator(), name: "main"))
/// manager.perform(.open(WindowRoot(EditorCoordinator(), name: "editor")))
/// print(manager.tree)                                      // main: [home]; editor: [draft]
/// ```
public final class WindowManager: ContainerRoot {
    /// The node that stands for this root on a tree.
    public let node: Container

    /// Makes a manager with the windows that are open from the start, back to front.
    ///
    /// A window is a ``WindowRoot``, or a coordinator whose root is one. What is neither, or is open elsewhere, is left
    /// out and reported to the diagnostics handler.
    public init(_ windows: any Presentable..., fileID: StaticString = #fileID, line: UInt = #line) {
        node = Container(.windows, content: windows, fileID: fileID, line: line)
    }

    /// The open windows, back to front: roots, or the coordinators of roots. O(their number).
    public var windows: [any Presentable] { node.children }

    /// The window in front: the one that was opened or brought forward last. O(1).
    public var frontWindow: (any Presentable)? { node.content.last?.presentable }

    /// What is called with every failure that nobody listens to; nil for the task's handler, or standard error.
    public var diagnostics: ((Diagnostic) -> Void)? {
        get { node.treeQueue.diagnostics }
        set { node.treeQueue.diagnostics = newValue }
    }
}
