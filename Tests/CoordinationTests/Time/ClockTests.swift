@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// A host that takes as long as the animations do.
@Suite(.noUnhandledFailures) struct ClockTests {
    static let fade = TransitionAnimation(
        "fade", duration: .milliseconds(200),
        dismissal: TransitionAnimation("fade out", duration: .milliseconds(100)))

    private func clocked(standard: Duration = .milliseconds(300)) -> Shown {
        let shown = Shown("home")
        ClockHost(shown.manager, time: shown.time, standard: standard)
        return shown
    }

    @Test("the outcome comes exactly when the animation has played") func exact() {
        let shown = clocked()
        shown.home.perform(.push(Screen("a"), animation: Self.fade), completion: shown.recorder("push"))
        shown.time.advance(by: .nanoseconds(199_999_999))
        #expect(shown.recorder.lines.isEmpty)
        shown.time.advance(by: .nanoseconds(1))
        #expect(shown.recorder.lines == ["push: completed"])
        shown.home.trigger(.pop, completion: shown.recorder("pop"))
        shown.time.advance(by: .milliseconds(100))
        #expect(shown.recorder.outcome("pop")?.isCompleted == true, "what was stored plays for its own time")
    }

    @Test("a change without an animation takes the standard time, and the longest of several counts") func standard() {
        let shown = clocked()
        shown.home.perform(
            .multiple(.push(Screen("a"), animation: Self.fade), .push(Screen("b"))), completion: shown.recorder("both"))
        shown.time.advance(by: .milliseconds(299))
        #expect(shown.recorder.lines.isEmpty)
        shown.time.advance(by: .milliseconds(1))
        #expect(shown.recorder.lines == ["both: completed"])
    }

    @Test("an unanimated change is done at once, whatever its animation") func unanimated() {
        let shown = clocked()
        shown.home.perform(
            .push(Screen("a"), animation: Self.fade), with: .unanimated, completion: shown.recorder("push"))
        #expect(shown.recorder.lines == ["push: completed"])
        #expect(shown.time.nextDue == nil)
    }

    @Test("a step's own options win over the trigger's, both ways") func perStep() {
        let shown = clocked()
        shown.home.perform(
            .push(Screen("a"), animation: Self.fade).with(.unanimated), completion: shown.recorder("still"))
        #expect(shown.recorder.lines == ["still: completed"])
        shown.home.perform(
            .multiple(.push(Screen("b")), Transition.push(Screen("c"), animation: Self.fade).with(.animated)),
            with: .unanimated, completion: shown.recorder("moving"))
        shown.time.advance(by: .milliseconds(199))
        #expect(shown.recorder.outcome("moving") == nil)
        shown.time.advance(by: .milliseconds(1))
        #expect(shown.recorder.outcome("moving")?.isCompleted == true)
    }

    @Test("a waiting commit plays after the one that plays") func oneAfterTheOther() {
        let shown = clocked(standard: .milliseconds(100))
        for name in ["a", "b", "c"] { shown.home.trigger(.push(name), completion: shown.recorder(name)) }
        for count in 0..<3 {
            #expect(shown.recorder.lines.count == count)
            #expect(shown.home.root.screens.count == count + 2)
            shown.time.advance(by: .milliseconds(100))
        }
        #expect(shown.recorder.lines == ["a: completed", "b: completed", "c: completed"])
        #expect(shown.time.now == .milliseconds(300))
    }

    @Test("a deadline counts from the end of the animation") func deadline() {
        let shown = clocked()
        shown.manager.deadline = .milliseconds(10)
        let long = TransitionAnimation("long", duration: .seconds(60))
        shown.home.perform(.push(Screen("a"), animation: long), completion: shown.recorder("push"))
        shown.time.advance(by: .seconds(60))
        #expect(shown.recorder.lines == ["push: completed"])
        shown.time.advance(by: .seconds(60))
        #expect(shown.recorder.lines.count == 1)
    }

    @Test("a commit that was cut short is not answered any more") func cutShort() {
        let shown = clocked()
        shown.home.trigger(.push("a"), completion: shown.recorder("push"))
        shown.manager.report(.popped(to: shown.screen(0).id), completion: shown.recorder("swipe"))
        #expect(shown.recorder.lines == ["push: completed", "swipe: completed"])
        shown.time.advance(by: .seconds(1))
        #expect(shown.recorder.lines.count == 2)
    }

    @Test("a gesture plays the rest of its animation when the finger is lifted") func gesture() {
        let shown = clocked(standard: .milliseconds(400))
        shown.home.trigger(.push("a"))
        shown.time.advance(by: .milliseconds(400))
        let swipe = shown.home.begin(.pop, completion: shown.recorder("swipe"))
        swipe.update(0.75)
        shown.time.advance(by: .seconds(5))
        #expect(swipe.isActive, "a finger has as long as it likes")
        swipe.finish()
        shown.time.advance(by: .milliseconds(99))
        #expect(shown.recorder.lines.isEmpty)
        shown.time.advance(by: .milliseconds(1))
        #expect(shown.recorder.lines == ["swipe: completed"])
    }
}
