public import Coordination

/// The routes of a catalogue.
public enum CatalogueRoute: Route, Codable {
    /// The kinds of products.
    case categories
    /// The products of one kind.
    case category(Category)
    /// One product.
    case product(Product.ID)
    /// Goes back to the store.
    case close
}

/// The products of one store: the categories on one side, the chosen products on the other.
public final class CatalogueCoordinator: Coordinator {
    /// The two sides.
    public let root = SplitRoot()

    let store: Store
    private let inventory: Inventory

    /// Makes the catalogue of a store, with nothing chosen yet.
    ///
    /// - Throws: ``InventoryError/noStore(_:known:)``.
    public init(of store: Store.ID, in inventory: Inventory) throws {
        self.store = try inventory.store(store)
        self.inventory = inventory
        trigger(.categories)
    }

    /// Fills one side or the other, or goes back to the store.
    public func prepareTransition(for route: CatalogueRoute) -> Transition<SplitRoot> {
        switch route {
        case .categories: .show(CategoriesModel(router: weakRouter))
        case .category(let category):
            .showDetail(ProductListModel(inventory.products(of: category, in: store.id), router: weakRouter))
        case .product(let id): .showDetail(Later { ProductModel(try self.inventory.product(id)) })
        case .close: .finish()
        }
    }
}
