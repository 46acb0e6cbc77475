extension WindowManager {
    /// Hears what comes into view in these windows: every screen view, in order.
    ///
    /// ```swift
    /// windows.observeVisibility { change in
    ///     if let screen = change.front { log(screen.name, change.cause) }
    /// }
    /// ```
    ///
    /// Told once for each commit that brings a screen to the front or something into view, when it has settled, after
    /// the events of the nodes. Nothing is told of what a commit only passes through, and of one that is refused,
    /// undone or cancelled. What is in view already is told at once; while something settles, what was before that.
    /// O(what can be seen) a commit, and nothing where there is no observer.
    ///
    /// - Parameter handler: What is called. The manager keeps it: do not let it keep the manager.
    /// - Returns: What ends the observation. It may be dropped.
    @discardableResult
    public func observeVisibility(_ handler: @escaping (VisibilityChange) -> Void) -> Observer<VisibilityChange> {
        let observer = Observer(handler)
        node.demandQueue().add(observer)
        return observer
    }
}
