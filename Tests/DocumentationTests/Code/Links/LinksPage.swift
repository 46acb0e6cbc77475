import Coordination
import CoordinationLinks
import CoordinationTesting
import Testing

/// The code of the page on links, and of the comments on them.
enum LinksPage {
    // snippet.links-product
    enum ProductRoute: Route, Codable {
        case product(id: Int, sort: Sort?, part: Part?)
        case tagged([String])
    }

    enum Sort: String, CaseIterable, Codable { case price, name }
    enum Part: String, CaseIterable, Codable { case reviews, details }
    // snippet.end

    enum Tab: Int { case stores, account }
    enum StoresRoute: Route, Codable { case store(id: Int) }
    enum AppRoute: Route {
        static let isRemembered = true
        case home, tab(Tab), login, help([String]), signIn(next: LinkAddress?), map, store(id: Int)
        case tagged(String), board(String), list(page: Int)
    }
    enum ThreadRoute: Route { case open(Int) }
    enum ShopRoute: Route {
        case offers
        static let links: Links<ShopRoute> = [.at("offers", .offers)]
    }
    enum OrdersRoute: Route { case order(id: Int), item(order: Int, id: Int) }
    enum CalendarRoute: Route { case span(start: Int, length: Int) }

    // snippet.links-value
    struct Day: LinkValue, Hashable {
        let number: Int

        init(number: Int) { self.number = number }

        init?(linkText: String) {
            guard linkText.hasPrefix("day-"), let number = Int(linkText.dropFirst(4)), number > 0 else { return nil }
            self.init(number: number)
        }

        var linkText: String { "day-\(number)" }
        static let linkKind = "a day"
        static let linkNarrowness = LinkNarrowness.format
        static let linkExamples = [Day(number: 1), Day(number: 2)]
    }
    // snippet.end
}

typealias Sort = LinksPage.Sort
typealias Part = LinksPage.Part
typealias ProductRoute = LinksPage.ProductRoute
typealias StoresRoute = LinksPage.StoresRoute
typealias AppRoute = LinksPage.AppRoute

// snippet.links-product-list
extension ProductRoute {
    static let links: Links<ProductRoute> = [
        .path("products").value(Int.self, "id").query("sort", Sort.self).fragment(Part.self)
            .route(ProductRoute.product),
        .path("products").query(all: "tag", String.self).route(ProductRoute.tagged),
    ]
}
// snippet.end

// snippet.links-lists
extension StoresRoute {
    static let links: Links<StoresRoute> = [
        .path().value(Int.self, "id").route(StoresRoute.store).then(ProductRoute.links),
        .path("shop").value(Int.self, "id").route(StoresRoute.store).legacy(),
    ]
}

extension AppRoute {
    static let links = Links<AppRoute>(
        allowing: [.https("shop.example"), .scheme("shop")],
        [
            .at("stores", .tab(.stores)).then(StoresRoute.links),
            .at("login", .login),
            .path("help").rest().route(AppRoute.help),
        ])
}
// snippet.end

extension LinksPage {
    final class AppCoordinator: Coordinator {
        let root: TabRoot
        private let stores = StoresCoordinator()
        init() { root = TabRoot(stores, StackRoot(Screen("account"))) }

        // snippet.links-selecting
        func route(selecting child: any Presentable) -> AppRoute? { .tab(child === stores ? .stores : .account) }
        // snippet.end

        func prepareTransition(for route: AppRoute) -> Transition<TabRoot> {
            switch route {
            case .tab(let tab): .select(index: tab.rawValue)
            default: .none()
            }
        }
    }

    final class StoresCoordinator: Coordinator {
        let root = StackRoot(Screen("stores"))
        func prepareTransition(for route: StoresRoute) -> Transition<StackRoot> {
            switch route {
            case .store(let id): .push(ProductsCoordinator(store: id))
            }
        }
    }

    final class ProductsCoordinator: Coordinator {
        let root: StackRoot
        init(store: Int) { root = StackRoot(Screen("store-\(store)")) }
        func prepareTransition(for route: ProductRoute) -> Transition<StackRoot> {
            switch route {
            case .product(let id, _, _): .push(Screen("product-\(id)"))
            case .tagged: .push(Screen("tagged"))
            }
        }
    }

    @Suite("The page on links", .noUnhandledFailures) struct Tests {
        @Test("a URL is routes, and routes are a URL") func bothWays() throws {
            let app = AppCoordinator()
            // snippet.links-use
            let link = try AppRoute.links.link(for: "https://shop.example/stores/12/products/6?sort=price#reviews")
            app.trigger(link)
            #expect(try AppRoute.links.address(of: link.hops) == "/stores/12/products/6?sort=price#reviews")
            // snippet.end
            expect(app, "{[stores, [store-12, product-6]]*, [account]}")
        }
    }
}
