extension TransitionOutcome {
    private final class Box {
        var outcome: TransitionOutcome?
    }

    /// Waits for the outcome of what `start` begins, on the caller's isolation.
    ///
    /// When the task is cancelled, a trigger that still waits is withdrawn, and the outcome is `cancelled(.caller)`;
    /// what has been committed stands. A task that is cancelled already begins nothing.
    package nonisolated(nonsending) static func awaiting(
        _ start: (@escaping (TransitionOutcome) -> Void) -> Trigger?
    ) async -> TransitionOutcome {
        if Task.isCancelled { return .cancelled(.caller) }
        let box = Box()
        let (ended, end) = AsyncStream<Void>.makeStream()
        let trigger = start { outcome in
            box.outcome = outcome
            end.finish()
        }
        if let outcome = box.outcome { return outcome }
        for await _ in ended {}
        if let outcome = box.outcome { return outcome }
        trigger?.withdraw()
        return .cancelled(.caller)
    }
}
