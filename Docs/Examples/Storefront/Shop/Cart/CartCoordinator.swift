public import Coordination

/// Where the cart can go.
public enum CartRoute: Route {
    /// What is in it.
    case items
    /// Puts a product in it, wherever the visitor is.
    case add(Product.ID)
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

    /// Makes the tab, at what is in the basket.
    public init(inventory: Inventory, basket: Basket) {
        self.inventory = inventory
        self.basket = basket
        trigger(.items)
    }

    /// Fills the basket, asks, and presents the till.
    public func prepareTransition(for route: CartRoute) -> Transition<StackRoot> {
        switch route {
        case .items: .push(as: route) { CartModel(basket: self.basket) }
        case .add(let id): add(id)
        case .empty: .alert("Empty the cart?", choices: [.emptyCart, .cancel("Keep it")])
        case .clear: .effect("empty the basket") { self.basket.clear() }
        case .checkout where basket.isEmpty: .alert("The cart is empty", choices: [.showStores, .cancel()])
        case .checkout: .presentOnRoot(CheckoutModel(total: basket.total), as: .sheet(dismissible: false))
        case .pay: .multiple(.dismiss(), .push(ReceiptModel(total: basket.total)), .route(.clear, on: self))
        case .cancel: .dismiss()
        }
    }

    private func add(_ id: Product.ID) -> Transition<StackRoot> {
        Transition("add") { editor in
            let product = try self.inventory.product(id)
            editor.effect("add \(product.name)") { self.basket.add(product) }
        }
    }
}

extension AlertChoice {
    fileprivate static var emptyCart: AlertChoice {
        AlertChoice("Empty it", role: .destructive, route: CartRoute.clear)
    }

    /// The stores are another tab's: the route goes up to the app.
    fileprivate static var showStores: AlertChoice {
        AlertChoice("Show the stores", route: AppRoute.tab(.stores))
    }
}
