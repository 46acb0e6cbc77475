/// Time that passes by itself, as a clock has it.
///
/// The library starts no task: whoever makes it runs it, in a task of the isolation that the tree belongs to.
///
/// ```swift
/// let time = ClockTime()
/// let windows = WindowManager(WindowRoot(app), time: time)
/// Task { await time.run() }                                // until the task is cancelled
/// ```
public final class ClockTime<C: Clock>: TimeSource where C.Duration == Duration {
    private let clock: C
    private let start: C.Instant
    private var calls = ScheduledCalls()
    private var wake: AsyncStream<Void>.Continuation?

    /// Starts at zero, now.
    public init(clock: C) {
        self.clock = clock
        start = clock.now
    }

    /// How much time has passed since this was made.
    public var now: Duration { start.duration(to: clock.now) }

    /// Notes a call for when the time has come. It is made while ``run()`` runs.
    @discardableResult
    public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> ScheduledCall {
        let call = ScheduledCall(action)
        calls.add(call, due: now + max(delay, .zero))
        wake?.finish()
        return call
    }

    /// Makes the calls as they come due, until the task is cancelled.
    public nonisolated(nonsending) func run() async {
        while !Task.isCancelled {
            while let next = calls.next(by: now) { next.call.run() }
            let (woken, wake) = AsyncStream<Void>.makeStream()
            self.wake = wake
            await Self.wait(until: calls.nextDue.map { start.advanced(by: $0) }, or: woken, on: clock)
        }
    }

    /// Ends with the first of the two, or with the task.
    private nonisolated static func wait(until moment: C.Instant?, or woken: AsyncStream<Void>, on clock: C) async {
        await withTaskGroup(of: Void.self) { group in
            group.addTask { for await _ in woken {} }
            if let moment { group.addTask { try? await clock.sleep(until: moment, tolerance: nil) } }
            await group.next()
            group.cancelAll()
        }
    }
}

extension ClockTime where C == ContinuousClock {
    /// Starts at zero, now, on the clock that goes on while the machine sleeps.
    public convenience init() {
        self.init(clock: ContinuousClock())
    }
}
