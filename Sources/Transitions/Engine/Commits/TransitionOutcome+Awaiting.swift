extension TransitionOutcome {
    /// Waits for the outcome of what `start` begins, on the caller's isolation.
    ///
    /// When the task is cancelled, a trigger that still waits is withdrawn, and the outcome is `cancelled(.caller)`;
    /// what has been committed stands. A task that is cancelled already begins nothing.
    @usableFromInline package nonisolated(nonsending) static func awaiting(
        _ start: (@escaping (TransitionOutcome) -> Void) -> Trigger?
    ) async -> Awaited {
        let awaited = Awaited()
        if awaited.isCancelled { return awaited }
        let trigger = start { awaited.end($0) }
        if !awaited.hasEnded { await awaited.wait(for: trigger) }
        return awaited
    }
}

/// Where the outcome is put that a task waits for, and what wakes that task then.
///
/// What is there at once, as it mostly is, costs no call that is awaited, and no copy of an outcome.
@usableFromInline package final class Awaited {
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var context: TransitionContext?

    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var failure: Failed?

    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var wake: (() -> Void)?

    /// Why it was not done, in a place of its own, as that is large and rare.
    private final class Failed {
        let reason: TransitionOutcome.Failure

        init(_ reason: TransitionOutcome.Failure) {
            self.reason = reason
        }
    }

    /// Begins to wait, unless the task has been cancelled: that is the outcome then.
    @usableFromInline package init() {
        if Task.isCancelled { failure = Failed(.cancelled(.caller)) }
    }

    /// Whether there was nothing to wait for from the start.
    @usableFromInline package var isCancelled: Bool { failure != nil }

    /// Whether the outcome is there.
    @usableFromInline package var hasEnded: Bool { context != nil || failure != nil }

    /// Takes the outcome, and wakes the task if it sleeps.
    @usableFromInline package func end(_ outcome: TransitionOutcome) {
        switch outcome {
        case .completed(let context): self.context = context
        case .noChange: context = TransitionContext()
        case .cancelled(let reason): failure = Failed(.cancelled(reason))
        case .rejected(let reason): failure = Failed(.rejected(reason))
        case .failed(let error): failure = Failed(.failed(error))
        }
        wake?()
    }

    /// Waits for the outcome. When the task is cancelled, a trigger that still waits is withdrawn.
    @usableFromInline package nonisolated(nonsending) func wait(for trigger: Trigger?) async {
        let (ended, end) = AsyncStream<Void>.makeStream()
        wake = { end.finish() }
        for await _ in ended {}
        if hasEnded { return }
        trigger?.withdraw()
        failure = Failed(.cancelled(.caller))
    }

    /// Gives the context of what is done, or throws why it is not.
    @usableFromInline package func get() throws(TransitionOutcome.Failure) -> TransitionContext {
        if let failure { throw failure.reason }
        return context ?? TransitionContext()
    }
}
