/// Time that stands still until it is moved on: exact and instant.
///
/// ```swift
/// let time = ManualTime()
/// let app = WindowManager(WindowRoot(news), time: time)
/// time.advance(by: .seconds(10))
/// ```
///
/// A program with a loop of its own moves it on by what has passed since the last turn.
public final class ManualTime: TimeSource {
    /// How much it has been moved on so far.
    public private(set) var now: Duration = .zero

    private var calls = ScheduledCalls()

    /// Starts at zero.
    public init() {}

    /// When the next call is due, as ``now`` counts; nil where none is to come. O(1), and O(log calls) for each before
    /// it that was taken back.
    public var nextDue: Duration? { calls.nextDue }

    /// Notes a call for when the time has been moved on that far. O(log calls) on average.
    @discardableResult
    public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> ScheduledCall {
        let call = ScheduledCall(action)
        calls.add(call, due: now + max(delay, .zero))
        return call
    }

    /// Moves the time on, and makes each call that is due at its own moment, those too that are asked for meanwhile.
    /// O(log calls) for each.
    ///
    /// - Parameter duration: How far; a negative one counts as zero.
    public func advance(by duration: Duration) {
        let end = now + max(duration, .zero)
        while let next = calls.next(by: end) {
            now = max(now, next.due)
            next.call.run()
        }
        now = max(now, end)
    }
}
