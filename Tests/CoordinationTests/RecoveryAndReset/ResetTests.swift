import Coordination
import CoordinationTesting
import Testing

@Suite("Resets", .bothEnds, .noUnhandledFailures) struct ResetTests {
    private static func app() -> (manager: WindowManager, recorder: Recorder) {
        let recorder = Recorder()
        let manager = WindowManager { [WindowRoot(Stacked("home"), name: "main")] }
        manager.push(Leaf("a", recorder))
        manager.present(StackRoot(Screen("m")))
        return (manager, recorder)
    }

    @Test("a reset from anywhere in a window leaves everything as after the launch") func anywhere() {
        let starts: [(WindowManager) -> (any Presentable)?] = [
            { $0 }, { $0.frontWindow }, { $0.top }, { $0.frontWindow?.content },
        ]
        for start in starts {
            let (manager, recorder) = Self.app()
            expect(manager, "main: [home, a]^[m]")
            start(manager)?.node.reset(completion: recorder("reset"))
            expect(manager, "main: [home]")
            #expect(Set(recorder.lines) == ["a is freed", "reset: completed"])
        }
    }

    @Test("a reset without a window manager is refused, and ends nothing") func noManager() {
        let (home, recorder) = (Stacked("home"), Recorder())
        let host = TestHost(home, isHolding: true)
        home.push(Screen("a"), completion: recorder("push"))
        home.top.node.reset(completion: recorder("reset"))
        #expect(recorder.lines.count == 1 && recorder.error("reset") != nil, "it fails at once")
        host.acknowledge()
        #expect(recorder.lines.last == "push: completed")
        #expect(
            recorder.error("reset")?.description == """
                Can't reset: it is in no window manager.

                  Tree: [home, a]

                Open its window with WindowManager(launch:), which reset runs again.
                """)
        expect(home, "[home, a]")
    }

    @Test("a reset says so if the manager does not know how to launch") func noLaunch() {
        let shown = Shown("home")
        shown.window.reset(completion: shown.recorder("reset"))
        #expect(
            shown.recorder.error("reset")?.description == """
                Can't reset: the manager was made with windows, not with a way to launch them.

                  Windows: main: …

                Make it with WindowManager(launch:), which reset runs again.
                """)
        expect(shown.manager, "main: [home]")
    }

    @Test("a reset from a screen that goes with a settling commit still resets the app") func fromWhatGoes() {
        let (manager, recorder) = Self.app()
        let host = TestHost(manager, isHolding: true)
        let screen = Screen("b")
        manager.push(screen, completion: recorder("push"))
        expect(manager, "main: [home, a]^[m, b]")
        screen.reset(completion: recorder("reset"))
        host.acknowledge()
        expect(manager, "main: [home]")
        #expect(recorder.outcome("push") == .cancelled(.recovery))
        #expect(recorder.outcome("reset")?.isCompleted == true)
    }

    @Test("a reset in the middle of a commit comes right after it, and ends it") func inACommit() {
        let (manager, recorder) = Self.app()
        manager.perform(
            Transition("twice") { editor in
                editor.root.reset(completion: recorder("reset"))
                try editor.perform(.open(WindowRoot(Screen("x"), name: "other")))
            }, completion: recorder("open"))
        expect(manager, "main: [home]")
        #expect(recorder.outcome("open") == .cancelled(.recovery))
        #expect(recorder.lines.last == "reset: completed")
    }

    @Test("a trigger made by the launch waits at its gate until the next reset", arguments: [false, true])
    func launchedLink(byAnotherTree: Bool) {
        let recorder = Recorder()
        var launches = 0
        let manager = WindowManager {
            launches += 1
            let house = House()
            house.gates[.secret] = [Gate("porter") { _ in .require(HouseRoute.login) }]
            house.trigger(.secret, completion: recorder("secret \(launches)"))
            return [WindowRoot(house, name: "main")]
        }
        expect(manager, "main: [home]^login")
        let other = StackRoot(Screen("other"))
        if byAnotherTree { other.perform(.perform(.reset(), on: manager)) } else { manager.reset() }
        expect(manager, "main: [home]^login")
        #expect(recorder.lines.count == 1)
        #expect(recorder.lines[0].hasPrefix("secret 1: cancelled"))
        manager.reset()
        expect(manager, "main: [home]^login")
        #expect(recorder.lines.dropFirst() == ["secret 2: cancelled: everything that was pending was ended"])
    }

    @Test("a trigger that waits in a window that another tree closes resumes there") func closedByAnotherTree() {
        let (house, recorder) = (House(), Recorder())
        var (isOpen, goOn): (Bool, Resumption?) = (false, nil)
        house.gates[.secret] = [Gate("porter") { _ in isOpen ? .allow : .wait { goOn = $0 } }]
        house.trigger(.secret, completion: recorder("secret"))
        let window = WindowRoot(house, name: "other")
        let manager = WindowManager(WindowRoot(Screen("home"), name: "main"), window)
        let loose = StackRoot(Screen("loose"))
        loose.perform(.perform(.close(window), on: manager))
        manager.recover(to: .none())
        expect(manager, "main: home")
        #expect(recorder.lines == [])
        expect(house, "[home]")
        isOpen = true
        goOn?()
        #expect(recorder.lines == ["secret: completed"])
        expect(house, "[home, secret]")
    }
}
