public import CoordinationMoves

extension StoresCoordinator: Titled {
    /// The name of the tab.
    public var title: String { "Stores" }
}

extension StoreListModel: Legible {
    /// The title of the screen.
    public var title: String { "Stores nearby" }

    /// An offer for each store, to open it.
    public var offers: [Offer] {
        stores.map { Offer("\($0.name), \($0.address)", StoresRoute.store($0.id)) }
    }
}

extension StoreModel: Legible {
    /// The name of the store.
    public var title: String { store.name }

    /// The address of the store.
    public var lines: [String] { [store.address] }

    /// Offers to see more, and to order.
    public var offers: [Offer] {
        [
            Offer("What it sells", StoresRoute.catalogue(store.id)),
            Offer("When it is open", StoresRoute.details(store.id)),
            Offer("Order from here", StoresRoute.order(store.id)),
        ]
    }
}

extension StoreDetailsModel: Legible {
    /// The name of the store.
    public var title: String { store.name }

    /// The address and the opening hours.
    public var lines: [String] { [store.address, "Open from 9 to 18, on Sundays from 10 to 14."] }

    /// The offer to go back.
    public var offers: [Offer] { [Offer("Close", StoresRoute.close)] }
}
