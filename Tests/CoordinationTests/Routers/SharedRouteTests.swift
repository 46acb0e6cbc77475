import Coordination
import CoordinationTesting
import Testing

enum HomeRoute: Route { case home, detail(String), settings }

/// One feature for any kind of root: how its start is shown differs, the rest is said once.
protocol HomeCoordinator: Coordinator where RouteType == HomeRoute {
    init()
    static func home() -> Transition<Root>
}

extension HomeCoordinator {
    func prepareTransition(for route: HomeRoute) -> Transition<Root> {
        switch route {
        case .home: Self.home()
        case .detail(let name): .showDetail(Screen(name))
        case .settings: .present(Stacked("settings"))
        }
    }
}

final class TabHome: HomeCoordinator {
    let root = TabRoot()
    static func home() -> Transition<TabRoot> { .set([Screen("news"), Screen("users")]) }
}

final class SplitHome: HomeCoordinator {
    let root = SplitRoot()
    static func home() -> Transition<SplitRoot> { .set([Screen("news"), Screen("users")]) }
}

final class PageHome: HomeCoordinator {
    let root = PageRoot()
    static func home() -> Transition<PageRoot> { .set([Screen("news"), Screen("users")]) }
}

@Suite(.bothEnds, .noUnhandledFailures) struct SharedRouteTests {
    @Test(
        "one set of routes runs on three roots",
        arguments: [
            ("tabs", ["{news*, users}", "{news*, users}^ada", "{news*, users}^ada^[settings, privacy]"]),
            ("split", ["(news | users)", "(news | ada)", "(news | ada)^[settings, privacy]"]),
            ("pages", ["<news*, users>", "<news*, users>^ada", "<news*, users>^ada^[settings, privacy]"]),
        ])
    func threeRoots(root: String, pictures: [String]) {
        switch root {
        case "tabs": check(TabHome.self, pictures)
        case "split": check(SplitHome.self, pictures)
        default: check(PageHome.self, pictures)
        }
    }

    private func check(_ type: (some HomeCoordinator).Type, _ pictures: [String]) {
        let coordinator = type.init()
        coordinator.trigger(.home)
        expect(coordinator, pictures[0])
        coordinator.trigger(.detail("ada"))
        expect(coordinator, pictures[1])
        coordinator.trigger(.settings, then: StackedRoute.push("privacy"))
        expect(coordinator, pictures[2])
        coordinator.perform(.dismissAll())
        coordinator.perform(.dismissAll())
    }
}
