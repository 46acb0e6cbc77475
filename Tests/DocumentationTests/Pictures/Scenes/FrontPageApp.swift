import Coordination

/// The app of the front page, which its picture is drawn from.
enum FrontPageApp {
    enum NewsRoute: Route { case list, article(id: Int), back }

    final class NewsCoordinator: Coordinator {
        let root = StackRoot()
        init() { trigger(.list) }

        func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> {
            switch route {
            case .list: .set([Screen("news")])
            case .article(let id): .push(ArticleModel(id: id))
            case .back: .pop()
            }
        }
    }

    final class ArticleModel: Presentable {
        let node = Screen("article")
        let id: Int
        init(id: Int) { self.id = id }
    }

    enum AppRoute: Route {
        enum Tab: Int { case news, account }
        case start, tab(Tab), login
    }

    final class AppCoordinator: Coordinator {
        let root = TabRoot()
        init() { trigger(.start) }

        func prepareTransition(for route: AppRoute) -> Transition<TabRoot> {
            switch route {
            case .start: .set([NewsCoordinator(), StackRoot(Screen("account"))])
            case .tab(let tab): .select(index: tab.rawValue)
            case .login: .present(LoginCoordinator().at(.email))
            }
        }
    }

    enum LoginRoute: Route { case email, password, done }

    final class LoginCoordinator: Coordinator {
        let root = StackRoot()

        func prepareTransition(for route: LoginRoute) -> Transition<StackRoot> {
            switch route {
            case .email: .set([Screen("email")])
            case .password: .push(Screen("password"))
            case .done: .finish()
            }
        }
    }
}
