import Coordination

/// The checkout over a basket; its result is an order.
@MainActor final class CheckoutCoordinator: @MainActor Coordinator, @MainActor Finishing {
    typealias Output = Order
    let root = StackRoot()
    private let services: FoodServices

    init(_ services: FoodServices) {
        self.services = services
        trigger(.start)
    }

    func prepareTransition(for route: CheckoutRoute) -> Transition<StackRoot> {
        switch route {
        case .start: .run(CheckoutFlow(services), returning: CheckoutRoute.done)
        case .cancel: .finish()
        case .done(let order): .finish(self, with: order)
        }
    }
}
