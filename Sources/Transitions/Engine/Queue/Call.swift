/// A call that asks for a commit: how, from where, and what is to be told of it.
///
/// Most commits have ended by the time that the call returns. Only for the others a ``Request`` is made of it.
@usableFromInline package struct Call: ~Copyable {
    @usableFromInline package let options: TransitionOptions
    @usableFromInline let location: CallSite
    @usableFromInline var hearing: Hearing

    /// What waits of it, if anything does.
    @usableFromInline package internal(set) var waiting: Request?

    /// What hears how the commit ends.
    @usableFromInline enum Hearing {
        case completion(((TransitionOutcome) -> Void)?)
        /// A task that has not been told, and does not sleep.
        case task
        /// A task that was told.
        case told(TransitionOutcome)
        /// A task that sleeps.
        case sleeping(Awaited)
    }

    /// Makes one for a completion.
    @inlinable package init(
        _ options: TransitionOptions, _ location: CallSite, _ completion: ((TransitionOutcome) -> Void)?
    ) {
        self.options = options
        self.location = location
        hearing = .completion(completion)
    }

    /// Makes one for the task that is running. Where that has been cancelled, it has its outcome.
    @usableFromInline package init(awaiting options: TransitionOptions, _ location: CallSite) {
        self.options = options
        self.location = location
        hearing = Task.isCancelled ? .told(.cancelled(.caller)) : .task
    }

    /// The queue of the tree that a node is in; one of its own where there is no tree.
    @usableFromInline package static func queue(at node: Node?) -> CommitQueue { node?.treeQueue ?? CommitQueue() }

    /// Whether anything hears how the commit ends.
    var isHeard: Bool { if case .completion(nil) = hearing { false } else { true } }

    /// Tells how the commit has ended.
    mutating func end(_ outcome: TransitionOutcome) {
        if case .completion(let completion) = hearing { completion?(outcome) } else { hearing = .told(outcome) }
    }

    /// Makes a request of it. Once.
    ///
    /// - Parameters:
    ///   - intent: What is asked for; nil where nothing will ask.
    ///   - recovered: The tree that it recovers, where it is a recovery.
    ///   - isForced: Whether nothing is asked whether it may be left.
    mutating func makeRequest(
        _ intent: (any Intent)?, recovering recovered: RecoveredTree? = nil, isForced: Bool = false
    ) -> Request {
        let heard: ((TransitionOutcome) -> Void)?
        if case .completion(let completion) = hearing {
            heard = completion
        } else {
            let awaited = Awaited()
            hearing = .sleeping(awaited)
            heard = { awaited.end($0) }
        }
        return Request(intent, options, location, recovering: recovered, isForced: isForced, heard)
    }

    /// Gives up what waits of it.
    package func withdraw() { waiting?.withdraw() }

    /// Whether nothing is to be begun, as the task was cancelled before.
    @usableFromInline package var hasEnded: Bool { if case .told = hearing { true } else { false } }
}

extension Call {
    /// Waits on the caller's isolation until what a task has asked for has settled.
    ///
    /// When the task is cancelled, a trigger that still waits is withdrawn; what has been committed stands.
    ///
    /// - Returns: What it did.
    /// - Throws: Why it was not done.
    @inlinable @inline(__always)
    package nonisolated(nonsending) consuming func outcome() async throws(TransitionOutcome.Failure)
        -> TransitionContext
    {
        switch hearing {
        case .told(let outcome): return try outcome.get()
        case .sleeping(let awaited): return try await awaited.outcome(of: waiting).get()
        case .completion, .task: return TransitionContext()
        }
    }
}
