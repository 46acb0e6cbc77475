package import CoordinationProof
import Shop

extension Scenario where App == ExploredShop {
    /// All of the shop from a first visit, with its tabs taken as independent. It stops after a second order, as orders
    /// are without end. There are more states than a proof can hold: the budget is spent, and what multiplies is said.
    package static var complete: Scenario<ExploredShop> {
        explored("complete", beginsAt: nil, .alerts(1), .waiting(1)) { VisitorSession() }
            .link("settings") { $0.storefront.visit("/account/settings", $1) }
            .link("buy") { $0.storefront.visit("/do/buy/10", $1) }
            .fact("a cart is begun") { $0.isCartBegun }
            .stop("a second order") { $0.session.orders.count > 1 }
            .budget(moves: 300_000)
            .independentTabs()
            .law(.noTrap { $0.front == "stores" })
    }
}
