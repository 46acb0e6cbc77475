public import Coordination

/// The routes of the whole app. Any screen can send them up the tree, without having a router.
public enum AppRoute: Route, Codable {
    /// A tab.
    case tab(Tab)
    /// The login, over everything.
    case login
    /// The answer: the visitor.
    case signedIn(Visitor)
    /// Puts a product in the cart, and offers to go there.
    case buy(Product.ID)

    /// The tabs, in their order.
    public enum Tab: String, CaseIterable, Codable, Sendable {
        /// The stores nearby.
        case stores
        /// The search in all stores.
        case search
        /// The cart.
        case cart
        /// The visitor's account.
        case account
    }
}

/// The tabs, and the login over them.
public final class AppCoordinator: Coordinator {
    /// The tabs.
    public let root: TabRoot

    private let basket: Basket
    private let session: VisitorSession
    private let stores: StoresCoordinator
    private let search: SearchCoordinator
    private let cart: CartCoordinator
    private let account: AccountCoordinator

    /// Creates the tabs.
    public init(inventory: Inventory = .sample, session: VisitorSession = VisitorSession()) {
        self.session = session
        // Several windows have one basket.
        basket = session.earlier ?? session.basket ?? Basket()
        session.earlier = nil
        session.basket = basket
        stores = StoresCoordinator(inventory: inventory, basket: basket, session: session)
        search = SearchCoordinator(inventory: inventory)
        cart = CartCoordinator(inventory: inventory, basket: basket, session: session)
        account = AccountCoordinator(inventory: inventory, session: session)
        root = TabRoot(stores, search, cart, account)
    }

    /// Admits only signed-in visitors to the account, and only strangers to the login.
    public func gates(for route: AppRoute) -> [Gate] {
        switch route {
        case .tab(.account): [.anyoneSignedIn(session)]
        case .login: [.stranger(session)]
        case .tab, .signedIn, .buy: []
        }
    }

    /// Turns a tap on the account tab into a route, so that the gate is asked before the tab is shown.
    public func route(for report: Report) -> AppRoute? {
        report.selects(account) ? .tab(.account) : nil
    }

    /// Returns the route for a tab that no route has selected, so that a tapped tab has an address.
    public func route(selecting child: any Presentable) -> AppRoute? {
        AppRoute.Tab.allCases.first { coordinator(of: $0) === child }.map(AppRoute.tab)
    }

    /// Selects a tab, presents the login, or changes the cart.
    public func prepareTransition(for route: AppRoute) -> Transition<TabRoot> {
        switch route {
        case .tab(let tab): .select(coordinator(of: tab))
        case .login:
            .present(Later { LoginCoordinator() }.returning(AppRoute.signedIn), key: route, style: .fullScreen)
        case .signedIn(let visitor):
            .effect("sign \(visitor.name) in") {
                self.session.sign(in: visitor)
                self.gatesChanged()
            }
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
