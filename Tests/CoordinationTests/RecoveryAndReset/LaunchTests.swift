import Coordination
import CoordinationTesting
import Testing

/// Launching, and launching again.
@Suite(.bothEnds, .noUnhandledFailures) struct LaunchTests {
    @Test("a reset gives the tree of a fresh launch, and ends and frees everything before it") func reset() {
        let recorder = Recorder()
        var launches = 0
        let manager = WindowManager {
            launches += 1
            return [WindowRoot(Stacked("home"), name: "main")]
        }
        let fresh = manager.tree
        let host = TestHost(manager)
        weak var old: WindowRoot?
        do {
            let window = manager.frontWindow
            old = window
            let home = window?.content as? Stacked
            home?.perform(
                .multiple(
                    .push(Leaf("a", recorder).listening()), .present(Leaf("m", recorder).listening())))
            home?.root.ask("Sure", [Answer("Yes", 1)]) { recorder.note("answer \($0)") }
            manager.perform(.open(WindowRoot(Leaf("b", recorder).listening(), name: "second")))
            host.isHolding = true
            home?.trigger(.push("c"), completion: recorder("c"))
            home?.trigger(.push("d"), completion: recorder("d"))
        }
        recorder.forget()
        manager.reset(completion: recorder("reset"))
        let ended = "cancelled: everything that was pending was ended"
        #expect(launches == 2)
        #expect(manager.tree == fresh)
        #expect(host.shown == fresh)
        #expect(old == nil)
        #expect(
            recorder.lines.filter { !$0.contains("freed") && !$0.contains(" disappeared") && !$0.contains(" left") }
                == [
                    "c: \(ended)", "d: \(ended)", "answer failure(\(ended))", "reset: completed",
                ])
        for name in ["a", "b", "m"] {
            for event in ["disappeared", "left", "is freed"] {
                #expect(recorder.lines.filter { $0 == "\(name) \(event)" }.count == 1)
            }
        }
    }

    @Test("a second reset, with nothing to end, is as fresh as the first, with new screens") func twice() {
        let (manager, recorder) = (WindowManager { [WindowRoot(Stacked("home"))] }, Recorder())
        let before = manager.top.node.id
        manager.reset(completion: recorder("one"))
        manager.reset(completion: recorder("two"))
        #expect(recorder.lines == ["one: completed", "two: completed"])
        expect(manager, "[home]")
        #expect(manager.top.node.id != before)
    }

    @Test("a reset that cannot be carried out fails at once, and ends nothing") func noLaunch() {
        let (shown, recorder) = (Shown("home", isHolding: true), Recorder())
        shown.home.trigger(.push("a"), completion: recorder("a"))
        shown.home.trigger(.push("b"), completion: recorder("b"))
        shown.home.root.ask("Sure", [Answer("Yes", 1)]) { recorder.note("answer \($0)") }
        for (name, start) in [("all", shown.manager.node), ("home", shown.home.node), ("window", shown.window.node)] {
            start.reset(completion: recorder(name))
            #expect(recorder.error(name)?.detail == .noLaunch)
        }
        #expect(recorder.lines.count == 3)
        expect(shown.manager, "main: [home, a]")
        for _ in 0..<3 { shown.host.acknowledge() }
        #expect(recorder.outcome("a")?.isCompleted == true && recorder.outcome("b")?.isCompleted == true)
        expect(shown.manager, "main: [home, a, b]!Sure")
    }

    @Test("a reset that cannot be carried out leaves the commit of the route that called it as it is")
    func noLaunchWithin() {
        let (manager, recorder) = (WindowManager(WindowRoot(name: "main")), Recorder())
        let probe = Probe(StackRoot(Screen("home")))
        manager.window("main")?.perform(.setRoot(probe))
        probe.answers[0] = { [unowned manager] in
            manager.reset(completion: recorder("reset"))
            return .push(Screen("a"))
        }
        probe.trigger(.run(0), completion: recorder("push"))
        #expect(recorder.error("reset")?.detail == .noLaunch)
        #expect(recorder.outcome("push")?.isCompleted == true)
        expect(manager, "main: [home, a]")
    }

    @Test("a reset as a transition settles like any other, and goes back when it is refused") func asTransition() {
        let manager = WindowManager { [WindowRoot(Stacked("home"), name: "main")] }
        let (host, recorder) = (TestHost(manager, isHolding: true), Recorder())
        let window = manager.frontWindow
        manager.perform(.reset(), completion: recorder("reset"))
        #expect(manager.frontWindow !== window)
        host.refuse("no")
        #expect(manager.frontWindow === window)
        #expect(recorder.error("reset")?.detail == .hostRefused(because: "no"))
        manager.perform(.reset(), completion: recorder("again"))
        host.acknowledge()
        #expect(recorder.outcome("again")?.isCompleted == true)
    }

    @Test("a launch may open several windows, the one in front last") func order() {
        let manager = WindowManager {
            [WindowRoot(Screen("a"), name: "back"), WindowRoot(Screen("b"), name: "front")]
        }
        #expect(manager.frontWindow?.node.name == "front")
        #expect(manager.top.node.name == "b")
        manager.reset()
        expect(manager, "back: a; front: b")
    }

    @Test("a reset whose windows cannot be opened may be caught, and has changed nothing") func caught() {
        var launches = 0
        let elsewhere = WindowRoot(Screen("elsewhere"), name: "elsewhere")
        let other = WindowManager(elsewhere)
        let manager = WindowManager {
            launches += 1
            let first = WindowRoot(Screen("home"), name: "main")
            return launches == 1 ? [first] : [first, elsewhere]
        }
        manager.present(Screen("m"))
        var message: String?
        manager.perform(
            Transition("try") { editor in
                do { try editor.perform(.reset()) } catch { message = "\(error)" }
            }
        ) { #expect($0 == .noChange) }
        expect(manager, "main: home^m")
        expect(other, "elsewhere: elsewhere")
        #expect(message?.hasPrefix("Can't open 'elsewhere': it is already shown in a") == true)
    }
}
