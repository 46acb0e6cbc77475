public import Coordination

/// Where a catalogue can go.
public enum CatalogueRoute: Route, Codable {
    /// The kinds of things that the store sells.
    case categories
    /// The products of one kind.
    case category(Category)
    /// One of them.
    case product(Product.ID)
    /// Back to the store.
    case close
}

/// What one store sells: the categories on one side, and on the other what was chosen of them.
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

    /// Shows one side or the other.
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
