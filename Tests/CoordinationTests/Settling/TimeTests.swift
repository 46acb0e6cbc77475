import Coordination
import CoordinationTesting
import Synchronization
import Testing

/// Time sources.
@Suite(.noUnheardFailures) struct TimeTests {
    @Test("calls come at their own moments, the earliest first, and of one moment the first that was asked for")
    func order() {
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

    @Test("what is asked for meanwhile comes in the same go, if it is due by then") func meanwhile() {
        let (time, recorder) = (ManualTime(), Recorder())
        time.schedule(after: .seconds(1)) {
            time.schedule(after: .seconds(1)) { recorder.note("due at \(time.now)") }
            time.schedule(after: .seconds(5)) { recorder.note("late") }
        }
        time.advance(by: .seconds(3))
        #expect(recorder.lines == ["due at 2.0 seconds"])
        #expect(time.now == .seconds(3))
    }

    @Test("a call that is taken back is not made, lets go of what it held, and is not waited for") func cancel() {
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

    @Test("on a clock, calls come as they are due, those too that are asked for meanwhile, until the task is cancelled")
    @MainActor func clock() async {
        let clock = InstantClock()
        let (time, recorder) = (ClockTime(clock: clock), Recorder())
        let (done, end) = AsyncStream<Void>.makeStream()
        time.schedule(after: .seconds(2)) { recorder.note("second at \(time.now)") }
        time.schedule(after: .seconds(1)) {
            recorder.note("first at \(time.now)")
            time.schedule(after: .seconds(9)) {
                recorder.note("last at \(time.now)")
                end.finish()
            }
        }
        let run = Task.immediate { @MainActor in
            await time.run()
            recorder.note("over")
        }
        for await _ in done {}
        run.cancel()
        await run.value
        #expect(
            recorder.lines == [
                "first at 1.0 seconds", "second at 2.0 seconds", "last at 10.0 seconds", "over",
            ])
    }

    @Test("an earlier call that is asked for while it sleeps wakes it") @MainActor func woken() async {
        let clock = InstantClock(isAsleep: true)
        let (time, recorder) = (ClockTime(clock: clock), Recorder())
        let (done, end) = AsyncStream<Void>.makeStream()
        time.schedule(after: .seconds(60)) { recorder.note("never") }
        let run = Task.immediate { @MainActor in await time.run() }
        clock.advance(by: .seconds(1))
        time.schedule(after: .zero) {
            recorder.note("woken at \(time.now)")
            end.finish()
        }
        for await _ in done {}
        run.cancel()
        await run.value
        #expect(recorder.lines == ["woken at 1.0 seconds"])
    }

    @Test("a manager's deadline works on a clock") @MainActor func deadline() async {
        let clock = InstantClock()
        let time = ClockTime(clock: clock)
        let home = Stacked()
        home.perform(.set([Screen("home")]), completion: nil)
        let manager = WindowManager(WindowRoot(home), time: time)
        let host = TestHost(manager, isHolding: true)
        let run = Task.immediate { @MainActor in await time.run() }
        await #expect(throws: TransitionOutcome.Failure.self) { try await home.trigger(.push("a")) }
        run.cancel()
        await run.value
        #expect(clock.now.offset == .seconds(10))
        #expect(host.shown == manager.tree)
        expect(manager, "[home]")
    }
}

/// A clock on which every sleep is over at once, and has taken as long as it should; or on which nobody ever wakes.
private final class InstantClock: Clock {
    struct Instant: InstantProtocol {
        var offset: Duration = .zero
        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    private let moment = Mutex(Instant())
    private let isAsleep: Bool

    init(isAsleep: Bool = false) { self.isAsleep = isAsleep }

    var now: Instant { moment.withLock { $0 } }
    var minimumResolution: Duration { .zero }

    func advance(by duration: Duration) {
        moment.withLock { $0 = $0.advanced(by: duration) }
    }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        if isAsleep { for await _ in AsyncStream<Void>.makeStream().stream {} }
        try Task.checkCancellation()
        moment.withLock { $0 = max($0, deadline) }
    }
}
