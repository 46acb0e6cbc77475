@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing
import TestSupport

/// Alerts that settle, are queued, answered and awaited.
@Suite("Alerts with a host", .bothEnds, .noUnhandledFailures) struct SettlingAlertTests {
    private var answers: [Answer<Int>] { [Answer("Yes", role: .destructive, 1), Answer("No", role: .cancel, 2)] }

    @Test("a push goes to the screen beneath an alert, and closing the alert ends nothing else") func beneath() {
        let shown = Shown("home")
        shown.home.perform(.alert("Sure", choices: [.cancel()]))
        shown.home.trigger(.push("a"))
        expect(shown.manager, "main: [home, a]!Sure")
        #expect(shown.manager.top === shown.home.root.screens[1])
        shown.host.answer("Cancel", completion: shown.recorder("cancel"))
        expect(shown.manager, "main: [home, a]")
        #expect(shown.host.changes == ["closed alert 'Sure' at 0 of 'main'"])
        #expect(shown.recorder.lines == ["cancel: completed"])
    }

    @Test("an alert comes and goes without anything appearing or disappearing") func noAppearance() {
        let shown = Shown("home")
        shown.screen(0).noteEvents(shown.recorder)
        shown.home.perform(.alert("Sure", choices: [.cancel()]))
        #expect(shown.host.commits[0].appearing.isEmpty && shown.host.commits[0].disappearing.isEmpty)
        shown.manager.back()
        #expect(shown.recorder.lines.isEmpty)
    }

    @Test("an answer's value reaches the asker once, when the alert has been closed") func typed() {
        let shown = Shown("home", isHolding: true)
        shown.home.root.ask("Sure", message: "It is gone then.", answers) { shown.recorder.note("\($0)") }
        expect(shown.manager, "main: [home]!Sure")
        #expect(shown.manager.alerts.map(\.message) == ["It is gone then."])
        #expect(shown.manager.alerts[0].choices.map(\.role) == [.destructive, .cancel])
        shown.host.acknowledge()
        shown.host.answer("Yes", completion: shown.recorder("yes"))
        #expect(shown.recorder.lines.isEmpty)
        shown.host.acknowledge()
        #expect(shown.recorder.lines == ["success(1)", "yes: completed"])
    }

    @Test("two alerts queue, and each answer is its own") func queued() {
        let shown = Shown("home")
        for title in ["One", "Two"] {
            shown.home.root.ask(title, answers) { shown.recorder.note("\(title) \($0)") }
        }
        expect(shown.manager, "main: [home]!One!Two")
        shown.host.answer("No")
        expect(shown.manager, "main: [home]!Two")
        shown.host.answer("Yes")
        expect(shown.manager, "main: [home]")
        #expect(shown.recorder.lines == ["One success(2)", "Two success(1)"])
    }

    @Test("an alert behind another cannot be answered before it") func outOfTurn() {
        let shown = Shown("home")
        for title in ["One", "Two"] { shown.home.perform(.alert(title, choices: [.cancel()])) }
        shown.manager.report(
            .chose("Cancel", alert: shown.manager.alerts[1].id), completion: shown.recorder("second"))
        #expect(shown.recorder.error("second")?.detail == .alertWaits(behind: "One"))
        expect(shown.manager, "main: [home]!One!Two")
        #expect(shown.host.shownAgain == ["main: [home]!One!Two"])
    }

    @Test("an answer goes to its route after the alert's commit has settled") func byRoute() {
        let shown = Shown("home", isHolding: true)
        shown.home.perform(.alert("More", choices: [AlertChoice("Go", sends: StackedRoute.push("a"))]))
        shown.host.acknowledge()
        shown.host.answer("Go", completion: shown.recorder("go"))
        expect(shown.manager, "main: [home]")
        shown.host.acknowledge()
        expect(shown.manager, "main: [home, a]")
        #expect(shown.recorder.lines == ["go: completed"])
    }

    /// The ways in which an alert ends without an answer.
    enum End: CaseIterable {
        case back, backTwo, dismiss, dismissAll, setRoot, recover, reset, undoneDismiss
        case windowClosed, windowReported, treeGone

        var reason: CancellationReason {
            switch self {
            case .back, .backTwo: .user
            case .dismiss, .dismissAll, .setRoot, .undoneDismiss: .program
            case .recover, .reset: .recovery
            case .windowClosed, .windowReported, .treeGone: .released
            }
        }
    }

    @Test("an alert closed without an answer gives its asker the reason, once", arguments: End.allCases)
    func closed(_ end: End) {
        let recorder = Recorder()
        var results: [Result<Int, TransitionOutcome.Failure>] = []
        do {
            let main = WindowRoot(StackRoot(Screen("home"), Screen("list")), name: "main")
            let manager = WindowManager { [WindowRoot(Screen("other"), name: "other"), main] }
            main.ask("Sure", [Answer("Yes", 1)]) { results.append($0) }
            expect(manager, "other: other; main: [home, list]!Sure")
            close(main, of: manager, by: end, recorder)
            if end != .treeGone { #expect(manager.alerts.isEmpty) }
        }
        let reasons = results.map { result -> CancellationReason? in
            if case .failure(.cancelled(let reason)) = result { reason } else { nil }
        }
        #expect(reasons == [end.reason])
    }

    private func close(_ main: WindowRoot, of manager: WindowManager, by end: End, _ recorder: Recorder) {
        switch end {
        case .back: manager.back()
        case .backTwo:
            manager.back(2)
            expect(manager, "other: other; main: [home]")
        case .dismiss: main.perform(.dismiss())
        case .dismissAll: main.perform(.dismissAll())
        case .setRoot: main.perform(.setRoot(Screen("new")))
        case .recover: main.recover(to: .none())
        case .reset: manager.reset()
        case .undoneDismiss:
            main.perform(.multiple(.dismiss(), .refuse("go on", because: "it is a test")), completion: { _ in })
            expect(manager, "other: other; main: [home, list]!Sure")
            main.perform(.dismiss())
        case .windowClosed: manager.perform(.close(main))
        case .windowReported: manager.report(.closed(main.node.id))
        case .treeGone: break
        }
    }

    @Test("going back gives the cancelling answer") func back() {
        let shown = Shown("home")
        shown.home.root.ask("Sure", answers) { shown.recorder.note("\($0)") }
        shown.manager.back()
        #expect(shown.recorder.lines == ["success(2)"])
    }

    @Test("an alert that goes with its window ends as released for its asker") func withItsWindow() {
        let shown = Shown("home")
        shown.manager.perform(.open(WindowRoot(Screen("x"), name: "other")))
        shown.manager.frontWindow?.ask("Sure", answers) { shown.recorder.note("\($0)") }
        expect(shown.manager, "main: [home]; other: x!Sure")
        if let id = shown.manager.frontWindow?.node.id {
            shown.manager.report(.closed(id), completion: shown.recorder("close"))
        }
        #expect(
            shown.recorder.lines == [
                "\(Result<Int, TransitionOutcome.Failure>.failure(.cancelled(.released)))", "close: completed",
            ])
    }

    @Test("an alert without answers, or that a host refuses, gives its asker the reason once") func cannotBeShown() {
        let shown = Shown("home")
        shown.home.root.ask("Empty", [Answer<Int>]()) { shown.recorder.note("\($0)") }
        shown.host.nextRefusal = "no"
        shown.home.root.ask("Sure", answers) { shown.recorder.note("\($0)") }
        #expect(shown.recorder.lines.count == 2)
        #expect(shown.recorder.lines.first?.contains("Can't ask 'Empty'") == true)
        #expect(shown.recorder.lines.last?.contains("a host refused: no") == true)
        expect(shown.manager, "main: [home]")
    }

    @Test("an alert asked for in an undone commit gives its asker that reason") func undone() {
        let (probe, recorder) = (Probe(StackRoot(Screen("home"))), Recorder())
        probe.answers[0] = { [unowned probe] in
            probe.root.ask("Sure", [Answer("Yes", 1)]) { recorder.note("\($0)") }
            return .push(Screen("a"))
        }
        let manager = WindowManager(WindowRoot(probe))
        let host = TestHost(manager)
        host.nextRefusal = "no"
        probe.trigger(.run(0), completion: recorder("outer"))
        expect(manager, "[home]")
        #expect(
            recorder.lines == [
                "outer: failed: Can't show the commit of run(0) on Probe<StackRoot>: a host refused: no.",
                "\(Result<Int, TransitionOutcome.Failure>.failure(.cancelled(.rolledBack)))",
            ])
    }

    @Test(
        "a question that is given up keeps nothing alive, before its turn and in it",
        arguments: [false, true]) @MainActor
    func givenUpKeepsNothing(isWaiting: Bool) async {
        weak var manager: Node?
        do {
            let shown = Shown("home", isHolding: true)
            manager = shown.manager.node
            if isWaiting { shown.home.trigger(.push("a"), completion: nil) }
            let task = Task.immediate { @MainActor [top = shown.manager] in
                try? await top.ask("Sure", [Answer("Yes", 1)])
            }
            task.cancel()
            #expect(await task.value == nil)
            while !shown.host.waiting.isEmpty { shown.host.acknowledge() }
            expect(shown.manager, isWaiting ? "main: [home, a]" : "main: [home]")
        }
        #expect(manager == nil)
    }

    @Test("an awaited answer is returned typed") @MainActor func awaited() async {
        let shown = Shown("home")
        let task = Task.immediate { @MainActor in try? await shown.home.root.ask("Sure", [Answer("Yes", "da")]) }
        expect(shown.manager, "main: [home]!Sure")
        shown.host.answer("Yes")
        #expect(await task.value == "da")
        expect(shown.manager, "main: [home]")
    }

    @Test("a task that is cancelled closes its alert, and no other") @MainActor func cancelledTask() async {
        let shown = Shown("home")
        shown.home.perform(.alert("First", choices: [.cancel()]), completion: nil)
        let task = Task.immediate { @MainActor in
            do throws(TransitionOutcome.Failure) {
                _ = try await shown.home.root.ask("Sure", [Answer("Yes", 1)])
            } catch {
                shown.recorder.note("\(error)")
                shown.recorder.note(shown.manager.tree.description)
            }
        }
        expect(shown.manager, "main: [home]!First!Sure")
        task.cancel()
        await task.value
        #expect(shown.recorder.lines == ["\(TransitionOutcome.Failure.cancelled(.caller))", "main: [home]!First"])
    }

    @Test("a task that is cancelled while its alert waits to be shown never shows it") @MainActor
    func cancelledBefore() async {
        let shown = Shown("home", isHolding: true)
        shown.home.trigger(.push("a"), completion: nil)
        let task = Task.immediate { @MainActor in _ = try? await shown.home.root.ask("Sure", [Answer("Yes", 1)]) }
        task.cancel()
        await task.value
        shown.host.acknowledge()
        expect(shown.manager, "main: [home, a]")
        #expect(shown.host.waiting.isEmpty)
    }

    @Test("a task that is cancelled while its alert is being shown closes it when the host has answered") @MainActor
    func cancelledWhileSettling() async {
        let shown = Shown("home", isHolding: true)
        let task = Task.immediate { @MainActor in _ = try? await shown.home.root.ask("Sure", [Answer("Yes", 1)]) }
        task.cancel()
        await task.value
        expect(shown.manager, "main: [home]!Sure")
        shown.host.acknowledge()
        shown.host.acknowledge()
        expect(shown.manager, "main: [home]")
        #expect(shown.host.waiting.isEmpty)
    }

    @Test("an alert keeps nothing alive once it is closed") func released() {
        let shown = Shown("home")
        weak var held: Leaf?
        do {
            let leaf = Leaf("held", shown.recorder)
            held = leaf
            shown.home.root.ask("Sure", answers) { _ in shown.recorder.note("\(leaf.node.name)") }
        }
        #expect(held != nil)
        shown.host.answer("Yes")
        #expect(held == nil)
    }
}
