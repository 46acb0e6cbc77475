package import CoordinationProof

/// The scenarios of the shop, quick ones first.
package enum ShopScenarios {
    package static var all: [Scenario<ExploredShop>] { [.expiring, .account, .cart, .buying, .shop] }
}
