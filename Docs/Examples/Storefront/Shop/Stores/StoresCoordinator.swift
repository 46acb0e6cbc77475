public import Coordination

/// The routes of the stores tab.
public enum StoresRoute: Route, Codable {
    /// The list of stores.
    case list
    /// One store.
    case store(Store.ID)
    /// The opening hours and address of a store, in a sheet.
    case details(Store.ID)
    /// The catalogue of a store, over the whole screen.
    case catalogue(Store.ID)
    /// Asks the questions for a cart from a store.
    case order(Store.ID)
    /// The answer: a new cart. Shows the catalogue of its store.
    case ordered(Cart)
    /// Closes the topmost modal over the stores.
    case close
}

/// The stores, each with its details and its catalogue.
public final class StoresCoordinator: Coordinator {
    /// The stack: the list, and stores opened from it.
    public let root = StackRoot()

    private let inventory: Inventory
    private let basket: Basket
    private let session: VisitorSession

    /// Creates the tab with the list.
    public init(inventory: Inventory, basket: Basket = Basket(), session: VisitorSession = VisitorSession()) {
        self.inventory = inventory
        self.basket = basket
        self.session = session
        trigger(.list)
    }

    /// Pushes stores, and presents their details and catalogues.
    public func prepareTransition(for route: StoresRoute) -> Transition<StackRoot> {
        switch route {
        // A screen with the same key is popped to, not shown twice.
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
    /// Asks for everything but the store, which is known.
    private func order(_ id: Store.ID) -> Transition<StackRoot> {
        Transition("order") { editor in
            let known = NewCart(
                address: self.session.address, store: try self.inventory.store(id), stores: self.inventory.stores)
            try editor.perform(.run(known, returning: StoresRoute.ordered))
        }
    }
}

extension TransitionAnimation {
    /// A store's door. It opens slowly, and closes faster.
    fileprivate static let door = TransitionAnimation(
        "opening", duration: .milliseconds(600),
        dismissal: TransitionAnimation("closing", duration: .milliseconds(200)))
}
