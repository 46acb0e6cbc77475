public import Coordination

/// Where the cart can go.
public enum CartRoute: Route, Codable {
    /// What is in it.
    case items
    /// Puts a product in it, wherever the visitor is.
    case add(Product.ID)
    /// Asks what has to be known for a new one.
    case create
    /// That is what it is for. It begins at the store.
    case created(Cart)
    /// Gives up what is being asked.
    case giveUp
    /// Asks whether to empty it.
    case empty
    /// Empties it.
    case clear
    /// A sheet in which the order is paid or called off.
    case checkout
    /// Pays what is being checked out.
    case pay
    /// Calls it off.
    case cancel
}

/// What the visitor is about to buy, and the way to the till.
public final class CartCoordinator: Coordinator {
    /// The cart, and the receipts.
    public let root = StackRoot()

    private let inventory: Inventory
    private let basket: Basket
    private let session: VisitorSession

    /// Makes the tab, at what is in the basket.
    public init(inventory: Inventory, basket: Basket, session: VisitorSession) {
        self.inventory = inventory
        self.basket = basket
        self.session = session
        trigger(.items)
    }

    /// Lets only who is signed in to the till, and keeps from the young what is not for them.
    ///
    /// Gates are asked before anything is built, in the order in which they stand here.
    public func gates(for route: CartRoute) -> [Gate] {
        switch route {
        case .checkout: [.signedIn(session)]
        case .add(let id): gates(of: inventory.products.first { $0.id == id }?.minimumAge ?? 0)
        case .items, .create, .created, .giveUp, .empty, .clear, .pay, .cancel: []
        }
    }

    private func gates(of age: Int) -> [Gate] {
        age == 0 ? [] : [.signedIn(session), .age(age, session)]
    }

    /// Fills the basket, asks, and presents the till.
    public func prepareTransition(for route: CartRoute) -> Transition<StackRoot> {
        switch route {
        case .items: .push(Later { CartModel(basket: self.basket) }, key: route)
        case .add(let id): add(id)
        case .create:
            .run(NewCart(address: session.address, stores: inventory.stores), returning: CartRoute.created)
        case .created(let cart):
            .multiple(
                .effect("begin a cart") { self.basket.begin(cart) },
                deepLink([Hop(AppRoute.tab(.stores)), Hop(StoresRoute.store(cart.store.id))]))
        case .giveUp: .cancelFlow()
        case .empty: .alert("Empty the cart?", choices: [.emptyCart, .cancel("Keep it")])
        case .clear: .effect("empty the basket") { self.basket.clear() }
        case .checkout where basket.isEmpty: .alert("The cart is empty", choices: [.showStores, .cancel()])
        case .checkout: .presentOnRoot(CheckoutModel(total: basket.total), style: .sheet(dismissible: false))
        case .pay: .multiple(.dismiss(), .push(ReceiptModel(total: basket.total)), order)
        case .cancel: .dismiss()
        }
    }

    private var order: Transition<StackRoot> {
        .effect("order") { [basket, session] in
            session.order(basket.products)
            basket.clear()
        }
    }

    private func add(_ id: Product.ID) -> Transition<StackRoot> {
        Transition("add") { editor in
            let product = try self.inventory.product(id)
            try editor.perform(.effect("add \(product.name)") { self.basket.add(product) })
        }
    }
}

extension AlertChoice {
    fileprivate static var emptyCart: AlertChoice {
        AlertChoice("Empty it", role: .destructive, sends: CartRoute.clear)
    }

    /// The stores are another tab's: the route goes up to the app.
    fileprivate static var showStores: AlertChoice {
        AlertChoice("Show the stores", sends: AppRoute.tab(.stores))
    }
}
