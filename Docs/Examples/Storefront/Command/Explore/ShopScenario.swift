package import CoordinationProof
package import Shop

/// The shop as it is explored: with what its models look at, so that facts can be read.
package struct ExploredShop {
    package let session: VisitorSession
    package let storefront: Storefront
}

extension Scenario where App == ExploredShop {
    /// A stranger's first visit, in every tab. It ends where something comes to be known of the visitor, with which
    /// ``account`` begins.
    package static var shop: Scenario<ExploredShop> {
        explored("shop", isFirstVisit: true) { VisitorSession() }
            .link("settings") { $0.storefront.visit("/account/settings", $1) }
            .link("buy") { $0.storefront.visit("/do/buy/4", $1) }
            .stop("an order, an address, a favourite") { $0.session.isKnown }
            .stop("what Tim buys") { $0.session.visitor == .tim && !$0.isBasketEmpty }
            .law(
                .noTrap { $0.front == "stores" }, .noLeak { $0.front == "stores" },
                .sometimes("an order is paid") { $0.front == "receipt" },
                .link("settings", arrives: { $0.front == "settings" }), .twiceAsOnce("settings", "buy"),
                .gate("of age", guards: .effect("add Rum cake")),
                .within(12, to: "the receipt") { $0.front == "receipt" },
                .everyScreen(
                    "welcome", "delivery", "ready", "stores", "store", "details", "categories", "products", "product",
                    "search", "results", "cart", "checkout", "method", "addresses", "address-form", "login",
                    "forgotten",
                    "account", "settings", "orders", "store-picker", "about", "licences", "licence"),
                .everyRoute(
                    AppRoute.tab(.cart), AppRoute.login, AppRoute.signedIn(.ada), AppRoute.buy(4),
                    OnboardingRoute.next, OnboardingRoute.previous, OnboardingRoute.done, StoresRoute.store(2),
                    StoresRoute.details(2), StoresRoute.catalogue(2), StoresRoute.order(2), StoresRoute.close,
                    CatalogueRoute.category(.bread), CatalogueRoute.product(4), CatalogueRoute.close,
                    SearchRoute.find(""), SearchRoute.product(4), CartRoute.add(4), CartRoute.create, CartRoute.empty,
                    CartRoute.clear, CartRoute.checkout, CartRoute.pay, CartRoute.cancel, LoginRoute.forgotten,
                    StorefrontRoute.signOut)
            )
            .expects(
                "a link taken twice is as once: 'buy'", because: "who follows it twice is offered the cart twice"
            )
            .buttonsOfShop
    }

    /// The visitor's own tab: Ada is signed in and has an order to rate. It ends in another tab.
    package static var account: Scenario<ExploredShop> {
        explored("account", isFirstVisit: false) {
            let session = VisitorSession(of: .ada)
            session.order(Inventory.corner.products)
            return session
        }
        .stop("another tab") { $0.first(AppCoordinator.self)?.root.selected is AccountCoordinator == false }
        .law(
            .noTrap { $0.front == "account" }, .noLeak { $0.front == "account" },
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

    private static func explored(
        _ name: String, isFirstVisit: Bool, _ session: @escaping () -> VisitorSession
    ) -> Scenario<ExploredShop> {
        Scenario(name) { launch in
            let session = session()
            let storefront = Storefront(
                inventory: .corner, session: session, isFirstVisit: isFirstVisit, time: launch.time)
            if !isFirstVisit { storefront.trigger([Hop(AppRoute.tab(.account))]) }
            return ExploredShop(session: session, storefront: storefront)
        } windows: {
            $0.storefront.windows
        }
        .offers((any Legible).self) { screen in screen.actions.map { Offer($0, on: screen) } }
        .about(ResultsModel.self) { "\($0.text), seen \($0.seen.sorted())" }
        .about(ProductModel.self) { $0.product.id }
        .about(ProductListModel.self) { $0.products.map(\.id) }
        .about(AddressForm.self) { $0.draft != nil }
        .fact("visitor") { $0.session.visitor?.name }
        .fact("the basket is empty") { $0.isBasketEmpty }
        .fact("the address is known") { $0.session.address != nil }
        .fact("a favourite is chosen") { $0.session.favourite != nil }
        .fact("orders") { $0.session.orders.map { $0.rating?.rawValue ?? "to rate" } }
        .bound(.screens(7), .tabsAside(0), .alerts(1), .waiting(1))
        .law(
            .nothingFails,
            .never("a stranger's settings") { $0.shows("settings") && $0.session.visitor == nil },
            .never("a stranger's account") { $0.front == "account" && $0.session.visitor == nil },
            .gate(
                "SignedIn", guards: .screen("settings"), .screen("orders"), .screen("checkout"), .screen("rating"),
                .effect("add Rum cake")))
    }
}

extension VisitorSession {
    /// Whether something is known but who the visitor is.
    fileprivate var isKnown: Bool { address != nil || favourite != nil || !orders.isEmpty }
}

extension Offer {
    /// What a screen offers, as the shell lists it. A name does not change with what was seen.
    fileprivate init(_ action: Action, on screen: any Legible) {
        let name = action.title.replacing(" (seen)", with: "")
        switch action.deed {
        case .route(let route): self = Self.sending(route, name)
        case .own(let body): self.init(name) { body($0) }
        case .text(_, let deed):
            self.init(name, typing: ["bread"]) { text, completion in
                switch deed(text) {
                case .route(let route): (screen as? any Presentable)?.send(route, completion: completion)
                case .own(let body): body(completion)
                case .text: completion(.noChange)
                }
            }
        }
    }

    private static func sending(_ route: some Route, _ name: String) -> Offer { Offer(name, route) }
}

extension Inventory {
    /// A store with two products, one of them not for everyone: enough to come to every screen.
    fileprivate static let corner = Inventory(
        stores: sample.stores.filter { $0.id == 2 }, products: sample.products.filter { [4, 10].contains($0.id) })
}
