import Coordination
import CoordinationTesting
import Testing

@Suite(.bothEnds, .noUnhandledFailures) struct RouterLookupTests {
    @Test("a coordinator is the nearest for its own routes") func itself() throws {
        let news = NewsCoordinator()
        #expect(try news.router(for: NewsRoute.self) === news)
    }

    @Test("a coordinator is the nearest for its own routes before it is shown or has triggered")
    func itselfFromTheStart() throws {
        let news = BasicCoordinator(root: StackRoot(Screen("list"))) { (_: NewsRoute) in .none() }
        #expect(try news.router(for: NewsRoute.self) === news)
    }

    @Test("a router in front below comes before a router above") func frontBeforeAbove() throws {
        let (outer, middle, inner) = (Stacked("outer"), Probe(StackRoot()), Stacked("inner"))
        outer.perform(.push(middle))
        middle.perform(.push(inner))
        #expect(try middle.router(for: StackedRoute.self) === inner)
    }

    @Test("a router above comes before a hidden router below") func aboveBeforeHidden() throws {
        let (outer, middle, hidden) = (Stacked("outer"), Probe(TabRoot()), Stacked("hidden"))
        outer.perform(.push(middle))
        middle.perform(.set([Screen("front"), hidden]))
        #expect(try middle.router(for: StackedRoute.self) === outer)
    }

    @Test("a modal in front is found from beneath it") func modalInFront() throws {
        let (app, modal) = (AppCoordinator(), Stacked("modal"))
        app.users?.perform(.present(Screen("hidden")))
        app.news?.perform(.present(modal))
        #expect(try app.router(for: StackedRoute.self) === modal)
    }

    @Test("the front one of two modals is asked first") func frontModalFirst() throws {
        let (app, under, over) = (AppCoordinator(), Stacked("under"), Stacked("over"))
        app.perform(.multiple(.present(under), .present(over)))
        #expect(try app.router(for: StackedRoute.self) === over)
        app.trigger(.users, then: StackedRoute.push("page"))
        #expect(under.tree.description.hasPrefix("[under]"))
        expect(over, "[over, page]")
    }

    @Test("a manager looks in the window in front first") func frontWindowFirst() throws {
        func app() -> TabRoot { TabRoot(Screen("shown"), Stacked("hidden")) }
        let manager = WindowManager(WindowRoot(app(), name: "one"), WindowRoot(app(), name: "two"))
        let found = try manager.router(for: StackedRoute.self)
        found.trigger(.push("page"))
        expect(manager, "one: {shown*, [hidden]}; two: {shown*, [hidden, page]}")
    }

    @Test("the rest of the tree is asked last, the nearest first") func theRest() throws {
        let app = AppCoordinator()
        let leaf = Screen("leaf")
        app.news?.perform(.push(leaf))
        #expect(try leaf.router(for: UsersRoute.self) === app.users)
        #expect(try leaf.router(for: NewsRoute.self) === app.news)
        #expect(try leaf.router(for: AppRoute.self) === app)
    }

    @Test("a nearer hidden router wins over a further one") func nearerWins() throws {
        let (near, far, plain) = (Stacked("near"), Stacked("far"), Screen("plain"))
        let tabs = TabRoot(plain, near, StackRoot(far))
        #expect(try tabs.router(for: StackedRoute.self) === near)
    }

    @Test("two equally near routers in the rest of the tree are an error, not a guess") func ambiguous() throws {
        let tabs = TabRoot(Screen("plain"), Stacked("one"), Stacked("two"))
        let error = #expect(throws: TransitionError.self) { try tabs.router(for: StackedRoute.self) }
        #expect(
            error?.description == """
                Can't find a router for StackedRoute: Stacked and Stacked take it and are equally near.

                  Tree: {plain*, [one], [two]}

                Trigger the route on the one that you mean.
                """)
    }

    @Test("a link with an ambiguous step fails, and does nothing") func ambiguousLink() {
        let tabs = Probe(TabRoot(Screen("plain"), Stacked("one"), Stacked("two")))
        let recorder = Recorder()
        tabs.trigger(.run(0), then: StackedRoute.push("x"), completion: recorder("link"))
        #expect(recorder.error("link")?.detail == .ambiguous(["Stacked", "Stacked"]))
        #expect(recorder.error("link")?.index == 1)
        expect(tabs, "{plain*, [one], [two]}")
    }

    @Test("a selected tab's router wins over one in another tab") func selected() throws {
        let (one, two) = (Stacked("one"), Stacked("two"))
        let tabs = TabRoot(one, two, selecting: two)
        #expect(try tabs.router(for: StackedRoute.self) === two)
    }

    @Test("a lookup without a router to ask, or without one that takes the route, is an error") func unclaimed() {
        let alone = #expect(throws: TransitionError.self) { try Screen("alone").router(for: NewsRoute.self) }
        #expect(
            alone?.description == """
                Can't find a router for NewsRoute: there is no router to ask.

                  Tree: alone

                Show a coordinator that takes it, or trigger it on the one that you mean.
                """)
        let asked = #expect(throws: TransitionError.self) { try AppCoordinator().router(for: ProbeRoute.self) }
        #expect(asked?.detail == .unclaimed(asked: ["AppCoordinator", "NewsCoordinator", "UsersCoordinator"]))
    }

    @Test("a router that was found takes routes") func usable() throws {
        let app = AppCoordinator()
        let router: any Router<UsersRoute> = try app.router(for: UsersRoute.self)
        router.trigger(.profile(name: "ada"))
        expect(app, "{[news]*, [users, ada]}")
    }

    @Test("other windows are asked too") func otherWindow() throws {
        let (front, back) = (Stacked("front"), NewsCoordinator())
        let manager = WindowManager(WindowRoot(back), WindowRoot(front))
        #expect(try front.router(for: NewsRoute.self) === back)
        #expect(try manager.router(for: StackedRoute.self) === front)
    }
}
