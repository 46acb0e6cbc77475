public import Coordination

/// Where the app as a whole can go. Every screen in it may trigger these, without being handed a router.
public enum AppRoute: Route, Codable {
    /// The tabs, in their order.
    case tab(Tab)
    /// Asks who the visitor is, over everything.
    case login
    /// That is who it is.
    case signedIn(Visitor)
    /// Puts a product in the cart, and offers to go there.
    case buy(Product.ID)

    /// One of the tabs.
    public enum Tab: String, CaseIterable, Codable, Sendable {
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

    private let basket: Basket
    private let session: VisitorSession
    private let stores: StoresCoordinator
    private let search: SearchCoordinator
    private let cart: CartCoordinator
    private let account: AccountCoordinator

    /// Makes the tabs.
    public init(inventory: Inventory = .sample, session: VisitorSession = VisitorSession()) {
        self.session = session
        basket = session.earlier ?? Basket()
        session.earlier = nil
        session.basket = basket
        stores = StoresCoordinator(inventory: inventory, basket: basket, session: session)
        search = SearchCoordinator(inventory: inventory)
        cart = CartCoordinator(inventory: inventory, basket: basket, session: session)
        account = AccountCoordinator(inventory: inventory, session: session)
        root = TabRoot(stores, search, cart, account)
    }

    /// Keeps the visitor's own tab for who is signed in, and the login for who is not.
    public func gates(for route: AppRoute) -> [Gate] {
        switch route {
        case .tab(.account): [.signedIn(session)]
        case .login: [.stranger(session)]
        case .tab, .signedIn, .buy: []
        }
    }

    /// A tap on the visitor's own tab is a route like any other: its gate is asked before the tab is seen.
    public func route(for report: Report) -> AppRoute? {
        report.selects(account) ? .tab(.account) : nil
    }

    /// A tab that the visitor has tapped came by no route, and has an address all the same.
    public func route(selecting child: any Presentable) -> AppRoute? {
        AppRoute.Tab.allCases.first { coordinator(of: $0) === child }.map(AppRoute.tab)
    }

    /// Selects, presents, or hands on to a tab.
    public func prepareTransition(for route: AppRoute) -> Transition<TabRoot> {
        switch route {
        case .tab(let tab): .select(coordinator(of: tab))
        case .login:
            .present(Later { LoginCoordinator() }.returning(AppRoute.signedIn), key: route, style: .fullScreen)
        case .signedIn(let visitor): .effect("sign \(visitor.name) in") { self.session.sign(in: visitor) }
        case .buy(let id): .multiple(.trigger(.add(id), on: cart), offerCart)
        }
    }

    /// The coordinator of a tab.
    public func coordinator(of tab: AppRoute.Tab) -> any Coordinator {
        switch tab {
        case .stores: stores
        case .search: search
        case .cart: cart
        case .account: account
        }
    }

    private var offerCart: Transition<TabRoot> {
        .alert(
            "Added to the cart",
            choices: [AlertChoice("Show the cart", sends: AppRoute.tab(.cart)), .cancel("Go on shopping")])
    }
}
