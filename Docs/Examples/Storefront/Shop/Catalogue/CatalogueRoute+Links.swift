import Coordination
import CoordinationLinks

extension CatalogueRoute {
    /// What was shown by these routes has an address.
    public static let isRemembered = true

    /// The addresses of what a store sells.
    static let links: Links<CatalogueRoute> = [
        .at("categories", .categories),
        .path().value(Category.self, "category").route(CatalogueRoute.category),
        .path("products").value(Int.self, "product").route(CatalogueRoute.product),
    ]

    /// What closes it.
    static let deeds: Links<CatalogueRoute> = [.at("catalogue/close", .close)]
}
