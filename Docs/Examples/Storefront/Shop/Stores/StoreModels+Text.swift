extension StoresCoordinator: Titled {
    /// The name of the tab.
    public var title: String { "Stores" }
}

extension StoreListModel: Legible {
    /// What stands over the list.
    public var title: String { "Stores nearby" }

    /// Every store, to be opened.
    public var actions: [Action] {
        stores.map { Action("\($0.name), \($0.address)", StoresRoute.store($0.id)) }
    }
}

extension StoreModel: Legible {
    /// What stands over the door.
    public var title: String { store.name }

    /// Where it is.
    public var lines: [String] { [store.address] }

    /// What there is to see.
    public var actions: [Action] {
        [
            Action("What it sells", StoresRoute.catalogue(store.id)),
            Action("When it is open", StoresRoute.details(store.id)),
            Action("Order from here", StoresRoute.order(store.id)),
        ]
    }
}

extension StoreDetailsModel: Legible {
    /// What stands over the door.
    public var title: String { store.name }

    /// Where it is, and when it is open.
    public var lines: [String] { [store.address, "Open from 9 to 18, on Sundays from 10 to 14."] }

    /// The way back.
    public var actions: [Action] { [Action("Close", StoresRoute.close)] }
}
