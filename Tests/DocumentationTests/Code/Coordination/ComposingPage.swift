import Coordination

/// The code of the page on coordinators in coordinators.
enum ComposingPage {
    // snippet.family-routes
    enum AppRoute: Route {
        enum Tab: Int { case news, account }
        case start, tab(Tab), settings(SettingsRoute)
    }

    enum NewsRoute: Route { case list, article(id: Int), comments(article: Int) }
    enum CommentsRoute: Route { case all(article: Int), write }
    // snippet.end

    enum SettingsRoute: Route { case privacy }

    // snippet.family
    final class AppCoordinator: Coordinator {
        let root = TabRoot()
        init() { trigger(.start) }

        func prepareTransition(for route: AppRoute) -> Transition<TabRoot> {
            switch route {
            case .start: .set([NewsCoordinator(), StackRoot(Screen("account"))])
            case .tab(let tab): .select(index: tab.rawValue)
            case .settings(.privacy): .present(StackRoot(Screen("privacy")))
            }
        }
    }

    final class NewsCoordinator: Coordinator {
        let root = StackRoot()
        init() { trigger(.list) }

        func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> {
            switch route {
            case .list: .set([Screen("news")])
            case .article(let id): .push(ArticleModel(id: id, router: weakRouter))
            case .comments(let id): .push(CommentsCoordinator().at(.all(article: id)))
            }
        }
    }

    final class CommentsCoordinator: Coordinator {
        let root = StackRoot()

        func prepareTransition(for route: CommentsRoute) -> Transition<StackRoot> {
            switch route {
            case .all: .set([Screen("comments")])
            case .write: .present(StackRoot(Screen("draft")))
            }
        }
    }
    // snippet.end

    // snippet.up-and-down
    final class ArticleModel: Presentable {
        let node = Screen("article")
        let id: Int
        private let router: WeakRouter<NewsRoute>

        init(id: Int, router: WeakRouter<NewsRoute>) {
            self.id = id
            self.router = router
        }

        func showComments() { router.trigger(.comments(article: id)) }  // down: handed to it
        func goToAccount() { send(AppRoute.tab(.account)) }  // up, to the nearest that takes it
    }
    // snippet.end

    struct User: Hashable, Sendable { var name = "Ada" }
    enum LoginRoute: Route { case email, password, signedIn(User) }

    // snippet.scene
    enum SceneRoute: Route { case login, signedIn(User) }

    final class SceneCoordinator: Coordinator {
        let root = WindowRoot(name: "main")
        init() { trigger(.login) }

        func prepareTransition(for route: SceneRoute) -> Transition<WindowRoot> {
            switch route {
            case .login: .setRoot(LoginCoordinator().returning(SceneRoute.signedIn))
            case .signedIn: .setRoot(AppCoordinator())
            }
        }
    }

    final class LoginCoordinator: Coordinator, Finishing {
        typealias Output = User
        let root = StackRoot()
        init() { trigger(.email) }

        func prepareTransition(for route: LoginRoute) -> Transition<StackRoot> {
            switch route {
            case .email: .set([Screen("email")])
            case .password: .push(Screen("password"))
            case .signedIn(let user): .finish(self, with: user)
            }
        }
    }
    // snippet.end

    // snippet.desk
    enum DeskRoute: Route { case start, editor(name: String) }

    final class DeskCoordinator: Coordinator {
        let root = WindowManager()
        init() { trigger(.start) }

        func prepareTransition(for route: DeskRoute) -> Transition<WindowManager> {
            switch route {
            case .start: .open(WindowRoot(AppCoordinator(), name: "main"))
            case .editor(let name):
                if let open = root.windows.first(where: { $0.node.name == name }) {
                    .bringToFront(open)
                } else {
                    .open(WindowRoot(StackRoot(Screen("text")), name: name))
                }
            }
        }
    }
    // snippet.end
}
