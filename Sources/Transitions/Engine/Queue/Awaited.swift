/// The outcome that a task waits for, and the latch that wakes the task.
@usableFromInline final class Awaited {
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var outcome: TransitionOutcome?

    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var latch: Latch?

    /// Stores the outcome, and wakes the task if it is suspended.
    func end(_ outcome: TransitionOutcome) {
        self.outcome = outcome
        latch?.open()
    }

    /// Waits for the outcome, unless it has arrived. If the task is cancelled, a trigger that still waits is withdrawn.
    @usableFromInline nonisolated(nonsending) func outcome(of request: Request?) async -> TransitionOutcome {
        if let outcome { return outcome }
        let latch = Latch()
        self.latch = latch
        await latch.wait()
        if let outcome { return outcome }
        request?.withdraw()
        return .cancelled(.caller)
    }
}
