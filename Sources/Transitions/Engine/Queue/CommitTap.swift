/// An observer of the commits of all trees created while a closure runs: for tests and tools.
@_spi(Log) public enum CommitTap {
    /// Calls a closure with every commit of every tree that gets its queue while `body` runs, as long as that tree
    /// lives.
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
    /// A tree gets its queue when it is first changed, or put into a window manager; a tree that is put into another
    /// becomes part of it. A commit that changes several such trees is reported once. Nested taps are all notified, the
    /// outermost first, before other observers of the commits.
    ///
    /// The closure is bound to the task and its child tasks, so tests that run in parallel do not observe each other.
    /// Without a tap, a commit costs nothing more.
    ///
    /// - Parameters:
    ///   - handler: The closure, called on the actor that the tree belongs to. Each of the trees retains the closure.
    ///   - body: Creates the trees.
    /// - Throws: Any error of `body`.
    public static func observing<Result>(
        _ handler: @escaping @Sendable (CommitRecord) -> Void, perform body: () throws -> Result
    ) rethrows -> Result {
        try $current.withValue(Tap(handler, in: current), operation: body)
    }

    /// Calls a closure with every commit of every tree that gets its queue while an async `body` runs.
    ///
    /// - Throws: Any error of `body`.
    public nonisolated(nonsending) static func observing<Result>(
        _ handler: @escaping @Sendable (CommitRecord) -> Void,
        perform body: nonisolated(nonsending) () async throws -> Result
    ) async rethrows -> Result {
        try await $current.withValue(Tap(handler, in: current), operation: body)
    }

    @TaskLocal private static var current: Tap?

    /// Adds the taps that are bound to the task as observers of a queue.
    @inline(never)
    fileprivate static func attach(to queue: CommitQueue) { current?.attach(to: queue) }
}

/// A tap that is bound to a task, with the one around it.
private final class Tap: Sendable {
    let handler: @Sendable (CommitRecord) -> Void
    private let outer: Tap?

    init(_ handler: @escaping @Sendable (CommitRecord) -> Void, in outer: Tap?) {
        self.handler = handler
        self.outer = outer
    }

    /// Observes the commits of a queue, after the tap around this one.
    @inline(never)
    func attach(to queue: CommitQueue) {
        outer?.attach(to: queue)
        queue.add(CommitObserver(handler, for: self))
        queue.noteRoutes()
    }
}

extension CommitQueue {
    /// Adds the taps that are bound to the task as observers.
    func attachTaps() { CommitTap.attach(to: self) }

    /// True if a tap observes the commits.
    var isTapped: Bool { extras?.isTapped == true }

    /// Makes every commit note its routes, for a tap.
    fileprivate func noteRoutes() {
        makeExtrasIfNeeded().isTapped = true
        watch.insert(.gated)
    }

    /// Returns the observers of a commit that changes other trees as well. A tap of several trees counts once.
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

    /// Takes over the observers of a tree that has become part of this one, but no taps, as this tree has its own.
    func takeObservers(of other: CommitQueue) {
        other.extras?.observers.removeAll { observer in
            if tap(of: observer) == nil { add(observer) } else { return false }
            return true
        }
    }

    private func tap(of observer: Observer<CommitRecord>) -> AnyObject? { (observer as? CommitObserver)?.tap }
}
