import Coordination

/// The objects that outlive every screen.
@MainActor final class FoodServices {
    let session = Session()
    let market = Market()
    let basket = Basket()
    let addresses = AddressBook()
    let wallet = Wallet()
    let orders: OrderDesk

    init(time: any TimeSource) { orders = OrderDesk(time: time) }
}
