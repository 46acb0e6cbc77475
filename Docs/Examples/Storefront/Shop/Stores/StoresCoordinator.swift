public import Coordination

/// Where the stores' tab can go.
public enum StoresRoute: Route, Codable {
    /// All stores.
    case list
    /// One of them.
    case store(Store.ID)
    /// Its opening hours and address, in a sheet.
    case details(Store.ID)
    /// Everything that it sells, over the whole screen.
    case catalogue(Store.ID)
    /// Asks what has to be known for a cart from there.
    case order(Store.ID)
    /// That is what it is for. It begins with what the store sells.
    case ordered(Cart)
    /// Closes what was opened last over the stores.
    case close
}

/// The stores, each with its details and its catalogue.
public final class StoresCoordinator: Coordinator {
    /// The list, and the stores that were opened from it.
    public let root = StackRoot()

    private let inventory: Inventory
    private let basket: Basket
    private let session: VisitorSession

    /// Makes the tab, at the list of stores.
    public init(inventory: Inventory, basket: Basket = Basket(), session: VisitorSession = VisitorSession()) {
        self.inventory = inventory
        self.basket = basket
        self.session = session
        trigger(.list)
    }

    /// Pushes the stores, and presents what belongs to one.
    public func prepareTransition(for route: StoresRoute) -> Transition<StackRoot> {
        switch route {
        // What is already on the stack is gone back to, not shown twice.
        case .list: .push(Later { StoreListModel(stores: self.inventory.stores, router: self.weakRouter) }, key: route)
        case .store(let id):
            .push(Later { StoreModel(try self.inventory.store(id), router: self.weakRouter) }, key: route)
        case .details(let id): .present(style: .sheet()) { StoreDetailsModel(try self.inventory.store(id)) }
        case .catalogue(let id):
            .present(style: .fullScreen, animation: .door) { try CatalogueCoordinator(of: id, in: self.inventory) }
        case .order(let id): order(id)
        case .ordered(let cart):
            .multiple(
                .effect("begin a cart") { self.basket.begin(cart) }, .trigger(.catalogue(cart.store.id), on: self))
        case .close: .dismiss()
        }
    }
}

extension StoresCoordinator {
    /// The store is known, so it is not asked for.
    private func order(_ id: Store.ID) -> Transition<StackRoot> {
        Transition("order") { editor in
            let known = NewCart(
                address: self.session.address, store: try self.inventory.store(id), stores: self.inventory.stores)
            try editor.perform(.run(known, returning: StoresRoute.ordered))
        }
    }
}

extension TransitionAnimation {
    /// A store's door. It opens slowly, and closes by itself when the visitor leaves.
    fileprivate static let door = TransitionAnimation(
        "opening", duration: .milliseconds(600),
        dismissal: TransitionAnimation("closing", duration: .milliseconds(200)))
}
