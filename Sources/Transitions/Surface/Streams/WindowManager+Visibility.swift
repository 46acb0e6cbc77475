extension WindowManager {
    /// Hears what comes into view in these windows: every screen view, in order.
    ///
    /// ```swift
    /// windows.observeVisibility { change in
    ///     if let screen = change.front { log(screen.node.name, change.record.cause) }
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

    /// What comes into view in these windows from now on, to be awaited: what is in view already first.
    ///
    /// ```swift
    /// for await record in windows.visibilityChanges { if let screen = record.front { log.append(screen.name) } }
    /// ```
    ///
    /// It ends with the manager, which it does not keep. A reader who stops before that is forgotten with the next
    /// record, or the next observer. It may be read on any actor.
    ///
    /// Each time this is asked for, it is a stream of its own, which begins there and then. Nothing is lost: what has
    /// not been read is buffered, without a bound. To act in the same turn, and on the screen itself, use
    /// ``observeVisibility(_:)``.
    public var visibilityChanges: AsyncStream<VisibilityRecord> {
        let (stream, observer) = Observer<VisibilityChange>.stream { $0.record }
        node.demandQueue().add(observer)
        return stream
    }
}
