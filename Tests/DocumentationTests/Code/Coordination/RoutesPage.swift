// snippet.first-import
import Coordination
// snippet.end
import CoordinationTesting
import Testing

/// The code of the page on routes and coordinators, as far as its coordinator has only names of screens.
enum RoutesPage {
    // snippet.first-routes
    enum NewsRoute: Route {
        case list
        case article(id: Int)
        case back
    }
    // snippet.end

    // snippet.first-coordinator
    final class NewsCoordinator: Coordinator {
        let root = StackRoot()

        init() { trigger(.list) }

        func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> {
            switch route {
            case .list: .set([Screen("news")])
            case .article(let id): .push(Screen("article-\(id)"))
            case .back: .pop()
            }
        }
    }
    // snippet.end
}

/// The code of the same page, where the screens have models.
enum RoutesAndModelsPage {
    struct Headline: Hashable, Sendable {
        let id: Int
        let title: String
    }

    final class Archive {
        private(set) var stars: [Int] = []
        var headlines = [Headline(id: 7, title: "It rains")]

        func text(of id: Int) -> String? { id == 7 ? "It rains, and goes on to." : nil }
        func rate(_ stars: Int) { self.stars.append(stars) }
    }

    // snippet.models
    final class ListModel: Presentable {
        let node = Screen("news")
        let headlines: [Headline]
        private let router: WeakRouter<NewsRoute>

        init(_ headlines: [Headline], router: WeakRouter<NewsRoute>) {
            self.headlines = headlines
            self.router = router
        }

        func open(_ headline: Headline) { router.trigger(.article(id: headline.id)) }
    }

    final class ArticleModel: Presentable {
        let node = Screen("article")
        let text: String

        init(_ text: String) { self.text = text }
    }

    final class RatingModel: Finishing {
        typealias Output = Int
        let node = Screen("rating")
    }
    // snippet.end

    // snippet.with-models
    enum NewsRoute: Route {
        case list
        case article(id: Int)
        case back
        case rate
        case rated(Int)
    }

    final class NewsCoordinator: Coordinator {
        let root = StackRoot()
        private let archive: Archive

        init(archive: Archive) {
            self.archive = archive
            trigger(.list)
        }

        func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> {
            switch route {
            case .list:
                return .set([ListModel(archive.headlines, router: weakRouter)])
            case .article(let id):
                guard let text = archive.text(of: id) else {
                    return .refuse("open article \(id)", because: "there is none")
                }
                return .push(ArticleModel(text))
            case .back:
                return .pop()
            case .rate:
                return .present(RatingModel().returning(NewsRoute.rated))
            case .rated(let stars):
                return .effect("rate") { self.archive.rate(stars) }
            }
        }
    }
    // snippet.end
}

@Suite("The page on routes and coordinators", .noUnhandledFailures) struct RoutesPageTests {
    @Test("a trigger opens an article, back pops it, and a second back fails") func goes() {
        typealias NewsCoordinator = RoutesPage.NewsCoordinator
        // snippet.first-trigger
        let news = NewsCoordinator()
        news.trigger(.article(id: 7))
        print(news.tree)  // [news, article-7]
        // snippet.end
        #expect(news.tree.description == "[news, article-7]")
        news.trigger(.back)
        expect(news, "[news]")
        var outcome: TransitionOutcome?
        news.trigger(.back) { outcome = $0 }
        #expect(outcome?.description == "failed: Can't pop: there is nothing to go back to.")
    }

    @Test("the models go on by themselves, and what the user thought comes back") func models() throws {
        typealias NewsCoordinator = RoutesAndModelsPage.NewsCoordinator
        typealias ListModel = RoutesAndModelsPage.ListModel
        typealias ArticleModel = RoutesAndModelsPage.ArticleModel
        typealias RatingModel = RoutesAndModelsPage.RatingModel
        let archive = RoutesAndModelsPage.Archive()
        let news = NewsCoordinator(archive: archive)
        // snippet.first-walk
        let list = try news.frontmost(ListModel.self)
        list.open(list.headlines[0])
        expect(news, "[news, article]")
        #expect(try news.frontmost(ArticleModel.self).text.hasPrefix("It rains"))
        news.trigger(.rate)
        expect(news, "[news, article]^rating")
        try news.frontmost(RatingModel.self).finish(with: 5)
        expect(news, "[news, article]")
        // snippet.end
        #expect(archive.stars == [5])
        var outcome: TransitionOutcome?
        news.trigger(.article(id: 8)) { outcome = $0 }
        #expect(outcome?.error?.summary == "Can't open article 8: there is none.")
        expect(news, "[news, article]")
    }

    @Test("a window shows the coordinator") func window() {
        typealias NewsCoordinator = RoutesAndModelsPage.NewsCoordinator
        let archive = RoutesAndModelsPage.Archive()
        // snippet.first-window
        let windows = WindowManager(WindowRoot(NewsCoordinator(archive: archive), name: "main"))
        // snippet.end
        expect(windows, "main: [news]")
    }
}
