public import Coordination
public import Foundation

/// A time source on the main run loop, for an app whose tree is on the main actor. Pass it to a manager of windows:
/// `WindowManager(window, time: RunLoopTime())`.
///
/// Use it instead of ``MainQueueTime`` in a program that runs the loop itself. By default, time goes on while the user
/// scrolls.
@MainActor public final class RunLoopTime: @MainActor TimeSource {
    private let calls: WakingTime

    /// Creates a time source that starts at zero.
    ///
    /// - Parameters:
    ///   - loop: The loop that makes the calls. It must run on the main actor.
    ///   - mode: The mode of the loop in which calls are made.
    public init(_ loop: RunLoop = .main, in mode: RunLoop.Mode = .common) {
        calls = WakingTime { delay, wake in
            let timer = Timer(timeInterval: delay.inSeconds, repeats: false) { _ in MainActor.assumeIsolated(wake) }
            loop.add(timer, forMode: mode)
        }
    }

    /// The time since this source was created.
    public var now: Duration { calls.now }

    /// Calls back on the run loop after a delay.
    @discardableResult
    public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> ScheduledCall {
        calls.schedule(after: delay, action)
    }
}
