import Coordination

@MainActor final class BasketModel: @MainActor Presentable {
    let node = Screen("basket")
    let basket: Basket
    private let market: Market

    init(_ basket: Basket, _ market: Market) {
        self.basket = basket
        self.market = market
    }

    var isOpen: Bool { basket.restaurant.map(market.isOpen) ?? false }

    func removeLine(at index: Int) { basket.remove(at: index) }

    func removeVoucher() { basket.voucher = nil }
}
