@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing
import TestSupport

/// Transitions that a finger drives.
@Suite(.bothEnds, .noUnhandledFailures) struct GestureTests {
    private func listening() -> Shown {
        let shown = Shown("home", "list")
        for index in 0..<2 { shown.screen(index).noteEvents(shown.recorder) }
        return shown
    }

    @Test("a swipe back that turns round at 0.4 changes nothing, and no event is sent") func cancelled() {
        let shown = listening()
        let before = (shown.manager.tree, shown.screen(1).id)
        let swipe = shown.manager.beginBack(completion: shown.recorder("swipe"))
        expect(shown.manager, "main: [home]")
        swipe.update(0.4)
        #expect(swipe.isActive && swipe.progress == 0.4)
        swipe.cancel()
        #expect(!swipe.isActive)
        #expect(shown.recorder.lines == ["swipe: cancelled: the user turned back half-way"])
        #expect(shown.manager.tree == before.0 && shown.screen(1).id == before.1)
        #expect(
            shown.host.told.dropFirst() == [
                .follow(Gesture(.changed, progress: 0.4)), .follow(Gesture(.cancelled, progress: 0.4)),
            ])
        #expect(shown.host.shown == shown.manager.tree)
    }

    @Test("a swipe back that reaches 0.6 and ends pops once") func finished() {
        let shown = listening()
        let swipe = shown.manager.beginBack(completion: shown.recorder("swipe"))
        swipe.update(0.6)
        #expect(shown.recorder.lines.isEmpty)
        swipe.finish()
        #expect(shown.recorder.lines == ["list disappeared", "list left", "home appeared", "swipe: completed"])
        expect(shown.manager, "main: [home]")
        #expect(shown.host.commits.count == 1)
        #expect(shown.host.told.last == .follow(Gesture(.ended, progress: 0.6)))
    }

    @Test("a gesture that has ended ignores further calls") func afterwards() {
        let shown = Shown("home", "list", "detail")
        let swipe = shown.home.begin(.pop, completion: shown.recorder("swipe"))
        swipe.finish()
        swipe.finish()
        swipe.cancel()
        swipe.update(0.1)
        #expect(shown.recorder.lines == ["swipe: completed"])
        expect(shown.manager, "main: [home, list]")
        let second = shown.home.begin(.pop, completion: shown.recorder("second"))
        second.cancel()
        second.finish()
        #expect(shown.recorder.outcome("second") == .cancelled(.user))
        expect(shown.manager, "main: [home, list]")
    }

    @Test("a released gesture is cancelled, and frees the screen it had shown") func letGoOf() {
        let shown = Shown("home")
        weak var swipe: InteractiveTransition?
        do {
            let begun = shown.home.root.begin(
                .push(Leaf("leaf", shown.recorder)), completion: shown.recorder("swipe"))
            swipe = begun
            expect(shown.manager, "main: [home, leaf]")
        }
        #expect(swipe == nil)
        #expect(shown.recorder.outcome("swipe") == .cancelled(.caller))
        #expect(shown.recorder.lines.contains("leaf is freed"))
        expect(shown.manager, "main: [home]")
    }

    @Test("a gesture keeps other commits waiting, and they have their turn afterwards", arguments: [true, false])
    func alone(finishes: Bool) {
        let shown = Shown("home", "list")
        let swipe = shown.home.begin(.pop, completion: shown.recorder("swipe"))
        shown.home.trigger(.push("a"), completion: shown.recorder("a"))
        shown.home.trigger(.push("b"), with: PolicyTests.reject, completion: shown.recorder("b"))
        #expect(shown.recorder.outcome("b") == .rejected(.busy))
        if finishes { swipe.finish() } else { swipe.cancel() }
        expect(shown.manager, finishes ? "main: [home, a]" : "main: [home, list, a]")
        #expect(shown.recorder.outcome("a")?.isCompleted == true)
    }

    @Test("a gesture that cannot begin says why, and changes nothing: busy, refused, or nothing to do")
    func cannotBegin() {
        let shown = Shown("home", isHolding: true)
        shown.home.trigger(.push("a"), completion: shown.recorder("a"))
        #expect(!shown.home.begin(.pop, completion: shown.recorder("busy")).isActive)
        #expect(shown.recorder.outcome("busy") == .rejected(.busy))
        shown.host.acknowledge()
        #expect(!shown.home.begin(.refused, completion: shown.recorder("refused")).isActive)
        #expect(shown.recorder.error("refused") != nil)
        let nothing = shown.home.root.begin(.none(), completion: shown.recorder("nothing"))
        nothing.update(0.5)
        nothing.finish()
        #expect(shown.recorder.outcome("nothing") == .noChange)
        expect(shown.manager, "main: [home, a]")
    }

    @Test("a gesture takes over an interruptible animation, and no other") func takesOver() {
        let shown = Shown("home", isHolding: true)
        func slide(_ kind: TransitionAnimation.Kind) -> TransitionAnimation {
            TransitionAnimation("slide", duration: .seconds(1), kind: kind)
        }
        shown.home.perform(.push(Screen("a"), animation: slide(.interactive)), completion: shown.recorder("a"))
        let early = shown.home.begin(.pop, completion: shown.recorder("early"))
        #expect(!early.isActive)
        shown.host.acknowledge()
        shown.home.perform(.push(Screen("b"), animation: slide(.interruptible)), completion: shown.recorder("b"))
        let swipe = shown.home.begin(.pop, completion: shown.recorder("swipe"))
        #expect(shown.recorder.outcome("b")?.isCompleted == true, "it ends as it is shown")
        #expect(swipe.isActive)
        swipe.cancel()
        expect(shown.manager, "main: [home, a, b]")
    }

    @Test("a gesture that takes over is rejected if a completion asks for a recovery, which then runs")
    func takesOverAndRecovers() {
        let shown = Shown("home", isHolding: true)
        let slide = TransitionAnimation("slide", duration: .seconds(1), kind: .interruptible)
        shown.home.perform(.push(Screen("a"), animation: slide)) { _ in
            shown.home.recover(to: .push("safe"), completion: shown.recorder("recovery"))
        }
        let swipe = shown.home.begin(.pop, completion: shown.recorder("swipe"))
        #expect(!swipe.isActive)
        #expect(shown.recorder.outcome("swipe") == .rejected(.busy))
        #expect(shown.recorder.outcome("recovery")?.isCompleted == true)
        expect(shown.manager, "main: [home, a, safe]")
    }

    @Test("a host plays the rest of a gesture before the outcome, and may refuse it") func hostAtTheEnd() {
        let shown = Shown("home", "list", isHolding: true)
        let swipe = shown.home.begin(.pop, completion: shown.recorder("swipe"))
        #expect(shown.host.commits[0].isInteractive)
        swipe.finish()
        #expect(!swipe.isActive)
        #expect(shown.recorder.lines.isEmpty)
        swipe.cancel()
        shown.host.refuse("it tore")
        #expect(shown.recorder.error("swipe")?.detail == .hostRefused(because: "it tore"))
        expect(shown.manager, "main: [home, list]")
    }

    @Test("a user's action elsewhere cancels a gesture, and comes first") func reportMeanwhile() {
        let shown = Shown("home", "list", "detail")
        let swipe = shown.home.begin(.pop, completion: shown.recorder("swipe"))
        shown.host.swipeBack(to: shown.screen(0), completion: shown.recorder("report"))
        #expect(
            shown.recorder.lines == [
                "swipe: cancelled: the user turned back half-way", "report: completed",
            ])
        #expect(!swipe.isActive)
        expect(shown.manager, "main: [home]")
    }

    @Test("a tap on the route that a finger drives shares its end, if it coalesces", arguments: [true, false])
    func coalesces(finishes: Bool) {
        let shown = Shown("home", "list", "detail")
        let swipe = shown.home.begin(.pop, completion: shown.recorder("swipe"))
        shown.home.trigger(.pop, with: PolicyTests.coalesce, completion: shown.recorder("tap"))
        if finishes { swipe.finish() } else { swipe.cancel() }
        #expect(shown.recorder.outcome("tap") == shown.recorder.outcome("swipe"))
        expect(shown.manager, finishes ? "main: [home, list]" : "main: [home, list, detail]")
    }

    @Test("a gesture cannot begin in a completion") func whileTelling() {
        let shown = Shown("home", "list")
        shown.home.trigger(.push("a")) { _ in
            let swipe = shown.home.begin(.pop, completion: shown.recorder("swipe"))
            #expect(!swipe.isActive)
        }
        #expect(shown.recorder.outcome("swipe") == .rejected(.busy))
        expect(shown.manager, "main: [home, list, a]")
    }

    @Test("a host attached during a gesture is shown the tree as it then is, and follows nothing")
    func hostInTheMiddle() {
        let shown = Shown("home", "list")
        let swipe = shown.home.begin(.pop, completion: shown.recorder("swipe"))
        let host = TestHost(shown.manager)
        #expect(host.told == [.show(shown.manager.tree)])
        swipe.update(0.5)
        swipe.cancel()
        expect(shown.manager, "main: [home, list]")
        #expect(host.shown == shown.manager.tree)
        #expect(shown.recorder.outcome("swipe") == .cancelled(.user))
    }

    @Test("a gesture works without a host") func noHost() {
        let (home, recorder) = (Stacked("home", "list"), Recorder())
        let swipe = home.begin(.pop, completion: recorder("swipe"))
        expect(home, "[home]")
        swipe.cancel()
        expect(home, "[home, list]")
        home.begin(.pop, completion: recorder("again")).finish()
        expect(home, "[home]")
        #expect(recorder.outcome("again")?.isCompleted == true)
    }

    @Test("progress is kept between 0 and 1") func progress() {
        let shown = Shown("home", "list")
        let swipe = shown.home.begin(.pop)
        for (given, expected) in [(-1, 0), (0.5, 0.5), (7, 1), (.nan, 0)] as [(Double, Double)] {
            swipe.update(given)
            #expect(swipe.progress == expected)
        }
    }

    @Test(
        "a recogniser's gestures drive a route, over and over",
        arguments: [(0.4, 0.0, false), (0.6, 0.0, true), (0.2, 2.0, true), (0.8, -2.0, false)])
    func driver(progress: Double, velocity: Double, finishes: Bool) {
        let shown = Shown("home", "list")
        let driver = shown.home.gestureDriver(for: .pop, completion: shown.recorder("swipe"))
        driver.handle(Gesture(.changed, progress: 0.3))
        driver.handle(Gesture(.ended))
        #expect(shown.recorder.lines.isEmpty, "what comes without a beginning is left alone")
        for _ in 0..<2 {
            driver.handle(Gesture(.began))
            #expect(driver.isActive)
            driver.handle(Gesture(.changed, progress: progress))
            driver.handle(Gesture(.ended, progress: progress, velocity: velocity))
            #expect(!driver.isActive)
            expect(shown.manager, finishes ? "main: [home]" : "main: [home, list]")
            if finishes { shown.home.trigger(.push("list")) }
        }
        #expect(shown.recorder.outcomes["swipe"]?.map(\.isCompleted) == [finishes, finishes])
        driver.handle(Gesture(.began))
        driver.handle(Gesture(.cancelled, progress: 1))
        #expect(shown.recorder.outcomes["swipe"]?.last == .cancelled(.user))
    }

    @Test("the end of a gesture is decided as the caller says") func rule() {
        let shown = Shown("home", "list")
        let driver = shown.home.gestureDriver(for: .pop, shouldFinish: { $0.progress >= 0.1 })
        driver.handle(Gesture(.began))
        driver.handle(Gesture(.ended, progress: 0.1))
        expect(shown.manager, "main: [home]")
    }
}
