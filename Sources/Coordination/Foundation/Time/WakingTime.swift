import Coordination

/// Calls that are made in the order of their time, whenever something wakes this.
@MainActor final class WakingTime {
    private let start = SuspendingClock.now
    private let calls = ManualTime()

    /// Has `wake` called when that time has passed. An early one does no harm.
    private let arm: (Duration, @escaping @MainActor @Sendable () -> Void) -> Void

    /// When it is to be woken next, and the number of that.
    private var armed: (due: Duration, number: Int)?
    private var count = 0

    init(_ arm: @escaping (Duration, @escaping @MainActor @Sendable () -> Void) -> Void) {
        self.arm = arm
    }

    /// Stands still while the device sleeps, as what wakes this does.
    var now: Duration { SuspendingClock.now - start }

    func schedule(after delay: Duration, _ action: @escaping () -> Void) -> ScheduledCall {
        let now = now
        // What is so far away that it cannot be counted does not come.
        let delay = min(max(delay, .zero), .seconds(1_000_000_000))
        let call = calls.schedule(after: now + delay - calls.now, action)
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
        calls.advance(by: now - calls.now)
        wakeInTime(now)
    }
}

extension Duration {
    /// In seconds. An `Int` of nanoseconds would be too small for them on watches.
    var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
