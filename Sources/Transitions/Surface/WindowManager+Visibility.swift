extension WindowManager {
    /// Calls a handler for every screen view in these windows, in order.
    ///
    /// ```swift
    /// windows.observeVisibility { change in
    ///     if let screen = change.front { log(screen.name, change.cause) }
    /// }
    /// ```
    ///
    /// The handler is called once for each commit that brings a screen to the front or something into view, when the
    /// commit has settled, after the events of the nodes. Screens that a commit only passes through are not reported,
    /// nor is a commit that is refused, rolled back or cancelled. The screens in view now are reported at once; while a
    /// commit settles, those in view before it. O(nodes in view) per commit, and nothing without an observer.
    ///
    /// - Parameter handler: The closure to call. The manager retains it: do not let it retain the manager.
    /// - Returns: The observation, with which it can be ended. It may be dropped.
    @discardableResult
    public func observeVisibility(_ handler: @escaping (VisibilityChange) -> Void) -> Observer<VisibilityChange> {
        let observer = Observer(handler)
        node.makeQueueIfNeeded().add(observer)
        return observer
    }
}
