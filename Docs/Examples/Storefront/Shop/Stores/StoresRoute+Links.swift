import Coordination
import CoordinationLinks

extension StoresRoute {
    /// What was shown by these routes has an address.
    public static let isRemembered = true

    /// The addresses of the stores.
    static let links: Links<StoresRoute> = [
        .at("all", .list),
        .path().value(Int.self, "store").route(StoresRoute.store),
        .path().value(Int.self, "store").path("details").route(StoresRoute.details),
        .path().value(Int.self, "store").path("order").route(StoresRoute.order),
        .path().value(Int.self, "store").path("catalogue").route(StoresRoute.catalogue).then(CatalogueRoute.links),
    ]

    /// What closes them.
    static let deeds: Links<StoresRoute> = [.at("stores/close", .close)]
}
