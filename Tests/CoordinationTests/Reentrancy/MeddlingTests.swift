@_spi(Hosting) import Coordination
import CoordinationTesting
import Observation
import Testing

/// Something that is called while a commit is being reported, and triggers then, on this tree or from another one.
@Suite(.bothEnds, .noUnhandledFailures) struct MeddlingTests {
    private let stack = Stacked("a", "b")
    private let other = Stacked("other")
    private let recorder = Recorder()

    private func meddle() {
        other.perform(.perform(.popToRoot(), on: stack.root), completion: recorder("meddling"))
    }

    @Test("a host that is asked to show a tree cannot have another tree's commit change it") func showing() {
        let host = Meddler()
        stack.attach(host)
        stack.observe { _ in }
        host.onShow = meddle
        stack.recover(to: .push("c"), completion: recorder("recovery"))
        #expect(recorder.error("meddling")?.reason == .busy)
        #expect(recorder.outcome("recovery")?.isCompleted == true)
        expect(stack, "[a, b, c]")
    }

    @Test("a host whose commit goes back cannot have another tree's commit change the tree") func goingBack() throws {
        let host = Meddler()
        stack.attach(host)
        stack.trigger(.push("c"), completion: recorder("push"))
        let commit = try #require(host.commit)
        commit.onEnd = meddle
        commit.refuse("it is broken")
        #expect(recorder.error("meddling")?.reason == .busy)
        #expect(recorder.error("push") != nil)
        expect(stack, "[a, b]")
    }

    @Test("a trigger that a host makes while it shows the tree again after a report is a commit of its own")
    func shownAgain() throws {
        let verdicts: [Verdict] = [
            .require(StackedRoute.push("first")), .ask("Leave?", choices: [.proceed("Yes"), .cancel("No")]),
            .wait { _ in }, .redirect(to: StackedRoute.push("elsewhere")),
        ]
        for verdict in verdicts {
            let stack = Stacked("a")
            let (host, form) = (Meddler(), Form(verdict))
            host.answersAtOnce = true
            stack.perform(.present(form))
            stack.attach(host)
            host.onShow = {
                host.onShow = {}
                stack.trigger(.push("b"), completion: recorder("\(verdict)"))
            }
            stack.report(.dismissed(form.node.id)) { _ in }
            #expect(recorder.outcome("\(verdict)")?.isCompleted == true)
            #expect(stack.root.screens.contains { $0.node.name == "b" })
        }
    }

    @Test("a trigger that a mirror's reader makes follows the commit that notified it") func mirror() {
        let once = Once { [stack, recorder] in stack.trigger(.push("late"), completion: recorder("late")) }
        withObservationTracking {
            _ = stack.mirror.tree
        } onChange: {
            once.run()
        }
        stack.trigger(.push("c"), completion: recorder("push"))
        #expect(recorder.lines == ["push: completed", "late: completed"])
        expect(stack, "[a, b, c, late]")
    }
}

/// A host that answers nothing by itself, and does something when it is asked to show the tree.
private final class Meddler: Host {
    var onShow: () -> Void = {}
    var answersAtOnce = false
    private(set) var commit: HostCommit?

    func show(_ root: any Presentable) { onShow() }

    func apply(_ commit: HostCommit) {
        self.commit = commit
        if answersAtOnce { commit.acknowledge() }
    }
}

/// `Observation` asks for a `Sendable` closure; the test runs on one thread.
private final class Once: @unchecked Sendable {
    private let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }

    func run() { body() }
}

/// A form that is not simply left.
private final class Form: Presentable {
    let node = Screen("form")
    private let verdict: Verdict
    init(_ verdict: Verdict) { self.verdict = verdict }
    func verdict(forLeavingBy departure: Departure) -> Verdict { verdict }
}
