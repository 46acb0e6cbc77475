import Coordination
import CoordinationLinks

// These routes are `Codable`, so they are remembered.
extension SearchRoute {
    /// The addresses of the search.
    static let links: Links<SearchRoute> = [
        .at("new", .start),
        .path().query(required: "q", String.self).route(SearchRoute.find),
        .path("products").value(Int.self, "product").route(SearchRoute.product),
    ]
}
