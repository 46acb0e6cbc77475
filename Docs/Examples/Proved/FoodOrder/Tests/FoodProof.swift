import Coordination
import CoordinationProof

@testable import FoodOrder

/// The app with all of its offers and facts; each proof adds a launch, laws and bounds.
@MainActor enum FoodProof {
    static func scenario(
        _ name: String, launch: @escaping (Launch) -> WindowManager
    ) -> Scenario<WindowManager> {
        Scenario(name, launch: launch)
            .offersAtHome.offersOfQuestions.offersOfLaunchAndLogin.offersOfOrders.offersOfProfile
            .fact("seen") { $0.food.session.hasSeenOnboarding }
            .fact("user") { $0.food.session.user }
            .fact("addresses") { $0.food.addresses.addresses }
            .fact("address") { $0.food.addresses.current }
            .fact("cards") { $0.food.wallet.cards }
            .fact("basket") { $0.food.basket.lines.compactMap { Catalog.dish($0.dish)?.restaurant } }
            .fact("voucher") { $0.food.basket.voucher }
            .fact("closed") { $0.food.market.closed }
            .fact("orders") { $0.food.orders.orders }
            .budget(moves: 16000)
            .law(.nothingFails, .noEqualNeighbours)
            .law(.noTrap { $0.front == "restaurants" }, .noLeak { $0.front == "restaurants" })
            .law(.oneRestaurant, .noBasketIsLost, .ordersAreAccepted)
    }

    /// The app of someone who has an address.
    static func known(
        _ name: String, _ prepare: @escaping (FoodServices) -> Void = { _ in }
    ) -> Scenario<WindowManager> {
        scenario(name) { Town.known(time: $0.time, prepare) }
    }
}
