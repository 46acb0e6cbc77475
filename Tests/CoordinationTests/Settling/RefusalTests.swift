@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing
import TestSupport

/// Hosts that cannot show what they are handed.
@Suite(.bothEnds, .noUnhandledFailures) struct RefusalTests {
    @Test(
        "a commit that is refused goes back, its error is typed, and the next trigger works", arguments: [true, false])
    func refused(atOnce: Bool) {
        let shown = Shown("home", isHolding: !atOnce)
        let before = shown.screen(0).id
        if atOnce { shown.host.nextRefusal = "the file is gone" }
        shown.home.trigger(.push("a"), completion: shown.recorder("a"))
        if !atOnce { shown.host.refuse("the file is gone") }
        #expect(shown.recorder.error("a")?.detail == .hostRefused(because: "the file is gone"))
        #expect(
            shown.recorder.error("a")?.description == """
                Can't show the commit of push("a") on Stacked: a host refused: the file is gone.

                  Stack: [home, a]

                The tree is unchanged. Fix the cause in the host, or show something else.
                """)
        expect(shown.manager, "main: [home]")
        #expect(shown.host.shown == shown.manager.tree)
        #expect(shown.screen(0).id == before)
        shown.host.isHolding = false
        shown.home.trigger(.push("b"), completion: shown.recorder("b"))
        #expect(shown.recorder.outcome("b")?.isCompleted == true)
        #expect(shown.host.shown == shown.manager.tree)
    }

    @Test(
        "an observer and a host that begin while a tree is shown continue if that is undone", arguments: [true, false])
    func watchedMeanwhile(isRefused: Bool) {
        let shown = Shown("home", isHolding: true)
        let (other, screen) = (StackRoot(Screen("x")), Screen("y"))
        // It has had a turn of its own before.
        other.perform(.push(screen))
        shown.home.perform(.present(other), completion: { _ in })
        let observer = screen.observe { shown.recorder.note("y \($0)") }
        let host = TestHost(other)
        if isRefused { shown.host.refuse("no") } else { shown.home.root.recover(to: .none()) }
        expect(shown.manager, "main: [home]")
        other.perform(.pop())
        #expect(host.shown == other.tree)
        #expect(!shown.recorder.lines.isEmpty)
        observer.end()
    }

    @Test("an observer and a host that begin during a removal continue if that is undone") func watchedAfterwards() {
        let shown = Shown("home", isHolding: true)
        let (other, screen) = (StackRoot(Screen("x")), Screen("y"))
        shown.home.perform(.present(other))
        shown.host.acknowledge()
        shown.home.perform(.dismiss(), completion: { _ in })
        let observer = screen.observe { shown.recorder.note("y \($0)") }
        let host = TestHost(other)
        shown.host.refuse("no")
        expect(shown.manager, "main: [home]^[x]")
        other.perform(.push(screen))
        #expect(host.shown == other.tree)
        #expect(!shown.recorder.lines.isEmpty)
        observer.end()
    }

    @Test("a refusal only notifies the caller: no events, no effects, and the new screen is freed") func silent() {
        let shown = Shown("home", isHolding: true)
        shown.screen(0).noteEvents(shown.recorder)
        shown.home.perform(
            .multiple(.push(Leaf("leaf", shown.recorder).listening()), .effect("ring") { shown.recorder.note("ring") }),
            completion: shown.recorder("push"))
        shown.host.refuse("no")
        let summary = "Can't show the commit of multiple(push(leaf), effect('ring')) on Stacked: a host refused: no."
        #expect(shown.recorder.lines == ["leaf is freed", "push: failed: \(summary)"])
    }

    @Test("a refused removal leaves identities, selection, modals and alerts as they were") func staysWhole() throws {
        let (a, b) = (Stacked("a"), Stacked("b"))
        let tabs = TabRoot(a, b, selecting: b)
        let manager = WindowManager(WindowRoot(tabs))
        b.perform(.multiple(.present(Screen("m")), .alert("Sure", choices: [.cancel()])))
        let host = TestHost(manager, isHolding: true)
        let (picture, alert) = (manager.tree, try #require(manager.alerts.first).id)
        manager.perform(
            .multiple(
                .perform(.dismissAll(), on: tabs), .perform(.set([Screen("c")]), on: tabs)), completion: { _ in })
        expect(manager, "{c*}")
        host.refuse("no")
        #expect(manager.tree == picture)
        #expect(manager.alerts.map(\.id) == [alert])
        #expect(b.root.node.parent === tabs.node && tabs.selected === b)
        #expect(host.shown == picture)
    }

    @Test("a joined trigger is undone with the refused commit") func joined() {
        let (probe, recorder) = (Probe(StackRoot(Screen("home"))), Recorder())
        let manager = WindowManager(WindowRoot(probe))
        let host = TestHost(manager, isHolding: true)
        probe.answers = [
            0: { [unowned probe] in
                probe.trigger(.run(1), completion: recorder("joined"))
                return .push(Screen("a"))
            },
            1: { .push(Screen("b")) },
        ]
        probe.trigger(.run(0), completion: recorder("outer"))
        host.refuse("no")
        #expect(recorder.outcome("joined") == .cancelled(.rolledBack))
        expect(manager, "[home]")
    }

    @Test("a refused trigger without a completion is reported where it was made") func unhandled() {
        let shown = Shown("home")
        shown.host.nextRefusal = "no"
        let found = collected { shown.home.trigger(.push("a")) }
        #expect(found.map(\.error?.detail) == [.hostRefused(because: "no")])
        #expect(found.first?.location == CallSite(fileID: #fileID, line: #line - 2))
    }

    @Test("a refused report goes back as well, and every host shows the tree again") func report() {
        let shown = Shown("home", "list")
        shown.host.nextRefusal = "no"
        shown.host.swipeBack(completion: shown.recorder("swipe"))
        #expect(shown.recorder.error("swipe")?.detail == .hostRefused(because: "no"))
        expect(shown.manager, "main: [home, list]")
        #expect(shown.host.shownAgain.last == "main: [home, list]")
    }

    @Test("a trigger behind a refused commit is done on the tree as it is then") func waiting() {
        let shown = Shown("home", isHolding: true)
        shown.home.trigger(.push("a"), completion: shown.recorder("a"))
        shown.home.trigger(.push("b"), completion: shown.recorder("b"))
        shown.host.waiting[0].refuse("no")
        expect(shown.manager, "main: [home, b]")
        shown.host.acknowledge()
        #expect(shown.recorder.outcome("b")?.isCompleted == true)
    }

    @Test("a host that refuses a cancelled commit is shown the tree") func late() {
        let shown = Shown("home", isHolding: true)
        shown.home.trigger(.push("a"), completion: shown.recorder("a"))
        shown.home.recover(to: .push("safe"), completion: { _ in })
        let before = shown.host.shownAgain.count
        let found = collected { shown.host.commits[0].refuse("no") }
        #expect(found.map(\.error?.detail) == [.answeredLate])
        #expect(shown.host.shownAgain.dropFirst(before) == ["main: [home, safe]"])
        #expect(shown.recorder.outcome("a") == .cancelled(.recovery))
    }

    @Test("a host attached while a commit settles shows the tree as it is if the commit goes back")
    func hostReplaced() {
        let app = TwoWindows(isHolding: true)
        app.manager.perform(app.both, completion: app.recorder("both"))
        let host = TestHost(app.leftWindow)
        #expect(host.shown.description == "left: [a, x]")
        app.rightHost.refuse("no")
        #expect(app.recorder.error("both")?.detail == .hostRefused(because: "no"))
        expect(app.manager, "left: [a]; right: [b]")
        #expect(host.shown == app.leftWindow.tree)
    }

    @Test("an awaited trigger throws the host's refusal") @MainActor func awaited() async {
        let shown = Shown("home")
        shown.host.nextRefusal = "no"
        do throws(TransitionOutcome.Failure) {
            try await shown.home.trigger(.push("a"))
            Issue.record("not refused")
        } catch {
            let summary = #"Can't show the commit of push("a") on Stacked: a host refused: no."#
            #expect(error.description.hasPrefix(summary))
        }
    }
}
