import Coordination
import CoordinationTesting
import Testing

/// The code in the comments on routes, coordinators and routers.
enum RouterComments {
    // snippet.comment-route
    enum NewsRoute: Route { case list, article(id: Int), close }
    // snippet.end

    // snippet.comment-coordinator
    final class NewsCoordinator: Coordinator {
        let root = StackRoot()
        init() { trigger(.list) }

        func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> {
            switch route {
            case .list: .set([Screen("news")])
            case .article: .push(ArticleModel(router: weakRouter))
            case .close: .dismiss()
            }
        }
    }
    // snippet.end

    // snippet.comment-weak-router
    final class ArticleModel: Presentable {
        let node = Screen("article")
        let router: WeakRouter<NewsRoute>
        init(router: WeakRouter<NewsRoute>) { self.router = router }
        func close() { router.trigger(.close) }
    }
    // snippet.end

    enum AboutRoute: Route { case start, licences }
    enum SettingsRoute: Route { case privacy }
    enum AppRoute: Route { case settings(SettingsRoute) }
    enum HelpRoute: Route { case topic(String) }
    enum DeskRoute: Route { case help(HelpRoute) }

    final class HelpRouter: Router {
        let app: BasicCoordinator<DeskRoute, StackRoot>
        var anchor: Node? { app.node }
        init(app: BasicCoordinator<DeskRoute, StackRoot>) { self.app = app }

        // snippet.comment-join
        func join(_ route: HelpRoute, to commit: inout RunningCommit) throws(TransitionError) {
            try commit.join(.help(route), on: app)
        }
        // snippet.end
    }

    @Suite("Comments on routers", .noUnhandledFailures) struct Tests {
        @Test("a coordinator does what its comment says, and a model closes it through a weak router")
        func coordinator() throws {
            let news = NewsCoordinator()
            news.trigger(.article(id: 7))
            expect(news, "[news, article]")
            let home = StackRoot(Screen("home"))
            home.perform(.present(news))
            try news.frontmost(ArticleModel.self).close()
            expect(home, "[home]")
        }

        @Test("a coordinator is made of a closure") func basicCoordinator() {
            // snippet.comment-basic-coordinator
            let about = BasicCoordinator(root: StackRoot(), initialRoute: AboutRoute.start) { route in
                switch route {
                case .start: .set([Screen("about")])
                case .licences: .push(Screen("licences"))
                }
            }
            // snippet.end
            about.trigger(.licences)
            expect(about, "[about, licences]")
        }

        @Test("routes are translated for another router") func redirection() {
            let app = BasicCoordinator<AppRoute, StackRoot>(root: StackRoot(Screen("home"))) { route in
                switch route {
                case .settings(.privacy): .push(Screen("privacy"))
                }
            }
            // snippet.comment-redirection
            let settings = RedirectionRouter(to: app) { (route: SettingsRoute) in AppRoute.settings(route) }
            // snippet.end
            settings.trigger(.privacy)
            expect(app, "[home, privacy]")
        }

        @Test("a custom router passes its routes on") func join() {
            let app = BasicCoordinator<DeskRoute, StackRoot>(root: StackRoot(Screen("desk"))) { route in
                switch route {
                case .help(.topic(let topic)): .push(Screen(topic))
                }
            }
            HelpRouter(app: app).trigger(.topic("keys"))
            expect(app, "[desk, keys]")
        }
    }
}
