/// A call that requests a commit: its options, its place in the source, and the recipient of the outcome.
///
/// Most calls end the short way, see ``CommitQueue/endShort(_:)``. Only the others become a ``Request``.
@usableFromInline package struct Call: ~Copyable {
    @usableFromInline package let options: TransitionOptions
    @usableFromInline let location: CallSite
    @usableFromInline var recipient: Recipient

    /// The request, if the call did not end at once.
    @usableFromInline package internal(set) var request: Request?

    /// The recipient of the outcome.
    @usableFromInline enum Recipient {
        case completion(((TransitionOutcome) -> Void)?)
        /// A task that has no outcome yet, and is not suspended.
        case task
        /// A task that has its outcome.
        case resolved(TransitionOutcome)
        /// A task that is suspended.
        case suspended(Awaited)
    }

    /// Creates a call with a completion.
    @inlinable package init(
        _ options: TransitionOptions, _ location: CallSite, _ completion: ((TransitionOutcome) -> Void)?
    ) {
        self.options = options
        self.location = location
        recipient = .completion(completion)
    }

    /// Creates a call that the running task awaits. If the task was cancelled, the call has ended.
    @usableFromInline package init(awaiting options: TransitionOptions, _ location: CallSite) {
        self.options = options
        self.location = location
        recipient = Task.isCancelled ? .resolved(.cancelled(.caller)) : .task
    }

    /// Returns the queue of a node's tree, or a new one if there is no node.
    @usableFromInline package static func queue(at node: Node?) -> CommitQueue { node?.treeQueue ?? CommitQueue() }

    /// True if anything receives the outcome.
    var hasListener: Bool { if case .completion(nil) = recipient { false } else { true } }

    /// Delivers the outcome.
    mutating func end(_ outcome: TransitionOutcome) {
        if case .completion(let completion) = recipient { completion?(outcome) } else { recipient = .resolved(outcome) }
    }

    /// Makes a request of this call. Called once.
    ///
    /// - Parameters:
    ///   - intent: The intent; nil if nothing will use it.
    ///   - recovered: The tree to recover, if this is a recovery.
    ///   - isForced: True to leave screens without asking them.
    mutating func makeRequest(
        _ intent: (any Intent)?, recovering recovered: RecoveredTree? = nil, isForced: Bool = false
    ) -> Request {
        let heard: ((TransitionOutcome) -> Void)?
        if case .completion(let completion) = recipient {
            heard = completion
        } else {
            let awaited = Awaited()
            recipient = .suspended(awaited)
            heard = { awaited.end($0) }
        }
        return Request(intent, options, location, recovering: recovered, isForced: isForced, heard)
    }

    package func withdraw() { request?.withdraw() }

    /// True if the outcome is known already, as for a cancelled task: nothing may start.
    @usableFromInline package var hasEnded: Bool { if case .resolved = recipient { true } else { false } }
}

extension Call {
    /// Waits, on the caller's isolation, until the commit of an awaited call has settled.
    ///
    /// If the task is cancelled, a trigger that still waits is withdrawn; a commit that was made stays.
    ///
    /// - Returns: The changes of the commit.
    /// - Throws: The reason, if the call was not done.
    @inlinable @inline(__always)
    package nonisolated(nonsending) consuming func outcome() async throws(TransitionOutcome.Failure)
        -> TransitionContext
    {
        switch recipient {
        case .resolved(let outcome): return try outcome.get()
        case .suspended(let awaited): return try await awaited.outcome(of: request).get()
        case .completion, .task: return TransitionContext()
        }
    }
}
