import Coordination
import CoordinationLinks

extension AppRoute {
    /// What was shown by these routes has an address.
    public static let isRemembered = true

    /// The addresses of the shop.
    static let links = Links<AppRoute>(places)

    /// The same, and what only acts.
    static let typed = Links<AppRoute>(
        places + [
            .path("do/buy").value(Int.self, "product").route(AppRoute.buy),
            .path("do").then(StoresRoute.deeds).then(CatalogueRoute.deeds).then(CartRoute.deeds)
                .then(AboutRoute.deeds),
        ])

    private static let places: [LinkPattern<AppRoute>] = [
        .at("stores", .tab(.stores)).then(StoresRoute.links),
        .at("search", .tab(.search)).then(SearchRoute.links),
        .at("cart", .tab(.cart)).then(CartRoute.links),
        .at("account", .tab(.account)).then(AccountRoute.links),
        .at("login", .login).then(LoginRoute.links),
        .path("shops").value(Int.self, "store").via(.tab(.stores), to: StoresRoute.self).legacy(StoresRoute.store),
    ]
}

extension StorefrontRoute {
    /// What begins the app anew.
    static let deeds: Links<StorefrontRoute> = [.at("sign-out", .signOut)]
}
