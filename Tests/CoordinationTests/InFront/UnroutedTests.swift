@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing
import TestSupport

@Suite("Without a route", .bothEnds, .noUnhandledFailures) struct UnroutedTests {
    @Test("a newly presented stack takes the next push") func newStack() {
        for start: (Shown) -> any Presentable in [{ $0.window }, { $0.manager }, { $0.home }, { $0.screen(0) }] {
            let shown = Shown("home")
            start(shown).node.present(StackRoot(Screen("info")))
            shown.window.push(Screen("details"))
            expect(shown.manager, "main: [home]^[info, details]")
            for picture in ["main: [home]^[info]", "main: [home]", "main: [home]"] {
                shown.window.back()
                expect(shown.manager, picture)
            }
            #expect(shown.host.told.last == .backAtRoot)
        }
    }

    @Test("going back closes an alert, a modal, a screen and a second window, one by one") func backStepByStep() {
        let app = TwoWindows()
        app.manager.push(Screen("c"))
        app.manager.present(Screen("m"))
        app.rightWindow.perform(.alert("Sure", choices: [AlertChoice("OK")]))
        expect(app.manager, "left: [a]; right: [b, c]^m!Sure")
        for picture in ["left: [a]; right: [b, c]^m", "left: [a]; right: [b, c]", "left: [a]; right: [b]", "left: [a]"]
        {
            app.manager.back()
            expect(app.manager, picture)
        }
        app.manager.back(completion: app.recorder("back"))
        #expect(app.recorder.outcome("back") == .noChange)
    }

    @Test("an extension of all coordinators pushes onto the stack in front, whatever their root") func shared() {
        let (home, app) = (Stacked("home"), AppCoordinator())
        home.showInfo()
        app.showInfo()
        expect(home, "[home, info]")
        expect(app, "{[news, info]*, [users]}")
    }

    @Test("a screen pushes on the stack that shows it, and presents from it") func fromAScreen() {
        let news = NewsCoordinator()
        news.trigger(.article(id: 1))
        news.top.node.push(Screen("comments"))
        news.root.screens[1].node.present(Screen("share"))
        expect(news, "[news, article, comments]^share")
        news.trigger(.close)
        expect(news, "[news, article, comments]")
    }

    @Test("a coordinator's own methods of these names are called instead") func ownMethods() {
        let own = OwnMethods()
        own.push("a")
        own.push(ArticleModel(id: 1))
        own.present(Screen("b"))
        own.reset()
        #expect(own.calls == ["push a", "push article", "present b", "reset"])
        expect(own, "[]")
        own.push(Screen("c"))
        expect(own, "[c]")
    }

    @Test("pushes and presents in prepareTransition join the commit, and see its changes") func joins() {
        let (probe, recorder) = (Probe(StackRoot(Screen("home"))), Recorder())
        probe.answers[0] = { [unowned probe] in
            probe.push(Screen("c"), completion: recorder("push"))
            probe.present(StackRoot(Screen("m")), completion: recorder("present"))
            probe.push(Screen("n"), completion: recorder("push again"))
            return .push(Screen("b"))
        }
        probe.trigger(.run(0), completion: recorder("route"))
        expect(probe, "[home, b, c]^[m, n]")
        #expect(recorder.lines.count == 4)
        #expect(recorder.outcomes.values.allSatisfy { $0.count == 1 && $0[0].isCompleted })
        probe.back()
        probe.back()
        expect(probe, "[home, b, c]")
    }

    @Test("a push that is refused in a commit undoes the commit") func joinsAndFails() {
        let (probe, recorder) = (Probe(TabRoot(StackRoot(Screen("a")), Screen("b"))), Recorder())
        probe.answers[0] = { [unowned probe] in
            probe.push(Screen("x"), completion: recorder("push"))
            return .select(index: 1)
        }
        probe.trigger(.run(0), completion: recorder("route"))
        expect(probe, "{[a]*, b}")
        #expect(recorder.error("route")?.detail == .noStack(front: "b"))
        #expect(recorder.outcomes["push"]?.count == 1)
    }

    @Test("a push made in a completion follows the trigger") func follows() {
        let shown = Shown("home")
        shown.window.present(StackRoot(Screen("info"))) { [window = shown.window] _ in
            window.push(Screen("details"), completion: shown.recorder("push"))
        }
        expect(shown.manager, "main: [home]^[info, details]")
        #expect(shown.recorder.outcome("push")?.isCompleted == true)
        #expect(shown.host.commits.count == 2)
    }

    @Test("a refused screen is freed, and the failure is reported if there is no completion") func refused() {
        let (tabs, recorder) = (TabRoot(Screen("a")), Recorder())
        let line: UInt = #line + 1
        let found = collected { tabs.push(Leaf("p", recorder)) }
        #expect(recorder.lines == ["p is freed"])
        #expect(found.map(\.error?.detail) == [.noStack(front: "a")])
        #expect(found.first?.location?.line == line)
    }
}

extension Coordinator {
    fileprivate func showInfo() { push(Screen("info")) }
}

private final class OwnMethods: Coordinator {
    let root = StackRoot()
    var calls: [String] = []

    func prepareTransition(for route: StackedRoute) -> Transition<StackRoot> { .none() }

    func push(_ name: String) { calls.append("push \(name)") }

    func push(_ article: ArticleModel) { calls.append("push article") }

    func present(_ presentable: any Presentable) { calls.append("present \(presentable.node.name)") }

    func reset() { calls.append("reset") }
}
