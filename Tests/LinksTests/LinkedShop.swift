import Coordination
import CoordinationLinks

/// The addresses of a shop, as the page on links has them.
enum LinkedShop {
    enum Tab: Int { case stores, account }
    enum Sort: String, CaseIterable { case price, name }
    enum Part: String, CaseIterable { case reviews, details }

    enum AppRoute: Route { case home, tab(Tab), login(next: LinkAddress?), help([String]), map, search(String) }
    enum StoresRoute: Route { case store(id: Int), nearby }
    enum ProductRoute: Route { case product(id: Int, sort: Sort?, part: Part?), tagged([String]), create }
    enum OrdersRoute: Route { case order(id: Int), span(start: Int, length: Int) }

    static let product: Links<ProductRoute> = [
        .path("products").value(Int.self, "id").query("sort", Sort.self).fragment(Part.self)
            .route(ProductRoute.product),
        .at("products/create", .create),
        .path("products").query(all: "tag", String.self).route(ProductRoute.tagged),
    ]

    static let stores: Links<StoresRoute> = [
        .path().value(Int.self, "id").route(StoresRoute.store).then(product),
        .at("nearby", .nearby),
        .path("shop").value(Int.self, "id").route(StoresRoute.store).legacy(),
    ]

    static let orders: Links<OrdersRoute> = [
        .path("span").value(Int.self, "from").value(Int.self, "to").route(
            { OrdersRoute.span(start: $0, length: $1 &- $0) },
            values: { route in
                guard case .span(let start, let length) = route else { return nil }
                return (start, start &+ length)
            })
    ]

    static let patterns: [LinkPattern<AppRoute>] = [
        .at("stores", .tab(.stores)).then(stores),
        .path("login").query("next", LinkAddress.self).route(AppRoute.login),
        .path("help").rest().route(AppRoute.help),
        .path("stores").query("view", is: "map").route(.map),
        .path("search").query(required: "q", String.self).route(AppRoute.search),
        .path("orders").value(Int.self, "id").via(.tab(.account), to: OrdersRoute.self).route(OrdersRoute.order),
        .path("account").then(orders),
        .at("", .home),
    ]

    static let links = Links<AppRoute>(allowing: [.https("shop.example"), .scheme("shop")], patterns)
}
