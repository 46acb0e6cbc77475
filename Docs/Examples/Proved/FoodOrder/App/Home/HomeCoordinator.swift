import Coordination

/// The restaurants, their menus, and the basket.
@MainActor final class HomeCoordinator {
    let root = StackRoot()
    private let services: FoodServices

    init(_ services: FoodServices) {
        self.services = services
        trigger(.list)
    }

    private func menu(_ id: String) -> Transition<StackRoot> {
        guard let restaurant = Catalog.restaurant(id) else { return notice("There is no such restaurant") }
        if let open = root.screens.first(where: { ($0 as? MenuModel)?.restaurant == restaurant }) {
            return .pop(to: open)
        }
        return .multiple(.popToRoot(), .push(MenuModel(restaurant, market: services.market)))
    }

    private func sheet(of dish: Dish) -> Transition<StackRoot> {
        .multiple(.dismissAll(), .present(DishModel(dish), style: .sheet()))
    }

    private func basket() -> Transition<StackRoot> {
        .push(Later { BasketModel(self.services.basket, self.services.market) }, key: HomeRoute.basket)
    }

    private func notice(_ title: String) -> Transition<StackRoot> {
        .multiple(.dismissAll(), .alert(title, choices: [.cancel("OK")]))
    }
}

extension HomeCoordinator: @MainActor Coordinator {
    func gates(for route: HomeRoute) -> [Gate] {
        switch route {
        case .restaurant, .dish: return [.hasAddress(services.addresses)]
        case .add(let line):
            guard let dish = Catalog.dish(line.dish) else { return [] }
            return [
                .isOpen(dish.restaurant, at: services.market), .oneRestaurant(dish.restaurant, in: services.basket),
            ]
        case .reorder(let id):
            guard let order = services.orders.order(id) else { return [] }
            return [.oneRestaurant(order.restaurant, in: services.basket)]
        case .checkout:
            return [.canStillBeOrdered(services.basket, at: services.market), .staysSignedIn(services.session)]
        case .list, .basket, .voucher, .closed, .ordered: return []
        }
    }

    func prepareTransition(for route: HomeRoute) -> Transition<StackRoot> {
        switch route {
        case .list: return .set([RestaurantList(Catalog.restaurants)])
        case .restaurant(let id): return menu(id)
        case .dish(let id):
            guard let dish = Catalog.dish(id) else { return notice("There is no such dish") }
            return sheet(of: dish)
        case .add(let line):
            return .multiple(.dismissAll(), .effect("add to the basket") { self.services.basket.add(line) })
        case .basket: return basket()
        case .voucher(let code):
            guard Catalog.vouchers.contains(code) else { return notice("There is no such voucher") }
            return .multiple(basket(), .effect("add the voucher") { self.services.basket.voucher = code })
        case .reorder(let id):
            guard let order = services.orders.order(id) else { return notice("There is no such order") }
            return .multiple(
                .effect("order again") { self.services.basket.replace(by: order.lines) }, basket())
        case .checkout:
            return .present(
                Later { CheckoutCoordinator(self.services) }.returning(HomeRoute.ordered), key: route,
                style: .fullScreen)
        case .closed: return notice("The restaurant has closed")
        case .ordered(let order):
            return .multiple(
                .popToRoot(),
                .effect("place the order") {
                    self.services.orders.place(order)
                    self.services.basket.clear()
                    self.send(TabsRoute.track(order.id))
                })
        }
    }
}
