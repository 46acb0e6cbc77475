import Coordination
import CoordinationTesting
import Testing

private typealias Session = DeepLinksPage.Session

extension Gate {
    // snippet.hide
    fileprivate typealias AppRoute = DeepLinksPage.AppRoute

    // snippet.show
    fileprivate static func signedIn(_ session: Session) -> Gate {
        Gate("signed in") { _ in session.isSignedIn ? .allow : .require(AppRoute.login) }
    }
}

/// The code of the page on deep links.
enum DeepLinksPage {
    final class Session { var isSignedIn = false }

    final class SignInModel: Finishing {
        typealias Output = Void
        let node = Screen("sign-in")
    }

    enum Tab: Int { case news, account }
    enum AppRoute: Route { case home, tab(Tab), login, open([Hop]), articleOfTheDay, twice }
    enum NewsRoute: Route { case article(id: Int), saved }
    enum ArticleRoute: Route { case comments }

    final class AppCoordinator: Coordinator {
        let root: TabRoot
        init(_ session: Session = Session()) { root = TabRoot(NewsCoordinator(session), StackRoot(Screen("account"))) }

        // snippet.link-routes
        func prepareTransition(for route: AppRoute) -> Transition<TabRoot> {
            switch route {
            case .home: .dismissAll()
            case .tab(let tab): .select(index: tab.rawValue)
            case .login: .present(Later { SignInModel() }, key: route)
            case .open(let hops): deepLink(hops)
            case .articleOfTheDay: deepLink(.tab(.news), NewsRoute.article(id: 7))
            // snippet.hide
            case .twice: chain(routes: [.tab(.account), .login])
            // snippet.show
            }
        }
        // snippet.end
    }

    final class NewsCoordinator: Coordinator {
        let root = StackRoot(Screen("news"))
        let session: Session
        init(_ session: Session) { self.session = session }

        func gates(for route: NewsRoute) -> [Gate] {
            route == .saved ? [.signedIn(session)] : []
        }

        func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> {
            switch route {
            // snippet.idempotent
            case .article(let id): .push(Later { ArticleCoordinator(id: id) }, key: route)
            // snippet.end
            case .saved: .push(Later { Screen("saved") }, key: route)
            }
        }
    }

    final class ArticleCoordinator: Coordinator {
        let root: StackRoot
        init(id: Int) { root = StackRoot(Screen("article-\(id)")) }

        func prepareTransition(for route: ArticleRoute) -> Transition<StackRoot> {
            switch route {
            case .comments: .push(Later { Screen("comments") }, key: route)
            }
        }
    }
}

@Suite("The page on deep links", .noUnhandledFailures) struct DeepLinksPageTests {
    typealias AppRoute = DeepLinksPage.AppRoute
    typealias NewsRoute = DeepLinksPage.NewsRoute
    typealias ArticleRoute = DeepLinksPage.ArticleRoute
    typealias AppCoordinator = DeepLinksPage.AppCoordinator
    typealias SignInModel = DeepLinksPage.SignInModel
    let session = DeepLinksPage.Session()
    let app: AppCoordinator

    init() { app = AppCoordinator(session) }

    @Test("a link goes over three coordinators") func typed() {
        // snippet.link-typed
        app.trigger(.tab(.news), then: NewsRoute.article(id: 7), ArticleRoute.comments)
        expect(app, "{[news, [article-7, comments]]*, [account]}")
        // snippet.end
    }

    @Test("a link is made at run time") func runTime() {
        // snippet.link-hops
        let hops = [Hop(AppRoute.tab(.news)), Hop(NewsRoute.article(id: 7))]
        app.trigger(.open(hops))
        expect(app, "{[news, [article-7]]*, [account]}")
        // snippet.end
        app.trigger(hops + [Hop(ArticleRoute.comments)])
        expect(app, "{[news, [article-7, comments]]*, [account]}")
    }

    @Test("a link is what a route does, and so is a chain") func inRoutes() {
        app.trigger(.articleOfTheDay)
        expect(app, "{[news, [article-7]]*, [account]}")
        app.trigger(.twice)
        expect(app, "{[news, [article-7]], [account]*}^sign-in")
    }

    @Test("a step in a hidden tab stays there, and is brought to the front where the link says so") func hidden() {
        // snippet.link-revealing
        app.trigger(.tab(.account), then: NewsRoute.article(id: 7))
        app.trigger(.login)
        expect(app, "{[news, [article-7]], [account]*}^sign-in")  // done, and out of view
        app.trigger([Hop(NewsRoute.article(id: 7))], with: .revealing)
        expect(app, "{[news, [article-7]]*, [account]}")
        // snippet.end
    }

    @Test("a step that no router takes undoes the link") func undone() {
        // snippet.link-undone
        let link = outcome {
            app.trigger(.tab(.account), then: NewsRoute.article(id: 7), DeskRoute.drawer, completion: $0)
        }
        #expect(link?.error?.index == 2)
        expect(app, "{[news]*, [account]}")
        // snippet.end
        #expect(
            link?.error?.summary
                == "Can't go to DeskRoute.drawer (step 2, counted from 0): no router takes it; asked: "
                + "NewsCoordinator, ArticleCoordinator, AppCoordinator.")
    }

    enum DeskRoute: Route { case drawer }

    @Test("two routers that are equally near are an error") func ambiguous() {
        func desk() -> BasicCoordinator<DeskRoute, StackRoot> {
            BasicCoordinator(root: StackRoot(Screen("desk"))) { _ in .push(Screen("drawer")) }
        }
        app.perform(.multiple(.insert(desk(), at: 2), .insert(desk(), at: 2)))
        var outcome: TransitionOutcome?
        app.trigger(.tab(.account), then: DeskRoute.drawer) { outcome = $0 }
        #expect(outcome?.error?.summary.hasSuffix("take it and are equally near.") == true)
        expect(app, "{[news]*, [account], [desk], [desk]}")
    }

    @Test("a link to the current place changes nothing") func again() {
        // snippet.link-again
        let hops = [Hop(AppRoute.tab(.news)), Hop(NewsRoute.article(id: 7)), Hop(ArticleRoute.comments)]
        var outcomes: [TransitionOutcome] = []
        for _ in 1...2 { app.trigger(.open(hops)) { outcomes.append($0) } }
        #expect(outcomes.map(\.description) == ["completed", "no change"])
        // snippet.end
    }

    @Test("the same link twice while it waits is one") func twice() throws {
        // snippet.link-twice
        let windows = WindowManager(WindowRoot(app, name: "main"))
        let once = TransitionOptions(policy: .coalesce)
        for _ in 1...2 { app.trigger(.tab(.news), then: NewsRoute.saved, with: once) }
        #expect(windows.waiting.count == 1)
        // snippet.end
        app.trigger(.tab(.news), then: NewsRoute.saved, with: TransitionOptions(policy: .coalesce, reveals: true))
        app.trigger(.open([Hop(AppRoute.tab(.news)), Hop(NewsRoute.saved)]), with: once)
        #expect(windows.waiting.count == 3)
        app.trigger(.open([Hop(AppRoute.tab(.news)), Hop(NewsRoute.saved)]), with: once)
        #expect(windows.waiting.count == 3)
        session.isSignedIn = true
        try app.frontmost(SignInModel.self).finish()
        expect(windows, "main: {[news, saved]*, [account]}")
    }

    @Test("a coordinator that is found again by its key keeps its content") func withContent() {
        app.trigger(.tab(.news), then: NewsRoute.article(id: 7), ArticleRoute.comments)
        app.trigger(.tab(.news), then: NewsRoute.article(id: 7))
        expect(app, "{[news, [article-7, comments]]*, [account]}")
    }

    @Test("a link that does not clear goes beneath what is over it") func clearing() {
        // snippet.link-clearing
        app.trigger(.login)
        app.trigger(.tab(.news), then: NewsRoute.article(id: 7))
        expect(app, "{[news, [article-7]]*, [account]}^sign-in")  // beneath the login
        app.trigger(.home, then: AppRoute.tab(.news), NewsRoute.article(id: 8))
        expect(app, "{[news, [article-7], [article-8]]*, [account]}")
        // snippet.end
    }

    @Test("a link waits for the login, and then goes all the way") func gated() throws {
        // snippet.link-gated
        app.trigger(.tab(.account))
        app.trigger(.tab(.news), then: NewsRoute.saved)
        expect(app, "{[news], [account]*}^sign-in")  // nothing of the link, only the login
        session.isSignedIn = true
        try app.frontmost(SignInModel.self).finish()
        expect(app, "{[news, saved]*, [account]}")
        // snippet.end
    }

    @Test("a link that is a route waits just so, and others go on meanwhile") func gatedRoute() throws {
        app.trigger(.open([Hop(AppRoute.tab(.news)), Hop(NewsRoute.saved)]))
        app.trigger(.tab(.account))
        expect(app, "{[news], [account]*}^sign-in")
        session.isSignedIn = true
        try app.frontmost(SignInModel.self).finish()
        expect(app, "{[news, saved]*, [account]}")
    }

    @Test("a link at launch is there when the host comes") func coldStart() {
        // snippet.link-cold
        let windows = WindowManager(WindowRoot(app, name: "main"))
        app.trigger(.tab(.news), then: NewsRoute.article(id: 7), with: .unanimated)
        let host = TestHost(windows)
        #expect(host.shown.description == "main: {[news, [article-7]]*, [account]}")
        // snippet.end
    }

    // snippet.link-table
    @Test(
        "a link leads where it says, with a modal over the app",
        arguments: [
            ([Hop(AppRoute.tab(.news))], "{[news]*, [account]}"),
            ([Hop(AppRoute.tab(.news)), Hop(NewsRoute.article(id: 7))], "{[news, [article-7]]*, [account]}"),
            ([Hop(AppRoute.tab(.account))], "{[news], [account]*}"),
        ])
    func table(hops: [Hop], picture: String) {
        app.trigger(.login)
        app.trigger([Hop(AppRoute.home)] + hops)
        expect(app, picture)
    }
    // snippet.end

    @Test("a link is one commit") func oneCommit() {
        let windows = WindowManager(WindowRoot(app))
        var commits = 0
        windows.observeCommits { _ in commits += 1 }
        app.trigger(.tab(.account), then: AppRoute.tab(.news), NewsRoute.article(id: 7), ArticleRoute.comments)
        #expect(commits == 1)
    }

    @Test("the nearest is found in this order") func order() throws {
        app.trigger(.tab(.news), then: NewsRoute.article(id: 7))
        #expect(try app.router(for: ArticleRoute.self) === app.children[0].children[0])
        let other = DeepLinksPage.ArticleCoordinator(id: 8)
        app.perform(.insert(other, at: 2))
        #expect(try app.router(for: ArticleRoute.self) === app.children[0].children[0])
        app.perform(.select(other))
        #expect(try app.router(for: ArticleRoute.self) === other)
    }
}
