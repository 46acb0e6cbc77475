import Coordination
import CoordinationRestoration
import CoordinationTesting
import Testing

/// An app that is stored, thrown away and restored.
private func reborn(_ app: NewsWindows, _ session: Session) throws -> (NewsWindows, RestorationReport) {
    let text = try app.stored().text
    let fresh = NewsWindows(session)
    return (fresh, try fresh.restore(StoredState(text)))
}

private func picture(_ app: NewsWindows) -> String { "\(app.tree)" }

@Suite("What comes back, and what is named") struct ReportTests {
    let session = Session()

    @Test("a screen without a route is named, with what stood on it") func noRoute() throws {
        let app = NewsWindows(session)
        app.go(NewsRoute.article(id: 1))
        try app.root.router(for: NewsRoute.self).anchor.map { anchor in anchor.push(Screen("loose")) }
        app.go(NewsRoute.article(id: 2))
        #expect(picture(app) == "main: {[news, article1, loose, article2]*, [account0]}")
        let (fresh, report) = try reborn(app, session)
        #expect(picture(fresh) == "main: {[news, article1]*, [account0]}")
        #expect(
            report.losses.map(\.description) == [
                "/0/0/0/2 'loose': no route has put it there",
                "/0/0/0/3 'article2': it stood on /0/0/0/2, which did not come back",
            ])
    }

    @Test("a payment comes back as its receipt, and is not paid twice") func receipt() throws {
        let app = NewsWindows(session)
        app.go(NewsRoute.pay)
        #expect(session.paid == 1)
        let (fresh, report) = try reborn(app, session)
        #expect(picture(fresh) == "main: {[news, receipt]*, [account0]}")
        #expect(session.paid == 1)
        #expect(report.losses.map(\.reason) == [.renamed(to: "receipt"), .replaced])
        let (again, second) = try reborn(fresh, session)
        #expect(picture(again) == picture(fresh))
        #expect(second.isWhole)
    }

    @Test("what a gate denies now is named, and the rest comes back") func denied() throws {
        session.user = "Ada"
        let app = NewsWindows(session)
        app.go(NewsRoute.members)
        app.go(NewsRoute.article(id: 3))
        app.go(AppRoute.tab(.account))
        session.user = nil
        let (fresh, report) = try reborn(app, session)
        #expect(picture(fresh) == "main: {[news], [account0]*}")
        let members = try #require(TreePath("/0/0/0/1"))
        #expect(report.losses.map(\.reason) == [.denied(by: "members only"), .stoodOn(members)])
        #expect(fresh.root.waiting.isEmpty)
    }

    @Test(
        "a result reaches the route that asked for it, after a death too, once",
        arguments: [NewsRoute.pick, .pickLater])
    func result(route: NewsRoute) throws {
        let app = NewsWindows(session)
        app.go(route)
        let (fresh, report) = try reborn(app, session)
        #expect(report.isWhole)
        #expect(picture(fresh) == "main: {[news]^picker*, [account0]}")
        #expect(session.results.isEmpty)
        try fresh.root.frontmost(PickerModel.self).finish(with: 5)
        #expect(session.results == ["picked 5"])
        #expect(picture(fresh) == "main: {[news]*, [account0]}")
    }

    @Test("a trigger that waits at a login waits again, and goes on") func waits() throws {
        let app = NewsWindows(session)
        app.go(NewsRoute.members)
        app.go(LoginRoute.password)
        #expect(picture(app) == "main: {[news]*, [account0]}^[email, password]")
        let (fresh, report) = try reborn(app, session)
        #expect(report.isWhole, "\(report)")
        #expect(picture(fresh) == "main: {[news]*, [account0]}^[email, password]")
        #expect(fresh.root.waiting.map { $0.cause.hops } == app.root.waiting.map { $0.cause.hops })
        session.user = "Ada"
        fresh.go(LoginRoute.done("Ada"))
        #expect(picture(fresh) == "main: {[news, members]*, [account0]}")
        #expect(fresh.root.waiting.isEmpty)
    }

    @Test("a link that waits at a login waits again, with steps of coordinators that are not there yet") func link()
        throws
    {
        let app = NewsWindows(session)
        app.trigger(
            [Hop(NewsRoute.members), Hop(AppRoute.editor(1)), Hop(EditorRoute.columns(2))], completion: { _ in })
        #expect(picture(app) == "main: {[news]*, [account0]}^[email]")
        let (fresh, report) = try reborn(app, session)
        #expect(report.isWhole, "\(report)")
        session.user = "Ada"
        fresh.go(LoginRoute.done("Ada"))
        #expect(picture(fresh) == "main: {[news, members]*, [account0]}^(files1 | <p0*, p1>)")
    }

    @Test("the states of models come back") func kept() throws {
        let app = NewsWindows(session)
        app.go(NewsRoute.article(id: 1))
        try app.root.frontmost(ArticleModel.self).kept = .init(line: 12, zoom: 1.25)
        app.go(AppRoute.login)
        try app.root.frontmost(EmailModel.self).text = "ada@\"x\"\n\u{1}é"
        let (fresh, report) = try reborn(app, session)
        #expect(report.isWhole)
        #expect(try fresh.root.frontmost(EmailModel.self).text == "ada@\"x\"\n\u{1}é")
        fresh.root.back()
        #expect(try fresh.root.frontmost(ArticleModel.self).kept.line == 12)
        #expect(try fresh.root.frontmost(ArticleModel.self).kept.zoom == 1.25)
    }

    @Test("over an app that has moved on, what both have keeps its identity, and the rest goes") func overLive() throws
    {
        let app = NewsWindows(session)
        app.go(NewsRoute.article(id: 1))
        let article = try app.root.frontmost(ArticleModel.self)
        let stored = try app.stored()
        app.go(NewsRoute.article(id: 2))
        app.go(AppRoute.tab(.account))
        app.go(AppRoute.help)
        let host = TestHost(app.root)
        let report = try app.restore(stored)
        #expect(report.isWhole)
        #expect(report.losses.map(\.name) == ["help", "article2"])
        #expect(report.losses.allSatisfy { $0.reason == .removed })
        #expect(picture(app) == "main: {[news, article1]*, [account0]}")
        withExtendedLifetime(host) {}
        #expect(try app.root.frontmost(ArticleModel.self) === article)
    }

    @Test("two coordinators of one type, and one in itself, do not swap") func noSwap() throws {
        let app = NewsWindows(session)
        app.go(WindowsRoute.open("second"))
        app.go(NewsRoute.article(id: 2))
        app.go(WindowsRoute.front("main"))
        app.go(NewsRoute.article(id: 1))
        app.go(AppRoute.tab(.account))
        let outer = try #require(try app.root.router(for: AccountRoute.self) as? AccountCoordinator)
        app.go(AccountRoute.child(1))
        app.go(AccountRoute.page(2))
        // The outer one presents over itself, and has another page beneath what the inner one is.
        outer.trigger(.child(3))
        let before = picture(app)
        let (fresh, report) = try reborn(app, session)
        #expect(report.isWhole, "\(report)")
        #expect(picture(fresh) == before)
    }

    @Test("nothing runs, and nothing is lost, where the state is that of the app") func same() throws {
        let app = NewsWindows(session)
        app.go(NewsRoute.pair(1, 2))
        var outcome: TransitionOutcome?
        app.root.observeCommits { outcome = $0.outcome }
        #expect(try app.restore(app.stored()).isWhole)
        #expect(outcome == .noChange)
    }
}

@Suite("Triggers that share a login") struct SharedWaitTests {
    @Test("share it again after a death, and both go on") func share() throws {
        let session = Session()
        let app = NewsWindows(session)
        app.go(NewsRoute.members)
        app.go(WindowsRoute.open("second"))
        app.go(NewsRoute.members)
        let before = picture(app)
        #expect(app.root.waiting.count == 2)
        let (fresh, report) = try reborn(app, session)
        #expect(report.isWhole)
        #expect(picture(fresh) == before)
        #expect(fresh.root.waiting.count == 2)
        session.user = "Ada"
        fresh.go(LoginRoute.done("Ada"))
        app.go(LoginRoute.done("Ada"))
        #expect(picture(fresh) == picture(app))
        #expect(fresh.root.waiting.isEmpty)
    }
}

@Suite("A restoration that is refused") struct RefusedTests {
    final class Draft: Presentable, StateKeeping {
        let node: Screen
        init(_ name: String) { node = Screen(name) }
        var kept = ""
        var isGuarded = false

        func verdict(forLeavingBy departure: Departure) -> Verdict {
            isGuarded ? .ask("Leave?", choices: [.cancel()]) : .allow
        }
    }

    @Test("changes neither the tree nor the states of models, and asks nothing") func changesNothing() throws {
        let (below, above) = (Draft("below"), Draft("above"))
        let root = StackRoot(below)
        below.kept = "old"
        let stored = try root.stored()
        root.perform(.push(above))
        (below.kept, above.isGuarded) = ("new", true)
        #expect(throws: RestorationError.self) { try root.restore(stored) }
        expect(root, "[below, above]")
        #expect(below.kept == "new")
        #expect(root.waiting.isEmpty)
        above.isGuarded = false
        #expect(try root.restore(stored).isWhole)
        #expect(below.kept == "old")
    }
}

@Suite("A host that answers later, as a state is restored") struct LateHostTests {
    /// An app on an article, at a line, with a trigger that waits for a login.
    private func stored() throws -> StoredState {
        let app = NewsWindows(Session())
        app.go(NewsRoute.article(id: 1))
        try app.frontmost(ArticleModel.self).kept.line = 7
        app.go(NewsRoute.members)
        return try app.root.stored()
    }

    @Test("where it shows that, all is as it was stored") func shown() throws {
        let fresh = NewsWindows(Session())
        let host = TestHost(fresh.root, isHolding: true)
        #expect(try fresh.root.restore(stored()).isWhole)
        host.isHolding = false
        host.acknowledge()
        #expect(fresh.root.waiting.count == 1)
        #expect(try fresh.root.stored() == stored())
    }

    @Test("where it refuses that, the tree, the states of models and what waits are as they were before")
    func refused() throws {
        let fresh = NewsWindows(Session())
        fresh.go(NewsRoute.article(id: 1))
        let article = try fresh.frontmost(ArticleModel.self)
        article.kept.line = 3
        let before = fresh.root.tree
        let host = TestHost(fresh.root, isHolding: true)
        var records: [String] = []
        let observer = fresh.root.observeCommits { records.append("\($0.cause): \($0.outcome)") }
        _ = try fresh.root.restore(stored())
        #expect(article.kept.line == 7)
        host.refuse("there is no window")
        host.isHolding = false
        host.acknowledge()
        #expect(fresh.root.tree == before && article.kept.line == 3)
        #expect(fresh.root.waiting.isEmpty)
        #expect(records.first?.hasPrefix("restore: ") == true && records.count == 2)
        observer.end()
    }
}
