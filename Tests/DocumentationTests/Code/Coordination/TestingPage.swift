import Coordination

extension Gate {
    static func signedIn(_ session: TestingPage.Session) -> Gate {
        Gate("signed in") { _ in session.name == nil ? .require(TestingPage.AppRoute.login) : .allow }
    }
}

/// The feature that the page on testing tests.
enum TestingPage {
    enum AppRoute: Route { case news, account, login, loggedIn(String) }
    enum NewsRoute: Route { case list, article(id: Int), rate, rated(Int), clear, cleared, back }

    final class Session { var name: String? }

    final class LoginModel: Finishing {
        typealias Output = String
        let node = Screen("login")
    }

    final class RatingModel: Finishing {
        typealias Output = Int
        let node = Screen("rating")
    }

    final class ArticleModel: Presentable {
        let node = Screen("article")
        let id: Int
        private let router: any Router<NewsRoute>

        init(id: Int, router: any Router<NewsRoute>) {
            self.id = id
            self.router = router
        }

        func next() { router.trigger(.article(id: id + 1)) }
    }

    final class AppCoordinator: Coordinator {
        let root = TabRoot()
        let session: Session
        let news = NewsCoordinator()
        let account = StackRoot(Screen("account"))

        init(session: Session = Session()) {
            self.session = session
            perform(.set([news, account]))
        }

        func gates(for route: AppRoute) -> [Gate] { route == .account ? [.signedIn(session)] : [] }

        func route(for report: Report) -> AppRoute? { report.selects(account) ? .account : nil }

        func prepareTransition(for route: AppRoute) -> Transition<TabRoot> {
            switch route {
            case .news: .select(news)
            case .account: .select(account)
            case .login: .present(LoginModel().returning(AppRoute.loggedIn))
            case .loggedIn(let name): .effect("log in") { self.session.name = name }
            }
        }
    }

    final class NewsCoordinator: Coordinator {
        let root = StackRoot()
        var stars = 0
        init() { trigger(.list) }

        func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> {
            switch route {
            case .list: .set([Screen("news")])
            case .article(let id): .push(ArticleModel(id: id, router: weakRouter))
            case .rate: .present(RatingModel().returning(NewsRoute.rated))
            case .rated(let stars): .effect("rate") { self.stars = stars }
            case .clear:
                .alert("Clear?", choices: [AlertChoice("Clear", sends: NewsRoute.cleared), .cancel("Keep")])
            case .cleared: .popToRoot()
            case .back: .pop()
            }
        }
    }

    // snippet.stand-in
    /// Takes routes, and goes nowhere.
    final class Notebook<RouteType: Route>: Router {
        private(set) var routes: [RouteType] = []

        func join(_ route: RouteType, to commit: inout RunningCommit) { routes.append(route) }
    }
    // snippet.end
}
