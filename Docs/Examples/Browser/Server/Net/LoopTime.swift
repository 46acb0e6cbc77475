@_spi(Hosting) package import Coordination
package import NIOCore

/// The time of an event loop, on which all trees live.
package final class LoopTime: TimeSource {
    private let loop: any EventLoop
    private let start = NIODeadline.now()

    package init(_ loop: any EventLoop) { self.loop = loop }

    package var now: Duration { .nanoseconds((NIODeadline.now() - start).nanoseconds) }

    @discardableResult
    package func schedule(after delay: Duration, _ action: @escaping () -> Void) -> ScheduledCall {
        let call = ScheduledCall(action)
        let bound = NIOLoopBound(call, eventLoop: loop)
        let wait = TimeAmount.nanoseconds(max(0, Int64(delay / .nanoseconds(1))))
        loop.scheduleTask(in: wait) { bound.value.run() }
        return call
    }
}
