import Coordination
import CoordinationTesting
import Testing

/// What a trigger does that comes while something settles.
@Suite(.bothEnds, .noUnhandledFailures) struct PolicyTests {
    static let coalesce = TransitionOptions(policy: .coalesce)
    static let reject = TransitionOptions(policy: .reject)

    @Test("a double tap that coalesces pushes once, and both taps are notified") func doubleTap() {
        let shown = Shown("home", isHolding: true)
        shown.home.trigger(.push("a"), with: Self.coalesce, completion: shown.recorder("one"))
        shown.home.trigger(.push("a"), with: Self.coalesce, completion: shown.recorder("two"))
        shown.home.trigger(.push("a"), with: Self.coalesce)
        shown.host.acknowledge()
        #expect(shown.recorder.lines == ["one: completed", "two: completed"])
        #expect(shown.recorder.outcome("one") == shown.recorder.outcome("two"))
        expect(shown.manager, "main: [home, a]")
        shown.home.trigger(.push("a"), with: Self.coalesce, completion: shown.recorder("later"))
        expect(shown.manager, "main: [home, a, a]")
    }

    @Test("taps through handles of one router are taps on that router") func handles() {
        let shown = Shown("home", isHolding: true)
        shown.home.weakRouter.trigger(.push("a"), completion: shown.recorder("one"))
        shown.home.weakRouter.trigger(.push("a"), with: Self.coalesce, completion: shown.recorder("two"))
        shown.home.trigger(.push("a"), with: Self.coalesce, completion: shown.recorder("three"))
        shown.host.acknowledge()
        #expect(shown.recorder.lines == ["one: completed", "two: completed", "three: completed"])
        expect(shown.manager, "main: [home, a]")
    }

    @Test("a coalescing trigger joins a waiting one as well, and shares its refusal") func coalesceWaiting() {
        let shown = Shown("home", isHolding: true)
        shown.home.trigger(.push("a"), completion: shown.recorder("a"))
        shown.home.trigger(.push("b"), completion: shown.recorder("b"))
        shown.home.trigger(.push("b"), with: Self.coalesce, completion: shown.recorder("b again"))
        shown.host.acknowledge()
        expect(shown.manager, "main: [home, a, b]")
        shown.host.refuse("the screen is off")
        #expect(shown.recorder.lines.count == 3)
        #expect(shown.recorder.error("b")?.detail == .hostRefused(because: "the screen is off"))
        #expect(shown.recorder.outcome("b again") == shown.recorder.outcome("b"))
        expect(shown.manager, "main: [home, a]")
    }

    @Test("another route, another router and a transition of one's own do not coalesce") func notTheSame() {
        let app = TwoWindows(isHolding: true)
        app.left.trigger(.push("a"), completion: app.recorder("left a"))
        app.left.trigger(.push("b"), with: Self.coalesce, completion: app.recorder("left b"))
        app.right.trigger(.push("a"), with: Self.coalesce, completion: app.recorder("right a"))
        app.left.perform(.pop(), with: Self.coalesce, completion: app.recorder("pop"))
        app.left.perform(.pop(), with: Self.coalesce, completion: app.recorder("pop again"))
        for _ in 0..<5 {
            app.leftHost.acknowledge()
            app.rightHost.acknowledge()
        }
        #expect(
            app.recorder.lines == [
                "left a: completed", "left b: completed", "right a: completed", "pop: completed",
                "pop again: completed",
            ])
        expect(app.manager, "left: [a]; right: [b, a]")
    }

    @Test("a trigger that coalesces with a withdrawn one has its turn itself, once") @MainActor
    func coalesceWithWithdrawn() async {
        let shown = Shown("home", isHolding: true)
        shown.home.trigger(.push("a"), completion: shown.recorder("a"))
        let task = Task.immediate { @MainActor in _ = try? await shown.home.trigger(.push("b")) }
        shown.home.trigger(.push("b"), with: Self.coalesce, completion: shown.recorder("two"))
        task.cancel()
        await task.value
        shown.home.trigger(.push("b"), with: Self.coalesce, completion: shown.recorder("three"))
        shown.host.acknowledge()
        shown.host.acknowledge()
        expect(shown.manager, "main: [home, a, b]")
        #expect(shown.recorder.lines == ["a: completed", "two: completed", "three: completed"])
    }

    @Test("a second tap whose policy is to reject is rejected, and changes nothing") func reject() {
        let shown = Shown("home", isHolding: true)
        shown.home.trigger(.push("a"), with: Self.reject, completion: shown.recorder("one"))
        shown.home.trigger(.push("a"), with: Self.reject, completion: shown.recorder("two"))
        #expect(shown.recorder.outcome("two") == .rejected(.busy))
        shown.host.acknowledge()
        #expect(shown.recorder.lines.last == "one: completed")
        expect(shown.manager, "main: [home, a]")
        shown.home.trigger(.push("b"), with: Self.reject, completion: shown.recorder("three"))
        shown.host.acknowledge()
        #expect(shown.recorder.outcome("three")?.isCompleted == true)
    }

    @Test("an awaited trigger that is rejected throws the rejection") @MainActor func rejectAwaited() async {
        let shown = Shown("home", isHolding: true)
        shown.home.trigger(.push("a"), completion: nil)
        await #expect(throws: TransitionOutcome.Failure.rejected(.busy)) {
            try await shown.home.trigger(.push("b"), with: Self.reject)
        }
    }

    @Test("a trigger made in prepareTransition joins, whatever its policy") func joins() {
        let (probe, recorder) = (Probe(StackRoot(Screen("home"))), Recorder())
        let manager = WindowManager(WindowRoot(probe))
        let host = TestHost(manager, isHolding: true)
        probe.answers = [
            0: { [unowned probe] in
                probe.trigger(.run(1), with: Self.reject, completion: recorder("joined"))
                return .push(Screen("a"))
            },
            1: { .push(Screen("b")) },
        ]
        probe.trigger(.run(0), completion: recorder("outer"))
        expect(manager, "[home, a, b]")
        host.acknowledge()
        #expect(recorder.lines == ["outer: completed", "joined: completed"])
    }

    @Test("a second tap coalesces on a tree that another tree's commit changes") func coalesceOnBorrowed() {
        let shown = Shown("home", isHolding: true)
        let other = Probe(StackRoot(Screen("other")))
        other.answers[0] = { .trigger(.push("a"), on: shown.home) }
        other.trigger(.run(0), with: Self.coalesce, completion: shown.recorder("one"))
        other.trigger(.run(0), with: Self.coalesce, completion: shown.recorder("two"))
        shown.host.acknowledge()
        shown.host.acknowledge()
        expect(shown.manager, "main: [home, a]")
        #expect(shown.recorder.lines == ["one: completed", "two: completed"])
    }
}
