public import Coordination
import Dispatch

/// A time source on Dispatch's main queue, for an app whose tree is on the main actor. Pass it to a manager of windows:
/// `WindowManager(window, time: MainQueueTime())`.
///
/// Calls are made in the order of their time; for equal times, in the order of scheduling. The time stops while the
/// device sleeps. No delay is longer than about thirty years.
@MainActor public final class MainQueueTime: @MainActor TimeSource {
    private let calls = WakingTime { delay, wake in
        DispatchQueue.main.asyncAfter(deadline: .now() + delay.inSeconds) {
            MainActor.assumeIsolated(wake)
        }
    }

    /// Creates a time source that starts at zero.
    public init() {}

    /// The time since this source was created.
    public var now: Duration { calls.now }

    /// Calls back on the main queue after a delay.
    @discardableResult
    public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> ScheduledCall {
        calls.schedule(after: delay, action)
    }
}
