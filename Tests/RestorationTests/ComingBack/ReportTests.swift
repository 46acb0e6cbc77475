@_spi(Log) import Coordination
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

@Suite("Restored screens, and the report of others") struct ReportTests {
    let session = Session()

    @Test("a screen without a route is named, with the screen on top of it") func noRoute() throws {
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
                "/0/0/0/3 'article2': it depended on /0/0/0/2, which was not restored",
            ])
    }

    @Test("a payment comes back as its receipt, and is not paid twice") func receipt() throws {
        let app = NewsWindows(session)
        app.go(NewsRoute.pay)
        #expect(session.paid == 1)
        let (fresh, report) = try reborn(app, session)
        #expect(picture(fresh) == "main: {[news, receipt]*, [account0]}")
        #expect(session.paid == 1)
        #expect(report.losses.map(\.detail) == [.renamed(to: "receipt"), .replaced])
        let (again, second) = try reborn(fresh, session)
        #expect(picture(again) == picture(fresh))
        #expect(second.isWhole)
    }

    @Test("a screen that a gate denies now is named, and the selected tab comes back") func denied() throws {
        session.user = "Ada"
        let app = NewsWindows(session)
        app.go(NewsRoute.members)
        app.go(NewsRoute.article(id: 3))
        app.go(AppRoute.tab(.account))
        session.user = nil
        let (fresh, report) = try reborn(app, session)
        #expect(picture(fresh) == "main: {[news], [account0]*}")
        let members = try #require(TreePath("/0/0/0/1"))
        #expect(report.losses.map(\.detail) == [.denied(by: "members only"), .stoodOn(members)])
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

    @Test("a restoration over a running app keeps the screens of both, and the rest goes") func overLive() throws {
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
        #expect(report.losses.allSatisfy { $0.detail == .removed })
        #expect(picture(app) == "main: {[news, article1]*, [account0]}")
        withExtendedLifetime(host) {}
        #expect(try app.root.frontmost(ArticleModel.self) === article)
    }

    @Test("coordinators of one type, side by side and nested, do not swap") func noSwap() throws {
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

    @Test("a state equal to that of the app changes nothing") func same() throws {
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
