package import CoordinationProof
import Shop

extension Scenario where App == ExploredShop {
    /// All of the shop from a first visit, with its tabs taken as independent. It stops after a second order, as orders
    /// are without end. There are more states than a proof can hold: the budget is spent, and what multiplies is said.
    package static var complete: Scenario<ExploredShop> {
        whole("complete", moves: 300_000).stop("a second order") { $0.session.orders.count > 1 }
    }

    /// All that a stranger can do in the shop, in all of its tabs, up to the login.
    package static var stranger: Scenario<ExploredShop> {
        whole("stranger", moves: 2_000_000).stop("somebody is signed in") { $0.session.visitor != nil }
    }

    private static func whole(_ name: String, moves budget: Int) -> Scenario<ExploredShop> {
        explored(name, beginsAt: nil, .alerts(1), .waiting(1)) { VisitorSession() }
            .link("settings") { $0.storefront.visit("/account/settings", $1) }
            .link("buy") { $0.storefront.visit("/do/buy/10", $1) }
            .fact("a cart is begun") { $0.isCartBegun }
            .fact("the address") { $0.session.address?.street }
            .budget(moves: budget)
            .independentTabs()
            .law(.noTrap { $0.front == "stores" })
    }
}
