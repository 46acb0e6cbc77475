@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing
import TestSupport

/// A host that takes its time with its answer.
@Suite(.bothEnds, .noUnhandledFailures) struct HoldingTests {
    @Test("the tree shows a commit at once, and its outcome comes when the host has answered") func holding() {
        let shown = Shown("home", isHolding: true)
        shown.home.trigger(.push("a"), completion: shown.recorder("push"))
        expect(shown.manager, "main: [home, a]")
        #expect(shown.recorder.lines.isEmpty)
        shown.host.acknowledge()
        #expect(shown.recorder.lines == ["push: completed"])
        #expect(shown.recorder.outcome("push").map { (try? $0.get())?.shown.map(\.name) } == ["a"])
    }

    @Test("an awaited trigger returns when the host has answered, and not before") @MainActor func awaited() async {
        let shown = Shown("home", isHolding: true)
        let task = Task.immediate { @MainActor in
            shown.recorder.note("asks")
            let context = try? await shown.home.trigger(.push("a"))
            shown.recorder.note("told of \(context?.shown.map(\.name) ?? [])")
        }
        #expect(shown.recorder.lines == ["asks"])
        expect(shown.manager, "main: [home, a]")
        shown.host.acknowledge()
        await task.value
        #expect(shown.recorder.lines == ["asks", #"told of ["a"]"#])
    }

    @Test("an awaited trigger whose task is cancelled while it settles ends, and what it did stays") @MainActor
    func cancelledWhileSettling() async {
        let shown = Shown("home", isHolding: true)
        let task = Task.immediate { @MainActor in
            do { try await shown.home.trigger(.push("a")) } catch { shown.recorder.note("\(error)") }
        }
        task.cancel()
        await task.value
        #expect(shown.recorder.lines == ["\(TransitionOutcome.Failure.cancelled(.caller))"])
        shown.host.acknowledge()
        expect(shown.manager, "main: [home, a]")
    }

    @Test("a trigger cancelled while it waits for its turn is withdrawn") @MainActor func withdrawn() async {
        let shown = Shown("home", isHolding: true)
        shown.home.trigger(.push("a"), completion: shown.recorder("a"))
        let task = Task.immediate { @MainActor in
            do { try await shown.home.trigger(.push("b")) } catch { shown.recorder.note("\(error)") }
        }
        shown.home.trigger(.push("c"), completion: shown.recorder("c"))
        task.cancel()
        await task.value
        #expect(shown.recorder.lines == ["\(TransitionOutcome.Failure.cancelled(.caller))"])
        shown.host.acknowledge()
        shown.host.acknowledge()
        expect(shown.manager, "main: [home, a, c]")
        #expect(shown.recorder.lines.dropFirst() == ["a: completed", "c: completed"])
    }

    @Test("a host that answers at once settles the commit on the same line") func immediate() {
        let shown = Shown("home")
        shown.manager.attach(ImmediateHost())
        shown.home.trigger(.push("a"), completion: shown.recorder("a"))
        shown.home.trigger(.push("b"), completion: shown.recorder("b"))
        #expect(shown.recorder.lines == ["a: completed", "b: completed"])
    }

    @Test("a removed screen lives until the host has answered, and no longer") func heldWhileSettling() {
        let shown = Shown("home", isHolding: true)
        weak var leaf: Leaf?
        do {
            let made = Leaf("leaf", shown.recorder)
            leaf = made
            shown.home.perform(.push(made))
            shown.host.acknowledge()
        }
        shown.home.trigger(.pop)
        #expect(leaf != nil)
        shown.host.acknowledge()
        #expect(leaf == nil)
    }

    @Test("the tree releases a commit once it has settled") func commitFreed() {
        let (manager, home) = (WindowManager(), Stacked("home"))
        manager.perform(.open(WindowRoot(home)))
        let host = DroppingHost()
        manager.attach(host)
        home.trigger(.push("a"))
        #expect(host.last != nil)
        host.last?.acknowledge()
        host.kept = nil
        #expect(host.last == nil)
    }

    @Test("a settled commit keeps its values, but not its nodes") func commitKept() {
        let shown = Shown("home", isHolding: true)
        shown.home.trigger(.push("a"))
        let commit = shown.host.commits[0]
        #expect(commit.isWaiting)
        #expect(commit.touched.map { ObjectIdentifier($0) } == [ObjectIdentifier(shown.home.root.node)])
        shown.host.acknowledge()
        #expect(!commit.isWaiting)
        #expect(commit.touched.isEmpty)
        #expect(commit.appearing.map(\.name) == ["a"])
        #expect(commit.disappearing.map(\.name) == ["home"])
        #expect(commit.changes.map(\.description) == ["inserted 'a' at 1 of Stacked"])
    }

    @Test("a second answer changes nothing and is reported, whatever it says") func twice() {
        let shown = Shown("home")
        shown.home.trigger(.push("a"), completion: shown.recorder("a"))
        let found = collected {
            shown.host.commits[0].acknowledge()
            shown.host.commits[0].refuse("too late")
        }
        #expect(found.map(\.error?.detail) == [.answeredTwice, .answeredTwice])
        #expect(found.first?.message.hasPrefix("Can't acknowledge a commit: it has been answered.") == true)
        #expect(shown.recorder.lines == ["a: completed"])
        expect(shown.manager, "main: [home, a]")
        #expect(shown.host.shownAgain == ["main: [home, a]"], "a refusal that came too late is answered")
    }

    @Test("a host that is detached is not waited for any more") func detached() {
        let shown = Shown("home", isHolding: true)
        shown.home.trigger(.push("a"), completion: shown.recorder("a"))
        shown.manager.attach(nil)
        #expect(shown.recorder.lines == ["a: completed"])
        shown.home.trigger(.push("b"), completion: shown.recorder("b"))
        #expect(shown.recorder.lines.last == "b: completed")
        #expect(shown.host.commits.count == 1)
    }

    @Test("a host that takes another's place is shown the tree, and the other is released") func replaced() {
        let shown = Shown("home")
        weak var former: ImmediateHost?
        do {
            let made = ImmediateHost()
            former = made
            shown.manager.attach(made)
        }
        #expect(former != nil)
        let host = TestHost(shown.manager)
        #expect(former == nil)
        #expect(host.told == [.show(shown.manager.tree)])
    }

    @Test("a host gets no commit if nothing changed") func nothing() {
        let shown = Shown("home")
        shown.home.perform(.popToRoot(), completion: shown.recorder("a"))
        shown.home.perform(.effect("look") {}, completion: shown.recorder("b"))
        shown.home.trigger(.refused, completion: shown.recorder("c"))
        #expect(shown.host.commits.isEmpty)
        #expect(shown.recorder.lines.count == 3)
    }

    @Test("a tree without a window settles too") func noWindow() {
        let home = Stacked("home")
        let (host, recorder) = (TestHost(home, isHolding: true), Recorder())
        home.trigger(.push("a"), completion: recorder("a"))
        #expect(recorder.lines.isEmpty)
        #expect(host.commits[0].appearing.isEmpty, "what is in no window cannot be seen")
        host.acknowledge()
        #expect(recorder.lines == ["a: completed"])
    }

    @Test("a tree released while it settles goes at once, and its calls end")
    func treeGoes() {
        let (time, recorder) = (ManualTime(), Recorder())
        weak var screen: Leaf?
        weak var host: DroppingHost?
        do {
            let (leaf, droppingHost) = (Leaf("leaf", recorder), DroppingHost())
            (screen, host) = (leaf, droppingHost)
            let home = Stacked("home")
            let manager = WindowManager(WindowRoot(home), time: time)
            manager.attach(droppingHost)
            home.perform(.push(leaf), completion: recorder("push"))
            home.trigger(.refused, completion: recorder("next"))
        }
        // When the leaf goes is up to the optimiser, which may let go of `leaf` after its last use.
        let freed = "leaf is freed"
        #expect(
            recorder.lines.filter { $0 != freed } == [
                "push: cancelled: the tree has gone", "next: cancelled: the tree has gone",
            ])
        #expect(recorder.lines.filter { $0 == freed }.count == 1)
        time.advance(by: .seconds(10))
        #expect(screen == nil)
        #expect(host == nil)
    }
}

/// A host that keeps the last commit, if at all.
private final class DroppingHost: Host {
    var kept: HostCommit?
    private(set) weak var last: HostCommit?

    func show(_ root: any Presentable) {}

    func apply(_ commit: HostCommit) {
        kept = commit
        last = commit
    }
}

/// A host that never answers.
final class MuteHost: Host {
    func show(_ root: any Presentable) {}
    func apply(_ commit: HostCommit) {}
}
