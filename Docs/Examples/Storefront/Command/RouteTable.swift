import Coordination
import Shop

/// All routes that a script can name, as the help and `storefront routes` list them.
enum RouteTable {
    static let entries: [RouteEntry] = [
        RouteEntry("scene.app", "shows the shop, after what comes before it", SceneRoute.app),
        RouteEntry("scene.onboarding", "presents the pages for a first visit", SceneRoute.onboarding),
        RouteEntry("scene.welcomed", "notes that they have been seen", SceneRoute.welcomed),

        RouteEntry("app.tab", .choice("TAB", of: AppRoute.Tab.self), "selects a tab", AppRoute.tab),
        RouteEntry("app.buy", .number("PRODUCT"), "puts a product in the cart, and offers to go there", AppRoute.buy),
        RouteEntry("app.login", "asks who the visitor is", AppRoute.login),
        RouteEntry("app.signOut", "forgets the visitor, and begins anew", StorefrontRoute.signOut),

        RouteEntry("onboarding.next", "turns to the next page", OnboardingRoute.next),
        RouteEntry("onboarding.previous", "turns to the page before", OnboardingRoute.previous),
        RouteEntry("onboarding.done", "leaves the pages", OnboardingRoute.done),

        RouteEntry("stores.list", "goes back to all stores", StoresRoute.list),
        RouteEntry("stores.store", .number("STORE"), "goes to a store", StoresRoute.store),
        RouteEntry("stores.details", .number("STORE"), "presents a store's details as a sheet", StoresRoute.details),
        RouteEntry("stores.catalogue", .number("STORE"), "presents what a store sells", StoresRoute.catalogue),
        RouteEntry("stores.order", .number("STORE"), "asks what a cart from a store has to know", StoresRoute.order),
        RouteEntry("stores.close", "closes what the stores presented", StoresRoute.close),

        RouteEntry("catalogue.categories", "shows the kinds of products anew", CatalogueRoute.categories),
        RouteEntry(
            "catalogue.category", .choice("CATEGORY", of: Category.self), "shows the products of one kind",
            CatalogueRoute.category),
        RouteEntry("catalogue.product", .number("PRODUCT"), "shows a product", CatalogueRoute.product),
        RouteEntry("catalogue.close", "goes back to the store", CatalogueRoute.close),

        RouteEntry("search.start", "goes back to the empty search", SearchRoute.start),
        RouteEntry("search.find", .text("TEXT"), "shows what is found for a text", SearchRoute.find),
        RouteEntry("search.product", .number("PRODUCT"), "goes to a product", SearchRoute.product),

        RouteEntry("cart.items", "goes back to what is in the cart", CartRoute.items),
        RouteEntry("cart.add", .number("PRODUCT"), "puts a product in the cart", CartRoute.add),
        RouteEntry("cart.create", "asks what a new cart has to know", CartRoute.create),
        RouteEntry("cart.giveUp", "gives up what is being asked for a new cart", CartRoute.giveUp),
        RouteEntry("cart.empty", "asks whether to empty the cart", CartRoute.empty),
        RouteEntry("cart.clear", "empties the cart without asking", CartRoute.clear),
        RouteEntry("cart.checkout", "presents the till, which has to be answered", CartRoute.checkout),
        RouteEntry("cart.pay", "pays what is being checked out", CartRoute.pay),
        RouteEntry("cart.cancel", "calls the order off", CartRoute.cancel),

        RouteEntry("account.overview", "goes back to the overview", AccountRoute.overview),
        RouteEntry("login.start", "goes back to who the visitor is", LoginRoute.start),
        RouteEntry("login.forgotten", "goes to what to do about a forgotten password", LoginRoute.forgotten),

        RouteEntry("addresses.list", "goes back to the addresses", AddressRoute.list),
        RouteEntry("addresses.form", "goes to the form for another address", AddressRoute.form),

        RouteEntry("account.orders", "goes to what was bought", AccountRoute.orders),
        RouteEntry("account.rate", .number("ORDER"), "asks what the visitor thinks of an order", AccountRoute.rate),
        RouteEntry("account.chooseStore", "asks for the store that the visitor likes best", AccountRoute.chooseStore),
        RouteEntry("account.chooseAddress", "asks where the visitor lives", AccountRoute.chooseAddress),
        RouteEntry("account.settings", "goes to the settings", AccountRoute.settings),
        RouteEntry("account.about", "goes to the pages about the shop", AccountRoute.about),

        RouteEntry("about.summary", "goes back to who we are", AboutRoute.summary),
        RouteEntry("about.licences", "goes to the licences", AboutRoute.licences),
        RouteEntry("about.licence", .text("WORK"), "goes to the licence of one work", AboutRoute.licence),
        RouteEntry("about.close", "goes back to the account", AboutRoute.close),
    ]

    /// Reads a route: its name, then its argument if it takes one.
    static func route(_ words: [String]) throws(ScriptError) -> any Route {
        guard let name = words.first else {
            throw ScriptError("a route is missing", "Name one, as in: trigger stores.store 3")
        }
        guard let entry = entries.first(where: { $0.name == name }) else {
            let hint = Spelling.nearest(to: name, among: entries.map(\.name)).map { "Did you mean \($0)? " } ?? ""
            throw ScriptError("there is no route '\(name)'", hint + "'storefront routes' lists them all.")
        }
        return try entry.make(Array(words.dropFirst()))
    }

    /// Reads the routes of a link, separated by commas.
    static func routes(_ line: Line) throws(ScriptError) -> [any Route] {
        var routes: [any Route] = []
        for words in try line.lists() { routes.append(try route(words)) }
        return routes
    }
}

/// One route: its usage, its summary, and the closure that creates it.
struct RouteEntry: Sendable {
    let name: String

    /// The name, and a parameter: `stores.store STORE`.
    let usage: String

    let summary: String

    fileprivate let make: @Sendable ([String]) throws(ScriptError) -> any Route

    /// Creates an entry for a route without an argument.
    init(_ name: String, _ summary: String, _ route: some Route) {
        self.name = name
        self.summary = summary
        usage = name
        make = { words throws(ScriptError) in
            guard let extra = words.first else { return route }
            throw ScriptError("\(name) takes no argument, and '\(extra)' was given", "Write: \(name)")
        }
    }

    /// Creates an entry for a route with one argument.
    init<Value, Made: Route>(
        _ name: String, _ parameter: Parameter<Value>, _ summary: String, _ route: @escaping @Sendable (Value) -> Made
    ) {
        let usage = "\(name) \(parameter.name)"
        self.name = name
        self.usage = usage
        self.summary = parameter.note.isEmpty ? summary : "\(summary): \(parameter.note)"
        make = { words throws(ScriptError) in
            guard words.count == 1 else { throw ScriptError(wordCount: words.count, for: name, usage: usage) }
            return route(try parameter.read(words[0]))
        }
    }
}
