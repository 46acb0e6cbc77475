/// Is told of the commits of trees that no window is at hand of: for tests and tools.
@_spi(Log) public enum CommitTap {
    /// Calls something with every commit of every tree that gets its queue while `body` runs, for as long as that
    /// tree lives.
    ///
    /// ```swift
    /// let log = Log()
    /// let news = CommitTap.observing {
    ///     log.note($0.description)
    /// } perform: {
    ///     NewsCoordinator()
    /// }
    /// news.trigger(.article(id: 7))  // article(id: 7) on NewsCoordinator: completed
    /// ```
    ///
    /// A tree gets its queue when it is first changed, or put into a window manager; a tree that comes into
    /// another one is part of that. A commit that changes several such trees is told of once. Of several taps, each
    /// inside the body of the one before, all are told, the outermost first. They are told just before the observers
    /// of a manager's commits.
    ///
    /// What is called is bound to the task, child tasks included, so tests that run beside each other are not told of
    /// each other. It is looked up once for each tree; where nothing is bound, a commit costs nothing more.
    ///
    /// - Parameters:
    ///   - hear: What is called, on the actor that the tree belongs to. Each of the trees keeps it.
    ///   - body: What makes the trees.
    /// - Throws: What `body` throws.
    public static func observing<Result>(
        _ hear: @escaping @Sendable (CommitRecord) -> Void, perform body: () throws -> Result
    ) rethrows -> Result {
        try $current.withValue(Tap(hear, in: current), operation: body)
    }

    /// The same for what is awaited.
    ///
    /// - Throws: What `body` throws.
    public nonisolated(nonsending) static func observing<Result>(
        _ hear: @escaping @Sendable (CommitRecord) -> Void,
        perform body: nonisolated(nonsending) () async throws -> Result
    ) async rethrows -> Result {
        try await $current.withValue(Tap(hear, in: current), operation: body)
    }

    @TaskLocal private static var current: Tap?

    /// Tells those of the commits of a tree that are bound to the task.
    @inline(never)
    fileprivate static func attach(to queue: CommitQueue) { current?.attach(to: queue) }
}

/// What is bound to a task, and what around it.
private final class Tap: Sendable {
    let hear: @Sendable (CommitRecord) -> Void
    private let outer: Tap?

    init(_ hear: @escaping @Sendable (CommitRecord) -> Void, in outer: Tap?) {
        self.hear = hear
        self.outer = outer
    }

    /// Is told of the commits of a tree, after what is around this.
    @inline(never)
    func attach(to queue: CommitQueue) {
        outer?.attach(to: queue)
        queue.add(CommitObserver(hear, for: self))
        queue.noteRoutes()
    }
}

extension CommitQueue {
    /// It serves a tree, and the taps that are bound to the task are told of its commits.
    func attachTaps() { CommitTap.attach(to: self) }

    /// Those who are to be told of a commit that changes other trees as well. A tap of several of them is one.
    @inline(never)
    func observers(with borrowed: [CommitQueue]) -> [Observer<CommitRecord>] {
        var all = observers
        if borrowed.isEmpty { return all }
        var taps = Set(all.compactMap { tap(of: $0).map(ObjectIdentifier.init) })
        for queue in borrowed {
            for observer in queue.observers {
                if let tap = tap(of: observer), !taps.insert(ObjectIdentifier(tap)).inserted { continue }
                all.append(observer)
            }
        }
        return all
    }

    /// Tells those who observed another tree of the commits of this one, which that is part of now. Taps have their
    /// own.
    func takeObservers(of other: CommitQueue) {
        for observer in other.observers where tap(of: observer) == nil { add(observer) }
    }

    private func tap(of observer: Observer<CommitRecord>) -> AnyObject? { (observer as? CommitObserver)?.tap }
}
