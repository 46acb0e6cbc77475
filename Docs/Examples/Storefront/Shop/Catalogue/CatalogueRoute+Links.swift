import Coordination
import CoordinationLinks

extension CatalogueRoute {
    /// True, so that screens shown by these routes have addresses.
    public static let isRemembered = true

    /// The addresses of a catalogue.
    static let links: Links<CatalogueRoute> = [
        .at("categories", .categories),
        .path().value(Category.self, "category").route(CatalogueRoute.category),
        .path("products").value(Int.self, "product").route(CatalogueRoute.product),
    ]

    /// The address that closes a catalogue.
    static let deeds: Links<CatalogueRoute> = [.at("catalogue/close", .close)]
}
