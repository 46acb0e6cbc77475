extension Editor where Root == WindowManager {
    @usableFromInline mutating func open(_ window: any Presentable, animation: TransitionAnimation? = nil)
        throws(TransitionError)
    {
        try commit.open(window, in: root.node, animation)
    }

    @usableFromInline mutating func close(_ window: any Presentable, animation: TransitionAnimation? = nil)
        throws(TransitionError)
    {
        let node = root.node
        guard let index = node.index(of: window) else { try refuse("close \(window.label)", .notOpen) }
        guard node.count > 1 else { try refuse("close \(window.label)", .lastOne) }
        commit.remove(at: index, of: .content(node), animation: animation)
    }

    @usableFromInline mutating func bringToFront(_ window: any Presentable) throws(TransitionError) {
        guard let index = root.node.index(of: window) else {
            try refuse("bring \(window.label) to the front", .notOpen)
        }
        try move(from: index, to: root.node.count - 1)
        commit.noteReached(window.node)
    }

    @usableFromInline mutating func reset() throws(TransitionError) {
        try commit.reset(root.node)
    }
}

extension Commit {
    /// Opens a window in front of a manager's others.
    fileprivate func open(
        _ window: any Presentable, in manager: Container, asksGates: Bool = true,
        _ animation: TransitionAnimation? = nil
    ) throws(TransitionError) {
        let slot = try slot(for: window, in: manager, asksGates: asksGates, to: .open)
        insert(slot, in: .content(manager), at: manager.content.count, animation: animation)
        // Alerts shown while there was no window move to this one.
        if !manager.alerts.isEmpty { moveAlerts(of: manager, to: slot.node) }
    }

    /// Replaces the windows of a manager with those of a fresh launch.
    func reset(_ manager: Container) throws(TransitionError) {
        guard let launch = manager.makeQueueIfNeeded().launch else {
            try manager.refuse("reset", .noLaunch)
        }
        let savepoint = savepoint
        journal.add(.reset)
        setKeptAside(of: manager)
        let windows = launch()
        for slot in manager.content.reversed() { dismissAll(in: slot.node, nil) }
        for index in manager.content.indices.reversed() { remove(at: index, of: .content(manager)) }
        do throws(TransitionError) {
            for window in windows { try open(window, in: manager, asksGates: false) }
        } catch {
            rollback(to: savepoint)
            throw error
        }
        noteOwnersOfArrived(in: manager.treeQueue, manager, isLaunch: true)
    }
}

extension Transition where Root == WindowManager {
    /// Opens a window in front of the others: `main: [a]` → `main: [a]; new: [b]`.
    ///
    /// Refused if it is already open, or is not a window.
    ///
    /// - Parameters:
    ///   - window: A ``WindowRoot``, or a coordinator whose root is one; retained while it is open.
    ///   - animation: Plays now; its `dismissal` is stored with the window, and plays on closing.
    @export(implementation)
    public static func open(_ window: any Presentable, animation: TransitionAnimation? = nil) -> Transition {
        Transition("open", .one(window), animation: animation, .verb { try $0.open(window, animation: animation) })
    }

    /// Closes a window, with everything in it: `main: [a]; new: [b]` → `main: [a]`. O(removed nodes + windows after
    /// it).
    ///
    /// Refused if it is not open, or is the only one.
    @export(implementation)
    public static func close(_ window: any Presentable, animation: TransitionAnimation? = nil) -> Transition {
        Transition("close", .named(window), animation: animation, .verb { try $0.close(window, animation: animation) })
    }

    /// Brings a window to the front: `main: [a]; new: [b]` → `new: [b]; main: [a]`. Already in front: no change.
    /// O(windows after it).
    ///
    /// Refused if it is not open.
    @export(implementation)
    public static func bringToFront(_ window: any Presentable) -> Transition {
        Transition("bringToFront", .named(window), .verb { try $0.bringToFront(window) })
    }

    /// Replaces the open windows with those of a fresh launch: `main: [a]^m!Sure; new: [b]` → `main: [home]`. Alerts
    /// and modals close first, the topmost first.
    ///
    /// Refused if the manager was created without a launch closure.
    @export(implementation)
    public static func reset() -> Transition {
        Transition("reset", .none, .verb { try $0.reset() })
    }
}
