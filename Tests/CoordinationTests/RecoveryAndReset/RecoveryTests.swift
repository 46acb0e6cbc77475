@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing
import TestSupport

/// The way out of any state.
@Suite(.bothEnds, .noUnhandledFailures) struct RecoveryTests {
    @Test("a recovery ends all that hangs on a host or an alert, once, and the next trigger works") func everything() {
        let shown = Shown("home")
        shown.home.root.ask("Sure", [Answer("Yes", 1)]) { shown.recorder.note("answer \($0)") }
        shown.home.perform(.alert("Second", choices: [.cancel()]))
        shown.host.isHolding = true
        shown.home.trigger(.push("a"), completion: shown.recorder("a"))
        shown.home.trigger(.push("b"), completion: shown.recorder("b"))
        shown.home.trigger(.push("b"), with: PolicyTests.coalesce, completion: shown.recorder("b too"))
        shown.home.root.ask("Third", [Answer("Yes", 3)]) { shown.recorder.note("third \($0)") }
        shown.home.recover(to: .push("safe"), completion: shown.recorder("recovery"))
        let ended = "cancelled: everything that was pending was ended"
        #expect(
            shown.recorder.lines == [
                "a: \(ended)", "b: \(ended)", "b too: \(ended)", "third failure(\(ended))", "answer failure(\(ended))",
                "recovery: completed",
            ])
        expect(shown.manager, "main: [home, safe]")
        #expect(shown.host.shown == shown.manager.tree)
        #expect(shown.host.commits.count == 3, "no host is waited for")
        shown.host.isHolding = false
        shown.home.trigger(.push("next"), completion: shown.recorder("next"))
        #expect(shown.recorder.lines.last == "next: completed")
    }

    @Test("a recovery with nothing pending is like any trigger, and every host shows the tree again") func idle() {
        let app = TwoWindows()
        app.manager.recover(to: .none(), completion: app.recorder("nothing"))
        #expect(app.recorder.lines == ["nothing: no change"])
        #expect(app.leftHost.shownAgain == ["left: [a]"])
        #expect(app.rightHost.shownAgain == ["right: [b]"])
        app.left.recover(to: .push("x"), completion: app.recorder("push"))
        #expect(app.recorder.lines.last == "push: completed")
        #expect(app.leftHost.shownAgain.last == "left: [a, x]")
        #expect(app.leftHost.commits.isEmpty && app.rightHost.commits.isEmpty)
    }

    @Test("a recovery from a child whose commit goes back still closes the alerts of the outer tree")
    func fromWhatGoesBack() {
        let shown = Shown("home")
        shown.home.perform(.alert("Sure", choices: [.cancel()]))
        shown.host.isHolding = true
        let child = Stacked("child")
        shown.home.perform(.present(child), completion: shown.recorder("present"))
        child.recover(to: .push("x"), completion: shown.recorder("recovery"))
        #expect(shown.recorder.outcome("present") == .cancelled(.recovery))
        expect(shown.manager, "main: [home]")
        expect(child, "[child, x]")
        #expect(shown.host.shownAgain.last == "main: [home]")
    }

    @Test("a recovery ends another recovery that waits") func twice() {
        let shown = Shown("home", isHolding: true)
        shown.home.trigger(.push("a")) { outcome in
            shown.recorder("a")(outcome)
            shown.home.recover(to: .push("second"), completion: shown.recorder("second"))
        }
        shown.home.recover(to: .push("first"), completion: shown.recorder("first"))
        #expect(
            shown.recorder.lines == [
                "a: cancelled: everything that was pending was ended",
                "first: cancelled: everything that was pending was ended", "second: completed",
            ])
        expect(shown.manager, "main: [home, second]")
    }

    @Test("a recovery cancels a gesture") func gesture() {
        let shown = Shown("home", "list")
        let swipe = shown.home.begin(.pop, completion: shown.recorder("swipe"))
        swipe.update(0.3)
        shown.home.recover(to: .push("safe"), completion: shown.recorder("recovery"))
        #expect(shown.recorder.outcome("swipe") == .cancelled(.recovery))
        #expect(!swipe.isActive)
        expect(shown.manager, "main: [home, list, safe]")
        swipe.finish()
        expect(shown.manager, "main: [home, list, safe]")
    }

    @Test("a recovery in the middle of a commit comes right after that, and ends what is pending") func inTheMiddle() {
        let (probe, recorder) = (Probe(StackRoot(Screen("home"))), Recorder())
        let manager = WindowManager(WindowRoot(probe))
        let host = TestHost(manager, isHolding: true)
        probe.answers = [
            0: { [unowned probe] in
                probe.recover(to: .run(1), completion: recorder("recovery"))
                return .push(Screen("a"))
            },
            1: { .push(Screen("safe")) },
        ]
        probe.trigger(.run(0), completion: recorder("outer"))
        #expect(recorder.outcome("outer") == .cancelled(.recovery))
        #expect(recorder.outcome("recovery")?.isCompleted == true)
        expect(manager, "[home, safe]")
        #expect(host.waiting.isEmpty)
    }

    @Test("a recovery in an event handler or an effect comes right after that commit") func whileTelling() {
        let shown = Shown("home", "list")
        shown.screen(1).observe { event in
            if event == .left { shown.manager.recover(to: .none(), completion: shown.recorder("from handler")) }
        }
        shown.home.perform(
            .multiple(
                .pop(),
                .effect("recover") {
                    shown.home.trigger(.push("lost"), completion: shown.recorder("lost"))
                    shown.home.recover(to: .push("safe"), completion: shown.recorder("from effect"))
                }), completion: shown.recorder("pop"))
        #expect(
            shown.recorder.lines == [
                "pop: completed", "from handler: cancelled: everything that was pending was ended",
                "lost: cancelled: everything that was pending was ended", "from effect: completed",
            ])
        expect(shown.manager, "main: [home, safe]")
    }

    @Test("a refused recovery has ended everything all the same, and the hosts show the tree") func refused() {
        let shown = Shown("home", isHolding: true)
        shown.home.trigger(.push("a"), completion: shown.recorder("a"))
        shown.home.recover(to: .refused, completion: shown.recorder("recovery"))
        #expect(shown.recorder.outcome("a") == .cancelled(.recovery))
        #expect(shown.recorder.error("recovery") != nil)
        expect(shown.manager, "main: [home]")
        #expect(shown.host.shownAgain.last == "main: [home]")
        shown.host.isHolding = false
        shown.home.trigger(.push("b"), completion: shown.recorder("b"))
        expect(shown.manager, "main: [home, b]")
    }

    @Test("a recovery ends an await that hangs on a host, and one that waits behind it") @MainActor
    func awaited() async {
        let shown = Shown("home", isHolding: true)
        let tasks = ["a", "b"].map { name in
            Task.immediate { @MainActor in
                do { try await shown.home.trigger(.push(name)) } catch { shown.recorder.note("\(name) \(error)") }
            }
        }
        shown.home.recover(to: .push("safe"))
        for task in tasks { await task.value }
        #expect(
            Set(shown.recorder.lines) == [
                "a \(TransitionOutcome.Failure.cancelled(.recovery))",
                "b \(TransitionOutcome.Failure.cancelled(.recovery))",
            ])
    }

    @Test("a recovery releases what it ended, and a host's later answer is reported as late") func released() {
        let shown = Shown("home", isHolding: true)
        weak var leaf: Leaf?
        do {
            let made = Leaf("leaf", shown.recorder)
            leaf = made
            shown.home.perform(.push(made), completion: { _ in })
        }
        shown.home.recover(to: .push("safe"))
        #expect(leaf == nil)
        let found = collected { shown.host.commits[0].acknowledge() }
        #expect(found.map(\.error?.detail) == [.answeredLate])
        expect(shown.manager, "main: [home, safe]")
    }

    @Test(
        "a recovery whose transition is refused or denied has closed modals and alerts all the same", arguments: 0..<2)
    func refusedWay(kind: Int) {
        let (guarded, recorder) = (GuardedHouse(), Recorder())
        let house = guarded.house
        house.gates[.secret] = [Gate("porter") { _ in .require(HouseRoute.login) }]
        house.gates[.probe] = [Gate("porter") { _ in .deny("no") }]
        house.trigger(.secret, completion: recorder("secret"))
        house.ask("Well?", [Answer("Go", 1)]) { recorder.note("\($0)") }
        expect(guarded.manager, #"main: [home]^login!"Well?""#)
        switch kind {
        case 0: house.root.recover(to: .pop(), completion: recorder("recovery"))
        default: house.recover(to: .probe, completion: recorder("recovery"))
        }
        expect(guarded.manager, "main: [home]")
        #expect(recorder.outcomes["recovery"]?.count == 1)
        #expect(recorder.outcome("recovery")?.isCompleted == false)
        #expect(recorder.outcome("secret") == .cancelled(.recovery))
        #expect(recorder.lines.contains("failure(cancelled: everything that was pending was ended)"))
        expect(guarded.host.shown, "main: [home]")
    }

    @Test(
        "a question asked before any window is asked in the first one, or ended by a recovery",
        arguments: [false, true])
    func withoutAWindow(recovers: Bool) {
        let (manager, recorder) = (WindowManager(), Recorder())
        manager.ask("Well?", [Answer("Go", 1)]) { recorder.note("\($0)") }
        if recovers {
            manager.recover(to: .none(), completion: recorder("recovery"))
            #expect(recorder.lines.contains("failure(cancelled: everything that was pending was ended)"))
        } else {
            manager.perform(.open(WindowRoot(Screen("a"), name: "main")))
            expect(manager, #"main: a!"Well?""#)
            manager.choose("Go", completion: nil)
            #expect(recorder.lines == ["success(1)"])
        }
    }

    @Test("a recovery in a window that another tree is closing runs in the tree that gets the window back")
    func lentTree() {
        let (guarded, recorder) = (GuardedHouse(), Recorder())
        let (house, manager) = (guarded.house, guarded.manager)
        let second = WindowRoot(Screen("b"), name: "second")
        manager.perform(.open(second))
        let host = TestHost(second, isHolding: true)
        house.gates[.secret] = [Gate("porter") { _ in .ask("Sure?", choices: [.proceed("Yes"), .cancel()]) }]
        let loose = StackRoot(Screen("loose"))
        loose.perform(.perform(.close(second), on: manager), completion: recorder("close"))
        #expect(host.waiting.count == 1)
        guarded.host.isHolding = true
        house.trigger(.secret, completion: recorder("secret"))
        loose.perform(.push(Screen("more")), completion: recorder("more"))
        second.recover(to: .none(), completion: recorder("recovery"))
        #expect(
            recorder.lines == [
                "close: cancelled: everything that was pending was ended",
                "secret: cancelled: everything that was pending was ended",
                "recovery: no change",
                "more: completed",
            ])
        expect(manager, "main: [home]; second: b")
    }
}
