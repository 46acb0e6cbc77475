extension TransitionOutcome {
    /// Waits for the outcome of what `start` begins, on the caller's isolation.
    ///
    /// When the task is cancelled, a trigger that still waits is withdrawn, and the outcome is `cancelled(.caller)`;
    /// what has been committed stands. A task that is cancelled already begins nothing.
    ///
    /// - Returns: What it did.
    /// - Throws: Why it was not done.
    @usableFromInline package nonisolated(nonsending) static func awaiting(
        _ start: (@escaping (TransitionOutcome) -> Void) -> Request?
    ) async throws(Failure) -> TransitionContext {
        if Task.isCancelled { throw .cancelled(.caller) }
        let awaited = Awaited()
        let request = start { awaited.end($0) }
        return try await awaited.outcome(of: request).get()
    }
}

/// Where the outcome is put that a task waits for, and what wakes that task then.
@usableFromInline final class Awaited {
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var outcome: TransitionOutcome?

    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var latch: Latch?

    /// Takes the outcome, and wakes the task if it sleeps.
    func end(_ outcome: TransitionOutcome) {
        self.outcome = outcome
        latch?.open()
    }

    /// Waits for the outcome, unless it is there. When the task is cancelled, a trigger that still waits is withdrawn.
    nonisolated(nonsending) func outcome(of request: Request?) async -> TransitionOutcome {
        if let outcome { return outcome }
        let latch = Latch()
        self.latch = latch
        await latch.wait()
        if let outcome { return outcome }
        request?.withdraw()
        return .cancelled(.caller)
    }
}
