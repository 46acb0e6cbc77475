@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// Hosts that do not answer.
@Suite(.bothEnds, .noUnhandledFailures) struct DeadlineTests {
    @Test("a host that does not answer within the manager's deadline has not shown the commit") func silent() {
        let shown = Shown("home", isHolding: true)
        shown.home.trigger(.push("a"), completion: shown.recorder("a"))
        shown.home.trigger(.push("b"), completion: shown.recorder("b"))
        shown.time.advance(by: .seconds(10) - .nanoseconds(1))
        #expect(shown.recorder.lines.isEmpty)
        shown.time.advance(by: .nanoseconds(1))
        #expect(shown.recorder.error("a")?.detail == .hostTimedOut(after: .seconds(10)))
        #expect(shown.host.shownAgain == ["main: [home]"])
        expect(shown.manager, "main: [home, b]")
        shown.host.acknowledge()
        #expect(shown.recorder.outcome("b")?.isCompleted == true)
    }

    @Test("the options' deadline counts instead of the manager's, shorter or longer", arguments: [1, 60])
    func ofTheOptions(seconds: Int) {
        let shown = Shown("home", isHolding: true)
        shown.home.trigger(
            .push("a"), with: TransitionOptions(deadline: .seconds(seconds)), completion: shown.recorder("a"))
        shown.time.advance(by: .seconds(seconds) - .nanoseconds(1))
        #expect(shown.recorder.lines.isEmpty)
        shown.time.advance(by: .nanoseconds(1))
        #expect(shown.recorder.error("a")?.detail == .hostTimedOut(after: .seconds(seconds)))
    }

    @Test("a manager without a deadline, or without time, waits as long as it takes", arguments: [true, false])
    func none(hasTime: Bool) {
        let (home, recorder, time) = (Stacked("home"), Recorder(), ManualTime())
        let manager = WindowManager(WindowRoot(home), time: hasTime ? time : nil)
        if hasTime { manager.deadline = nil }
        let host = TestHost(manager, isHolding: true)
        home.trigger(.push("a"), completion: recorder("a"))
        time.advance(by: .seconds(1_000_000))
        #expect(recorder.lines.isEmpty)
        host.acknowledge()
        #expect(recorder.lines == ["a: completed"])
    }

    @Test("a deadline without a time source is an error with the remedy, and nothing is done") func noTime() {
        let (home, recorder) = (Stacked("home"), Recorder())
        home.trigger(.push("a"), with: TransitionOptions(deadline: .seconds(1)), completion: recorder("a"))
        expect(home, "[home]")
        #expect(
            recorder.error("a")?.description == """
                Can't keep a deadline: there is no time source.

                Show it in a window of a manager with a time source: WindowManager(window, time: time).
                """)
    }

    @Test("a host that answered in time is not asked again, and no call is left over") func inTime() {
        let shown = Shown("home", isHolding: true)
        shown.home.trigger(.push("a"), completion: shown.recorder("a"))
        #expect(shown.time.nextDue == .seconds(10))
        shown.host.acknowledge()
        #expect(shown.time.nextDue == nil)
        shown.time.advance(by: .seconds(20))
        #expect(shown.recorder.lines == ["a: completed"])
        expect(shown.manager, "main: [home, a]")
    }

    @Test("a silent host of two undoes the commit for both") func oneOfTwo() {
        let time = ManualTime()
        let (left, right, recorder) = (Stacked("a"), Stacked("b"), Recorder())
        let windows = (WindowRoot(left, name: "left"), WindowRoot(right, name: "right"))
        let manager = WindowManager(windows.0, windows.1, time: time)
        let hosts = (TestHost(windows.0), TestHost(windows.1, isHolding: true))
        manager.perform(
            .multiple(.perform(.push(Screen("x")), on: left.root), .perform(.push(Screen("y")), on: right.root)),
            completion: recorder("both"))
        time.advance(by: .seconds(10))
        #expect(recorder.error("both")?.detail == .hostTimedOut(after: .seconds(10)))
        expect(manager, "left: [a]; right: [b]")
        #expect(hosts.0.shownAgain == ["left: [a]"])
        #expect(hosts.1.shownAgain == ["right: [b]"])
    }

    @Test("a gesture has a deadline only once the finger is lifted") func gesture() {
        let shown = Shown("home", "list", isHolding: true)
        let swipe = shown.home.begin(.pop, completion: shown.recorder("swipe"))
        shown.time.advance(by: .seconds(60))
        #expect(swipe.isActive)
        swipe.finish()
        shown.time.advance(by: .seconds(10))
        #expect(shown.recorder.error("swipe")?.detail == .hostTimedOut(after: .seconds(10)))
        expect(shown.manager, "main: [home, list]")
    }

    @Test("a deadline also counts for another tree's commit, by the time of the changed tree") func borrowed() {
        let shown = Shown("home", isHolding: true)
        let other = Stacked("other")
        other.perform(.perform(.push(Screen("a")), on: shown.home.root), completion: shown.recorder("a"))
        shown.time.advance(by: .seconds(10))
        #expect(shown.recorder.error("a")?.detail == .hostTimedOut(after: .seconds(10)))
        shown.host.isHolding = false
        shown.home.trigger(.push("b"), completion: shown.recorder("b"))
        expect(shown.manager, "main: [home, b]")
    }
}
