import Coordination
import CoordinationLinks

extension StoresRoute {
    /// True, so that screens shown by these routes have addresses.
    public static let isRemembered = true

    /// The addresses of the stores.
    static let links: Links<StoresRoute> = [
        .at("all", .list),
        .path().value(Int.self, "store").route(StoresRoute.store),
        .path().value(Int.self, "store").path("details").route(StoresRoute.details),
        .path().value(Int.self, "store").path("order").route(StoresRoute.order),
        .path().value(Int.self, "store").path("catalogue").route(StoresRoute.catalogue).then(CatalogueRoute.links),
    ]

    /// The address that closes the topmost modal over them.
    static let deeds: Links<StoresRoute> = [.at("stores/close", .close)]
}
