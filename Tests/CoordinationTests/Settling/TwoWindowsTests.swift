@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing
import TestSupport

/// Commits over two windows, each with a host of its own, and trees that borrow each other.
@Suite(.bothEnds, .noUnhandledFailures) struct TwoWindowsTests {
    @Test("a commit over two windows settles when both hosts have answered, in either order", arguments: [true, false])
    func both(leftFirst: Bool) {
        let app = TwoWindows(isHolding: true)
        app.manager.perform(app.both, completion: app.recorder("both"))
        expect(app.manager, "left: [a, x]; right: [b, y]")
        (leftFirst ? app.leftHost : app.rightHost).acknowledge()
        #expect(app.recorder.lines.isEmpty)
        (leftFirst ? app.rightHost : app.leftHost).acknowledge()
        #expect(app.recorder.lines == ["both: completed"])
    }

    @Test("a commit goes back in both windows when one host refuses, and the other shows the tree") func refused() {
        let app = TwoWindows(isHolding: true)
        app.manager.perform(app.both, completion: app.recorder("both"))
        app.leftHost.acknowledge()
        app.rightHost.refuse("the screen is off")
        expect(app.manager, "left: [a]; right: [b]")
        #expect(app.recorder.error("both")?.detail == .hostRefused(because: "the screen is off"))
        #expect(app.leftHost.shownAgain == ["left: [a]"])
        #expect(app.rightHost.shownAgain.isEmpty)
        #expect(app.leftHost.shown == app.leftWindow.tree)
    }

    @Test("a second host gets no commit that the first refuses at once") func refusedAtOnce() {
        let app = TwoWindows()
        app.leftHost.nextRefusal = "the screen is off"
        app.manager.perform(app.both, completion: app.recorder("both"))
        #expect(app.recorder.error("both")?.detail == .hostRefused(because: "the screen is off"))
        #expect(app.rightHost.commits.isEmpty)
        expect(app.manager, "left: [a]; right: [b]")
    }

    @Test("each host gets the changes that it shows, and nothing else") func apart() {
        let app = TwoWindows()
        app.manager.perform(app.both)
        #expect(app.leftHost.changes == ["inserted 'x' at 1 of Stacked"])
        #expect(app.rightHost.changes == ["inserted 'y' at 1 of Stacked"])
        #expect(app.leftHost.commits[0].appearing.map(\.name) == ["x"])
        #expect(app.rightHost.commits[0].disappearing.map(\.name) == ["b"])
        app.left.trigger(.pop)
        #expect(app.leftHost.commits.count == 2)
        #expect(app.rightHost.commits.count == 1)
    }

    @Test("windows share one queue") func oneQueue() {
        let app = TwoWindows(isHolding: true)
        app.left.trigger(.push("x"), completion: app.recorder("left"))
        app.right.trigger(.push("y"), completion: app.recorder("right"))
        expect(app.manager, "left: [a, x]; right: [b]")
        app.leftHost.acknowledge()
        expect(app.manager, "left: [a, x]; right: [b, y]")
        app.rightHost.acknowledge()
        #expect(app.recorder.lines == ["left: completed", "right: completed"])
    }

    @Test("an inner host gets the changes in its place, and the outer host the rest") func nested() {
        let (inner, recorder) = (Stacked("in"), Recorder())
        let shown = Shown("home")
        shown.home.perform(.push(inner))
        let host = TestHost(inner, isHolding: true)
        inner.trigger(.push("deep"), completion: recorder("deep"))
        #expect(shown.host.commits.count == 1)
        #expect(host.changes == ["inserted 'deep' at 1 of Stacked"])
        host.acknowledge()
        shown.home.trigger(.pop, completion: recorder("pop"))
        #expect(recorder.lines == ["deep: completed"], "the one whose tree went has a say in that")
        #expect(shown.host.changes == host.changes)
        host.acknowledge()
        #expect(recorder.lines == ["deep: completed", "pop: completed"])
    }

    @Test("a window that opens and closes with a host of its own is reported to both hosts") func openAndClose() {
        let shown = Shown("home")
        let editor = WindowRoot(Screen("draft"), name: "editor")
        let host = TestHost(editor)
        shown.manager.perform(.open(editor))
        #expect(shown.host.changes == host.changes)
        #expect(host.commits[0].appearing.map(\.name) == ["editor", "draft"])
        #expect(editor.isKey && !shown.window.isKey)
        shown.manager.perform(.close(editor))
        #expect(shown.host.changes == ["removed 'editor' from 1 of Container"])
        #expect(host.changes == shown.host.changes)
        #expect(shown.window.isKey && !editor.isKey)
    }

    @Test("a tree that another tree's commit changes waits until that has settled") func borrowed() {
        let shown = Shown("home", isHolding: true)
        let other = Stacked("other")
        other.perform(.perform(.push(Screen("a")), on: shown.home.root), completion: shown.recorder("a"))
        shown.home.trigger(.push("b"), completion: shown.recorder("b"))
        other.trigger(.push("c"), completion: shown.recorder("c"))
        #expect(shown.recorder.lines.isEmpty)
        expect(shown.manager, "main: [home, a]")
        shown.host.acknowledge()
        expect(shown.manager, "main: [home, a, b]")
        shown.host.acknowledge()
        #expect(shown.recorder.lines == ["a: completed", "c: completed", "b: completed"])
        expect(other, "[other, c]")
    }

    @Test("a report on a borrowed tree while its host applies the commit comes right after it, as shown")
    func reportOnBorrowed() {
        let shown = Shown("home")
        let host = MeddlingHost(answers: false)
        shown.manager.attach(host)
        let (home, other) = (shown.screen(0).id, Stacked("other"))
        host.onApply = { _ in shown.manager.report(.popped(to: home), completion: shown.recorder("swipe")) }
        other.perform(.perform(.push(Screen("a")), on: shown.home.root), completion: shown.recorder("a"))
        #expect(shown.recorder.lines == ["a: completed"])
        expect(shown.manager, "main: [home]")
    }

    @Test(
        "a trigger on the borrowing tree has its turn if a report or a recovery cuts the commit short",
        arguments: [true, false])
    func borrowedAndCutShort(byReport: Bool) {
        let shown = Shown("home", "list", isHolding: true)
        let other = Stacked("other")
        other.perform(.perform(.push(Screen("a")), on: shown.home.root), completion: shown.recorder("a"))
        other.trigger(.push("c"), completion: shown.recorder("c"))
        if byReport {
            shown.host.swipeBack(to: shown.screen(0), completion: shown.recorder("report"))
        } else {
            shown.manager.recover(
                to: .perform(.popToRoot(), on: shown.home.root), completion: shown.recorder("recovery"))
        }
        shown.host.acknowledge()
        #expect(shown.recorder.outcome("a") != nil)
        #expect(shown.recorder.outcome("c")?.isCompleted == true)
        #expect(shown.recorder.outcome(byReport ? "report" : "recovery")?.isCompleted == true)
        expect(shown.manager, "main: [home]")
        expect(other, "[other, c]")
    }

    @Test("a tree in a completion can be changed by another's commit, and waits until that has settled")
    func lentWhileTelling() {
        let shown = Shown("home")
        let other = Stacked("other")
        shown.home.trigger(.push("a")) { outcome in
            shown.recorder("a")(outcome)
            shown.host.isHolding = true
            other.perform(.perform(.push(Screen("b")), on: shown.home.root), completion: shown.recorder("b"))
        }
        shown.home.trigger(.push("c"), completion: shown.recorder("c"))
        expect(shown.manager, "main: [home, a, b]")
        #expect(shown.recorder.lines == ["a: completed"])
        shown.host.isHolding = false
        shown.host.acknowledge()
        #expect(shown.recorder.lines == ["a: completed", "b: completed", "c: completed"])
        expect(shown.manager, "main: [home, a, b, c]")
    }

    @Test("a tree that settles cannot be shown elsewhere meanwhile") func settlingTree() {
        let (shown, child) = (Shown("home"), Stacked("child"))
        let host = TestHost(child, isHolding: true)
        child.trigger(.push("x"), completion: shown.recorder("x"))
        shown.home.perform(.push(child), completion: shown.recorder("push"))
        #expect(shown.recorder.error("push")?.reason == .busy)
        host.acknowledge()
        shown.home.perform(.push(child), completion: shown.recorder("again"))
        expect(shown.manager, "main: [home, [child, x]]")
    }
}
