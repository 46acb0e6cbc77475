@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing
import TestSupport

/// Coordinators that make routes of what a user did.
@Suite(.bothEnds, .noUnhandledFailures) struct ClaimTests {
    @Test("a claimed report is not committed: the host shows the tree again, and the route is triggered") func claimed()
    {
        let app = ClaimingTabs()
        let manager = WindowManager(WindowRoot(app))
        let (host, recorder) = (TestHost(manager, isHolding: true), Recorder())
        let second = app.root.tabs[1].node.id
        #expect(!manager.allows(.selected(second)))
        app.claims = [.selected(second): .ask]
        #expect(!manager.allows(.selected(second)))
        host.choose(app.root.tabs[1], completion: recorder("tap"))
        #expect(host.shownAgain == ["{a*, b}"])
        expect(manager, "{a*, b}^question")
        #expect(recorder.lines.isEmpty)
        host.acknowledge()
        #expect(recorder.lines == ["tap: completed"], "its outcome is the report's")
    }

    @Test("the host gets a claimed route's commit as one it has not shown yet, with animations") func handedOver() {
        let app = ClaimingTabs()
        let manager = WindowManager(WindowRoot(app))
        let host = TestHost(manager)
        host.choose(app.root.tabs[1])
        expect(manager, "{a*, b}^question")
        #expect(host.commits.map(\.report) == [nil])
        #expect(host.commits.first?.changes.map(\.isAnimated) == [true])
        app.claims = [:]
        app.root.perform(.dismiss())
        host.choose(app.root.tabs[1])
        #expect(host.commits.last?.report != nil, "one that no coordinator claims is shown already")
    }

    @Test("the nearest coordinator around a node is asked first, then those further out") func nearest() {
        let (outer, inner) = (ClaimingTabs(), Stacked("x", "y"))
        outer.root.perform(.insert(inner, at: 0))
        outer.root.perform(.select(index: 0))
        let manager = WindowManager(WindowRoot(outer))
        let host = TestHost(manager)
        outer.claims = [.popped(to: inner.root.screens[0].node.id): .ask]
        host.swipeBack()
        expect(manager, "{[x, y]*, a, b}^question")
    }

    @Test("a report without a change is not claimed, and a claimed route that fails leaves the tree") func refused() {
        let app = ClaimingTabs()
        let manager = WindowManager(WindowRoot(app))
        let (host, recorder) = (TestHost(manager), Recorder())
        app.claims = [.selected(app.root.tabs[1].node.id): .fail]
        host.choose(app.root.tabs[1], completion: recorder("tap"))
        #expect(recorder.error("tap") != nil)
        expect(manager, "{a*, b}")
        #expect(host.shown == manager.tree)
        #expect(host.commits.isEmpty)
        host.dragAway(Screen("gone"), completion: recorder("gone"))
        #expect(recorder.outcome("gone") == .noChange)
    }

    @Test("a claimed report ends the settling commit, and goes ahead of waiting ones") func ahead() {
        let app = ClaimingTabs()
        let manager = WindowManager(WindowRoot(app))
        let (host, recorder) = (TestHost(manager, isHolding: true), Recorder())
        app.root.perform(.insert(Screen("c"), at: 2), completion: recorder("insert"))
        app.root.perform(.insert(Screen("d"), at: 3), completion: recorder("waits"))
        host.choose(app.root.tabs[1], completion: recorder("tap"))
        expect(manager, "{a*, b, c}^question")
        host.acknowledge()
        host.acknowledge()
        #expect(recorder.lines == ["insert: completed", "tap: completed", "waits: completed"])
    }
}

private enum ClaimingRoute: Route { case ask, fail }

/// Asks a question where the second tab is chosen, unless it is given other reports.
private final class ClaimingTabs: Coordinator {
    let root = TabRoot(Screen("a"), Screen("b"))
    lazy var claims: [Report: ClaimingRoute] = [.selected(root.tabs[1].node.id): .ask]

    func prepareTransition(for route: ClaimingRoute) -> Transition<TabRoot> {
        switch route {
        case .ask: .present(Screen("question"))
        case .fail: .multiple(.present(Screen("question")), .select(index: 99))
        }
    }

    func route(for report: Report) -> ClaimingRoute? { claims[report] }
}
