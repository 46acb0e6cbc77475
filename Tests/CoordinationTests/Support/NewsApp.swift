import Coordination

// A small app that several suites share: tabs, each with a stack of its own.

enum AppRoute: Route { case news, users, both, logout }

enum NewsRoute: Route { case list, article(id: Int), close, nothing }

enum UsersRoute: Route { case list, profile(name: String) }

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
        case .nothing: .none()
        }
    }
}

final class UsersCoordinator: Coordinator {
    let root = StackRoot()

    init() { trigger(.list) }

    func prepareTransition(for route: UsersRoute) -> Transition<StackRoot> {
        switch route {
        case .list: .set([Screen("users")])
        case .profile(let name): .push(Screen(name))
        }
    }
}

final class AppCoordinator: Coordinator {
    let root = TabRoot()
    private(set) var logouts = 0

    init() { trigger(.both) }

    func prepareTransition(for route: AppRoute) -> Transition<TabRoot> {
        switch route {
        case .both: .set([NewsCoordinator(), UsersCoordinator()])
        case .news: .select(index: 0)
        case .users: .select(index: 1)
        case .logout: .effect("log out") { self.logouts += 1 }
        }
    }

    var news: NewsCoordinator? { root.tabs.first as? NewsCoordinator }
    var users: UsersCoordinator? { root.tabs.last as? UsersCoordinator }
}
