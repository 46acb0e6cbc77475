@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import TestSupport
import Testing

/// What happens in which order once a commit has settled, and whose turn it is then.
@Suite(.bothEnds, .noUnhandledFailures) struct OrderTests {
    @Test(
        "events, releases, effects, completions, observers and new triggers come in this order, every time",
        arguments: [true, false])
    func settled(isHolding: Bool) {
        let (probe, recorder) = (Probe(StackRoot(Screen("home"))), Recorder())
        let manager = WindowManager(WindowRoot(probe))
        probe.perform(.push(Leaf("leaf", recorder).listening()))
        recorder.forget()
        manager.observeCommits { recorder.note("observed \($0.cause)") }
        let host = TestHost(manager, isHolding: isHolding)
        for number in 1...4 { probe.answers[number] = { .push(Screen("\(number)")) } }
        probe.root.last?.observe { [unowned probe] event in
            if event == .disappeared { probe.trigger(.run(2), completion: recorder("from handler")) }
        }
        probe.answers[0] = { [unowned probe] in
            probe.trigger(.run(1), completion: recorder("joined"))
            return .multiple(
                .pop(),
                .effect("trigger") {
                    recorder.note("effect")
                    probe.trigger(.run(3), completion: recorder("from effect"))
                })
        }
        probe.trigger(.run(0)) { outcome in
            recorder("outer")(outcome)
            probe.trigger(.run(4), completion: recorder("from completion"))
        }
        for _ in 0..<4 { host.acknowledge() }
        #expect(
            recorder.lines == [
                "leaf disappeared", "leaf left", "leaf is freed", "effect", "outer: completed", "joined: completed",
                "observed run(0) on Probe<StackRoot>", "from handler: completed",
                "observed run(2) on Probe<StackRoot>", "from effect: completed",
                "observed run(3) on Probe<StackRoot>", "from completion: completed",
                "observed run(4) on Probe<StackRoot>",
            ])
        expect(probe, "[home, 1, 2, 3, 4]")
    }

    @Test("waiting triggers have their turns in the order they came, each after the last has settled") func queued() {
        let shown = Shown("home", isHolding: true)
        for name in ["a", "b", "c"] { shown.home.trigger(.push(name), completion: shown.recorder(name)) }
        expect(shown.manager, "main: [home, a]")
        shown.host.acknowledge()
        expect(shown.manager, "main: [home, a, b]")
        shown.host.acknowledge()
        expect(shown.manager, "main: [home, a, b, c]")
        #expect(shown.recorder.lines == ["a: completed", "b: completed"])
        shown.host.acknowledge()
        #expect(shown.recorder.lines == ["a: completed", "b: completed", "c: completed"])
    }

    @Test("a trigger that fails in the queue does not hold up the next") func failingInTheQueue() {
        let shown = Shown("home", isHolding: true)
        shown.home.trigger(.push("a"), completion: shown.recorder("a"))
        shown.home.trigger(.refused, completion: shown.recorder("refused"))
        shown.home.trigger(.push("b"), completion: shown.recorder("b"))
        shown.host.acknowledge()
        #expect(shown.recorder.error("refused") != nil)
        expect(shown.manager, "main: [home, a, b]")
    }

    @Test("a trigger made by a host while it applies a commit comes after that commit") func fromTheHost() {
        let shown = Shown("home")
        let host = MeddlingHost()
        shown.manager.attach(host)
        host.onApply = { _ in shown.home.trigger(.push("from host"), completion: shown.recorder("from host")) }
        shown.home.trigger(.push("a"), completion: shown.recorder("a"))
        #expect(shown.recorder.lines == ["a: completed", "from host: completed"])
        expect(shown.manager, "main: [home, a, \"from host\"]")
    }

    @Test("a report made while a host applies a commit comes right after it, as shown") func reportFromTheHost() {
        let shown = Shown("home")
        let host = MeddlingHost(answers: false)
        shown.manager.attach(host)
        let home = shown.screen(0).id
        host.onApply = { _ in shown.manager.report(.popped(to: home), completion: shown.recorder("swipe")) }
        shown.home.trigger(.push("a"), completion: shown.recorder("a"))
        #expect(shown.recorder.lines == ["a: completed"])
        expect(shown.manager, "main: [home]")
    }

    @Test("a recovery while a host applies a commit ends that commit") func recoveryFromTheHost() {
        let shown = Shown("home")
        let host = MeddlingHost(answers: false)
        shown.manager.attach(host)
        host.onApply = { _ in shown.home.recover(to: .push("safe"), completion: shown.recorder("recovery")) }
        shown.home.trigger(.push("a"), completion: shown.recorder("a"))
        #expect(shown.recorder.outcome("a") == .cancelled(.recovery))
        #expect(shown.recorder.outcome("recovery")?.isCompleted == true)
        expect(shown.manager, "main: [home, safe]")
    }

    @Test("10,000 triggers that wait while a commit settles are served without piling up") func many() async {
        let count = await onSmallStack {
            let shown = Shown("home", isHolding: true)
            shown.home.trigger(.push("first"))
            for number in 0..<10_000 { shown.home.trigger(.push("\(number)")) }
            shown.manager.attach(ImmediateHost())
            return shown.home.root.node.count
        }
        #expect(count == 10_002)
    }

    @Test("routes triggered before there is a window run in order, and are shown with it") func beforeWindow() {
        let early = EarlyBird()
        expect(early, "[list, detail, more]")
        let host: TestHost
        let manager = WindowManager(WindowRoot(early))
        host = TestHost(manager)
        #expect(host.told == [.show(manager.tree)])
        expect(manager, "[list, detail, more]")
        #expect(early.recorder.lines == ["detail: completed", "more: completed"])
    }

    @Test("a trigger of a tree that gets a window waits behind the triggers there") func waitingMoves() {
        let (shown, early) = (Shown("home"), Stacked("early"))
        shown.host.isHolding = true
        early.perform(
            .effect("open") {
                early.trigger(.push("late"), completion: shown.recorder("late"))
                shown.home.perform(.push(early), completion: shown.recorder("push"))
                shown.home.trigger(.push("next"), completion: shown.recorder("next"))
            })
        expect(shown.manager, "main: [home, [early]]")
        shown.host.acknowledge()
        shown.host.acknowledge()
        shown.host.acknowledge()
        #expect(Set(shown.recorder.lines) == ["push: completed", "next: completed", "late: completed"])
        expect(shown.manager, "main: [home, [early, late], next]")
    }
}

/// Triggers in its `init`, when no window is anywhere.
private final class EarlyBird: Coordinator {
    let root = StackRoot()
    let recorder = Recorder()

    init() {
        perform(.set([Screen("list")]))
        trigger(.push("detail"), completion: recorder("detail"))
        trigger(.push("more"), completion: recorder("more"))
    }

    func prepareTransition(for route: StackedRoute) -> Transition<StackRoot> {
        switch route {
        case .push(let name): .push(Screen(name))
        case .pop, .refused: .pop()
        }
    }
}

/// A host that does something of its own with the first commit that it is handed.
final class MeddlingHost: Host {
    var onApply: ((HostCommit) -> Void)?
    private let answers: Bool

    init(answers: Bool = true) { self.answers = answers }

    func show(_ root: any Presentable) {}

    func apply(_ commit: HostCommit) {
        let meddle = onApply
        onApply = nil
        meddle?(commit)
        if answers { commit.acknowledge() }
    }
}
