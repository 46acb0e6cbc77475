public import Coordination

/// The routes of the cart tab.
public enum CartRoute: Route, Codable {
    /// The contents of the cart.
    case items
    /// Puts a product in the cart, from anywhere.
    case add(Product.ID)
    /// Asks the questions for a new cart.
    case create
    /// The answer: a new cart. Shows its store.
    case created(Cart)
    /// Cancels the questions.
    case giveUp
    /// Asks whether to empty the cart.
    case empty
    /// Empties the cart.
    case clear
    /// The till, a sheet in which the order is paid or called off.
    case checkout
    /// Pays the order.
    case pay
    /// Calls the order off.
    case cancel
}

/// The cart tab, with the way to the till.
public final class CartCoordinator: Coordinator {
    /// The stack: the cart, and receipts.
    public let root = StackRoot()

    private let inventory: Inventory
    private let basket: Basket
    private let session: VisitorSession

    /// Creates the tab with the contents of the basket.
    public init(inventory: Inventory, basket: Basket, session: VisitorSession) {
        self.inventory = inventory
        self.basket = basket
        self.session = session
        trigger(.items)
    }

    /// Requires a login at the till; for products with a minimum age, a login and the age.
    ///
    /// Gates are asked in this order, before anything is built.
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

    /// Changes the basket, asks questions, or presents the till.
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

    /// The stores are in another tab, so this route goes up to the app.
    fileprivate static var showStores: AlertChoice {
        AlertChoice("Show the stores", sends: AppRoute.tab(.stores))
    }
}
