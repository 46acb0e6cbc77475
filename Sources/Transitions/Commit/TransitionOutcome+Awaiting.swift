extension TransitionOutcome {
    /// Where the outcome is put, and who is woken then.
    private final class Box {
        @exclusivity(unchecked) var outcome: TransitionOutcome?
        @exclusivity(unchecked) var waking: AsyncStream<Void>.Continuation?
    }

    /// Waits for the outcome of what `start` begins, on the caller's isolation.
    ///
    /// When the task is cancelled, a trigger that still waits is withdrawn, and the outcome is `cancelled(.caller)`;
    /// what has been committed stands. A task that is cancelled already begins nothing.
    @usableFromInline package nonisolated(nonsending) static func awaiting(
        _ start: (@escaping (TransitionOutcome) -> Void) -> Trigger?
    ) async -> TransitionOutcome {
        if Task.isCancelled { return .cancelled(.caller) }
        let box = Box()
        let trigger = start { outcome in
            box.outcome = outcome
            box.waking?.finish()
        }
        // Mostly it has been done by now.
        if let outcome = box.outcome.take() { return outcome }
        let (ended, end) = AsyncStream<Void>.makeStream()
        box.waking = end
        for await _ in ended {}
        if let outcome = box.outcome.take() { return outcome }
        trigger?.withdraw()
        return .cancelled(.caller)
    }
}
