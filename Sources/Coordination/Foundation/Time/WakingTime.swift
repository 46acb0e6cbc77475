@_spi(Hosting) import Coordination

/// A scheduler that makes its calls in the order of their time, whenever it is woken.
@MainActor final class WakingTime {
    private let start = SuspendingClock.now
    private var calls = ScheduledCalls()

    /// The closure that sets a timer. A timer that fires early does no harm.
    private let arm: (Duration, @escaping @MainActor @Sendable () -> Void) -> Void

    /// The time of the next wake-up, and its number.
    private var armed: (due: Duration, number: Int)?
    private var count = 0

    init(_ arm: @escaping (Duration, @escaping @MainActor @Sendable () -> Void) -> Void) {
        self.arm = arm
    }

    /// The time since the creation. It stops while the device sleeps, as the timers do.
    var now: Duration { SuspendingClock.now - start }

    func schedule(after delay: Duration, _ action: @escaping () -> Void) -> ScheduledCall {
        let now = now
        // A longer delay could overflow, and never ends anyway.
        let delay = min(max(delay, .zero), .seconds(1_000_000_000))
        let call = ScheduledCall(action)
        calls.add(call, due: now + delay)
        wakeInTime(now)
        return call
    }

    private func wakeInTime(_ now: Duration) {
        guard let due = calls.nextDue, armed.map({ due < $0.due }) ?? true else { return }
        count += 1
        armed = (due, count)
        let number = count
        arm(max(due - now, .zero)) { self.wake(number) }
    }

    private func wake(_ number: Int) {
        guard armed?.number == number else { return }
        armed = nil
        let now = now
        while let next = calls.next(by: now) { next.call.run() }
        wakeInTime(now)
    }
}

extension Duration {
    /// The duration in seconds. On watches, an `Int` of nanoseconds would overflow.
    var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
