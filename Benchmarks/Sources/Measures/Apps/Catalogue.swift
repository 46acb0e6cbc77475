import Coordination
import CoordinationLinks

/// The addresses of an app with as many features of ten addresses each.
struct Catalogue {
    let links: Links<CatalogueRoute>
    /// Some addresses of the last feature, and of the one in the middle.
    let texts: [String]

    init(_ count: Int) {
        let features = max(1, count / 10)
        links = Links(
            allowing: [.https("shop.example")],
            (0..<features).map { .at("f\($0)", .feature($0)).then(FeatureRoute.links) })
        texts = [features / 2, features - 1].flatMap { feature in
            Self.endings.map { "/f\(feature)" + $0 }
        }
    }

    /// As they are printed.
    private static let endings = [
        "/stores/12", "/stores/12/products/6", "/stores/12/products/7?sort=price#reviews", "/stores/nearby",
        "/search?q=red%20shoes", "/tagged?tag=red&tag=wool", "/help/orders/return", "/orders/8/items/9", "/account",
        "/colours/green",
    ]
}

enum CatalogueRoute: Route {
    case feature(Int)
    static let isRemembered = true
}

enum FeatureRoute: Route {
    enum Sort: String, CaseIterable { case price, name }
    enum Part: String, CaseIterable { case reviews, details }
    enum Colour: String, CaseIterable { case red, green, blue }

    case store(Int), product(store: Int, id: Int, sort: Sort?, part: Part?), nearby, search(String), tagged([String])
    case help([String]), item(order: Int, id: Int), account, colour(Colour), map
    static let isRemembered = true

    static let links: Links<FeatureRoute> = [
        .path("stores").value(Int.self).route(FeatureRoute.store),
        .path("stores").value(Int.self, "store").path("products").value(Int.self, "id").query("sort", Sort.self)
            .fragment(Part.self).route(FeatureRoute.product),
        .at("stores/nearby", .nearby),
        .path("search").query(required: "q", String.self).route(FeatureRoute.search),
        .path("tagged").query(all: "tag", String.self).route(FeatureRoute.tagged),
        .path("help").rest().route(FeatureRoute.help),
        .path("orders").value(Int.self, "order").path("items").value(Int.self, "id").route(FeatureRoute.item),
        .at("account", .account),
        .path("colours").value(Colour.self).route(FeatureRoute.colour),
        .path("stores").query("view", is: "map").route(.map),
    ]
}
