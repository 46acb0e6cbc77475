public import Coordination
public import Foundation

/// The time of an app whose tree is on the main actor, by the main run loop. A manager of windows is given it:
/// `WindowManager(window, time: RunLoopTime())`.
///
/// As ``MainQueueTime``, and for a program that runs the loop by itself. Unless you say otherwise, it goes on while
/// the user scrolls.
@MainActor public final class RunLoopTime: @MainActor TimeSource {
    private let calls: WakingTime

    /// Starts at zero.
    ///
    /// - Parameters:
    ///   - loop: Which loop makes the calls: another one only where that runs on the main actor.
    ///   - mode: In which mode of the loop calls are made.
    public init(_ loop: RunLoop = .main, in mode: RunLoop.Mode = .common) {
        calls = WakingTime { delay, wake in
            let timer = Timer(timeInterval: delay.inSeconds, repeats: false) { _ in MainActor.assumeIsolated(wake) }
            loop.add(timer, forMode: mode)
        }
    }

    /// How much has passed since this was made.
    public var now: Duration { calls.now }

    /// Has the main run loop call back.
    @discardableResult
    public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> ScheduledCall {
        calls.schedule(after: delay, action)
    }
}
