import Coordination
import CoordinationTesting
import Testing

/// The code of the page on composing children, of one screen that two tabs show.
enum TwoTabsPage {
    // snippet.two-tabs
    enum ShopRoute: Route { case home, search, product(id: Int) }

    final class ShopTab: Coordinator {
        let root = StackRoot()

        func prepareTransition(for route: ShopRoute) -> Transition<StackRoot> {
            switch route {
            case .home: .set([Screen("home")])
            case .search: .set([Screen("search")])
            case .product(let id): .push(ProductModel(id: id))
            }
        }
    }

    final class ProductModel: Presentable {
        let node: Screen
        init(id: Int) { node = Screen("product-\(id)") }

        func openSimilar(id: Int) { send(ShopRoute.product(id: id)) }  // in the tab that shows this
    }

    enum TabsRoute: Route { case start, tab(Int) }

    final class TabsCoordinator: Coordinator {
        let root = TabRoot()
        init() { trigger(.start) }

        func prepareTransition(for route: TabsRoute) -> Transition<TabRoot> {
            switch route {
            case .start: .set([ShopTab().at(.home), ShopTab().at(.search)])
            case .tab(let index): .select(index: index)
            }
        }
    }
    // snippet.end
}

@Suite("The page on composing children, of two tabs", .noUnhandledFailures) struct TwoTabsPageTests {
    typealias TabsCoordinator = TwoTabsPage.TabsCoordinator
    typealias ShopRoute = TwoTabsPage.ShopRoute
    typealias ProductModel = TwoTabsPage.ProductModel

    @Test("a product opens on the stack of the tab that is meant") func products() throws {
        // snippet.two-tabs-trees
        let shop = TabsCoordinator()
        expect(shop, "{[home]*, [search]}")
        shop.trigger([Hop(ShopRoute.product(id: 7))])  // in the selected tab
        expect(shop, "{[home, product-7]*, [search]}")
        shop.trigger(.tab(1), then: ShopRoute.product(id: 7))  // in the second tab
        expect(shop, "{[home, product-7], [search, product-7]*}")
        try shop.frontmost(ProductModel.self).openSimilar(id: 8)
        expect(shop, "{[home, product-7], [search, product-7, product-8]*}")
        // snippet.end
    }

    @Test("under a modal of the tabs, both are equally near, unless the link selects one") func underAModal() {
        let shop = TabsCoordinator()
        shop.perform(.present(Screen("help")))
        let link = outcome { shop.trigger([Hop(ShopRoute.product(id: 7))], completion: $0) }
        #expect(link?.error?.summary.hasSuffix("take it and are equally near.") == true)
        shop.trigger(.tab(1), then: ShopRoute.product(id: 7))
        expect(shop, "{[home], [search, product-7]*}^help")
    }
}
