@_spi(Hosting) import Coordination
import CoordinationTesting
import Synchronization
import Testing

/// Time sources.
@Suite(.noUnhandledFailures) struct TimeTests {
    @Test("calls come at their own times, the earliest first, and at the same time the first scheduled") func order() {
        let (time, recorder) = (ManualTime(), Recorder())
        for (name, delay) in [("c", 3), ("a", 1), ("b", 2), ("a too", 1), ("now", 0), ("before", -5)] {
            time.schedule(after: .seconds(delay)) { recorder.note("\(name) at \(time.now)") }
        }
        #expect(recorder.lines.isEmpty, "nothing is called before schedule returns")
        #expect(time.nextDue == .zero)
        time.advance(by: .seconds(2))
        #expect(
            recorder.lines == [
                "now at 0.0 seconds", "before at 0.0 seconds", "a at 1.0 seconds", "a too at 1.0 seconds",
                "b at 2.0 seconds",
            ])
        #expect(time.now == .seconds(2) && time.nextDue == .seconds(3))
        time.advance(by: .seconds(-1))
        #expect(time.now == .seconds(2))
    }

    @Test("a call scheduled during an advance comes in the same advance if it is due by then") func meanwhile() {
        let (time, recorder) = (ManualTime(), Recorder())
        time.schedule(after: .seconds(1)) {
            time.schedule(after: .seconds(1)) { recorder.note("due at \(time.now)") }
            time.schedule(after: .seconds(5)) { recorder.note("late") }
        }
        time.advance(by: .seconds(3))
        #expect(recorder.lines == ["due at 2.0 seconds"])
        #expect(time.now == .seconds(3))
    }

    @Test("a cancelled call is not made, releases what it held, and is not waited for") func cancel() {
        let (time, recorder) = (ManualTime(), Recorder())
        weak var held: Screen?
        let call: ScheduledCall
        do {
            let screen = Screen("held")
            held = screen
            call = time.schedule(after: .seconds(1)) { recorder.note(screen.name) }
        }
        #expect(held != nil && call.isPending)
        call.cancel()
        call.cancel()
        #expect(held == nil && !call.isPending)
        #expect(time.nextDue == nil)
        time.advance(by: .seconds(2))
        call.run()
        #expect(recorder.lines.isEmpty)
    }

    @Test("a custom time source on a platform's clock keeps a manager's deadline") @MainActor func ofOnesOwn() async {
        let time = MainTime()
        let home = Stacked()
        home.perform(.set([Screen("home")]), completion: nil)
        let manager = WindowManager(WindowRoot(home), time: time)
        let host = TestHost(manager, isHolding: true)
        do throws(TransitionOutcome.Failure) {
            try await home.trigger(.push("a"))
            Issue.record("not silent")
        } catch {
            let summary = #"Can't show the commit of push("a") on Stacked: a host did not answer within 10.0 seconds."#
            #expect(error.description.hasPrefix(summary))
        }
        #expect(time.now == .seconds(10))
        #expect(host.shown == manager.tree)
        expect(manager, "[home]")
    }
}

/// As an app would make one, on a clock that is not waited for.
@MainActor private final class MainTime: @MainActor TimeSource {
    private let clock = InstantClock()
    private let start = InstantClock.Instant()
    var now: Duration { start.duration(to: clock.now) }

    func schedule(after delay: Duration, _ action: @escaping () -> Void) -> ScheduledCall {
        let call = ScheduledCall(action)
        Task { [clock] in
            try? await clock.sleep(for: delay)
            call.run()
        }
        return call
    }
}

/// A clock on which every sleep is over at once, and has taken as long as it should.
private final class InstantClock: Clock {
    struct Instant: InstantProtocol {
        var offset: Duration = .zero
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    private let moment = Mutex(Instant())

    var now: Instant { moment.withLock { $0 } }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
        moment.withLock { $0 = max($0, deadline) }
    }
}
