import Coordination
import CoordinationLinks

extension AccountRoute {
    /// What was shown by these routes has an address.
    public static let isRemembered = true

    /// The addresses of the visitor's own.
    static let links: Links<AccountRoute> = [
        .at("overview", .overview),
        .at("orders", .orders),
        .path("orders").value(Int.self, "order").path("rating").route(AccountRoute.rate),
        .at("settings", .settings),
        .at("favourite", .chooseStore),
        .at("addresses", .chooseAddress).then(AddressRoute.links),
        .at("about", .about).then(AboutRoute.links),
    ]
}
