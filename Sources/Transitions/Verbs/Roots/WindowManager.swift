/// The one place for an app's hierarchy: its windows in order, and one queue for all of them.
///
/// It is a root like the others: its content is the open windows, back to front, and a transition of it may change
/// several.
///
/// ```swift
/// let manager = WindowManager(time: time) { [WindowRoot(AppCoordinator(), name: "main")] }
/// manager.perform(.open(WindowRoot(EditorCoordinator(), name: "editor")))
/// print(manager.tree)  // main: [home]; editor: [draft]
/// manager.reset()  // main: [home]
/// ```
public final class WindowManager: ContainerRoot {
    /// The node that stands for this root on a tree.
    public let node: Container

    /// Makes a manager with the windows that are open from the start, back to front.
    ///
    /// A window is a ``WindowRoot``, or a coordinator whose root is one. What is neither, or is open elsewhere, is left
    /// out and reported to the diagnostics handler.
    ///
    /// - Parameters:
    ///   - windows: The windows, the one in front last.
    ///   - time: Where deadlines look at the time; nil for an app that has none.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public init(
        _ windows: any Presentable..., time: (any TimeSource)? = nil, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        node = Container(.windows, content: windows, fileID: fileID, line: line)
        node.demandQueue().time = time
    }

    /// Makes a manager that knows how the app is launched, which ``Navigable/reset(completion:fileID:line:)`` does
    /// again.
    ///
    /// - Parameters:
    ///   - time: Where deadlines look at the time; nil for an app that has none.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    ///   - launch: Makes the windows that are open from the start, the one in front last. It is kept.
    public init(
        time: (any TimeSource)? = nil, fileID: StaticString = #fileID, line: UInt = #line,
        launch: @escaping () -> [any Presentable]
    ) {
        node = Container(.windows, content: launch(), fileID: fileID, line: line)
        let queue = node.demandQueue()
        queue.launch = launch
        queue.time = time
    }

    /// The open windows, back to front. Each is the root that was opened, or the root of the coordinator that was: the
    /// same object each time: `manager.windows.last?.perform(.dismissAll())`. O(their number).
    public var windows: [WindowRoot] { node.content.compactMap(WindowRoot.root) }

    /// The open window of a name; of several the one that is further in front. O(how many are open).
    public func window(_ name: String) -> WindowRoot? {
        node.content.last { $0.node.name == name }.flatMap(WindowRoot.root)
    }

    /// The window in front, which has the keys: the one that was opened or brought forward last. O(1).
    public var frontWindow: WindowRoot? { node.content.last.flatMap(WindowRoot.root) }
}

extension WindowManager {
    /// What is called with every unhandled failure; nil for the task's handler, or standard error.
    public var diagnostics: ((Diagnostic) -> Void)? {
        get { node.demandQueue().diagnostics }
        set { node.demandQueue().diagnostics = newValue }
    }

    /// The gates of every route that is taken in these windows: asked on each attempt, after those of the call, and
    /// before those of the router. None, unless you say otherwise.
    ///
    /// They are asked too about a route to which a gate redirects, or that it requires, and have to allow that one.
    public var gates: [Gate] {
        get { node.demandQueue().gates }
        set { node.demandQueue().gates = newValue }
    }

    /// Where deadlines look at the time; nil where nothing tells it.
    @_spi(Hosting) public var time: (any TimeSource)? { node.demandQueue().time }

    /// How long hosts may take to answer, beyond the longest animation; nil for as long as they like.
    ///
    /// Ten seconds, unless you say otherwise. It counts where there is a ``time``; options may say otherwise for a
    /// trigger.
    public var deadline: Duration? {
        get { node.demandQueue().deadline }
        set { node.demandQueue().deadline = newValue }
    }

    /// Is told of every trigger in these windows that has ended: for a log, or for analytics.
    ///
    /// Called last, after the completions, in the order in which the observers began. A trigger that joined another's
    /// commit is part of that one. O(1) on average to begin.
    ///
    /// - Parameter handler: What is called. The manager keeps it: do not let it keep the manager.
    /// - Returns: What ends the observation. It may be dropped.
    @discardableResult
    public func observeCommits(_ handler: @escaping (CommitRecord) -> Void) -> Observer<CommitRecord> {
        node.observeCommits(handler)
    }

    func add(_ observer: Observer<CommitRecord>) {
        node.demandQueue().add(observer)
    }
}
