import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

@Suite("Hosts that answer at once", .bothEnds, .noUnhandledFailures) struct AnsweringHostTests {
    /// A stack in a window that a host shows.
    private final class App {
        let stack = StackRoot(Screen("a"))
        let windows: WindowManager
        let host = AnsweringHost()

        init() {
            windows = WindowManager(WindowRoot(stack, name: "main"))
            windows.attach(host)
        }

        var line: String { "\(windows.tree)" }
    }

    @Test("a host that observes commits while it receives one is notified of that one")
    func observesWhileHanded() {
        let app = App()
        var heard: [String] = []
        app.host.act = { [unowned app] _ in
            app.host.act = { _ in }
            app.windows.observeCommits { heard.append("\($0.outcome)") }
        }
        app.stack.perform(.push(Screen("b")))
        #expect(heard == ["completed"])
    }

    @Test("a trigger by a host that is receiving a commit runs after that has ended")
    func triggersWhileHanded() {
        let app = App()
        var ended: [String] = []
        app.host.act = { [unowned app] _ in
            app.host.act = { _ in }
            app.stack.perform(.push(Screen("c"))) { _ in ended.append("c") }
            #expect(app.line == "main: [a, b]")
        }
        app.stack.perform(.push(Screen("b"))) { _ in ended.append("b") }
        #expect(ended == ["b", "c"])
        #expect(app.line == "main: [a, b, c]")
    }

    @Test("a commit that a host keeps says afterwards what it has said", arguments: [false, true])
    func keeps(reads: Bool) {
        let app = App()
        var kept: [HostCommit] = []
        var ended = 0
        app.host.act = { commit in
            kept.append(commit)
            commit.onEnd = { ended += 1 }
            if reads { _ = (commit.changes, commit.appearing, commit.disappearing) }
        }
        app.stack.perform(.push(Screen("b")))
        app.stack.perform(.pop())
        #expect(ended == 2)
        #expect(kept.map { $0.changes.map { "\($0.kind)" } } == [["inserted(at: 1)"], ["removed(from: 1)"]])
        #expect(kept.map { $0.changes.map(\.subject.name) } == [["b"], ["b"]])
        #expect(kept.map { $0.appearing.map(\.name) } == [["b"], ["a"]])
        #expect(kept.map { $0.disappearing.map(\.name) } == [["a"], ["b"]])
        #expect(kept.allSatisfy { !$0.isWaiting })
    }

    @Test("two verbs in one commit are listed in full, whatever the first was", arguments: [true, false])
    func several(pushesFirst: Bool) {
        let app = App()
        app.stack.perform(.push(Screen("b")))
        var told: [String] = []
        app.host.act = { told = $0.changes.map { "\($0.kind)" } }
        let pop = Transition<StackRoot>.pop(), push = Transition<StackRoot>.push(Screen("c"))
        app.stack.perform(pushesFirst ? .multiple(push, pop) : .multiple(pop, push))
        #expect(
            told == (pushesFirst ? ["inserted(at: 2)", "removed(from: 2)"] : ["removed(from: 1)", "inserted(at: 1)"]))
        #expect(app.line == (pushesFirst ? "main: [a, b]" : "main: [a, c]"))
    }

    @Test("the only edit of a commit is undone where its host refuses", arguments: [true, false])
    func refused(pushes: Bool) {
        let app = App()
        app.stack.perform(.push(Screen("b")))
        app.host.refusal = "no room"
        var outcome: TransitionOutcome?
        app.stack.perform(pushes ? .push(Screen("c")) : .pop()) { outcome = $0 }
        #expect(outcome?.error != nil)
        #expect(app.line == "main: [a, b]")
    }
}

/// Does something with each commit, and answers it.
private final class AnsweringHost: Host {
    var act: (HostCommit) -> Void = { _ in }
    var refusal: String?
    var shown = 0

    func show(_ root: any Presentable) { shown += 1 }

    func apply(_ commit: HostCommit) {
        act(commit)
        if let refusal { commit.refuse(refusal) } else { commit.acknowledge() }
    }
}
