@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

@Suite(.bothEnds, .noUnhandledFailures) struct LinkTests {
    @Test("a link goes through tabs to the screen, in one commit") func throughTabs() {
        let (app, recorder) = (AppCoordinator(), Recorder())
        app.trigger(.users, then: UsersRoute.profile(name: "ada"), completion: recorder("link"))
        expect(app, "{[news], [users, ada]*}")
        #expect(recorder.lines == ["link: completed"])
    }

    @Test("a link continues after a step that shows nothing") func acrossNone() {
        let app = AppCoordinator()
        app.trigger(.news, then: NewsRoute.nothing, NewsRoute.article(id: 1))
        expect(app, "{[news, article]*, [users]}")
    }

    @Test("a link continues after a step with only an effect, which runs once") func acrossEffect() {
        let app = AppCoordinator()
        app.trigger(.logout, then: AppRoute.users, UsersRoute.profile(name: "ada"))
        expect(app, "{[news], [users, ada]*}")
        #expect(app.logouts == 1)
    }

    @Test("a link continues at a page that is visible already") func acrossVisiblePage() {
        let news = NewsCoordinator()
        let pages = Probe(PageRoot(news, Screen("second")))
        pages.answers[0] = { [unowned news] in .set(news, direction: .forward) }
        for _ in 0..<2 { pages.trigger(.run(0), then: NewsRoute.article(id: 1)) }
        expect(pages, "<[news, article, article]*, second>")
    }

    @Test("a link continues after a step that passes its route to another router") func acrossTrigger() {
        let (outside, app) = (NewsCoordinator(), AppCoordinator())
        let probe = Probe(StackRoot(app))
        let router: any Router<NewsRoute> = outside
        probe.answers[0] = { .trigger(.article(id: 1), on: router) }
        probe.trigger(.run(0), then: UsersRoute.profile(name: "ada"))
        expect(outside, "[news, article]")
        expect(probe, "[{[news]*, [users, ada]}]")
    }

    @Test("a link enters a child flow on its parent's stack, and continues in it") func intoChildFlow() {
        let home = Probe(StackRoot(Screen("home")))
        home.answers[0] = { .push(Stacked("about")) }
        home.trigger(.run(0), then: StackedRoute.push("web"), StackedRoute.push("licence"))
        expect(home, "[home, [about, web, licence]]")
    }

    @Test("a child that a step shows is asked next, before an older one of its type") func justShownFirst() {
        let home = Probe(StackRoot(Screen("home"), Stacked("old")))
        home.answers[0] = { .present(Stacked("new")) }
        home.answers[1] = { .multiple(.push(Stacked("first")), .push(Stacked("second"))) }
        home.trigger(.run(0), then: StackedRoute.push("x"))
        expect(home, "[home, [old]]^[new, x]")
        home.trigger(.run(1), then: StackedRoute.push("y"))
        expect(home, "[home, [old], [first], [second, y]]^[new, x]")
    }

    @Test("a tab that a step selects is asked before others of its type") func selectedFirst() {
        let tabs = Probe(TabRoot(Stacked("one"), Stacked("two"), Stacked("three")))
        tabs.answers[0] = { .select(index: 2) }
        tabs.trigger(.run(0), then: StackedRoute.push("x"))
        expect(tabs, "{[one], [two], [three, x]*}")
    }

    @Test("a skipped ancestor is reached again further on") func backToAncestor() {
        let app = AppCoordinator()
        app.trigger(.news, then: NewsRoute.article(id: 1), AppRoute.users, UsersRoute.profile(name: "ada"))
        expect(app, "{[news, article], [users, ada]*}")
    }

    @Test("a link continues from the former place of a router that its step removed") func acrossFinish() throws {
        let app = AppCoordinator()
        let login = Probe(StackRoot(Screen("login")))
        login.answers[0] = { .finish() }
        login.answers[1] = { [unowned login] in login.deepLink(.run(0), UsersRoute.profile(name: "grace")) }
        app.users?.perform(.present(login))
        app.trigger(.news, then: ProbeRoute.run(0), UsersRoute.profile(name: "ada"), AppRoute.users)
        expect(app, "{[news], [users, ada]*}")
        app.users?.perform(.present(TabRoot(Screen("other"), login, selecting: login)))
        login.answers[0] = { .dismiss() }
        login.trigger(.run(1))
        expect(app, "{[news], [users, ada, grace]*}")
    }

    @Test("a step that no router takes fails; the error names it and the routers asked") func unclaimed() throws {
        let (app, recorder) = (AppCoordinator(), Recorder())
        let before = app.tree
        app.trigger(.news, then: NewsRoute.article(id: 1), ProbeRoute.run(3), completion: recorder("link"))
        let error = try #require(recorder.error("link"))
        #expect(app.tree == before)
        #expect(error.index == 2)
        #expect(
            error.description == """
                Can't go to ProbeRoute.run(3) (step 2, counted from 0): no router takes it; asked: \
                NewsCoordinator, AppCoordinator, UsersCoordinator.

                  Tree at that step: {[news, article]*, [users]}

                Show a coordinator that takes it, or trigger it on the one that you mean.
                """)
    }

    @Test("a step that is refused undoes the steps before it") func refusedStep() {
        let (app, recorder) = (AppCoordinator(), Recorder())
        app.trigger(.users, then: UsersRoute.profile(name: "ada"), NewsRoute.close, completion: recorder("link"))
        #expect(recorder.error("link")?.reason == .nothingToDismiss)
        #expect(recorder.error("link")?.index == 2)
        expect(app, "{[news]*, [users]}")
    }

    @Test("an empty list of hops changes nothing, nor does one with a step that no router takes") func odd() {
        let app = AppCoordinator()
        #expect(outcome { app.trigger([Hop](), completion: $0) } == .noChange)
        let broken = outcome { app.trigger([Hop(AppRoute.users), Hop(ProbeRoute.run(0))], completion: $0) }
        #expect(broken?.error?.index == 1)
        expect(app, "{[news]*, [users]}")
    }

    @Test("a list of hops is one commit, with the changes of all") func changes() throws {
        let app = AppCoordinator()
        let context = try outcome {
            app.trigger([Hop(AppRoute.users), Hop(UsersRoute.profile(name: "ada"))], completion: $0)
        }?.get()
        #expect(context?.changes.count == 2)
        expect(app, "{[news], [users, ada]*}")
    }

    @Test("the error of a failing step inside a step names both") func nestedStep() {
        let home = Probe(StackRoot(Stacked("child")))
        let recorder = Recorder()
        home.answers[0] = { .none() }
        home.trigger(.run(0), then: StackedRoute.push("a"), StackedRoute.refused, completion: recorder("link"))
        #expect(recorder.error("link")?.path == [2, 1])
        expect(home, "[[child]]")
    }

    @Test("a transition continues after a link in its middle") func insideTransition() {
        let app = AppCoordinator()
        let home = Probe(StackRoot(app))
        home.answers[0] = { [unowned home, unowned app] in
            .multiple(
                .push(Screen("top")), .perform(app.deepLink(.users, UsersRoute.profile(name: "ada")), on: app.root),
                home.deepLink(.run(1)), .push(Screen("last")))
        }
        home.answers[1] = { .push(Screen("linked")) }
        home.trigger(.run(0))
        expect(home, "[{[news], [users, ada]*}, top, linked, last]")
    }

    @Test("a link to screens already shown is no change, with verbs that find them", arguments: [0, 1, 2, 3])
    func alreadyThere(route: Int) {
        let (list, tabs) = (Screen("list"), Probe(TabRoot()))
        let stack = Probe(StackRoot())
        stack.answers[0] = { .set([list]) }
        stack.answers[1] = { .push(Later { Screen("detail") }, key: "detail") }
        stack.answers[2] = { .popToRoot() }
        stack.answers[3] = { .pop(to: list) }
        tabs.answers[0] = { [unowned stack] in .set([stack, Screen("other")]) }
        tabs.answers[1] = { .select(index: 0) }
        tabs.trigger(.run(0), then: ProbeRoute.run(1))
        stack.trigger(.run(0))
        let recorder = Recorder()
        stack.trigger(.run(route))
        let before = tabs.tree
        for name in ["first", "second"] {
            tabs.perform(
                .multiple(.select(index: 0), .trigger(.run(route), on: stack)), completion: recorder(name))
        }
        #expect(recorder.lines == ["first: no change", "second: no change"])
        #expect(tabs.tree == before)
    }

    @Test("a link put together at run time is followed") func hops() {
        let app = AppCoordinator()
        let path = ["users", "ada", "grace"]
        let hops = path.map { $0 == "users" ? Hop(AppRoute.users) : Hop(UsersRoute.profile(name: $0)) }
        app.perform(app.deepLink(hops))
        expect(app, "{[news], [users, ada, grace]*}")
        app.trigger([Hop(AppRoute.news)] + hops)
        expect(app, "{[news], [users, ada, grace, ada, grace]*}")
        #expect(
            hops.map(\.description) == [
                "AppRoute.users", #"UsersRoute.profile(name: "ada")"#, #"UsersRoute.profile(name: "grace")"#,
            ])
        #expect(Set(hops + hops).count == 3)
    }

    @Test("an empty link is no change") func emptyLink() {
        let app = AppCoordinator()
        #expect(app.outcome(performing: app.deepLink([])) == .noChange)
        #expect(app.outcome(performing: app.chain(routes: [])) == .noChange)
    }

    @Test("a link that is run twice takes its steps twice") func twice() {
        let app = AppCoordinator()
        let link = app.deepLink(.news, NewsRoute.article(id: 1))
        for _ in 0..<2 { app.perform(link) }
        expect(app, "{[news, article, article]*, [users]}")
    }

    @Test("a link prints its steps without being followed") func printed() {
        let app = AppCoordinator()
        #expect(
            app.deepLink(.news, NewsRoute.article(id: 1)).description
                == "deepLink(AppRoute.news, NewsRoute.article(id: 1))")
        expect(app, "{[news]*, [users]}")
    }

    @Test("each route of a chain is prepared after the one before was applied") func chainPrepares() {
        let probe = Probe(StackRoot(Screen("home")))
        var seen: [String] = []
        for number in 0..<3 {
            probe.answers[number] = { [unowned probe] in
                seen.append(probe.tree.description)
                return .push(Screen("\(number)"))
            }
        }
        probe.perform(probe.chain(routes: [.run(0), .run(1), .run(2)]))
        #expect(seen == ["[home]", "[home, 0]", "[home, 0, 1]"])
    }

    @Test("a child is shown with its first route in one commit, or not at all") func showingAtRoute() {
        let home = Stacked("home")
        let (pushed, presented, refused) = (Stacked(), Stacked(), Stacked())
        #expect(home.outcome(performing: .push(pushed.at(.push("a"))))?.isCompleted == true)
        #expect(home.outcome(performing: .present(presented.at(.push("b")), style: .fullScreen))?.isCompleted == true)
        #expect(home.failure(performing: .push(refused.at(.refused)))?.path == [1])
        expect(home, "[home, [a]]^[b]")
        #expect(refused.parent == nil)
    }

    @Test("a step has the options of the link, unless it has its own") func options() throws {
        let app = AppCoordinator()
        let news = try #require(app.news)
        var flags: [Bool] = []
        app.perform(
            .multiple(
                app.deepLink(.users, UsersRoute.profile(name: "ada"), NewsRoute.article(id: 1)).with(.unanimated),
                .trigger(.article(id: 2), on: news), .trigger(.article(id: 3), on: news).with(.unanimated),
                .select(index: 0))
        ) { outcome in
            if case .completed(let context) = outcome { flags = context.changes.map(\.isAnimated) }
        }
        #expect(flags == [false, false, false, true, false, true])
    }
}
