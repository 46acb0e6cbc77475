extension CatalogueCoordinator: Titled {
    /// What stands over the store's door.
    public var title: String { store.name }
}

extension CategoriesModel: Legible {
    /// What stands over the list.
    public var title: String { "What there is" }

    /// Every kind of product, and the way back.
    public var actions: [Action] {
        Category.allCases.map { Action($0.title, CatalogueRoute.category($0)) }
            + [Action("Back to the store", CatalogueRoute.close)]
    }
}

extension ProductListModel: Legible {
    /// What stands over the list.
    public var title: String { products.first?.category.title ?? "Products" }

    /// What is said where there is none.
    public var lines: [String] { products.isEmpty ? ["This store has none of it."] : [] }

    /// Every product, to be opened.
    public var actions: [Action] {
        products.map { Action($0.label, CatalogueRoute.product($0.id)) }
    }
}

extension ProductModel: Legible {
    /// What it is called.
    public var title: String { product.name }

    /// What it is, and what it costs.
    public var lines: [String] { [product.category.title, "Price: \(product.price.price)"] }

    /// To buy it.
    public var actions: [Action] { [Action("Put it in the cart", AppRoute.buy(product.id))] }
}

extension Category: Titled {
    /// The name, as it begins a line.
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
