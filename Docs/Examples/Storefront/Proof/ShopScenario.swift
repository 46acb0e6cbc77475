package import CoordinationProof
package import Shop

/// The shop to explore, with the session that its models read. Facts read the session, too.
package struct ExploredShop {
    package let session: VisitorSession
    package let storefront: Storefront

    /// True while the cart tab shows the questions for a new cart.
    fileprivate var isAsking: Bool {
        let cart = try? storefront.windows.router(for: CartRoute.self) as? CartCoordinator
        return cart?.root.screens.contains { $0 is MethodPicker } ?? false
    }
}

extension Scenario where App == ExploredShop {
    /// A stranger's first visit, in every tab. It stops once Ada has signed in, which is where the other scenarios
    /// begin, or once something is in the basket.
    package static var shop: Scenario<ExploredShop> {
        explored("shop", beginsAt: nil) { VisitorSession() }
            .link("settings") { $0.storefront.visit("/account/settings", $1) }
            .link("buy") { $0.storefront.visit("/do/buy/10", $1) }
            .stop("Ada") { $0.session.visitor == .ada }
            .stop("something in the basket") { !$0.isBasketEmpty }
            .stop("an address, a favourite") { $0.session.isKnown }
            .law(
                .noTrap { $0.front == "stores" }, .noLeak { $0.front == "stores" },
                .link("settings", arrives: { $0.front == "settings" }), .idempotent("settings"),
                .gate("of age", guards: .effect("add Rum cake")),
                .gate(
                    "signed in", guards: .screen("settings"), .screen("orders"), .route(AccountRoute.chooseStore),
                    .route(AccountRoute.chooseAddress), .route(CartRoute.checkout), .effect("add Rum cake")),
                .within(4, to: "the stores") { $0.front == "stores" },
                .everyScreen("welcome", "delivery", "ready", "stores", "login", "forgotten", "account", "settings"),
                .everyRoute(
                    AppRoute.login, AppRoute.signedIn(.ada), AppRoute.buy(4), OnboardingRoute.next,
                    OnboardingRoute.previous, OnboardingRoute.done, LoginRoute.forgotten)
            )
            .buttonsOfWelcome.buttonsOfStores.buttonsOfLogin
    }

    /// Ada's way to the till, from a store or the search. It stops in her account, after an order, or when she is
    /// signed out: her session can expire at any time.
    package static var buying: Scenario<ExploredShop> {
        explored("buying", beginsAt: .stores) { VisitorSession(of: .ada) }
            .link("buy") { $0.storefront.visit("/do/buy/4", $1) }
            .event("the session expires") { $0.storefront.trigger(.signOut) }
            .stop("an order that she has seen") { $0.session.isKnown && $0.front != "receipt" }
            .stop("her account") { $0.front == "account" }
            .stop("a stranger") { $0.session.visitor == nil }
            .law(
                .noTrap { $0.front == "stores" }, .noLeak { $0.front == "stores" },
                .sometimes("an order is paid") { $0.front == "receipt" }, .idempotent("buy"),
                .gate(
                    "signed in", guards: .screen("checkout"), .route(CartRoute.checkout), .effect("add Rum cake")),
                .within(10, to: "the receipt") { $0.front == "receipt" },
                .everyScreen(
                    "stores", "store", "details", "categories", "products", "product", "search", "results", "cart",
                    "checkout", "method", "receipt"),
                .everyRoute(
                    AppRoute.tab(.cart), AppRoute.buy(4), StoresRoute.store(2), StoresRoute.details(2),
                    StoresRoute.catalogue(2), StoresRoute.order(2), StoresRoute.close,
                    CatalogueRoute.category(.bread), CatalogueRoute.product(4), CatalogueRoute.close,
                    SearchRoute.find(""), SearchRoute.product(4), CartRoute.add(4), CartRoute.create, CartRoute.empty,
                    CartRoute.clear, CartRoute.checkout, CartRoute.pay, CartRoute.cancel)
            )
            .expects(
                "a link taken twice is as once: 'buy'",
                at: "main: {[stores]*, [search], [cart], (account | )}!\"Added to the cart\"!\"Added to the cart\"",
                because: "who follows it twice is offered the cart twice"
            )
            .buttonsOfStores.buttonsOfTill
    }

    /// The questions for a cart, in the cart tab and from a store, with Ada signed in. It stops in another tab, or with
    /// something in the basket. A link can cancel the questions.
    package static var cart: Scenario<ExploredShop> {
        explored("cart", beginsAt: .cart) { VisitorSession(of: .ada) }
            .link("search") { $0.storefront.visit("/search", $1) }
            .link("login") { $0.storefront.visit("/login", $1) }
            .link("give up") { shop, completion in
                // Without a question, cancelling fails.
                guard shop.isAsking else { return completion(.noChange) }
                shop.storefront.visit("/do/cart/give-up", completion)
            }
            .fact("a cart is begun") { $0.isCartBegun }
            .stop("another tab") { $0.front == "account" || $0.front == "search" }
            .stop("something in the basket") { !$0.isBasketEmpty }
            .law(
                .noTrap { $0.front == "cart" }, .noLeak { $0.front == "cart" },
                .link("search", arrives: { $0.front == "search" }),
                // A gate redirects a signed-in visitor to the account.
                .link("login", arrives: { $0.front == "account" }),
                .link("give up", arrives: { !$0.app.isAsking }),
                .gate("signed in", guards: .route(CartRoute.checkout), .effect("add Rum cake")),
                .everyScreen("cart", "method", "addresses", "address-form", "store-picker", "categories"),
                .everyRoute(CartRoute.create, CartRoute.giveUp, AddressRoute.form, StoresRoute.order(2))
            )
            .buttonsOfCart
    }

    /// The account tab, with Ada signed in and an order to rate. It stops in another tab. She can sign out at any time,
    /// and the window fold.
    package static var account: Scenario<ExploredShop> {
        explored("account", beginsAt: .account) {
            let session = VisitorSession(of: .ada)
            session.order(Inventory.corner.products)
            return session
        }
        .link("settings") { $0.storefront.visit("/account/settings", $1) }
        .event("the session ends") { $0.storefront.trigger(.signOut) }
        .folds()
        .stop("another tab") { $0.first(AppCoordinator.self)?.root.selected is AccountCoordinator == false }
        .law(
            .noTrap { $0.front == "account" }, .noLeak { $0.front == "account" || $0.front == "stores" },
            .sameAtAnyWidth,
            .gate(
                "signed in", guards: .screen("settings"), .screen("orders"), .screen("rating"),
                .route(AccountRoute.chooseStore), .route(AccountRoute.chooseAddress)),
            .link("settings", arrives: { $0.front == "settings" || $0.session.visitor == nil }),
            .idempotent("settings"),
            .sometimes("an order is rated") { $0.session.orders.first?.rating != nil },
            .sometimes("a favourite is chosen") { $0.session.favourite != nil },
            .sometimes("an address is chosen") { $0.session.address != nil },
            .everyScreen("rating", "store-picker", "addresses", "address-form", "about", "licences", "licence"),
            .everyRoute(
                AccountRoute.orders, AccountRoute.rate(1), AccountRoute.rated(1, .good), AccountRoute.settings,
                AccountRoute.chooseStore, AccountRoute.storeNotChosen(.dismissed), AccountRoute.chooseAddress,
                AccountRoute.about, AddressRoute.form, AboutRoute.licences, AboutRoute.licence(of: ""), AboutRoute.close
            )
        )
        .buttonsOfAccount
    }

    /// Ada's own screens, whose session may expire and whose shop may stop taking ratings at any time. It stops in
    /// another tab, and where nothing of hers is shown.
    package static var expiring: Scenario<ExploredShop> {
        explored("expiring", beginsAt: .account) {
            let session = VisitorSession(of: .ada)
            session.order(Inventory.corner.products)
            return session
        }
        .event("the session expires") { $0.storefront.trigger(.expire) }
        .event("the shop takes no ratings, or takes them again") {
            $0.storefront.trigger(.takeRatings(!$0.session.takesRatings))
        }
        .fact("ratings") { $0.session.takesRatings }
        .fact("who was signed in") { $0.session.former?.name }
        .stop("another tab") { $0.first(AppCoordinator.self)?.root.selected is AccountCoordinator == false }
        .stop("the shop, an address, a favourite, a rating") {
            $0.holds("about") || $0.holds("addresses") || $0.holds("store-picker")
                || $0.session.orders.first?.rating != nil
        }
        .law(
            .noTrap { $0.front == "account" || $0.front == "settings" || $0.front == "orders" },
            .never("Ada's order in sight of Tim") {
                $0.session.visitor == .tim && ($0.shows("rating") || !$0.session.orders.isEmpty)
            },
            .never("a rating while the shop takes none") { !$0.session.takesRatings && $0.shows("rating") },
            .sometimes("an expired session") { $0.session.former != nil },
            .sometimes("no ratings") { !$0.session.takesRatings },
            .everyScreen("settings", "orders", "rating", "login"))
    }

    static func explored(
        _ name: String, beginsAt tab: AppRoute.Tab?, _ bounds: Bound..., session: @escaping () -> VisitorSession
    ) -> Scenario<ExploredShop> {
        let bounds = bounds.isEmpty ? [.screens(7), .tabsAside(0), .alerts(1), .waiting(1)] : bounds
        return Scenario(name) { launch in
            let session = session()
            let storefront = Storefront(
                inventory: .corner, session: session, isFirstVisit: tab == nil, time: launch.time)
            if let tab { storefront.trigger([Hop(AppRoute.tab(tab))]) }
            return ExploredShop(session: session, storefront: storefront)
        } windows: {
            $0.storefront.windows
        }
        .offers((any Legible).self) { screen in screen.offers.map { $0.input == nil ? $0 : $0.trying("bread") } }
        .about(ResultsModel.self) { ($0.text, $0.seen) }
        .about(ProductModel.self) { $0.product.id }
        .about(ProductListModel.self) { $0.products.map(\.id) }
        .about(AddressForm.self) { $0.draft != nil }
        .fact("visitor") { $0.session.visitor?.name }
        .fact("the basket is empty") { $0.isBasketEmpty }
        .fact("the address is known") { $0.session.address != nil }
        .fact("a favourite is chosen") { $0.session.favourite != nil }
        .fact("orders") { $0.session.orders.map { $0.rating?.rawValue ?? "to rate" } }
        .bound(bounds)
        .law(
            .nothingFails,
            .never("a stranger's settings") { $0.shows("settings") && $0.session.visitor == nil },
            .never("a stranger's account") { $0.front == "account" && $0.session.visitor == nil })
    }
}

extension VisitorSession {
    /// True if an address, a favourite store or an order is known.
    fileprivate var isKnown: Bool { address != nil || favourite != nil || !orders.isEmpty }
}

extension Inventory {
    /// One store with two products, one of them with a minimum age: enough to reach every screen.
    static let corner = Inventory(
        stores: sample.stores.filter { $0.id == 2 }, products: sample.products.filter { [4, 10].contains($0.id) })
}
