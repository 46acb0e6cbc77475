import Coordination
import CoordinationTesting
import Testing

private typealias Session = LinkComments.Session

extension Gate {
    // snippet.hide
    fileprivate typealias AppRoute = LinkComments.AppRoute

    // snippet.show
    fileprivate static func signedIn(_ session: Session) -> Gate {
        Gate("signed in") { _ in session.isSignedIn ? .allow : .require(AppRoute.login) }
    }
}

/// The code in the comments on links, gates, results, flows and streams.
enum LinkComments {
    enum AppRoute: Route { case tab(Tab), profile, login }
    enum Tab { case news, account }
    enum NewsRoute: Route { case article(id: Int) }
    enum ArticleRoute: Route { case comments }

    static func article(_ id: Int) -> BasicCoordinator<ArticleRoute, StackRoot> {
        BasicCoordinator(root: StackRoot(Screen("article-\(id)"))) { _ in .push(Screen("comments")) }
    }

    static func news() -> BasicCoordinator<NewsRoute, StackRoot> {
        BasicCoordinator(root: StackRoot(Screen("news"))) { route in
            switch route {
            case .article(let id): .push(article(id))
            }
        }
    }

    static func app() -> BasicCoordinator<AppRoute, TabRoot> {
        BasicCoordinator(root: TabRoot(Screen("account"), news())) { route in
            switch route {
            case .tab(.account): .select(index: 0)
            case .tab(.news): .select(index: 1)
            case .profile, .login: .present(Screen("profile"))
            }
        }
    }

    final class Session { var isSignedIn = true }

    @Suite("Comments on links", .noUnhandledFailures) struct Tests {
        @Test("a link goes over three coordinators") func link() {
            let app = app()
            // snippet.comment-link
            app.trigger(.tab(.news), then: NewsRoute.article(id: 7), ArticleRoute.comments)
            // snippet.end
            expect(app, "{account, [news, [article-7, comments]]*}")
        }

        @Test("a gate is tried by itself") func gate() {
            let session = Session()
            // snippet.comment-gate-request
            #expect(Gate.signedIn(session).verdict(for: GateRequest(AppRoute.profile)).isAllowed)
            // snippet.end
            session.isSignedIn = false
            #expect(!Gate.signedIn(session).verdict(for: GateRequest(AppRoute.profile)).isAllowed)
        }

        @MainActor @Test("a task follows a sequence") func following() async {
            let (links, feed) = AsyncStream<NewsRoute>.makeStream()
            let news = news()
            // snippet.comment-following
            let following = Task { await news.weakRouter.follow(links) }
            // snippet.end
            feed.yield(.article(id: 7))
            feed.finish()
            await following.value
            expect(news, "[news, [article-7]]")
        }
    }
}
