import Coordination
import CoordinationProof

@testable import FoodOrder

@MainActor extension Law where App == WindowManager {
    static var oneRestaurant: Self {
        .never("dishes of two restaurants in a basket") {
            Set($0.food.basket.lines.compactMap { Catalog.dish($0.dish)?.restaurant }).count > 1
        }
    }

    /// A basket of one restaurant becomes one of another by an answer, and by no tap alone.
    static var noBasketIsLost: Self {
        .step(
            "a tap replaces no basket", by: { $0.kind == .tap }, reading: { $0.food.basket.restaurant },
            holds: { before, after in before == nil || after == nil || before == after })
    }

    /// An order comes of a basket whose restaurant is open, and of someone who is known.
    static var ordersAreAccepted: Self {
        .step(
            "an order is placed where it may be", by: { $0.kind != .event },
            reading: { app in
                let food = app.food
                let isAllowed = food.session.isSignedIn && food.basket.restaurant.map(food.market.isOpen) ?? false
                return [food.orders.orders.count, isAllowed ? 1 : 0]
            },
            holds: { before, after in after[0] == before[0] || before[1] == 1 })
    }

    static func keepsTheBasket(_ name: String, by move: @escaping (Move) -> Bool) -> Self {
        .step(name, by: move, reading: { $0.food.basket.lines }, holds: ==)
    }
}
