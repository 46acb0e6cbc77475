#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    @_spi(Hosting) import Coordination
    import UIKit

    /// The time source for waiting for UIKit if the app has none: the main run loop. `RunLoopTime` would do as well,
    /// but bring the parsing of addresses into every app that links the host.
    @MainActor final class LoopTime: @MainActor TimeSource {
        private let start = SuspendingClock.now
        private let loop: RunLoop

        init(_ loop: RunLoop = .main) { self.loop = loop }

        var now: Duration { SuspendingClock.now - start }

        @discardableResult
        func schedule(after delay: Duration, _ action: @escaping () -> Void) -> ScheduledCall {
            let call = ScheduledCall(action)
            arm(call, due: now + max(delay, .zero))
            return call
        }

        /// Sets a timer. One that comes early does no harm.
        private func arm(_ call: ScheduledCall, due: Duration) {
            let wake: @MainActor @Sendable () -> Void = {
                if self.now >= due { call.run() } else if call.isPending { self.arm(call, due: due) }
            }
            let (whole, rest) = (due - now).components
            let seconds = Double(whole) + Double(rest) / 1e18
            loop.add(
                Timer(timeInterval: seconds, repeats: false) { _ in MainActor.assumeIsolated(wake) }, forMode: .common)
        }
    }
#endif
