public import Coordination

/// The kinds of things that a store sells.
public final class CategoriesModel: Presentable {
    /// Its place on the tree.
    public let node = Screen("categories")

    private let router: WeakRouter<CatalogueRoute>

    init(router: WeakRouter<CatalogueRoute>) {
        self.router = router
    }

    /// The visitor tapped one of them.
    public func open(_ category: Category) {
        router.trigger(.category(category))
    }
}

/// The products of one kind.
public final class ProductListModel: Presentable {
    /// Its place on the tree.
    public let node = Screen("products")

    /// What the list shows.
    public let products: [Product]

    private let router: WeakRouter<CatalogueRoute>

    init(_ products: [Product], router: WeakRouter<CatalogueRoute>) {
        self.products = products
        self.router = router
    }

    /// The visitor tapped one of them.
    public func open(_ product: Product) {
        router.trigger(.product(product.id))
    }
}

/// One product. Both the catalogue and the search show it, so it is handed no router.
public final class ProductModel: Presentable {
    /// Its place on the tree.
    public let node = Screen("product")

    /// What it shows.
    public let product: Product

    init(_ product: Product) {
        self.product = product
    }

    /// The visitor wants it. The router above that takes the app's routes sees to it.
    public func buy() {
        send(AppRoute.buy(product.id))
    }
}
