@_spi(Log) @_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing
import TestSupport

/// Causes that are asked for once more, in the same app or in another.
@Suite(.bothEnds, .noUnhandledFailures) struct CauseAgainTests {
    /// An app whose causes are kept as they come.
    private final class Logged {
        let app = AppCoordinator()
        let windows: WindowManager
        private(set) var causes: [Cause] = []
        /// In words, without ids.
        private(set) var outcomes: [String] = []

        init() {
            windows = WindowManager(WindowRoot(app, name: "main"))
            windows.observeCommits { [unowned self] record in
                causes.append(record.cause)
                outcomes.append("\(record.outcome)".replacing(/#[0-9a-f]+/, with: "#"))
            }
        }

        func play(_ log: [Cause]) {
            for cause in log where cause.requiredBy == nil { windows.trigger(cause) }
        }
    }

    @Test("causes from one app, triggered in another, give the same tree and the same causes") func another() {
        let one = Logged()
        one.app.trigger(.users)
        one.app.users?.trigger(.profile(name: "ada"))
        one.app.trigger(.news, then: NewsRoute.article(id: 7))
        (one.app.news?.root.screens.last as? ArticleModel)?.send(NewsRoute.article(id: 8))
        one.windows.report(.selected(one.app.root.tabs[1].node.id))
        one.app.recover(to: .news)
        let other = Logged()
        other.play(one.causes)
        #expect(other.windows.tree.description == one.windows.tree.description)
        #expect(one.windows.tree.description == "main: {[news, article, article]*, [users, ada]}")
        #expect(other.causes == one.causes)
        #expect(
            one.causes.map { "\($0), at \($0.path?.description ?? "no place")" } == [
                "users on AppCoordinator, at /0/0",
                #"profile(name: "ada") on UsersCoordinator, at /0/0/1"#,
                "deepLink(AppRoute.news, NewsRoute.article(id: 7)) on AppCoordinator, at /0/0",
                "article(id: 8) from 'article', at /0/0/0/1",
                "the user: selected /0/0/1, at /0/0/1",
                "recovery: news on AppCoordinator, at /0/0",
            ])
    }

    @Test("a cause picks the router in the same place among two of one type") func place() {
        let (one, other) = (TwoWindows(), TwoWindows())
        var causes: [Cause] = []
        one.manager.observeCommits { causes.append($0.cause) }
        one.left.trigger(.push("x"))
        one.right.trigger(.push("y"))
        one.right.trigger(.push("z"))
        for cause in causes { other.manager.trigger(cause) }
        #expect(other.manager.tree.description == one.manager.tree.description)
        #expect(causes.compactMap(\.path?.description) == ["/0/0", "/1/0", "/1/0"])
        #expect(causes[0] != causes[0].started(at: nil))
    }

    @Test("a router that has removed itself is named by its former place") func removed() {
        let app = AppCoordinator()
        let windows = WindowManager(WindowRoot(app))
        let child = NewsCoordinator()
        app.root.present(child, completion: nil)
        var causes: [Cause] = []
        windows.observeCommits { causes.append($0.cause) }
        child.perform(.dismiss())
        windows.observeCommits { _ in }
        app.root.present(child, completion: nil)
        app.trigger(.users)
        child.trigger(.close)
        #expect(causes.last?.path?.description == "/0/0^0")
        #expect(causes.last?.description == "close on NewsCoordinator")
    }

    @Test("a cause whose place is empty asks the nearest router that takes the route") func nearest() {
        let one = Logged()
        one.app.users?.trigger(.profile(name: "ada"))
        let users = UsersCoordinator()
        let windows = WindowManager(WindowRoot(users))
        windows.trigger(one.causes[0])
        #expect(users.tree.description == "[users, ada]")
    }

    @Test("a cause without a route, or that nothing takes any more, fails and says why") func refused() {
        let one = Logged()
        one.app.root.perform(.select(index: 1))
        one.app.users?.trigger(.profile(name: "ada"))
        one.windows.report(.selected(one.app.root.tabs[0].node.id))
        var errors: [String] = []
        let windows = WindowManager(WindowRoot(Screen("a")))
        for cause in one.causes {
            windows.trigger(cause) { outcome in errors.append(outcome.error.map { "\($0)" } ?? "\(outcome)") }
        }
        #expect(errors.count == 3)
        #expect(errors[0].hasPrefix("Can't do 'select(index: 1)' once more: a transition is known by its words alone"))
        #expect(errors[1].contains("UsersRoute.profile"))
        #expect(errors[2].hasPrefix("Can't do 'the user: selected /0/0/0' once more"))
        #expect(windows.tree.description == "a")
    }

    @Test("a cause that waits at a gate, triggered again, waits with the first") func waiting() {
        let club = ClubCoordinator(Session())
        let windows = WindowManager(WindowRoot(club))
        club.trigger(.profile(id: 1), completion: { _ in })
        let cause = windows.waiting[0].cause
        #expect(cause.path?.description == "/0/0")
        windows.trigger(cause, completion: { _ in })
        #expect(windows.waiting.map(\.cause) == [cause, cause])
    }

    @Test("a link that starts with another coordinator's route is followed again from the same place")
    func elsewhere() {
        let (one, other) = (Logged(), Logged())
        one.app.users?.trigger([Hop(NewsRoute.article(id: 7)), Hop(UsersRoute.profile(name: "ada"))])
        one.app.users?.trigger([Hop(StackedRoute.pop)], completion: { _ in })
        one.app.users?.trigger([])
        for cause in one.causes { other.windows.trigger(cause, completion: { _ in }) }
        #expect(other.windows.tree.description == one.windows.tree.description)
        #expect(other.causes == one.causes)
        #expect(other.outcomes == one.outcomes)
        #expect(one.causes.map(\.path?.description) == ["/0/0/1", "/0/0/1", "/0/0/1"])
        #expect(one.outcomes[1].contains("(step 0, counted from 0)"))
        #expect(one.outcomes[2] == "no change")
    }

    @Test("a link fails and says why if no coordinator can follow it") func noCoordinator() {
        let one = Logged()
        one.app.trigger([])
        var outcome: TransitionOutcome?
        WindowManager(WindowRoot(Screen("a"))).trigger(one.causes[0]) { outcome = $0 }
        #expect(
            outcome?.error.map { "\($0)" }?.hasPrefix(
                "Can't do 'deepLink() on AppCoordinator' once more: there is no coordinator at /0/0") == true)
    }

    @Test("reports about an absent node end the same way when they are repeated") func gone() {
        let (one, other) = (Logged(), Logged())
        let id = Screen("gone").node.id
        let reports: [Report] = [
            .popped(to: id), .dismissed(id), .selected(id), .chose("yes", alert: id), .closed(id), .focused(id),
        ]
        for report in reports { one.windows.report(report, completion: { _ in }) }
        for cause in one.causes { other.windows.trigger(cause, completion: { _ in }) }
        #expect(one.outcomes.filter { $0 == "no change" }.count == 3)
        #expect(other.outcomes == one.outcomes)
        #expect(other.causes == one.causes)
    }

    @Test("the windows' coordinator is asked again, though one in a window takes the same route") func windowsOwn() {
        final class Chief: Coordinator {
            let root = WindowManager()

            func prepareTransition(for route: StackedRoute) -> Transition<WindowManager> {
                .open(WindowRoot(Stacked("new")))
            }
        }
        var causes: [Cause] = []
        let (one, other) = (Chief(), Chief())
        for chief in [one, other] { chief.root.perform(.open(WindowRoot(Stacked("home")))) }
        one.root.observeCommits { causes.append($0.cause) }
        one.trigger(.push("x"))
        other.trigger(.push("x"))
        for chief in [one, other] { chief.root.trigger(causes[0]) }
        #expect(causes[0].path?.description == "/")
        #expect(one.tree.description == "[home]; [new]; [new]")
        #expect(other.tree.description == "[home]; [new]; [new]")
    }

    @Test("the cause of a route with a deadline has the place its router had before the route") func deadline() {
        let windows = WindowManager(WindowRoot(AppCoordinator(), name: "main"), time: ManualTime())
        let child = NewsCoordinator()
        windows.windows[0].perform(.present(child))
        let host = TestHost(windows, isHolding: true)
        var causes: [Cause] = []
        windows.observeCommits { causes.append($0.cause) }
        child.trigger(.close, with: TransitionOptions(deadline: .seconds(5)))
        host.commits.last?.acknowledge()
        #expect(causes.map(\.path?.description) == ["/0/0^0"])
    }

    @Test("a weak handle's route names its router, even if the route releases the router") func handles() {
        let windows = WindowManager(WindowRoot(AppCoordinator(), name: "main"))
        windows.windows[0].perform(.present(NewsCoordinator()))
        let handle = (TreePath("/0/0^0").flatMap { windows.presentable(at: $0) } as? NewsCoordinator)?.weakRouter
        var causes: [Cause] = []
        windows.observeCommits { causes.append($0.cause) }
        handle?.trigger(.close)
        #expect(handle?.isReleased == true)
        #expect(causes.map(\.description) == ["close on NewsCoordinator"])
    }

    @Test("a weak handle's route, triggered again, does not keep its router alive") func handleAgain() {
        var causes: [Cause] = []
        let child = NewsCoordinator()
        let windows = WindowManager(WindowRoot(AppCoordinator(), name: "main"))
        windows.windows[0].perform(.present(child))
        windows.observeCommits { causes.append($0.cause) }
        child.trigger(.article(id: 7))
        child.weakRouter.trigger(.article(id: 8))
        let endings = causes.map { cause in
            let recorder = Recorder()
            let windows = WindowManager(WindowRoot(AppCoordinator(), name: "main"))
            let host = TestHost(windows, isHolding: true)
            windows.windows[0].perform(.present(NewsCoordinator()), completion: { _ in })
            windows.trigger(cause, completion: recorder("it"))
            host.commits.last?.refuse("it does not want to")
            return recorder.outcome("it")?.error?.reason
        }
        #expect(endings == [nil, .released])
    }

    @Test("a weak handle's route that a gate redirects names its router") func redirectedHandle() {
        let probe = BasicCoordinator(
            root: StackRoot(Screen("a")),
            gates: { (route: StackedRoute) in
                [Gate("elsewhere") { _ in route == .pop ? .redirect(to: StackedRoute.push("b")) : .allow }]
            },
            prepareTransition: { _ in .push(Screen("b")) })
        let windows = WindowManager(WindowRoot(probe, name: "main"))
        let host = TestHost(windows, isHolding: true)
        var causes: [Cause] = []
        windows.observeCommits { causes.append($0.cause) }
        probe.weakRouter.trigger(.pop)
        host.commits.last?.acknowledge()
        #expect(causes.map(\.description) == ["pop on \(type(of: probe))"])
    }
}
