/// The stores of the shop, and their products.
public struct Inventory: Sendable {
    /// The stores, in the order of their list.
    public let stores: [Store]

    /// The products of all stores.
    public let products: [Product]

    /// Creates an inventory of stores and products.
    public init(stores: [Store], products: [Product]) {
        self.stores = stores
        self.products = products
    }

    /// Returns the store with a number.
    ///
    /// - Throws: ``InventoryError/noStore(_:known:)``.
    public func store(_ id: Store.ID) throws -> Store {
        guard let store = stores.first(where: { $0.id == id }) else {
            throw InventoryError.noStore(id, known: stores.map(\.id))
        }
        return store
    }

    /// Returns the product with a number.
    ///
    /// - Throws: ``InventoryError/noProduct(_:known:)``.
    public func product(_ id: Product.ID) throws -> Product {
        guard let product = products.first(where: { $0.id == id }) else {
            throw InventoryError.noProduct(id, known: products.map(\.id))
        }
        return product
    }

    /// Returns the products of one kind, in one store.
    public func products(of category: Category, in store: Store.ID) -> [Product] {
        products.filter { $0.category == category && $0.store == store }
    }

    /// Returns the products with a text in their names, ignoring case.
    public func products(matching text: String) -> [Product] {
        products.filter { $0.name.lowercased().contains(text.lowercased()) }
    }
}

/// A number that no store or product has.
public enum InventoryError: Error, Hashable, CustomStringConvertible {
    /// No store has the number.
    case noStore(Store.ID, known: [Store.ID])

    /// No product has the number.
    case noProduct(Product.ID, known: [Product.ID])

    /// The number, and those that exist.
    public var description: String {
        switch self {
        case .noStore(let id, let known): "there is no store \(id), only \(Self.list(known))"
        case .noProduct(let id, let known): "there is no product \(id), only \(Self.list(known))"
        }
    }

    private static func list(_ ids: [Int]) -> String {
        ids.map(String.init).joined(separator: ", ")
    }
}
