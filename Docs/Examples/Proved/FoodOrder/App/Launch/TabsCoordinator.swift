import Coordination

/// The three areas of the app.
@MainActor final class TabsCoordinator {
    let root: TabRoot
    let home: HomeCoordinator
    let orders: OrdersCoordinator
    let profile: ProfileCoordinator
    private let services: FoodServices

    init(_ services: FoodServices) {
        self.services = services
        home = HomeCoordinator(services)
        orders = OrdersCoordinator(services)
        profile = ProfileCoordinator(services)
        root = TabRoot(home, orders, profile)
        services.orders.onDelivery = { [weak orders] id in orders?.trigger(.delivered(id)) }
    }
}

extension TabsCoordinator: @MainActor Coordinator {
    func gates(for route: TabsRoute) -> [Gate] {
        switch route {
        case .tab(.orders), .track, .reorder: [.staysSignedIn(services.session)]
        case .tab, .signedOut: []
        }
    }

    func route(for report: Report) -> TabsRoute? { report.selects(orders) ? .tab(.orders) : nil }

    func route(selecting child: any Presentable) -> TabsRoute? {
        if child === home { return .tab(.home) }
        return .tab(child === orders ? .orders : .profile)
    }

    func prepareTransition(for route: TabsRoute) -> Transition<TabRoot> {
        switch route {
        case .tab(let tab): .select(index: tab.rawValue)
        case .track(let id): deepLink(.tab(.orders), OrdersRoute.order(id))
        case .reorder(let id): deepLink(.tab(.home), HomeRoute.reorder(id))
        case .signedOut:
            .multiple(
                .trigger(.history, on: orders),
                .perform(.popToRoot(), on: profile.root))
        }
    }
}
