/// A clock that also makes calls after a delay, on the isolation of the caller.
///
/// Tests, and programs with a loop of their own, advance a `ManualTime`. An app builds a time source on its
/// platform's clock; the library starts no task:
///
/// ```swift
/// @MainActor final class MainTime: @MainActor TimeSource {
///     private let start = ContinuousClock.now
///     var now: Duration { ContinuousClock.now - start }
///
///     func schedule(after delay: Duration, _ action: @escaping () -> Void) -> ScheduledCall {
///         let call = ScheduledCall(action)
///         Task {
///             try? await Task.sleep(for: delay)
///             call.run()
///         }
///         return call
///     }
/// }
/// ```
public protocol TimeSource: AnyObject {
    /// The time that has passed since a fixed moment.
    var now: Duration { get }

    /// Calls a closure once, after a delay, and never before `schedule` returns.
    ///
    /// - Parameters:
    ///   - delay: The time from now; zero or less counts as no time.
    ///   - action: The closure to call.
    /// - Returns: The scheduled call, which can be cancelled. It is made even if you do not keep it.
    @discardableResult
    func schedule(after delay: Duration, _ action: @escaping () -> Void) -> ScheduledCall
}

/// A call that a time source has scheduled.
public final class ScheduledCall {
    private var action: (() -> Void)?

    /// Wraps a closure, and keeps it until ``run()`` or ``cancel()``. A time source has to call `run`.
    @_spi(Hosting) public init(_ action: @escaping () -> Void) {
        self.action = action
    }

    /// True until the call is made or cancelled.
    @_spi(Hosting) public var isPending: Bool { action != nil }

    /// Makes the call, unless it was made or cancelled. For time sources.
    @_spi(Hosting) public func run() {
        let action = action
        self.action = nil
        let run = Run()
        Self.$running.withValue(WeakRun(run: run)) { action?() }
        withExtendedLifetime(run) {}
    }

    private final class Run: Sendable {}

    /// A run of a call, as long as it lasts: a task that the call has begun inherits the value, and goes on after it.
    private struct WeakRun: Sendable {
        weak let run: Run?
    }

    @TaskLocal private static var running: WeakRun?

    /// True in the code that a time source calls, which a fresh app runs again.
    static var isRunning: Bool { running?.run != nil }

    /// Cancels the call, and releases its closure. Does nothing if the call was made or cancelled.
    @_spi(Hosting) public func cancel() {
        let held = action
        action = nil
        // Releasing the closure may read this call, or schedule another.
        withExtendedLifetime(held) {}
    }
}
