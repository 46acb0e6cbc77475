import Coordination
import CoordinationTesting
import Testing

@Suite("Without a route, with a host that takes its time", .bothEnds, .noUnhandledFailures) struct UnroutedSettlingTests
{
    @Test("each call waits for its turn, and starts from the screen then in front") func turns() {
        let shown = Shown("home", isHolding: true)
        shown.window.present(StackRoot(Screen("info")), completion: shown.recorder("present"))
        shown.window.push(Screen("details"), completion: shown.recorder("push"))
        shown.window.back(completion: shown.recorder("back"))
        expect(shown.manager, "main: [home]^[info]")
        #expect(shown.recorder.lines.isEmpty)
        shown.host.acknowledge()
        expect(shown.manager, "main: [home]^[info, details]")
        #expect(shown.recorder.lines == ["present: completed"])
        shown.host.acknowledge()
        expect(shown.manager, "main: [home]^[info]")
        shown.host.acknowledge()
        #expect(shown.recorder.lines == ["present: completed", "push: completed", "back: completed"])
    }

    @Test("a push after a refused modal goes to the stack that is then in front") func refused() {
        let shown = Shown("home", isHolding: true)
        shown.window.present(StackRoot(Screen("info")), completion: shown.recorder("present"))
        shown.window.push(Screen("details"), completion: shown.recorder("push"))
        shown.host.refuse("no room")
        expect(shown.manager, "main: [home, details]")
        shown.host.acknowledge()
        #expect(shown.recorder.error("present")?.detail == .hostRefused(because: "no room"))
        #expect(shown.recorder.outcome("push")?.isCompleted == true)
    }

    @Test("a push and a present follow the policy of their options") func policy() {
        let shown = Shown("home", isHolding: true)
        shown.window.push(Screen("a"))
        let busy = TransitionOptions(policy: .reject)
        shown.window.push(Screen("b"), with: busy, completion: shown.recorder("push"))
        shown.window.present(Screen("m"), with: busy, completion: shown.recorder("present"))
        #expect(
            shown.recorder.lines == [
                "push: \(TransitionOutcome.rejected(.busy))", "present: \(TransitionOutcome.rejected(.busy))",
            ])
        shown.host.acknowledge()
        expect(shown.manager, "main: [home, a]")
    }

    @Test("a screen built late is built in its turn, and freed if the host refuses it") func late() {
        let shown = Shown("home", isHolding: true)
        shown.home.perform(.push(Screen("a")))
        shown.home.perform(
            .push {
                shown.recorder.note("p is built")
                return Leaf("p", shown.recorder)
            }, completion: { _ in shown.recorder.note("told") })
        #expect(shown.recorder.lines.isEmpty)
        shown.host.acknowledge()
        #expect(shown.recorder.lines == ["p is built"])
        expect(shown.manager, "main: [home, a, p]")
        shown.host.refuse("no room")
        #expect(shown.recorder.lines == ["p is built", "p is freed", "told"])
        expect(shown.manager, "main: [home, a]")
    }

    @Test("the outcomes of a push and a present name the screens shown") func outcomes() {
        let shown = Shown("home", isHolding: true)
        var names: [String] = []
        shown.window.present(StackRoot(Screen("info"), name: "stack")) {
            names += $0.shown
            shown.window.push(Screen("details")) { names += $0.shown }
        }
        expect(shown.manager, "main: [home]^stack[info]")
        #expect(names == [])
        shown.host.isHolding = false
        shown.host.acknowledge()
        #expect(names == ["stack", "details"])
        let tabs = TabRoot(Screen("a"))
        let refused = outcome { tabs.push(Screen("x"), completion: $0) }
        #expect(refused?.error?.description.hasPrefix("Can't push 'x': 'a' is in front") == true)
    }
}

extension TransitionOutcome {
    fileprivate var shown: [String] { (try? get().shown.map(\.name)) ?? [] }
}
