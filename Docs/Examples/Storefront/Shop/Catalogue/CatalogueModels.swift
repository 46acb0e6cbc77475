public import Coordination

/// The kinds of products.
public final class CategoriesModel: Presentable {
    /// The node on the tree.
    public let node = Screen("categories")

    private let router: WeakRouter<CatalogueRoute>

    init(router: WeakRouter<CatalogueRoute>) {
        self.router = router
    }

    /// Opens a category that the visitor tapped.
    public func open(_ category: Category) {
        router.trigger(.category(category))
    }
}

/// The products of one kind.
public final class ProductListModel: Presentable {
    /// The node on the tree.
    public let node = Screen("products")

    /// The products shown.
    public let products: [Product]

    private let router: WeakRouter<CatalogueRoute>

    init(_ products: [Product], router: WeakRouter<CatalogueRoute>) {
        self.products = products
        self.router = router
    }

    /// Opens a product that the visitor tapped.
    public func open(_ product: Product) {
        router.trigger(.product(product.id))
    }
}

/// One product. Both the catalogue and the search show it, so it has no router.
public final class ProductModel: Presentable {
    /// The node on the tree.
    public let node = Screen("product")

    /// The product shown.
    public let product: Product

    init(_ product: Product) {
        self.product = product
    }

    /// Buys the product, with a route that goes up the tree to the app's coordinator.
    public func buy() {
        send(AppRoute.buy(product.id))
    }
}
