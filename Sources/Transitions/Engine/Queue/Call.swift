/// A call that asks for a commit: how, from where, and what is to be told of it.
///
/// Most commits have ended by the time that the call returns. Only for the others a ``Request`` is made of it.
@usableFromInline package struct Call: ~Copyable {
    @usableFromInline package let options: TransitionOptions
    @usableFromInline let location: CallSite
    @usableFromInline var hearing: Hearing

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

    /// Whether anything hears how the commit ends.
    var isHeard: Bool { if case .completion(nil) = hearing { false } else { true } }

    /// Tells how the commit has ended.
    mutating func end(_ outcome: TransitionOutcome) {
        if case .completion(let completion) = hearing { completion?(outcome) } else { hearing = .told(outcome) }
    }

    /// Makes a request of it. Once.
    ///
    /// - Parameter intent: What is asked for; nil where nothing will ask.
    package mutating func request(_ intent: (any Intent)?) -> Request {
        if case .completion(let completion) = hearing { return Request(intent, options, location, completion) }
        let awaited = Awaited()
        hearing = .sleeping(awaited)
        return Request(intent, options, location) { awaited.end($0) }
    }
}

extension Call {
    /// Whether the outcome that a task waits for is there.
    @usableFromInline package var hasEnded: Bool { if case .told = hearing { true } else { false } }

    /// Waits for the outcome. When the task is cancelled, a trigger that still waits is withdrawn.
    @usableFromInline package nonisolated(nonsending) mutating func wait(for request: Request?) async {
        if case .sleeping(let awaited) = hearing { hearing = .told(await awaited.outcome(of: request)) }
    }

    /// Gives the context of what is done, or throws why it is not.
    @usableFromInline package consuming func get() throws(TransitionOutcome.Failure) -> TransitionContext {
        guard case .told(let outcome) = hearing else { return TransitionContext() }
        return try outcome.get()
    }
}
