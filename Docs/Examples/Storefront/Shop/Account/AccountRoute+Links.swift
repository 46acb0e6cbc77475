import Coordination
import CoordinationLinks

extension AccountRoute {
    /// True, so that screens shown by these routes have addresses.
    public static let isRemembered = true

    /// The addresses of the account.
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
