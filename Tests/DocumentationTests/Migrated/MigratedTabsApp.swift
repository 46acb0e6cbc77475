import Coordination
import CoordinationTesting
import Testing

// An app of XCoordinator's, moved line by line: tabs whose coordinators are stored, strong routers in view models, a
// feature that is redirected to its parent, and one login that is shown from two places.

enum TabsApp {
    enum MainRoute: Route { case feed, mine }

    enum FeedRoute: Route { case list, post(Int), comment(Int), commented(Int, by: String) }

    enum MineRoute: Route { case start, login, loggedIn(String), topic(Int) }

    enum LoginRoute: Route { case email, password, done(String) }

    enum SupportRoute: Route { case contact, billing }

    /// Was: `class MainCoordinator: TabBarCoordinator<MainRoute>`, with `super.init(tabs:select:)`.
    final class MainCoordinator: Coordinator {
        let root: TabRoot
        private let feedRouter: StrongRouter<FeedRoute>
        private let mineRouter: StrongRouter<MineRoute>

        convenience init() {
            let account = Account()
            let feed = FeedCoordinator(account)
            self.init(
                feedRouter: feed.strongRouter, mineRouter: MineCoordinator(account, feed.strongRouter).strongRouter)
        }

        init(feedRouter: StrongRouter<FeedRoute>, mineRouter: StrongRouter<MineRoute>) {
            self.feedRouter = feedRouter
            self.mineRouter = mineRouter
            root = TabRoot([feedRouter, mineRouter], selecting: feedRouter)
        }

        func prepareTransition(for route: MainRoute) -> TabBarTransition {
            switch route {
            case .feed: return .select(feedRouter)
            case .mine: return .select(mineRouter)
            }
        }
    }

    final class Account {
        var name: String?
    }

    final class FeedCoordinator: Coordinator {
        let root = StackRoot()
        private let account: Account

        init(_ account: Account) {
            self.account = account
            trigger(.list)
        }

        func prepareTransition(for route: FeedRoute) -> NavigationTransition {
            switch route {
            case .list: return .set([FeedModel(router: unownedRouter)])
            case .post(let id): return .push(Screen("post-\(id)"))
            case .comment(let id):
                if let name = account.name { return .trigger(.commented(id, by: name), on: self) }
                return .present(LoginCoordinator().returning { FeedRoute.commented(id, by: $0) })
            case .commented(let id, let name):
                return .multiple(
                    .effect("sign in") { [account] in account.name = name }, .push(Screen("comment-\(id)")))
            }
        }
    }

    final class FeedModel: Presentable {
        let node = Screen("feed")
        private let router: UnownedRouter<FeedRoute>
        init(router: UnownedRouter<FeedRoute>) { self.router = router }
        func comment(on id: Int) { router.trigger(.comment(id)) }
    }

    final class MineCoordinator: Coordinator {
        let root = StackRoot()
        private let account: Account
        private let feedRouter: StrongRouter<FeedRoute>
        private lazy var support = RedirectionRouter(to: self) { (route: SupportRoute) in
            switch route {
            case .contact: .topic(1)
            case .billing: .topic(2)
            }
        }

        init(_ account: Account, _ feedRouter: StrongRouter<FeedRoute>) {
            self.account = account
            self.feedRouter = feedRouter
            trigger(.start)
        }

        func prepareTransition(for route: MineRoute) -> NavigationTransition {
            switch route {
            case .start:
                return .set([MineModel(router: unownedRouter, feedRouter: feedRouter, supportRouter: support)])
            case .login: return .present(LoginCoordinator().returning(MineRoute.loggedIn))
            case .loggedIn(let name): return .effect("sign in") { [account] in account.name = name }
            case .topic(let id): return .push(Screen("topic-\(id)"))
            }
        }
    }

    final class MineModel: Presentable {
        let node = Screen("mine")
        private let router: UnownedRouter<MineRoute>
        private let feedRouter: StrongRouter<FeedRoute>
        private let supportRouter: any Router<SupportRoute>

        init(
            router: UnownedRouter<MineRoute>, feedRouter: StrongRouter<FeedRoute>,
            supportRouter: any Router<SupportRoute>
        ) {
            self.router = router
            self.feedRouter = feedRouter
            self.supportRouter = supportRouter
        }

        func logIn() { router.trigger(.login) }
        func showLatest() { feedRouter.trigger(.post(9)) }
        func payBill() { supportRouter.trigger(.billing) }
    }

    final class LoginCoordinator: Coordinator, Finishing {
        typealias Output = String
        let root = StackRoot()
        init() { trigger(.email) }

        func prepareTransition(for route: LoginRoute) -> NavigationTransition {
            switch route {
            case .email: return .push(Screen("email"))
            case .password: return .push(Screen("password"))
            case .done(let name): return .finish(self, with: name)
            }
        }
    }
}

@Suite("Migrated: tabs that are stored, and a login from two places", .noUnhandledFailures) struct MigratedTabsApp {
    typealias App = TabsApp
    private let main = App.MainCoordinator()
    private let windows: WindowManager

    init() { windows = WindowManager(WindowRoot(main)) }

    @Test("the tabs are the coordinators that are stored, and its children") func tabs() throws {
        expect(windows, "{[feed]*, [mine]}")
        #expect(main.children.map { "\(type(of: $0))" } == ["FeedCoordinator", "MineCoordinator"])
        main.trigger(.mine)
        main.trigger(.feed)
        main.trigger(.mine)
        expect(windows, "{[feed], [mine]*}")
        #expect(main.children.count == 2)
    }

    @Test("the login goes on where it was asked for, and is asked for once") func logins() throws {
        try windows.frontmost(App.FeedModel.self).comment(on: 3)
        expect(windows, "{[feed]^[email]*, [mine]}")
        try windows.frontmost(App.LoginCoordinator.self).trigger(.password)
        try windows.frontmost(App.LoginCoordinator.self).trigger(.done("Ada"))
        expect(windows, "{[feed, comment-3]*, [mine]}")
        try windows.router(for: App.FeedRoute.self).trigger(.comment(4))
        expect(windows, "{[feed, comment-3, comment-4]*, [mine]}")
    }

    @Test("the same login in the other tab, and one that the user closes") func otherLogin() throws {
        let host = TestHost(windows)
        main.trigger(.mine)
        let mine = try windows.frontmost(App.MineModel.self)
        mine.logIn()
        weak let login = try windows.frontmost(App.LoginCoordinator.self)
        host.dragAway()
        expect(windows, "{[feed], [mine]*}")
        #expect(login == nil)
        mine.logIn()
        try windows.frontmost(App.LoginCoordinator.self).trigger(.done("Ada"))
        expect(windows, "{[feed], [mine]*}")
        try windows.router(for: App.FeedRoute.self).trigger(.comment(4))
        expect(windows, "{[feed, comment-4], [mine]*}")
    }

    @Test("a view model triggers on a neighbour, and on a feature that its parent does") func routers() throws {
        main.trigger(.mine)
        let mine = try windows.frontmost(App.MineModel.self)
        mine.payBill()
        mine.showLatest()
        expect(windows, "{[feed, post-9], [mine, topic-2]*}")
        main.trigger(.feed, then: App.FeedRoute.post(1), App.MineRoute.topic(1))
        expect(windows, "{[feed, post-9, post-1]*, [mine, topic-2, topic-1]}")
    }

    @Test("all of it is released with the window, stored coordinators and view models too") func released() throws {
        var main: App.MainCoordinator? = App.MainCoordinator()
        weak let feed = main?.children.first
        weak let model = try main?.frontmost(App.FeedModel.self)
        #expect(feed != nil)
        #expect(model != nil)
        main = nil
        #expect(feed == nil)
        #expect(model == nil)
    }
}
