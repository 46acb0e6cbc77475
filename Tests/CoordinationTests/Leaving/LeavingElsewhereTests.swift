import Coordination
import CoordinationTesting
import Testing

/// A transition on one tree that takes away a screen of another, which asks first.
@Suite(.bothEnds, .noUnhandledFailures) struct LeavingElsewhereTests {
    private let draft = Manuscript()
    private let outside = StackRoot(Screen("outside"))
    private let recorder = Recorder()

    @Test("the question takes the column of the screen that asks, which is a screen view", arguments: ["Go", "Cancel"])
    func column(answer: String) {
        draft.answer = { [unowned draft] _ in
            .ask("Discard?", choices: [AlertChoice("Go") { draft.answer = { _ in .allow } }, .cancel()])
        }
        let stack = StackRoot(draft)
        let manager = WindowManager(WindowRoot(SplitRoot(Screen("list"), stack), name: "main"))
        expect(manager, "main: (list* | [draft])")
        var views: [String] = []
        let observer = manager.observeVisibility { change in
            if let front = change.front { views.append(front.title) }
        }
        let host = TestHost(manager)
        outside.perform(.perform(.set([Screen("b")]), on: stack), completion: recorder("set"))
        expect(manager, #"main: (list | [draft]*)!"Discard?""#)
        #expect(views == ["list", "draft"])
        host.answer(answer)
        expect(manager, answer == "Go" ? "main: (list | [b]*)" : "main: (list | [draft]*)")
        #expect(views == ["list", "draft"] + (answer == "Go" ? ["b"] : []))
        let stays = "a screen will not be left: the answer to 'Discard?' was 'Cancel'"
        #expect(recorder.lines == [answer == "Go" ? "set: completed" : "set: rejected: \(stays)"])
        expect(outside, "[outside]")
        withExtendedLifetime(observer) {}
    }

    @Test("a recovery of the tree in which the question is up ends the call") func recovered() {
        draft.answer = { _ in .ask("Discard?", choices: [AlertChoice("Go"), .cancel()]) }
        let stack = StackRoot(Screen("home"), draft)
        let manager = WindowManager(WindowRoot(stack, name: "main"))
        outside.perform(.perform(.set([Screen("b")]), on: stack), completion: recorder("set"))
        expect(manager, #"main: [home, draft]!"Discard?""#)
        manager.recover(to: .none())
        expect(manager, "main: [home, draft]")
        #expect(recorder.lines == ["set: cancelled: everything that was pending was ended"])
    }

    @Test("a call whose own tree is recovered, or goes, while the question is up ends, and the question goes")
    func own() {
        draft.answer = { _ in .ask("Discard?", choices: [AlertChoice("Go"), .cancel()]) }
        let stack = StackRoot(Screen("home"), draft)
        let manager = WindowManager(WindowRoot(stack, name: "main"))
        do {
            let other = StackRoot(Screen("other"))
            for name in ["recovered", "gone"] {
                other.perform(.perform(.set([Screen("b")]), on: stack), completion: recorder(name))
                expect(manager, #"main: [home, draft]!"Discard?""#)
                if name == "recovered" { other.recover(to: .none()) }
            }
        }
        expect(manager, "main: [home, draft]")
        #expect(
            recorder.lines == [
                "recovered: cancelled: everything that was pending was ended", "gone: cancelled: the tree has gone",
            ])
    }

    @Test(
        "if something else removes the screen that asks, the question goes, and the call goes on",
        arguments: [false, true])
    func removed(isElsewhere: Bool) {
        draft.answer = { _ in .ask("Discard?", choices: [AlertChoice("Go"), .cancel()]) }
        let stack = StackRoot(Screen("home"), draft)
        let manager = WindowManager(WindowRoot(stack, name: "main"))
        let set = Transition<StackRoot>.set([Screen("b")])
        let caller = isElsewhere ? outside : stack
        caller.perform(isElsewhere ? .perform(set, on: stack) : set, completion: recorder("set"))
        expect(manager, #"main: [home, draft]!"Discard?""#)
        draft.answer = { _ in .allow }
        stack.perform(.pop(), completion: recorder("pop"))
        expect(manager, "main: [b]")
        #expect(recorder.lines == ["pop: completed", "set: completed"])
    }
}
