/// Tells the time, and calls back when some of it has passed, on the isolation of the caller.
///
/// A test moves ``ManualTime`` on, and so does a program with a loop of its own. An app makes one of what its platform
/// has; the library starts no task:
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
    /// How much time has passed since some moment that stays the same.
    var now: Duration { get }

    /// Calls back, once, when some time has passed; never before this returns.
    ///
    /// - Parameters:
    ///   - delay: How long from now; what is not positive counts as no time.
    ///   - action: What is called then.
    /// - Returns: What takes it back. It may be dropped.
    @discardableResult
    func schedule(after delay: Duration, _ action: @escaping () -> Void) -> ScheduledCall
}

/// A call that is to come.
public final class ScheduledCall {
    private var action: (() -> Void)?

    /// Wraps what is to be called, and keeps it until ``run()`` or ``cancel()``. Nothing is scheduled: a time source
    /// makes the call.
    @_spi(Hosting) public init(_ action: @escaping () -> Void) {
        self.action = action
    }

    /// Whether it has been neither made nor taken back.
    @_spi(Hosting) public var isPending: Bool { action != nil }

    /// Makes the call, unless it was made or taken back. For time sources.
    @_spi(Hosting) public func run() {
        let action = action
        self.action = nil
        action?()
    }

    /// Takes the call back, and lets go of what it would have called. A second time, or too late: nothing.
    @_spi(Hosting) public func cancel() {
        let held = action
        action = nil
        // What goes now may look at this call, or ask for another.
        withExtendedLifetime(held) {}
    }
}
