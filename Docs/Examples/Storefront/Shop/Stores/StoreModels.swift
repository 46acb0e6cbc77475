public import Coordination

/// The list of stores.
public final class StoreListModel: Presentable {
    /// The node on the tree.
    public let node = Screen("stores")

    /// The stores shown.
    public let stores: [Store]

    private let router: WeakRouter<StoresRoute>

    init(stores: [Store], router: WeakRouter<StoresRoute>) {
        self.stores = stores
        self.router = router
    }

    /// Opens a store that the visitor tapped.
    public func open(_ store: Store) {
        router.trigger(.store(store.id))
    }
}

/// One store.
public final class StoreModel: Presentable {
    /// The node on the tree.
    public let node = Screen("store")

    /// The store shown.
    public let store: Store

    private let router: WeakRouter<StoresRoute>

    init(_ store: Store, router: WeakRouter<StoresRoute>) {
        self.store = store
        self.router = router
    }

    /// Shows the opening hours.
    public func showDetails() {
        router.trigger(.details(store.id))
    }

    /// Shows the products.
    public func showCatalogue() {
        router.trigger(.catalogue(store.id))
    }
}

/// A store's opening hours and address.
public final class StoreDetailsModel: Presentable {
    /// The node on the tree.
    public let node = Screen("details")

    /// The store shown.
    public let store: Store

    init(_ store: Store) {
        self.store = store
    }
}
