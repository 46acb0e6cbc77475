public import Coordination

/// Where the app as a whole can go. Every screen in it may trigger these, without being handed a router.
public enum AppRoute: Route {
    /// The tabs, in their order.
    case tab(Tab)
    /// The pages for a first visit, over everything.
    case onboarding
    /// Puts a product in the cart, and offers to go there.
    case buy(Product.ID)
    /// Forgets the visitor, and starts as on the first day.
    case signOut

    /// One of the tabs.
    public enum Tab: String, CaseIterable, Sendable {
        /// The stores nearby.
        case stores
        /// Search in all stores.
        case search
        /// What is about to be bought.
        case cart
        /// The visitor's own.
        case account
    }
}

/// The tabs, and what concerns them all.
public final class AppCoordinator: Coordinator {
    /// The tabs.
    public let root: TabRoot

    private let basket = Basket()
    private let stores: StoresCoordinator
    private let search: SearchCoordinator
    private let cart: CartCoordinator
    private let account = AccountCoordinator()

    /// Makes the tabs; on a first visit with the onboarding over them.
    public init(inventory: Inventory = .sample, isFirstVisit: Bool = true) {
        stores = StoresCoordinator(inventory: inventory)
        search = SearchCoordinator(inventory: inventory)
        cart = CartCoordinator(inventory: inventory, basket: basket)
        root = TabRoot(stores, search, cart, account)
        if isFirstVisit { trigger(.onboarding) }
    }

    /// Selects, presents, or hands on to a tab.
    public func prepareTransition(for route: AppRoute) -> Transition<TabRoot> {
        switch route {
        case .tab(.stores): .select(stores)
        case .tab(.search): .select(search)
        case .tab(.cart): .select(cart)
        case .tab(.account): .select(account)
        case .onboarding: .present(OnboardingCoordinator(), as: .fullScreen)
        case .buy(let id): .multiple(.route(.add(id), on: cart), offerCart)
        case .signOut: startOver
        }
    }

    private var offerCart: Transition<TabRoot> {
        .alert(
            "Added to the cart",
            choices: [AlertChoice("Show the cart", route: AppRoute.tab(.cart)), .cancel("Go on shopping")])
    }

    private var startOver: Transition<TabRoot> {
        .multiple(
            .dismissAll(),
            .route(.list, on: stores),
            .route(.start, on: search),
            .route(.items, on: cart),
            .route(.overview, on: account),
            .select(stores),
            .effect("forget the visitor") { [basket] in basket.clear() },
            .route(.onboarding, on: self))
    }
}
