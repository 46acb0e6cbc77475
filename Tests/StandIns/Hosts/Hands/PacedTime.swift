import Coordination
import CoordinationFoundation
import Foundation

/// Time that passes as the run loop of the tests turns, faster by some pace.
@MainActor final class PacedTime: @MainActor TimeSource {
    private let time = RunLoopTime()
    private let pace: Double

    init(_ pace: Double) {
        self.pace = pace
    }

    var now: Duration { time.now * pace }

    func schedule(after delay: Duration, _ action: @escaping () -> Void) -> ScheduledCall {
        RunLoopTime(.current).schedule(after: delay / pace, action)
    }
}
