@_spi(Hosting) public import Transitions

/// A time source that advances only by ``advance(by:)``: exact, and without waiting.
///
/// ```swift
/// let time = ManualTime()
/// let app = WindowManager(WindowRoot(news), time: time)
/// time.advance(by: .seconds(10))
/// ```
///
/// A program with a loop of its own advances the source by the time that has passed since the last turn.
public final class ManualTime: TimeSource {
    /// The sum of all advances so far.
    public private(set) var now: Duration = .zero

    private var calls = ScheduledCalls()

    /// Creates a time source at zero.
    public init() {}

    /// The moment of the next call, in the units of ``now``; nil if there is none. O(1), and O(log calls) for each
    /// cancelled call before it.
    public var nextDue: Duration? { calls.nextDue }

    /// Schedules a call after a delay; a negative one counts as zero. O(log calls) on average.
    @discardableResult
    public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> ScheduledCall {
        let call = ScheduledCall(action)
        calls.add(call, due: now + max(delay, .zero))
        return call
    }

    /// Advances the time, and makes each call that falls due, with ``now`` at its moment; calls scheduled meanwhile
    /// included. O(log calls) for each.
    ///
    /// - Parameter duration: The time to advance by; a negative one counts as zero.
    public func advance(by duration: Duration) {
        let end = now + max(duration, .zero)
        while let next = calls.next(by: end) {
            now = max(now, next.due)
            next.call.run()
        }
        now = max(now, end)
    }
}
