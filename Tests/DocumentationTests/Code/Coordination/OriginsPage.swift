@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// The code of the page on deep links about what puts a screen where it stands.
enum OriginsPage {
    // snippet.origin-routes
    enum ShopRoute: Route, Codable { case tab(Int), product(id: Int), offers }
    // snippet.end

    // snippet.origin-unremembered
    enum DebugRoute: Route, Codable {
        case panel
        static let isRemembered = false
    }
    // snippet.end

    // snippet.origin-of-hops
    enum InboxRoute: Route {
        case open([Hop])
        static let isRemembered = true
    }
    // snippet.end

    enum ForgottenRoute: Route { case open([Hop]) }

    final class ShopCoordinator: Coordinator {
        let products = StackRoot(Screen("products"))
        let product = Screen("product")
        let root: TabRoot
        init() { root = TabRoot(products, StackRoot(Screen("account"))) }

        func prepareTransition(for route: ShopRoute) -> Transition<TabRoot> {
            switch route {
            case .tab(let index): .select(index: index)
            case .product: .multiple(.select(index: 0), .perform(.push(product), on: products))
            case .offers: .multiple(.present(Screen("offers")), .trigger(.product(id: 1), on: self))
            }
        }
    }
}

@Suite("Origins, on the page on deep links", .noUnhandledFailures) struct OriginsPageTests {
    let shop = OriginsPage.ShopCoordinator()

    @Test("a screen says its route") func routes() {
        var lines: [String] = []
        func print(_ line: String) { lines.append(line) }
        let product = shop.product
        // snippet.origin-read
        shop.trigger(.product(id: 6))
        print(product.origin?.description ?? "")  // product(id: 6) on ShopCoordinator
        // snippet.end
        #expect(lines == ["product(id: 6) on ShopCoordinator"])
    }

    @Test("the origin is the innermost of routes that lead to each other") func innermost() {
        shop.trigger(.offers)
        #expect(shop.product.origin?.route == Hop(OriginsPage.ShopRoute.product(id: 1)))
        #expect(shop.root.node.presented?.origin?.route == Hop(OriginsPage.ShopRoute.offers))
    }

    @Test("a type that says so is not remembered") func unremembered() {
        let debug = BasicCoordinator<OriginsPage.DebugRoute, StackRoot>(root: StackRoot()) { _ in .push(Screen("p")) }
        debug.trigger(.panel)
        #expect(debug.root.top.node.origin == nil)
    }

    @Test("routes with hops are remembered where they say so") func hops() {
        let hops = [Hop(OriginsPage.ShopRoute.offers)]
        let inbox = BasicCoordinator<OriginsPage.InboxRoute, StackRoot>(root: StackRoot()) { _ in .push(Screen("p")) }
        inbox.trigger(.open(hops))
        #expect(inbox.root.top.node.origin?.route == Hop(OriginsPage.InboxRoute.open(hops)))
        let forgotten = BasicCoordinator<OriginsPage.ForgottenRoute, StackRoot>(root: StackRoot()) { _ in
            .push(Screen("p"))
        }
        forgotten.trigger(.open(hops))
        #expect(forgotten.root.top.node.origin == nil)
    }
}
