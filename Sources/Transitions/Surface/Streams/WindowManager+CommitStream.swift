extension WindowManager {
    /// Every trigger in these windows that ends from now on, to be awaited, in the order in which they end.
    ///
    /// ```swift
    /// for await record in windows.commits { log.append("\(record.cause): \(record.outcome)") }
    /// ```
    ///
    /// It ends with the manager, which it does not keep. A reader that stops before that is forgotten with the next
    /// commit, or the next observer. It may be read on any actor.
    ///
    /// Each time this is asked for, it is a stream of its own, which begins there and then. Nothing is lost: what has
    /// not been read is buffered, without a bound. To act in the same turn, use ``observeCommits(_:)``.
    public var commits: AsyncStream<CommitRecord> {
        let (stream, observer) = Observer<CommitRecord>.stream()
        add(observer)
        return stream
    }
}
