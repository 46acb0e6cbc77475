public import Coordination

/// The list of stores.
public final class StoreListModel: Presentable {
    /// Its place on the tree.
    public let node = Screen("stores")

    /// What the list shows.
    public let stores: [Store]

    private let router: WeakRouter<StoresRoute>

    init(stores: [Store], router: WeakRouter<StoresRoute>) {
        self.stores = stores
        self.router = router
    }

    /// The visitor tapped one of them.
    public func open(_ store: Store) {
        router.trigger(.store(store.id))
    }
}

/// One store.
public final class StoreModel: Presentable {
    /// Its place on the tree.
    public let node = Screen("store")

    /// What it shows.
    public let store: Store

    private let router: WeakRouter<StoresRoute>

    init(_ store: Store, router: WeakRouter<StoresRoute>) {
        self.store = store
        self.router = router
    }

    /// The visitor wants to know when it is open.
    public func showDetails() {
        router.trigger(.details(store.id))
    }

    /// The visitor wants to see what it sells.
    public func showCatalogue() {
        router.trigger(.catalogue(store.id))
    }
}

/// A store's opening hours and address.
public final class StoreDetailsModel: Presentable {
    /// Its place on the tree.
    public let node = Screen("details")

    /// What it shows.
    public let store: Store

    init(_ store: Store) {
        self.store = store
    }
}
