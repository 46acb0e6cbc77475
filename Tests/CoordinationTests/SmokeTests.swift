import Coordination
import CoordinationTesting
import Testing

enum NewsRoute: Route { case list, article(id: Int), close }
enum AppRoute: Route { case logout, news }

final class ArticleModel: Presentable {
    let node = Screen("article")
    let id: Int
    init(id: Int) { self.id = id }
}

final class NewsCoordinator: Coordinator {
    let root = StackRoot()
    init() { trigger(.list) }

    func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> {
        switch route {
        case .list: .set([Screen("news")])
        case .article(let id): .push(ArticleModel(id: id))
        case .close: .dismiss()
        }
    }
}

final class AppCoordinator: Coordinator {
    let root = TabRoot()
    let news = NewsCoordinator()
    var out = 0
    func prepareTransition(for route: AppRoute) -> Transition<TabRoot> {
        switch route {
        case .news: .set([news, Screen("home")])
        case .logout: .effect("logout") { self.out += 1 }
        }
    }
}

@Suite(.noUnheardFailures) struct SmokeTests {
    @Test("an article opens on top of the list") func articleOpens() throws {
        let news = NewsCoordinator()
        news.trigger(.article(id: 7))
        #expect(news.tree.description == "[news, article]")
        #expect(try news.visible(ArticleModel.self).id == 7)
    }
    @Test("links, bubbling and back") func bubbles() throws {
        let app = AppCoordinator()
        app.trigger(.news, then: NewsRoute.article(id: 1), NewsRoute.article(id: 2))
        expect(app, "{[news, article, article]*, home}")
        let model = try app.visible(ArticleModel.self)
        model.trigger(AppRoute.logout)
        app.news.trigger(AppRoute.logout)
        #expect(app.out == 2)
        app.back()
        expect(app, "{[news, article]*, home}")
        app.perform(
            .multiple(.present(Screen("m")), .select(index: 4)),
            completion: { outcome in
                print(outcome)
                if case .failed(let e) = outcome { print(e) }
            })
        expect(app, "{[news, article]*, home}")
        app.news.trigger(.article(id: 3))
        expect(app, "{[news, article, article]*, home}")
        let router: any Router<NewsRoute> = app.news
        router.trigger(.close) { print($0) }
        #expect(app.children.count == 1)
        #expect(app.news.parent === app)
        let w = WindowManager(WindowRoot(app, name: "main"))
        print(w.tree, w.tree.outline)
    }

    @Test("awaited triggers") @MainActor func awaited() async throws {
        let app = AppCoordinator()
        try await app.trigger(.news, then: NewsRoute.article(id: 1))
        let context = try await app.news.trigger(.article(id: 2))
        print(context.changes)
        await #expect(throws: TransitionOutcome.Failure.self) { try await app.news.trigger(.close) }
        let model = try app.visible(ArticleModel.self)
        try await model.trigger(AppRoute.logout)
    }
}
