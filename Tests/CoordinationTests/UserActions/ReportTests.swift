@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing
import TestSupport

/// What a user did, as hosts report it.
@Suite(.bothEnds, .noUnhandledFailures) struct ReportTests {
    @Test(
        "a back swipe past the first screen of a child flow ends and frees the child, and leaves the parent's screens")
    func pastTheChild() {
        let shown = Shown("home", "list")
        weak var child: Stacked?
        weak var root: StackRoot?
        do {
            let made = Stacked("about", "web")
            (child, root) = (made, made.root)
            shown.home.perform(.push(made))
        }
        shown.host.swipeBack(completion: shown.recorder("one"))
        expect(shown.manager, "main: [home, list, [about]]")
        shown.host.swipeBack(completion: shown.recorder("two"))
        expect(shown.manager, "main: [home, list]")
        #expect(child == nil && root == nil)
        #expect(shown.recorder.lines == ["one: completed", "two: completed"])
    }

    @Test("a long swipe out of the middle of a child flow removes the screens of both, topmost first")
    func longSwipe() {
        let shown = Shown("home", "list")
        let child = Stacked("about", "web")
        shown.home.perform(.multiple(.push(child), .push(Screen("above"))))
        shown.host.swipeBack(to: child.root.screens[0], completion: shown.recorder("swipe"))
        expect(shown.manager, "main: [home, list, [about]]")
        #expect(
            shown.recorder.outcomes["swipe"]?.first.map { (try? $0.get())?.changes.map(\.subject.name) }
                == ["above", "web"])
    }

    @Test("a report during a settling push ends that as shown, and goes ahead of waiting triggers") func ahead() {
        let shown = Shown("home", "list", isHolding: true)
        shown.home.trigger(.push("a"), completion: shown.recorder("a"))
        shown.home.trigger(.push("b"), completion: shown.recorder("b"))
        shown.host.swipeBack(to: shown.screen(1), completion: shown.recorder("swipe"))
        #expect(shown.recorder.lines == ["a: completed"])
        #expect(shown.host.commits.last?.report == .popped(to: shown.screen(1).id))
        expect(shown.manager, "main: [home, list]")
        shown.host.acknowledge()
        #expect(shown.recorder.lines == ["a: completed", "swipe: completed"])
        expect(shown.manager, "main: [home, list, b]")
    }

    @Test("the same report twice is no change, whatever it is") func twice() throws {
        let (tabs, recorder) = (TabRoot(Screen("a"), Screen("b")), Recorder())
        let (window, other) = (WindowRoot(tabs, name: "main"), WindowRoot(Screen("x"), name: "other"))
        let manager = WindowManager(window, other)
        let modal = Screen("m")
        tabs.perform(.multiple(.present(modal), .alert("Sure", choices: [.cancel()])))
        let host = TestHost(manager)
        let alert = try #require(tabs.alerts.first)
        let reports: [Report] = [
            .chose("Cancel", alert: alert.id), .dismissed(modal.id), .selected(tabs.tabs[1].node.id),
            .focused(window.node.id), .closed(other.node.id),
        ]
        for report in reports {
            manager.report(report, completion: recorder("first"))
            manager.report(report, completion: recorder("second"))
        }
        #expect(recorder.outcomes["first"]?.map(\.isCompleted) == Array(repeating: true, count: 5))
        #expect(recorder.outcomes["second"] == Array(repeating: .noChange, count: 5))
        expect(manager, "main: {a, b*}")
        #expect(host.commits.count == 5)
        #expect(host.commits.map(\.report) == reports)
        #expect(host.shownAgain.isEmpty)
    }

    @Test("a sheet under another that is swiped away takes it along, and both end, topmost first")
    func sheetUnderSheet() {
        let shown = Shown("home")
        shown.home.perform(
            .multiple(
                .present(Leaf("one", shown.recorder).listening()), .present(Leaf("two", shown.recorder).listening())))
        let one = shown.home.root.node.presented
        shown.recorder.forget()
        shown.host.dragAway(one, completion: shown.recorder("drag"))
        #expect(
            shown.recorder.lines == [
                "two disappeared", "one disappeared", "two left", "one left", "one is freed", "two is freed",
                "drag: completed",
            ])
        expect(shown.manager, "main: [home]")
    }

    @Test("a sheet that must be answered cannot be dragged away, nor one beneath it; the host shows it again")
    func mustBeAnswered() {
        let shown = Shown("home")
        let under = Screen("under")
        shown.home.perform(.multiple(.present(under), .present(Screen("terms"), style: .sheet(dismissible: false))))
        for (name, modal) in [("over", nil), ("under", under)] {
            let id = (modal ?? shown.manager.top.node).id
            #expect(!shown.manager.allows(.dismissed(id)))
            shown.host.dragAway(modal, completion: shown.recorder(name))
            #expect(shown.recorder.outcome(name) == .rejected(.mustBeAnswered("terms")))
            #expect(shown.host.shownAgain.last == "main: [home]^under^terms")
        }
        #expect(shown.host.shownAgain.count == 2)
        #expect(shown.host.commits.count == 1)
        shown.manager.back(completion: shown.recorder("back"))
        #expect(shown.recorder.outcome("back") == .rejected(.mustBeAnswered("terms")))
    }

    @Test("the only window is not closed by the user, and the host shows it again") func onlyWindow() {
        let shown = Shown("home")
        #expect(!shown.manager.allows(.closed(shown.window.node.id)))
        shown.host.close(shown.window, completion: shown.recorder("close"))
        #expect(shown.recorder.error("close")?.detail == .lastOne)
        #expect(shown.host.shownAgain == ["main: [home]"])
    }

    @Test("a report about an unknown or wrong node fails, and the host shows the tree again") func wrong() {
        let shown = Shown("home")
        let (gone, home) = (Screen("gone").id, shown.screen(0).id)
        let reports: [(Report, TransitionError.Detail)] = [
            (.popped(to: gone), .unknownNode), (.selected(gone), .unknownNode), (.focused(gone), .unknownNode),
            (.selected(home), .noSelection), (.focused(home), .notOpen), (.closed(home), .notOpen),
            (.dismissed(home), .notPresented),
            (.popped(to: shown.window.node.id), .onNoStack),
        ]
        for (index, (report, reason)) in reports.enumerated() {
            #expect(!shown.manager.allows(report))
            shown.manager.report(report, completion: shown.recorder("\(index)"))
            #expect(shown.recorder.error("\(index)")?.detail == reason)
            #expect(shown.host.shownAgain.count == index + 1)
        }
        #expect(shown.host.commits.isEmpty)
        expect(shown.manager, "main: [home]")
    }

    @Test("a report that is not allowed, and has no completion, goes to the diagnostics handler") func unhandled() {
        let shown = Shown("home")
        let found = collected { shown.host.close(shown.window) }
        #expect(found.map(\.error?.detail) == [.lastOne])
    }

    @Test("asking whether a report is allowed changes nothing") func allows() {
        let shown = Shown("home", "list")
        let (home, list) = (shown.screen(0).id, shown.screen(1).id)
        #expect(shown.manager.allows(.popped(to: home)))
        #expect(shown.manager.allows(.popped(to: list)), "it is so already")
        #expect(shown.manager.allows(.dismissed(Screen("gone").id)), "it is so already")
        expect(shown.manager, "main: [home, list]")
        #expect(shown.host.commits.isEmpty)
    }

    @Test("a report of a turned page shows that page, with its direction") func turned() {
        let pages = PageRoot([Screen("a"), Screen("b"), Screen("c")])
        let manager = WindowManager(WindowRoot(pages))
        let (host, recorder) = (TestHost(manager), Recorder())
        manager.report(.turned(to: pages.node.children[2].node.id), completion: recorder("turn"))
        expect(manager, "<a, b, c*>")
        guard case .selected(_, let shown, let direction)? = host.commits.last?.changes.first?.kind else {
            Issue.record("nothing was selected")
            return
        }
        #expect(shown == 2..<3 && direction == .forward)
    }

    @Test("a tab that is tapped again is notified, and nothing changes") func tappedAgain() {
        let (tabs, recorder) = (TabRoot(Screen("a"), Screen("b")), Recorder())
        let manager = WindowManager(WindowRoot(tabs))
        tabs.tabs[0].noteEvents(recorder)
        let host = TestHost(manager)
        host.choose(tabs.tabs[0], completion: recorder("tap"))
        #expect(recorder.lines == ["a reselected", "tap: no change"])
        #expect(host.commits.isEmpty)
    }

    @Test("a report is about a coordinator, its root and its node alike") func about() {
        let (home, tab, other) = (Stacked("home"), Stacked("tab"), Screen("other"))
        for subject: any Presentable in [tab, tab.root, tab.node] {
            let (chosen, closed) = (Report.selected(subject.node.id), Report.dismissed(subject.node.id))
            let left = Report.popped(to: subject.node.id)
            #expect(chosen.selects(tab) && chosen.selects(tab.root) && !chosen.selects(other) && !chosen.selects(home))
            #expect(closed.dismisses(tab) && closed.dismisses(tab.root) && !closed.dismisses(other))
            #expect(left.pops(to: tab) && left.pops(to: tab.root) && !left.pops(to: other))
            #expect(!chosen.dismisses(tab) && !closed.pops(to: tab) && !left.selects(tab))
        }
    }

    @Test("a screen view gives its route by type, and nil for another type") func routeOfAView() {
        let home = Stacked("home")
        let windows = WindowManager(WindowRoot(home))
        var fronts: [VisibilityChange.Item?] = []
        windows.observeVisibility { fronts.append($0.front) }
        home.trigger(.push("a"))
        #expect(fronts.count == 2)
        #expect(fronts[0]?.route(of: StackedRoute.self) == nil)
        #expect(fronts[1]?.route?.route as? StackedRoute == fronts[1]?.route(of: StackedRoute.self))
        #expect(fronts[1]?.route(of: ProbeRoute.self) == nil)
    }

    @Test("a path binding reports a shorter path, and reads the tree again after a veto") func binding() {
        let shown = Shown("home", "list", "detail")
        let path = PathBinding(shown.home.root, in: shown.manager)
        path.value.removeLast()
        expect(shown.manager, "main: [home, list]")
        shown.home.perform(.present(Screen("terms"), style: .sheet(dismissible: false)))
        #expect(path.value.count == 2)
        path.value = []
        expect(shown.manager, "main: [home, list]^terms")
        #expect(path.value.count == 2)
    }
}

/// What a toolkit binds a stack to: reads a list of ids, and writes a shorter one when the user went back.
private final class PathBinding {
    private let stack: StackRoot
    private let manager: WindowManager

    init(_ stack: StackRoot, in manager: WindowManager) {
        self.stack = stack
        self.manager = manager
    }

    var value: [NodeID] {
        get { stack.screens.map { $0.node.id } }
        set {
            guard let last = newValue.last else { return }
            manager.report(.popped(to: last))
        }
    }
}
