@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing
import TestSupport

/// A new root for a window in which much is up.
@Suite(.bothEnds, .noUnhandledFailures) struct NewRootTests {
    @Test("a new root ends modals and alerts topmost first, each once, and frees the old tree afterwards")
    func everythingEnds() {
        let shown = Shown("splash")
        weak var old: Stacked?
        weak var root: StackRoot?
        do {
            let made = Stacked("home")
            (old, root) = (made, made.root)
            shown.window.perform(.setRoot(made))
            made.perform(
                .multiple(
                    .push(Leaf("detail", shown.recorder).listening()),
                    .present(Leaf("one", shown.recorder).listening()),
                    .present(Leaf("two", shown.recorder).listening())))
            made.root.ask("Sure", [Answer("Yes", 1)]) { shown.recorder.note("answer \($0)") }
        }
        expect(shown.manager, "main: [home, detail]^one^two!Sure")
        shown.recorder.forget()
        shown.host.isHolding = true
        shown.window.perform(.setRoot(Screen("login")), completion: shown.recorder("new root"))
        expect(shown.manager, "main: login")
        #expect(shown.recorder.lines.isEmpty)
        #expect(old != nil)
        #expect(
            shown.host.changes.map { $0.split(separator: " ").prefix(3).joined(separator: " ") } == [
                "closed alert 'Sure'", "dismissed 'two' from", "dismissed 'one' from", "removed Stacked from",
                "inserted 'login' at",
            ])
        shown.host.acknowledge()
        #expect(old == nil && root == nil)
        #expect(
            shown.recorder.lines.filter { !$0.contains("freed") } == [
                "two disappeared", "one disappeared", "detail disappeared", "two left", "one left", "detail left",
                "answer failure(cancelled: a transition has closed it)", "new root: completed",
            ])
        #expect(
            Set(shown.recorder.lines.filter { $0.contains("freed") })
                == ["two is freed", "one is freed", "detail is freed"])
        #expect(shown.recorder.lines.count == 11)
    }

    @Test("a refused new root leaves modals and alert as they were, and nothing ends") func refused() {
        let shown = Shown("home")
        shown.home.perform(.present(Leaf("one", shown.recorder).listening()))
        shown.home.root.ask("Sure", [Answer("Yes", 1)]) { shown.recorder.note("answer \($0)") }
        shown.recorder.forget()
        shown.host.nextRefusal = "no"
        shown.window.perform(.setRoot(Screen("login")), completion: shown.recorder("new root"))
        expect(shown.manager, "main: [home]^one!Sure")
        let summary = "Can't show the commit of setRoot(login): a host refused: no."
        #expect(shown.recorder.lines == ["new root: failed: \(summary)"])
        shown.host.answer("Yes")
        #expect(shown.recorder.lines.last == "answer success(1)")
    }

    @Test("the same root is no change, and a root for an empty window ends nothing") func sameAndEmpty() {
        let shown = Shown("home")
        shown.home.perform(.present(Screen("one")))
        shown.window.perform(.setRoot(shown.home), completion: shown.recorder("same"))
        #expect(shown.recorder.outcome("same") == .noChange)
        expect(shown.manager, "main: [home]^one")
        let empty = WindowRoot()
        shown.manager.perform(.open(empty))
        empty.perform(.setRoot(Screen("b")))
        #expect(shown.host.changes == ["inserted 'b' at 0 of WindowRoot"])
        #expect(shown.host.commits.last?.appearing.map(\.name) == ["b"])
    }

    @Test("a trigger on the old root waits until that has gone, and then runs out of view") func onTheOld() {
        let shown = Shown("home", isHolding: true)
        shown.window.perform(.setRoot(Screen("login")), completion: shown.recorder("new root"))
        shown.home.trigger(.push("a"), completion: shown.recorder("old"))
        expect(shown.home, "[home]")
        shown.host.acknowledge()
        #expect(shown.recorder.lines == ["new root: completed", "old: completed"])
        #expect(shown.host.commits.count == 1)
        expect(shown.home, "[home, a]")
    }
}
