@_spi(Log) @_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing

enum TestingPageFirst {
    typealias NewsCoordinator = TestingPage.NewsCoordinator

    // snippet.first-test
    @Suite("News", .noUnhandledFailures) struct NewsTests {
        let news = NewsCoordinator()

        @Test("an article opens on top of the list") func articleOpens() {
            news.trigger(.article(id: 7))
            expect(news, "[news, article]")
        }
    }
    // snippet.end
}

@Suite("The page on testing", .noUnhandledFailures) struct TestingPageTests {
    typealias ArticleModel = TestingPage.ArticleModel
    typealias AppCoordinator = TestingPage.AppCoordinator
    typealias NewsCoordinator = TestingPage.NewsCoordinator
    typealias NewsRoute = TestingPage.NewsRoute
    typealias AppRoute = TestingPage.AppRoute
    typealias LoginModel = TestingPage.LoginModel
    typealias RatingModel = TestingPage.RatingModel
    typealias Notebook = TestingPage.Notebook
    let session = TestingPage.Session()
    let app: AppCoordinator
    let news: NewsCoordinator

    init() {
        app = AppCoordinator(session: session)
        news = app.news
    }

    @Test("a failed trigger changes nothing") func nothingHappened() {
        // snippet.nothing-happened
        let before = app.tree
        news.trigger(.back) { _ in }
        #expect(app.tree == before)
        // snippet.end
    }

    @Test("the frontmost model is found by its type, and an error names the screen in front") func visible() throws {
        // snippet.visible
        news.trigger(.article(id: 7))
        #expect(try app.frontmost(ArticleModel.self).id == 7)
        #expect(app.top is ArticleModel)
        // snippet.end
        let error = #expect(throws: TransitionError.self) { try app.frontmost(RatingModel.self) }
        #expect(error?.summary == "Can't see RatingModel: 'article' is in front.")
    }

    @Test("outcomes") func outcomes() {
        // snippet.outcomes
        let back = outcome { news.trigger(.back, completion: $0) }
        #expect(back?.error?.reason == .nothingToPop)
        #expect(outcome { app.trigger(.news, completion: $0) } == .noChange)
        #expect(outcome { news.trigger(.article(id: 7), completion: $0) }?.isCompleted == true)
        // snippet.end
    }

    @Test("what a test prints to find out what went wrong") func debugging() {
        let windows = WindowManager(WindowRoot(app, name: "main"))
        var lines: [String] = []
        func print(_ item: Any) { lines.append("\(item)") }
        // snippet.debugging
        windows.observeCommits { print($0) }  // each trigger that has ended
        news.trigger(.article(id: 7))
        app.trigger(.account)
        for trigger in windows.waiting { print(trigger) }  // each that has not
        print(windows.tree)
        // snippet.end
        #expect(
            lines == [
                "article(id: 7) on NewsCoordinator: completed",
                "AppRoute.login, which 'signed in' asks for: completed",
                "account on AppCoordinator: waits for signed in (require AppRoute.login)",
                "main: {[news, article]*, [account]}^login",
            ])
    }

    @Test("events, in their order") func events() {
        // snippet.events
        let windows = WindowManager(WindowRoot(app, name: "main"))
        let article = Screen("article")
        var lines: [String] = []
        article.observe { lines.append("\($0)") }
        windows.push(article) { lines.append("\($0)") }
        windows.back()
        #expect(lines == ["entered", "appeared", "completed", "disappeared", "left"])
        // snippet.end
    }

    @Test("a host holds, and refuses") func hosts() {
        // snippet.holding
        let windows = WindowManager(WindowRoot(app, name: "main"))
        let host = TestHost(windows, isHolding: true)
        var outcome: TransitionOutcome?
        news.trigger(.article(id: 7)) { outcome = $0 }
        #expect(outcome == nil)
        host.refuse("no room")
        #expect(outcome?.error?.reason == .hostRefused)
        expect(windows, "main: {[news]*, [account]}")
        #expect(host.shown == windows.tree)
        // snippet.end
    }

    @Test("the user swipes, answers, and taps") func person() throws {
        let windows = WindowManager(WindowRoot(app, name: "main"))
        // snippet.person
        let host = TestHost(windows)
        news.trigger(.article(id: 7))
        host.swipeBack()
        expect(windows, "main: {[news]*, [account]}")
        news.trigger(.article(id: 7))
        news.trigger(.clear)
        expect(windows, "main: {[news, article]*, [account]}!\"Clear?\"")
        host.answer("Clear")
        expect(windows, "main: {[news]*, [account]}")
        // snippet.end
        news.trigger(.rate)
        host.dragAway()
        expect(windows, "main: {[news]*, [account]}")
    }

    @Test("a commit that takes time has its outcome when the clock has advanced") func time() {
        // snippet.time
        let time = ManualTime()
        let windows = WindowManager(WindowRoot(app, name: "main"), time: time)
        ClockHost(windows, time: time, standard: .milliseconds(300))
        var outcome: TransitionOutcome?
        news.trigger(.article(id: 7)) { outcome = $0 }
        time.advance(by: .milliseconds(299))
        #expect(outcome == nil)
        time.advance(by: .milliseconds(1))
        #expect(outcome?.isCompleted == true)
        // snippet.end
    }

    @Test("a gate by itself, and on its way") func gates() throws {
        // snippet.gates
        let gate = Gate.signedIn(session)
        #expect(gate.verdict(for: GateRequest(AppRoute.account)).description == "require AppRoute.login")

        app.trigger(.account)
        expect(app, "{[news]*, [account]}^login")
        try app.frontmost(LoginModel.self).finish(with: "Ada")
        expect(app, "{[news], [account]*}")
        #expect(session.name == "Ada")
        // snippet.end
    }

    @Test("a login that is closed") func closedLogin() {
        // snippet.closed-login
        var outcome: TransitionOutcome?
        app.trigger(.account) { outcome = $0 }
        app.back()
        #expect(outcome == .rejected(.closed("login")))
        expect(app, "{[news]*, [account]}")
        // snippet.end
    }

    @Test("a result") func results() throws {
        // snippet.results
        news.trigger(.rate)
        try news.frontmost(RatingModel.self).finish(with: 5)
        #expect(news.stars == 5)

        news.trigger(.rated(4))  // or as the route that it comes back as
        #expect(news.stars == 4)
        // snippet.end
    }

    @Test("a popped model is freed") func lifetimes() throws {
        // snippet.lifetimes
        news.trigger(.article(id: 7))
        weak let article = try news.frontmost(ArticleModel.self)
        #expect(article != nil)
        news.trigger(.back)
        #expect(article == nil)
        // snippet.end
    }

    @Test("a model by itself") func modelByItself() {
        // snippet.model-by-itself
        let notebook = Notebook<NewsRoute>()
        let article = ArticleModel(id: 7, router: notebook)
        article.next()
        #expect(notebook.routes == [.article(id: 8)])
        // snippet.end
    }

    // snippet.many-states
    @Test(
        "each route, from wherever one may be",
        arguments: [
            ([.list], "[news]"),
            ([.article(id: 7)], "[news, article]"),
            ([.article(id: 7), .article(id: 8), .back], "[news, article]"),
            ([.article(id: 7), .rate], "[news, article]^rating"),
            ([.article(id: 7), .cleared], "[news]"),
        ] as [([NewsRoute], String)])
    func routes(routes: [NewsRoute], picture: String) {
        for route in routes { news.trigger(route) }
        expect(news, picture)
    }
    // snippet.end
}

enum TestingPageAsync {
    typealias AppCoordinator = TestingPage.AppCoordinator
    typealias LoginModel = TestingPage.LoginModel
    typealias NewsCoordinator = TestingPage.NewsCoordinator

    // snippet.async-suite
    @MainActor @Suite(.noUnhandledFailures) struct AwaitingTests {
        let app = AppCoordinator()

        @Test("an awaited trigger throws its failure") func thrown() async throws {
            let context = try await app.news.trigger(.article(id: 7))
            #expect(context.shown.map(\.name) == ["article"])
            try await app.news.trigger(.back)
            await #expect(throws: TransitionOutcome.Failure.self) { try await app.news.trigger(.back) }
        }

        @Test("the account is awaited while the user logs in") func waiting() async throws {
            let opening = Task.immediate { try await app.trigger(.account) }
            expect(app, "{[news]*, [account]}^login")
            try app.frontmost(LoginModel.self).finish(with: "Ada")
            _ = try await opening.value
            expect(app, "{[news], [account]*}")
        }
    }
    // snippet.end
}

@MainActor @Suite("The page on testing, awaited", .noUnhandledFailures) struct TestingPageAwaitedTests {
    typealias RatingModel = TestingPage.RatingModel
    let app = TestingPage.AppCoordinator()

    // snippet.awaited-questions-test
    @Test("one question is awaited after the other") func questions() async throws {
        let windows = WindowManager(WindowRoot(app, name: "main"))
        let commits = AsyncStream(observing: windows.observeCommits)
        let asking = Task.immediate {
            let first = try await app.result(of: RatingModel())
            return try await first + app.result(of: RatingModel())
        }
        try app.frontmost(RatingModel.self).finish(with: 2)
        for await _ in commits where (try? app.frontmost(RatingModel.self)) != nil { break }
        try app.frontmost(RatingModel.self).finish(with: 3)
        #expect(try await asking.value == 5)
    }
    // snippet.end
}
