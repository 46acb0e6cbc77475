@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// The outermost root of a tree goes while a commit on it runs or settles, and a part of the tree is kept.
@Suite(.bothEnds, .noUnhandledFailures) struct LostTreeTests {
    private enum Route: Coordination.Route { case push(String), lose(String), loseAndPush(String) }

    /// A part that is kept: some of its routes let go of the tree that it is in.
    private final class Part: Coordinator {
        let root = StackRoot(Screen("home"))
        var lose: () -> Void = {}
        var recorder = Recorder()

        func prepareTransition(for route: Route) -> Transition<StackRoot> {
            switch route {
            case .push(let name): return .push(Screen(name))
            case .lose(let name):
                lose()
                return .push(Screen(name))
            case .loseAndPush(let name):
                lose()
                trigger(.push("\(name) after"), completion: recorder("after"))
                return .multiple(.push(Screen(name)), .pop(), .push(Screen(name)))
            }
        }
    }

    private let part = Part()
    private var recorder: Recorder { part.recorder }

    /// Puts the part into a tree that it can let go of.
    private func lay(_ make: (Part) -> AnyObject) -> () -> AnyObject? {
        var tree: AnyObject? = make(part)
        weak let gone = tree
        part.lose = { tree = nil }
        return { gone }
    }

    @Test(
        "the commit of a lost tree ends as cancelled, and a kept part of the tree is as before",
        arguments: [false, true])
    func lost(isHeld: Bool) {
        let gone = lay { StackRoot(Screen("a"), $0) }
        let host = isHeld ? TestHost(part, isHolding: true) : nil
        part.trigger(.lose("x"), completion: recorder("lose"))
        #expect(gone() == nil)
        expect(part, "[home]")
        #expect(recorder.lines == ["lose: cancelled: the tree has gone"])
        host?.isHolding = false
        part.trigger(.push("y"), completion: recorder("push"))
        expect(part, "[home, y]")
        #expect(recorder.outcome("push")?.isCompleted == true)
        if let host { expect(host.shown, "[home, y]") }
    }

    @Test("changes made before the tree was lost are rolled back, whatever kind of root it had", arguments: 0..<6)
    func everyRoot(kind: Int) {
        let gone = lay { part -> AnyObject in
            switch kind {
            case 0: return StackRoot(part)
            case 1: return TabRoot(Screen("a"), part, selecting: part)
            case 2: return PageRoot(part, Screen("a"))
            case 3:
                let split = SplitRoot(columns: 2)
                split.perform(.set([Screen("a"), part]))
                return split
            case 4: return WindowManager(WindowRoot(part, name: "main"))
            default:
                let stack = StackRoot(Screen("a"))
                stack.perform(.present(part))
                return stack
            }
        }
        part.perform(
            .multiple(.push(Screen("b")), .trigger(.loseAndPush("x"), on: part), .present(Screen("m"))),
            completion: recorder("all"))
        #expect(gone() == nil)
        expect(part, "[home]")
        #expect(recorder.outcome("all") == .cancelled(.released))
        #expect(recorder.outcome("after") == .cancelled(.released))
        part.trigger(.push("y"), completion: recorder("push"))
        expect(part, "[home, y]")
    }

    @Test("a gesture ends at once if its tree is lost as it begins") func gesture() {
        _ = lay { StackRoot(Screen("a"), $0) }
        let swipe = part.begin(.lose("x"), completion: recorder("swipe"))
        expect(part, "[home]")
        #expect(!swipe.isActive)
        swipe.update(0.5)
        swipe.finish()
        #expect(recorder.lines == ["swipe: cancelled: the tree has gone"])
    }

    @Test("a tree lost during a gesture goes back to what it was") func duringAGesture() {
        let gone = lay { WindowManager(WindowRoot($0, name: "main")) }
        let swipe = part.begin(.push("x"), completion: recorder("swipe"))
        expect(part, "[home, x]")
        part.lose()
        #expect(gone() == nil)
        expect(part, "[home]")
        #expect(recorder.lines == ["swipe: cancelled: the tree has gone"])
        swipe.finish()
        part.trigger(.push("y"), completion: recorder("push"))
        expect(part, "[home, y]")
    }

    @Test("a tree lost while it settles goes back to what it was, and the host of a kept part shows that")
    func whileSettling() {
        let gone = lay { WindowManager(WindowRoot($0, name: "main")) }
        let host = TestHost(part, isHolding: true)
        part.trigger(.push("x"), completion: recorder("x"))
        part.trigger(.push("y"), completion: recorder("y"))
        expect(host.shown, "[home, x]")
        part.lose()
        if gone() != nil {
            // What waits keeps the part of the tree that it is about, and no more.
            Issue.record("The manager is kept.")
        }
        expect(part, "[home]")
        expect(host.shown, "[home]")
        #expect(recorder.outcome("x") == .cancelled(.released))
        #expect(recorder.outcomes["y"]?.count == 1)
        host.isHolding = false
        part.trigger(.push("z"), completion: recorder("z"))
        expect(host.shown, "[home, z]")
    }

    @Test("a commit goes back if its host releases the tree while applying it") func inApply() {
        let gone = lay { WindowManager(WindowRoot($0, name: "main")) }
        let host = Dropping()
        host.act = part.lose
        part.attach(host)
        part.trigger(.push("x"), completion: recorder("x"))
        #expect(gone() == nil)
        expect(part, "[home]")
        #expect(recorder.lines == ["x: cancelled: the tree has gone"])
        host.commits.first?.acknowledge()
        #expect(recorder.lines.count == 1)
    }

    @Test("a commit goes back if the manager's own host releases the manager and never answers") func managerInApply() {
        let recorder = recorder
        var manager: WindowManager?
        let window = WindowRoot(part, name: "main")
        manager = WindowManager(window)
        weak let gone = manager
        let host = Dropping()
        manager?.attach(host)
        host.act = { manager = nil }
        window.perform(.setRoot(Screen("other")), completion: recorder("set"))
        #expect(gone == nil)
        #expect(recorder.lines == ["set: cancelled: the tree has gone"])
        expect(window, "main: [home]")
        part.trigger(.push("x"), completion: recorder("x"))
        expect(window, "main: [home, x]")
    }

    private final class Dropping: Host {
        var act: () -> Void = {}
        var commits: [HostCommit] = []
        func show(_ root: any Presentable) {}
        func apply(_ commit: HostCommit) {
            commits.append(commit)
            act()
        }
    }

    @Test("a tree that is lost in a completion, an effect or an event stays as it is", arguments: 0..<3)
    func afterwards(moment: Int) {
        let gone = lay { StackRoot(Screen("a"), $0) }
        let host = TestHost(part)
        switch moment {
        case 0:
            part.trigger(.push("x")) { [part, recorder] in
                part.lose()
                recorder("x")($0)
            }
        case 1:
            part.perform(
                .multiple(.push(Screen("x")), .effect("lose") { [part] in part.lose() }), completion: recorder("x"))
        default:
            part.observe { [part] _ in part.lose() }
            part.trigger(.push("x"), completion: recorder("x"))
            part.lose()
        }
        #expect(gone() == nil)
        expect(part, "[home, x]")
        #expect(recorder.outcome("x")?.isCompleted == true)
        withExtendedLifetime(host) {}
    }

    @Test("a commit is cancelled if a screen asked about leaving releases the tree") func whileAsked() {
        let part = part
        let draft = Manuscript { _ in
            part.lose()
            return .allow
        }
        part.perform(.push(draft))
        let gone = lay { StackRoot(Screen("a"), $0) }
        part.perform(.popToRoot(), completion: recorder("pop"))
        #expect(gone() == nil)
        expect(part, "[home, draft]")
        #expect(recorder.lines == ["pop: cancelled: the tree has gone"])
        #expect(draft.departures.count == 1)
        draft.answer = { _ in .allow }
    }

    @Test("a gate that releases the tree and then requires a login shows nothing") func atAGate() {
        let part = part
        _ = lay { StackRoot(Screen("a"), $0) }
        let gate = Porter { _ in
            part.lose()
            return .require(Route.push("login"))
        }
        part.trigger(.push("x"), gates: [gate.gate], completion: recorder("x"))
        expect(part, "[home]")
        #expect(recorder.lines == ["x: cancelled: the tree has gone"])
    }

    @Test("another tree's commit continues if a borrowed tree goes, and a kept part is free afterwards")
    func borrowed() {
        let gone = lay { StackRoot(Screen("a"), $0) }
        let other = Stacked("other")
        let host = TestHost(other, isHolding: true)
        other.perform(
            .multiple(.push(Screen("b")), .trigger(.push("c"), on: part), .trigger(.lose("d"), on: part)),
            completion: recorder("all"))
        #expect(gone() == nil)
        expect(other, "[other, b]")
        expect(part, "[home, c, d]")
        part.trigger(.push("later"), completion: recorder("later"))
        #expect(recorder.lines.isEmpty)
        host.acknowledge()
        #expect(recorder.outcome("all")?.isCompleted == true)
        expect(part, "[home, c, d, later]")
        #expect(recorder.outcome("later")?.isCompleted == true)
    }
}
