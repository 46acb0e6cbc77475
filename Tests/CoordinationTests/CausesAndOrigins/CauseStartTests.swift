@_spi(Log) @_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing
import TestSupport

/// Where a cause says that it started: as that stood when it was asked for, before anything came of it.
@Suite(.bothEnds, .noUnhandledFailures) struct CauseStartTests {
    /// Three screens on a stack, in a window that a host shows and whose causes are kept.
    private final class Logged {
        let shown: Shown
        private(set) var causes: [Cause] = []
        var starts: [String] { causes.map { "\($0) at \($0.path?.description ?? "no place")" } }

        init(isHolding: Bool = false) {
            shown = Shown("a", "b", "c", isHolding: isHolding)
            shown.manager.observeCommits { [unowned self] in causes.append($0.cause) }
        }
    }

    /// A screen without a name, so that messages call it by its type.
    private final class Note: Presentable {
        let node = Screen("")
    }

    /// Does something with each commit that it is handed, and does not answer.
    private final class Interrupting: Host {
        var onApply: () -> Void = {}

        func show(_ root: any Presentable) {}

        func apply(_ commit: HostCommit) { onApply() }
    }

    private static func insertFirst(_ presentable: any Presentable) -> Transition<StackRoot> {
        Transition("insert first") { root throws(TransitionError) in try root.insert(presentable, at: 0) }
    }

    @Test("a recovery has the place of its router at the call, though a settling commit is undone first")
    func recovery() {
        let app = Logged(isHolding: true)
        let (child, home) = (Stacked("x"), app.shown.home)
        home.perform(Self.insertFirst(child), completion: { _ in })
        child.recover(to: .push("y"), completion: { _ in })
        #expect(app.starts.last == "recovery: push(\"y\") on Stacked at /0/0/0")
        expect(home, "[a, b, c]")
    }

    @Test("a recovery asked for while a host applies a commit has the place of that moment")
    func recoveryWhileHanded() {
        let (home, child, host) = (Stacked("a"), Stacked("x"), Interrupting())
        let manager = WindowManager(WindowRoot(home))
        var causes: [Cause] = []
        manager.observeCommits { causes.append($0.cause) }
        manager.attach(host)
        host.onApply = { child.recover(to: .push("y"), completion: { _ in }) }
        home.perform(Self.insertFirst(child), completion: { _ in })
        #expect(causes.map(\.path?.description) == [nil, "/0/0/0"])
    }

    @Test("a recovery in a tree that another tree's commit has changed has the place at the call")
    func recoveryWhileLent() {
        let app = Logged(isHolding: true)
        let (child, other) = (Stacked("x"), Stacked("other"))
        other.perform(.perform(Self.insertFirst(child), on: app.shown.home.root), completion: { _ in })
        child.recover(to: .push("y"), completion: { _ in })
        #expect(app.starts.last == "recovery: push(\"y\") on Stacked at /0/0/0")
        expect(app.shown.home, "[a, b, c]")
    }

    @Test("a repeated recovery goes to the same router, though a settling commit has moved it") func recoveryAgain() {
        var cause: Cause?
        let trees = (0..<2).map { _ in
            let app = TwoWindows()
            let host = TestHost(app.manager, isHolding: true)
            app.manager.observeCommits { if $0.cause.route != nil { cause = $0.cause } }
            app.manager.perform(.bringToFront(app.leftWindow), completion: { _ in })
            if let cause {
                app.manager.trigger(cause, completion: { _ in })
            } else {
                app.left.recover(to: .push("z"), completion: { _ in })
            }
            return "\(app.manager.tree), \(host.commits.count)"
        }
        #expect(trees == ["left: [a, z]; right: [b], 1", "left: [a, z]; right: [b], 1"])
        #expect(cause?.path?.description == "/1/0")
    }

    @Test("a report has the place its node had at the call, though a gesture is cancelled first") func report() {
        let app = Logged()
        let (home, child) = (app.shown.home, Stacked("x"))
        let gesture = home.root.begin(Self.insertFirst(child), completion: { _ in })
        app.shown.manager.report(.popped(to: home.root.screens[1].node.id))
        #expect(app.starts.last == "the user: popped to /0/0/1 at /0/0/1")
        expect(home, "[a]")
        withExtendedLifetime(gesture) {}
    }

    @Test("a report about a screen that a gesture brings has the place in that gesture") func reportOfWhatGoes() {
        let app = Logged()
        let home = app.shown.home
        let gesture = home.root.begin(.present(Stacked("x")), completion: { _ in })
        app.shown.manager.report(.dismissed(home.root.node.presented?.id ?? .random()), completion: { _ in })
        #expect(app.starts.last == "the user: dismissed /0/0^0 at /0/0^0")
        expect(home, "[a, b, c]")
        withExtendedLifetime(gesture) {}
    }

    @Test(
        "a route sent upward names its sender and place, though the sender has gone by then", arguments: [false, true])
    func climbing(settles: Bool) {
        let app = Logged(isHolding: settles)
        let (home, note) = (app.shown.home, Note())
        home.perform(.push(note), completion: { _ in })
        app.shown.host.acknowledge()
        note.send(StackedRoute.pop, completion: { _ in })
        app.shown.host.acknowledge()
        #expect(app.starts.last == "pop from Note at /0/0/3")
        expect(home, "[a, b, c]")
    }

    @Test(
        "a host's refusal names the sender of a route, though the sender has gone",
        arguments: [nil, Duration.seconds(5)])
    func climbingRefused(deadline: Duration?) {
        let shown = Shown("a", isHolding: true)
        let note = Note()
        shown.home.perform(.push(note), completion: { _ in })
        shown.host.acknowledge()
        note.send(
            StackedRoute.pop, with: TransitionOptions(deadline: deadline), completion: shown.recorder("it"))
        shown.host.commits.last?.refuse("it does not want to")
        #expect(shown.recorder.error("it").map { "\($0)".contains("the commit of pop from Note") } == true)
    }

    @Test("an observer that begins while a sent route settles gets the route's sender") func climbingObservedLate() {
        let shown = Shown("a", isHolding: true)
        let note = Note()
        var causes: [Cause] = []
        shown.home.perform(.push(note), completion: { _ in })
        shown.host.acknowledge()
        note.send(StackedRoute.pop, completion: { _ in })
        shown.manager.observeCommits { causes.append($0.cause) }
        shown.host.acknowledge()
        #expect(causes.map(\.description) == ["pop from Note"])
    }
}
