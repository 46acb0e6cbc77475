/// The outermost root of an app: its windows in order, with one queue of triggers for all of them.
///
/// Its content is the open windows, back to front, and a transition of it may change several.
///
/// ```swift
/// let manager = WindowManager(time: time) { [WindowRoot(AppCoordinator(), name: "main")] }
/// manager.perform(.open(WindowRoot(EditorCoordinator(), name: "editor")))
/// print(manager.tree)  // main: [home]; editor: [draft]
/// manager.reset()  // main: [home]
/// ```
public final class WindowManager: ContainerRoot {
    /// The node that represents this root in a tree.
    @_documentation(visibility: internal)
    public let node: Container

    /// Creates a manager with the windows that are open from the start, back to front.
    ///
    /// A window is a ``WindowRoot``, or a coordinator whose root is one. Anything else, and a window that is already
    /// open, is left out and reported to the diagnostics handler.
    ///
    /// - Parameters:
    ///   - windows: The windows, the front one last.
    ///   - time: The time source for deadlines, waiting gates and `keep(for:)`; nil for none.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public init(
        _ windows: any Presentable..., time: (any TimeSource)? = nil, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        node = Container(.windows, content: windows, fileID: fileID, line: line)
        node.makeQueueIfNeeded().time = time
    }

    /// Creates a manager by a launch closure, which ``Navigable/reset(completion:fileID:line:)`` calls again.
    ///
    /// - Parameters:
    ///   - time: The time source for deadlines, waiting gates and `keep(for:)`; nil for none.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    ///   - launch: Returns the windows that are open from the start, the front one last. Retained.
    public init(
        time: (any TimeSource)? = nil, fileID: StaticString = #fileID, line: UInt = #line,
        launch: @escaping () -> [any Presentable]
    ) {
        node = Container(.windows, content: launch(), fileID: fileID, line: line)
        let queue = node.makeQueueIfNeeded()
        queue.launch = launch
        queue.time = time
    }

    /// The open windows, back to front. Each is the root that was opened, or the opened coordinator's root, and the
    /// same object each time: `manager.windows.last?.perform(.dismissAll())`. O(n).
    public var windows: [WindowRoot] { node.content.compactMap(WindowRoot.root) }

    /// Returns the open window with this name; of several, the one furthest in front. O(open windows).
    public func window(_ name: String) -> WindowRoot? {
        node.content.last { $0.node.name == name }.flatMap(WindowRoot.root)
    }

    /// The window in front, which has the keyboard: the one opened or brought forward last. O(1).
    public var frontWindow: WindowRoot? { node.content.last.flatMap(WindowRoot.root) }
}

extension WindowManager {
    /// The handler of every diagnostic; nil for the one bound to the current task, or else standard error.
    public var diagnosticsHandler: ((Diagnostic) -> Void)? {
        get { node.makeQueueIfNeeded().diagnosticsHandler }
        set { node.makeQueueIfNeeded().diagnosticsHandler = newValue }
    }

    /// The gates of every route taken in these windows: asked on each attempt, after those of the call, and before
    /// those of the router. None by default.
    ///
    /// They are also asked about a route that a gate redirects to or requires, and must allow that route.
    public var gates: [Gate] {
        get { node.makeQueueIfNeeded().gates }
        set { node.makeQueueIfNeeded().gates = newValue }
    }

    /// The time source for deadlines, waiting gates and `keep(for:)`; nil for none.
    @_spi(Hosting) public var time: (any TimeSource)? { node.makeQueueIfNeeded().time }

    /// The time that hosts may take to answer, beyond the longest animation; nil for no limit.
    ///
    /// Ten seconds by default; no limit without a time source. The options of a trigger may set another.
    public var deadline: Duration? {
        get { node.makeQueueIfNeeded().deadline }
        set { node.makeQueueIfNeeded().deadline = newValue }
    }

    /// Notifies a handler of every trigger in these windows that has ended: for a log, or for analytics.
    ///
    /// Handlers are called last, after the completions, in the order in which they were added. A trigger that joined
    /// the commit of another is part of the other's record. O(1) on average to begin.
    ///
    /// - Parameter handler: Called with each record. The manager retains it: do not let it retain the manager.
    /// - Returns: An observer that can end the observation; discarding it does not.
    @discardableResult
    public func observeCommits(_ handler: @escaping (CommitRecord) -> Void) -> Observer<CommitRecord> {
        node.observeCommits(handler)
    }
}
