import Coordination

/// The orders so far, each with its tracking or its receipt.
@MainActor final class OrdersCoordinator {
    let root = StackRoot()
    private let services: FoodServices

    init(_ services: FoodServices) {
        self.services = services
        trigger(.history)
    }

    private func order(_ id: Int) -> Transition<StackRoot> {
        guard services.orders.order(id) != nil else {
            return .multiple(.dismissAll(), .alert("There is no such order", choices: [.cancel("OK")]))
        }
        if let open = root.screens.first(where: { ($0 as? OrderModel)?.id == id }) { return .pop(to: open) }
        return .multiple(.popToRoot(), .push(OrderModel(id, services.orders)))
    }

    private func rating(_ id: Int) -> Transition<StackRoot> {
        .present(
            Later { RatingModel() }.returning { OrdersRoute.rated(id, $0) }, key: OrdersRoute.rate(id),
            style: .sheet())
    }
}

extension OrdersCoordinator: @MainActor Coordinator {
    func gates(for route: OrdersRoute) -> [Gate] {
        switch route {
        case .order, .rate, .help, .helpMessage, .helpSent: [.signedIn(services.session)]
        case .history, .delivered, .rated, .helpDone: []
        }
    }

    func prepareTransition(for route: OrdersRoute) -> Transition<StackRoot> {
        switch route {
        case .history: return .set([OrderHistory(services.orders)])
        case .order(let id): return order(id)
        case .delivered(let id):
            guard let top = root.screens.last as? OrderModel, top.id == id else { return .none() }
            return rating(id)
        case .rate(let id): return rating(id)
        case .rated(let id, let rating):
            return .effect("rate") { self.services.orders.rate(id, rating) }
        case .help(let id): return .present(Later { HelpTopics(order: id) }, key: route, style: .sheet())
        case .helpMessage(let id, let topic):
            return .present(Later { HelpMessage(order: id, topic: topic) }, key: route, style: .sheet())
        case .helpSent: return .present(Later { HelpSent() }, key: route, style: .sheet())
        case .helpDone: return .dismissAll()
        }
    }
}
