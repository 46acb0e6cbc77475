import Coordination
import CoordinationTesting
import Testing

@Suite("Shims of the migration page", .noUnhandledFailures) struct MigrationShims {
    enum ListRoute: Route { case list }

    final class ListCoordinator: Coordinator {
        let root = StackRoot()

        func prepareTransition(for route: ListRoute) -> NavigationTransition {
            switch route {
            case .list: return .push(ListModel(router: unownedRouter, app: strongRouter))
            }
        }
    }

    final class ListModel: Presentable {
        let node = Screen("list")
        let router: UnownedRouter<ListRoute>

        init(router: UnownedRouter<ListRoute>, app: StrongRouter<ListRoute>) { self.router = router }
    }

    @Test("lines that use XCoordinator's names compile") func shims() {
        let list = ListCoordinator()
        list.trigger(.list)
        expect(list, "[list]")
        let (tabs, split, pages) = (TabBarTransition.none(), SplitTransition.none(), PageTransition.none())
        #expect(tabs.presentables.count + split.presentables.count + pages.presentables.count == 0)
    }

    // snippet.migration-strong-routers
    enum HomeRoute: Route { case home, news, settings, reset }

    class HomeCoordinator: TabBarCoordinator<HomeRoute> {
        private let newsRouter: StrongRouter<ListRoute>
        private let settingsRouter: StrongRouter<ListRoute>

        init(
            newsRouter: StrongRouter<ListRoute> = ListCoordinator().strongRouter,
            settingsRouter: StrongRouter<ListRoute> = ListCoordinator().strongRouter
        ) {
            self.newsRouter = newsRouter
            self.settingsRouter = settingsRouter
            super.init(tabs: [newsRouter, Screen("account")], select: newsRouter)
        }

        override func prepareTransition(for route: HomeRoute) -> TabBarTransition {
            switch route {
            case .home: return .select(index: 1)
            case .news: return .multiple(.select(newsRouter), .trigger(.list, on: newsRouter))
            case .settings: return .present(settingsRouter)
            case .reset: return .set([Screen("account"), newsRouter])
            }
        }
    }
    // snippet.end

    @Test("a stored strong router is a tab, is selected, triggered on and presented") func strongRouters() {
        let home = HomeCoordinator()
        expect(home, "{[]*, account}")
        home.trigger(.home)
        home.trigger(.news)
        expect(home, "{[list]*, account}")
        home.trigger(.settings)
        expect(home, "{[list]*, account}^[]")
        home.perform(.dismiss())
        home.trigger(.settings)
        expect(home, "{[list]*, account}^[]")
        home.trigger(.reset)
        expect(home, "{account, [list]*}^[]")
    }

    @Test("a strong router is pushed, set on a window, and passed where any router of its routes is meant")
    func pushed() {
        let list: StrongRouter<ListRoute> = ListCoordinator().strongRouter
        let stack = StackRoot(Screen("home"))
        let window = WindowRoot(stack)
        let windows = WindowManager(window)
        stack.perform(.push(list))
        let router: any Router<ListRoute> = list
        router.trigger(.list)
        expect(windows, "[home, [list]]")
        stack.perform(.popToRoot())
        window.perform(.setRoot(list))
        expect(windows, "[list]")
    }

    enum ClubRoute: Route { case list, members }

    /// XCoordinator's superclass, and requirements that have a default.
    class ClubCoordinator: NavigationCoordinator<ClubRoute> {
        init() { super.init(initialRoute: .list) }

        override func gates(for route: ClubRoute) -> [Gate] {
            route == .members ? [Gate("members only") { _ in .deny("you are no member") }] : []
        }

        override func verdict(forLeavingBy departure: Departure) -> Verdict { .deny("the club is not left") }

        override func prepareTransition(for route: ClubRoute) -> NavigationTransition {
            switch route {
            case .list: return .push(Screen("club"))
            case .members: return .push(Screen("members"))
            }
        }
    }

    @Test("a subclass of a shim triggers its first route, and its overrides are asked") func overrides() {
        let club = ClubCoordinator()
        expect(club, "[club]")
        #expect(outcome { club.trigger(.members, completion: $0) }?.description.hasPrefix("rejected") == true)
        let stack = StackRoot(Screen("home"), club)
        #expect(outcome { stack.perform(.pop(), completion: $0) }?.description.hasPrefix("rejected") == true)
        expect(stack, "[home, [club]]")
    }
}
