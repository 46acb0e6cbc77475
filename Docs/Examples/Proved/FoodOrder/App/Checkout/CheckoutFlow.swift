import Coordination

/// The questions between a basket and an order.
@MainActor struct CheckoutFlow: @MainActor Flow {
    let services: FoodServices
    var address: Address?
    var card: Card?
    var tip: Int?
    var isConfirmed: Bool?

    init(_ services: FoodServices) { self.services = services }

    func gates(for question: PartialKeyPath<CheckoutFlow>) -> [Gate] {
        [.canBeOrdered(services.basket, at: services.market), .signedIn(services.session)]
    }

    func next() -> FlowStep<CheckoutFlow, Order> {
        guard let address else { return .ask(AddressCoordinator(services.addresses), \.address) }
        guard let card else { return .ask(PaymentCoordinator(services.wallet), \.card) }
        guard let tip else { return .ask(TipPicker(), \.tip) }
        guard isConfirmed == true else {
            return .ask(Confirmation(address: address, card: card, tip: tip), \.isConfirmed)
        }
        let basket = services.basket
        return .done(
            Order(
                id: services.orders.nextID, restaurant: basket.restaurant ?? "", lines: basket.lines,
                address: address, card: card, tip: tip))
    }
}
