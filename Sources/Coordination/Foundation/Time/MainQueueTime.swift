public import Coordination
import Dispatch

/// The time of an app whose tree is on the main actor, by Dispatch's main queue. A manager of windows is given it:
/// `WindowManager(window, time: MainQueueTime())`.
///
/// Calls are made in the order of their time, and in that in which they were asked for. Time stands still while the
/// device sleeps. Thirty years are as long as any delay.
@MainActor public final class MainQueueTime: @MainActor TimeSource {
    private let calls = WakingTime { delay, wake in
        DispatchQueue.main.asyncAfter(deadline: .now() + delay.inSeconds) {
            MainActor.assumeIsolated(wake)
        }
    }

    /// Starts at zero.
    public init() {}

    /// How much has passed since this was made.
    public var now: Duration { calls.now }

    /// Has the main queue call back.
    @discardableResult
    public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> ScheduledCall {
        calls.schedule(after: delay, action)
    }
}
