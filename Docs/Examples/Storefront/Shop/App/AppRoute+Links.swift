import Coordination
import CoordinationLinks

extension AppRoute {
    /// True, so that screens shown by these routes have addresses.
    public static let isRemembered = true

    /// The addresses of the shop.
    static let links = Links<AppRoute>(places)

    /// The same addresses, and those that act.
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
        .path("shops").value(Int.self, "store").via(.tab(.stores), to: StoresRoute.self).route(StoresRoute.store)
            .legacy(),
    ]
}

extension StorefrontRoute {
    /// The address that signs the visitor out.
    static let deeds: Links<StorefrontRoute> = [.at("sign-out", .signOut)]
}
