@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

@Suite(.bothEnds, .noUnhandledFailures) struct BubblingTests {
    @Test("a leaf fifty levels down reaches the app without a router") func fiftyLevels() {
        let app = AppCoordinator()
        let leaf = ArticleModel(id: 1)
        var inner: any Presentable = leaf
        for level in 0..<50 {
            switch level % 4 {
            case 0: inner = StackRoot(Screen("a"), inner)
            case 1: inner = TabRoot(Screen("b"), inner)
            case 2: inner = SplitRoot(inner)
            default: inner = PageRoot(inner)
            }
        }
        app.news?.perform(.push(inner))
        leaf.send(AppRoute.logout)
        #expect(app.logouts == 1)
        leaf.send(NewsRoute.list)
        expect(app, "{[news]*, [users]}")
    }

    @Test("a front screen reaches its coordinator, even before that has triggered", arguments: [true, false])
    func beforeTheFirstTrigger(byType: Bool) throws {
        let home = BasicCoordinator<StackedRoute, StackRoot>(root: StackRoot(Screen("a"))) { _ in .push(Screen("b")) }
        let leaf = try byType ? home.frontmost(Screen.self) : home.top
        leaf.send(StackedRoute.pop)
        expect(home, "[a, b]")
    }

    @Test("reading the front does not take a root from its coordinator") func readingTakesNothing() {
        let root = StackRoot(Screen("a"))
        let first = Probe(root)
        first.answers[0] = { .push(Screen("b")) }
        first.trigger(.run(0))
        _ = Probe(root).top
        first.trigger(.run(0))
        expect(first, "[a, b, b]")
    }

    @Test("a transition sends a route upward, in the same commit") func asATransition() throws {
        let (outer, inner) = (Stacked("outer"), Probe(StackRoot(Screen("a"))))
        inner.answers[0] = { .multiple(.push(Screen("b")), .send(StackedRoute.push("c"))) }
        inner.answers[1] = { .multiple(.push(Screen("b")), .send(AppRoute.logout)) }
        outer.perform(.push(inner))
        inner.trigger(.run(0))
        expect(outer, "[outer, [a, b], c]")
        let refused = outcome { inner.trigger(.run(1), completion: $0) }
        #expect(refused?.error?.detail == .unclaimed(asked: ["Probe<StackRoot>", "Stacked"]))
        expect(outer, "[outer, [a, b], c]")
        let transition: Transition<StackRoot> = .send(StackedRoute.push("c"))
        #expect(transition.description == "send(StackedRoute.push(\"c\"))")
    }

    @Test("a sent route goes to the nearest router above that takes it") func nearest() {
        let (outer, inner, leaf) = (Stacked("outer"), Stacked("inner"), Screen("leaf"))
        outer.perform(.push(inner))
        inner.perform(.push(leaf))
        leaf.send(StackedRoute.push("x"))
        expect(outer, "[outer, [inner, leaf, x]]")
    }

    @Test("a modal, an embedded screen and one in a hidden tab reach the coordinator that shows them")
    func otherPlaces() {
        let app = AppCoordinator()
        let (modal, embedded, hidden) = (Screen("modal"), Screen("embedded"), Screen("hidden"))
        app.perform(.multiple(.present(modal), .embed(embedded, in: app)))
        app.users?.perform(.push(hidden))
        for leaf in [modal, embedded, hidden] { leaf.send(AppRoute.logout) }
        #expect(app.logouts == 3)
    }

    @Test("a coordinator takes its own routes itself, and passes on the rest") func coordinator() {
        let (app, recorder) = (AppCoordinator(), Recorder())
        app.news?.send(AppRoute.logout)
        app.news?.trigger(NewsRoute.article(id: 1), completion: recorder("own"))
        #expect(app.logouts == 1)
        #expect(recorder.lines == ["own: completed"])
        expect(app, "{[news, article]*, [users]}")
    }

    @Test("a route that no router above takes fails, and names those that were asked") func unclaimed() throws {
        let (app, recorder) = (AppCoordinator(), Recorder())
        app.news?.send(StackedRoute.pop, completion: recorder("bubble"))
        let error = try #require(recorder.error("bubble"))
        #expect(
            error.description == """
                Can't send StackedRoute.pop upward: no router takes it; asked: NewsCoordinator, AppCoordinator.

                  Tree: {[news]*, [users]}

                Show a coordinator that takes it, or trigger it on the one that you mean.
                """)
    }

    @Test("a route that only a coordinator elsewhere takes fails, and names it") func elsewhere() throws {
        let (app, recorder) = (AppCoordinator(), Recorder())
        app.news?.send(UsersRoute.list, completion: recorder("across"))
        app.send(UsersRoute.list, completion: recorder("down"))
        #expect(recorder.error("down")?.detail == .notAbove(elsewhere: "UsersCoordinator"))
        #expect(
            recorder.error("across")?.description == """
                Can't send UsersRoute.list upward: no router above takes it; UsersCoordinator does, elsewhere on the tree.

                  Tree: {[news]*, [users]}

                Trigger it there, or go there by a link of any coordinator: coordinator.trigger([Hop(route)]).
                """)
        expect(app, "{[news]*, [users]}")
    }

    @Test("a manager's route goes up from the front of its windows") func fromWindows() {
        let (app, recorder) = (AppCoordinator(), Recorder())
        let windows = WindowManager(WindowRoot(Screen("other")), WindowRoot(app))
        windows.send(AppRoute.logout, completion: recorder("windows"))
        #expect(app.logouts == 1)
        windows.alert("Leave?", choices: [AlertChoice("Yes", sends: AppRoute.logout)])
        windows.choose("Yes")
        #expect(app.logouts == 2)
        windows.send(UsersRoute.list, completion: recorder("hidden"))
        #expect(recorder.error("hidden")?.detail == .notAbove(elsewhere: "UsersCoordinator"))
    }

    @Test("a front presentable has an origin, whatever its type") func origin() {
        let home = Traced(StackRoot(Screen("home")))
        home.trigger(.push("a"))
        let front: any Presentable = home.top
        #expect(front.origin?.route?.route as? TracedRoute == .push("a"))
    }

    @Test("a screen without a tree asks no router") func nowhere() {
        let recorder = Recorder()
        Screen("alone").send(AppRoute.logout, completion: recorder("bubble"))
        #expect(recorder.error("bubble")?.detail == .unclaimed(asked: []))
    }

    @Test("a screen that was removed reaches no router any more") func removed() {
        let (app, leaf, recorder) = (AppCoordinator(), Screen("leaf"), Recorder())
        app.news?.perform(.push(leaf))
        app.news?.perform(.pop())
        leaf.send(AppRoute.logout, completion: recorder("bubble"))
        #expect(recorder.error("bubble")?.detail == .unclaimed(asked: []))
        #expect(app.logouts == 0)
    }

    @Test("a sent route may remove its sender") func removesItself() {
        let (home, recorder) = (Stacked("home"), Recorder())
        weak var leaf: ArticleModel?
        do {
            let model = ArticleModel(id: 1)
            leaf = model
            home.perform(.push(model))
        }
        leaf?.send(StackedRoute.pop, completion: recorder("pop"))
        #expect(recorder.lines == ["pop: completed"])
        #expect(leaf == nil)
    }

    @Test("a coordinator of a window is reached from the window's content") func windowCoordinator() {
        let (scene, leaf) = (Probe(WindowRoot(name: "main")), Screen("leaf"))
        let manager = WindowManager(scene.root)
        var runs = 0
        scene.answers[0] = { .setRoot(StackRoot(leaf)) }
        scene.answers[1] = { .effect("count") { runs += 1 } }
        scene.trigger(.run(0))
        leaf.send(ProbeRoute.run(1))
        expect(manager, "main: [leaf]")
        #expect(runs == 1)
    }

    @Test("a coordinator whose root is shown, and not the coordinator, is reached all the same") func rootShown() throws
    {
        let (home, news, leaf) = (Stacked("home"), NewsCoordinator(), Screen("leaf"))
        home.perform(.push(TabRoot(news.root)))
        news.perform(.push(leaf))
        leaf.send(NewsRoute.article(id: 1))
        expect(home, "[home, {[news, leaf, article]*}]")
        #expect(home.children.first === news)
        #expect(news.parent === home)
        #expect(try home.router(for: NewsRoute.self) === news)
    }
}
