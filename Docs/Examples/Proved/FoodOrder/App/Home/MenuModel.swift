import Coordination

@MainActor final class MenuModel: @MainActor Presentable {
    let node: Screen
    let restaurant: Restaurant
    private let market: Market

    init(_ restaurant: Restaurant, market: Market) {
        node = Screen("menu-\(restaurant.id)")
        self.restaurant = restaurant
        self.market = market
    }

    var isOpen: Bool { market.isOpen(restaurant.id) }
}
