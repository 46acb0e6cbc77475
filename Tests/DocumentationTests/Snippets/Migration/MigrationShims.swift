import Coordination
import CoordinationTesting
import Testing

// snippet.migration-shims
typealias NavigationTransition = Transition<StackRoot>
typealias TabBarTransition = Transition<TabRoot>
typealias PageTransition = Transition<PageRoot>
typealias SplitTransition = Transition<SplitRoot>
typealias UnownedRouter<RouteType: Route> = WeakRouter<RouteType>
typealias StrongRouter<RouteType: Route> = any Router<RouteType>

extension Router {
    var unownedRouter: UnownedRouter<RouteType> { weakRouter }
    var strongRouter: StrongRouter<RouteType> { self }
}
// snippet.end

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
        #expect(TabBarTransition.none().name == SplitTransition.none().name)
        #expect(PageTransition.none().name == "none")
    }
}
