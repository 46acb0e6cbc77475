public import CoordinationMoves

extension CatalogueCoordinator: Titled {
    /// The name of the store.
    public var title: String { store.name }
}

extension CategoriesModel: Legible {
    /// The title of the screen.
    public var title: String { "What there is" }

    /// An offer for each kind of product, and one to go back.
    public var offers: [Offer] {
        Category.allCases.map { Offer($0.title, CatalogueRoute.category($0)) }
            + [Offer("Back to the store", CatalogueRoute.close)]
    }
}

extension ProductListModel: Legible {
    /// The title of the screen.
    public var title: String { products.first?.category.title ?? "Products" }

    /// A sentence if there are no products.
    public var lines: [String] { products.isEmpty ? ["This store has none of it."] : [] }

    /// An offer for each product, to open it.
    public var offers: [Offer] {
        products.map { Offer($0.label, CatalogueRoute.product($0.id)) }
    }
}

extension ProductModel: Legible {
    /// The name of the product.
    public var title: String { product.name }

    /// The kind and the price.
    public var lines: [String] { [product.category.title, "Price: \(product.price.price)"] }

    /// The offer to buy it.
    public var offers: [Offer] { [Offer("Put it in the cart", AppRoute.buy(product.id))] }
}

extension Category: Titled {
    /// The name, capitalized.
    public var title: String {
        switch self {
        case .tea: "Tea"
        case .bread: "Bread"
        case .books: "Books"
        }
    }
}

extension Product {
    /// The name and the price, for lists.
    var label: String { "\(name), \(price.price)" }
}
