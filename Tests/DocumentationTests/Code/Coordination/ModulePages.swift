import Coordination
import CoordinationLinks
import CoordinationTesting
import Testing

/// The code of the modules' first pages.
@Suite("The first pages of the modules", .noUnhandledFailures) struct ModulePages {
    // snippet.module-coordinator
    enum NewsRoute: Route, Codable { case list, article(id: Int) }

    final class NewsCoordinator: Coordinator {
        let root = StackRoot()
        init() { trigger(.list) }

        func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> {
            switch route {
            case .list: .set([Screen("news")])
            case .article(let id): .push(Screen("article-\(id)"))
            }
        }
    }
    // snippet.end

    @Test("a trigger shows an article") func trigger() {
        // snippet.module-trigger
        let news = NewsCoordinator()
        news.trigger(.article(id: 7))
        print(news.tree)  // [news, article-7]
        // snippet.end
        expect(news, "[news, article-7]")
    }

    // snippet.module-links
    static let links = Links<NewsRoute>(
        allowing: [.https("news.example")],
        [.path("articles").value(Int.self, "id").route(NewsRoute.article)])
    // snippet.end

    @Test("a list reads an address, and prints what is shown") func address() throws {
        let links = Self.links
        let news = NewsCoordinator()
        // snippet.module-address
        news.trigger(try links.link(for: "https://news.example/articles/7"))
        print(news.address(by: links) ?? "")  // /articles/7
        // snippet.end
        expect(news, "[news, article-7]")
        #expect(news.address(by: links) == "/articles/7")
    }

    // snippet.module-suite
    @Suite("News", .noUnhandledFailures) struct NewsTests {
        @Test("an article opens on top of the list") func articleOpens() {
            let news = NewsCoordinator()
            news.trigger(.article(id: 7))
            expect(news, "[news, article-7]")
        }
    }
    // snippet.end

    @Test("trees are read, drawn and compared") func trees() throws {
        let news = NewsCoordinator()
        news.trigger(.article(id: 7))
        // snippet.module-trees
        let expected = try Tree("[news, article-7]")
        print(news.tree.outline)
        print(news.tree.difference(from: expected))
        // snippet.end
        #expect(news.tree == expected)
    }
}
