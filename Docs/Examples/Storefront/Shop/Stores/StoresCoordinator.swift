public import Coordination

/// Where the stores' tab can go.
public enum StoresRoute: Route {
    /// All stores.
    case list
    /// One of them.
    case store(Store.ID)
    /// Its opening hours and address, in a sheet.
    case details(Store.ID)
    /// Everything that it sells, over the whole screen.
    case catalogue(Store.ID)
    /// Closes what was opened last over the stores.
    case close
}

/// The stores, each with its details and its catalogue.
public final class StoresCoordinator: Coordinator {
    /// The list, and the stores that were opened from it.
    public let root = StackRoot()

    private let inventory: Inventory

    /// Makes the tab, at the list of stores.
    public init(inventory: Inventory) {
        self.inventory = inventory
        trigger(.list)
    }

    /// Pushes the stores, and presents what belongs to one.
    public func prepareTransition(for route: StoresRoute) -> Transition<StackRoot> {
        switch route {
        // What is already on the stack is gone back to, not shown twice.
        case .list: .push(as: route) { StoreListModel(stores: self.inventory.stores, router: self.weakRouter) }
        case .store(let id): .push(as: route) { StoreModel(try self.inventory.store(id), router: self.weakRouter) }
        case .details(let id): .present(as: .sheet()) { StoreDetailsModel(try self.inventory.store(id)) }
        case .catalogue(let id):
            .present(as: .fullScreen, animation: .door) { try CatalogueCoordinator(of: id, in: self.inventory) }
        case .close: .dismiss()
        }
    }
}

extension Animation {
    /// A store's door. It opens slowly, and closes by itself when the visitor leaves.
    fileprivate static let door = Animation(
        presentation: TransitionAnimation("opening", duration: .milliseconds(600)),
        dismissal: TransitionAnimation("closing", duration: .milliseconds(200)))
}
