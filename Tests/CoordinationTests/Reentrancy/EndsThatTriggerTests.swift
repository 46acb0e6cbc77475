import Coordination
import CoordinationTesting
import Testing

/// What a recovery, a reset or a withdrawal drops, and what acts again when that goes.
@Suite(.bothEnds, .noUnhandledFailures) struct EndsThatTriggerTests {
    private let shown = Shown("home", isHolding: true)
    private var recorder: Recorder { shown.recorder }

    /// A screen's model that acts when it goes.
    private final class Nagger: Presentable {
        let node = Screen("nagger")
        private let act: () -> Void
        init(_ act: @escaping () -> Void) { self.act = act }
        deinit { act() }
    }

    /// A push of a model that triggers another push when it goes.
    private func nagging(_ name: String) -> Transition<StackRoot> {
        .push(
            Nagger { [weak home = shown.home, recorder] in
                home?.trigger(.push("again \(name)"), completion: recorder("again \(name)"))
            })
    }

    @Test("a screen freed as a recovery drops its call may trigger", arguments: [false, true])
    func recovery(resets: Bool) {
        shown.home.trigger(.push("a"), completion: recorder("a"))
        shown.home.perform(nagging("one"), completion: recorder("one"))
        shown.home.perform(nagging("two"), completion: recorder("two"))
        if resets {
            shown.manager.recover(to: .none(), completion: recorder("recovery"))
        } else {
            shown.home.recover(to: .push("safe"), completion: recorder("recovery"))
        }
        shown.host.isHolding = false
        shown.host.acknowledge()
        #expect(Set(recorder.outcomes.keys) == ["a", "one", "two", "recovery", "again one", "again two"])
        #expect(recorder.outcomes.values.allSatisfy { $0.count == 1 })
        for name in ["a", "one", "two"] { #expect(recorder.outcome(name) == .cancelled(.recovery)) }
        for name in ["again one", "again two"] { #expect(recorder.outcome(name)?.isCompleted == true) }
        let tree = "\(shown.manager.tree)"
        #expect(
            ["one", "two"].allSatisfy { tree.contains("again \($0)") } && tree.contains("safe") != resets, "\(tree)")
    }

    @Test("a screen freed as a reset drops its call may trigger") func reset() {
        let (time, recorder) = (ManualTime(), recorder)
        let manager = WindowManager(time: time) { [WindowRoot(Stacked("launched"), name: "main")] }
        guard let window = manager.frontWindow, let stack = window.content as? Stacked else { return }
        let host = TestHost(manager, isHolding: true)
        stack.trigger(.push("a"), completion: recorder("a"))
        stack.perform(
            .push(
                Nagger { [weak manager] in
                    manager?.push(Screen("again"), completion: recorder("again"))
                }), completion: recorder("nagger"))
        manager.reset(completion: recorder("reset"))
        host.isHolding = false
        host.acknowledge()
        #expect(recorder.outcome("reset")?.isCompleted == true)
        #expect(recorder.outcome("again")?.isCompleted == true)
        expect(manager, "main: [launched, again]")
    }

    @Test("a screen freed as a second recovery drops the first may trigger") func twoRecoveries() {
        shown.home.trigger(.push("a"), completion: recorder("a"))
        shown.manager.observeCommits { [shown] record in
            guard record.outcome == .cancelled(.recovery), record.cause.description.contains("push(\"a\")") else {
                return
            }
            shown.home.root.recover(to: nagging("first"), completion: shown.recorder("first"))
            shown.home.root.recover(to: nagging("last"), completion: shown.recorder("last"))
        }
        shown.home.recover(to: .push("begun"), completion: recorder("begun"))
        shown.host.isHolding = false
        shown.host.acknowledge()
        #expect(recorder.outcomes.values.allSatisfy { $0.count == 1 }, "\(recorder.lines)")
        #expect(recorder.outcome("first") == .cancelled(.recovery))
        #expect(recorder.outcome("last")?.isCompleted == true)
        #expect(recorder.outcomes["again first"]?.count == 1)
    }

    @Test("an object that a dropped completion held may trigger as it is freed") func completion() {
        let recorder = recorder
        shown.home.trigger(.push("a"), completion: recorder("a"))
        do {
            let nagger = Nagger { [weak home = shown.home] in
                home?.trigger(.push("again"), completion: recorder("again"))
            }
            shown.home.trigger(.push("b")) { outcome in
                withExtendedLifetime(nagger) { recorder("b")(outcome) }
            }
        }
        shown.home.recover(to: .push("safe"), completion: recorder("recovery"))
        shown.host.isHolding = false
        shown.host.acknowledge()
        #expect(recorder.outcome("b") == .cancelled(.recovery))
        #expect(recorder.outcome("again")?.isCompleted == true)
    }

    @Test("an object held by a trigger at a gate may trigger as it is freed", arguments: [false, true])
    func atAGate(recovers: Bool) {
        let (guarded, recorder) = (GuardedHouse(), recorder)
        guarded.wantsLogin()
        for name in ["one", "two"] {
            let nagger = Nagger { [weak house = guarded.house] in
                house?.trigger(.push("again \(name)"), completion: recorder("again \(name)"))
            }
            guarded.house.trigger(.secret) { outcome in
                withExtendedLifetime(nagger) { recorder(name)(outcome) }
            }
        }
        #expect(guarded.tree == "main: [home]^login")
        if recovers {
            guarded.house.recover(to: .home, completion: recorder("recovery"))
        } else {
            guarded.house.login.map { $0.back(completion: recorder("back")) }
        }
        #expect(recorder.outcomes.values.allSatisfy { $0.count == 1 }, "\(recorder.lines)")
        #expect(Set(recorder.outcomes.keys).isSuperset(of: ["one", "two", "again one", "again two"]))
        #expect(guarded.tree.contains("again one") && guarded.tree.contains("again two"))
    }

    @Test("an object held by a call of a released tree may trigger elsewhere as it is freed") func treeGoes() {
        let recorder = recorder
        let other = Stacked("other")
        var manager: WindowManager? = WindowManager(WindowRoot(Stacked("home"), name: "main"))
        let host = manager.map { TestHost($0, isHolding: true) }
        do {
            let nagger = Nagger { other.trigger(.push("again"), completion: recorder("again")) }
            manager?.present(Screen("a")) { outcome in
                withExtendedLifetime(nagger) { recorder("a")(outcome) }
            }
        }
        manager = nil
        #expect(recorder.outcome("a") == .cancelled(.released))
        #expect(recorder.outcome("again")?.isCompleted == true)
        expect(other, "[other, again]")
        host?.acknowledge()
        #expect(recorder.outcomes.values.allSatisfy { $0.count == 1 })
    }
}
