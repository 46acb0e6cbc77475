import CoordinationProof
import Shop

extension Scenario where App == ExploredShop {
    /// The scenario, plus laws for the buttons of the first-visit pages.
    var buttonsOfWelcome: Self {
        law(
            .tap("Next", on: "welcome") { $0.front == "delivery" },
            .tap("Next", on: "delivery") { $0.front == "ready" },
            .tap("Back", on: "delivery") { $0.front == "welcome" },
            .tap("Back", on: "ready") { $0.front == "delivery" },
            .tap("Skip") { !$0.holds("welcome") }, .tap("Into the shop") { !$0.holds("welcome") })
    }

    /// The scenario, plus laws for the buttons of the stores and the search.
    var buttonsOfStores: Self {
        law(
            .tap("Old Mill Bakery, 14 Mill Lane", on: "stores") { $0.front == "store" },
            .tap("What it sells") { $0.front == "categories" }, .tap("When it is open") { $0.front == "details" },
            .tap("Order from here") { $0.front == "method" }, .tap("Close", on: "details") { $0.front == "store" },
            .tap("Bread", on: "categories") { $0.front == "products" },
            .tap("Rye bread, 4.20") { $0.front == "product" }, .tap("Back to the store") { $0.front == "store" },
            .tap("Everything with tea") { $0.front(ResultsModel.self)?.text == "tea" },
            .tap("Everything with bread") { $0.front(ResultsModel.self)?.text == "bread" },
            .tap("Never mind") { $0.front == "cart" || $0.front == "store" },
            .tap("I come and get it") { $0.front == "store-picker" || $0.front == "categories" },
            .tap("Put it in the cart") {
                $0.alert == "Added to the cart" || $0.front == "login" || $0.session.visitor == .tim
            })
    }

    /// The scenario, plus laws for the buttons of the cart and the till.
    var buttonsOfTill: Self {
        law(
            // Not the front: the first-visit pages stay over the tabs.
            .tap("Show the cart") {
                $0.first(AppCoordinator.self)?.root.selected is CartCoordinator || $0.alert == "Not saved"
            },
            .tap("Show the stores") { $0.front == "stores" }, .tap("Back to the cart") { $0.front == "cart" },
            .tap("Check out") { ["checkout", "login"].contains($0.front) || $0.alert == "The cart is empty" },
            .tap("Empty it", on: "cart") { $0.alert == "Empty the cart?" },
            .tap("Empty it", on: "Empty the cart?") { $0.isBasketEmpty },
            .tap("Begin a new one") { $0.front == "method" }, .tap("Call it off") { $0.front == "cart" },
            .tap("Pay") { $0.front == "receipt" && $0.isBasketEmpty && $0.session.orders.count == 1 })
    }

    /// The scenario, plus laws for the login's buttons.
    var buttonsOfLogin: Self {
        law(
            .tap("I am Ada") { $0.session.visitor == .ada && $0.front != "login" },
            .tap("I am Tim") { $0.session.visitor == .tim && $0.front != "login" },
            .tap("I forgot my password") { $0.front == "forgotten" },
            .tap("Back to the login") { $0.front == "login" })
    }

    /// The scenario, plus laws for the questions for a cart.
    var buttonsOfCart: Self {
        law(
            .tap("Begin a new one") { $0.front == "method" }, .tap("Order from here") { $0.front == "method" },
            .tap("I come and get it") { $0.front == "store-picker" || $0.front == "categories" && $0.isCartBegun },
            .tap("Bring it to me") { $0.front == "addresses" },
            .tap("5 Hill Road") { $0.front == "store-picker" || $0.front == "categories" && $0.isCartBegun },
            .tap("Old Mill Bakery", on: "store-picker") { $0.front == "store" && $0.isCartBegun },
            .tap("Never mind") { $0.front == "cart" || $0.front == "store" })
    }

    /// The scenario, plus laws for the account's buttons.
    var buttonsOfAccount: Self {
        law(
            .tap("Settings") { $0.front == "settings" }, .tap("Orders") { $0.front == "orders" },
            .tap("About the shop") { $0.front == "about" }, .tap("Licences") { $0.front == "licences" },
            .tap("Swift") { $0.front == "licence" }, .tap("Close") { !$0.holds("about") },
            .tap("Rate order 1") { $0.front == "rating" },
            .tap("Good") { $0.session.orders.first?.rating == .good && !$0.holds("rating") },
            .tap("Choose a favourite store") { $0.front == "store-picker" },
            .tap("Old Mill Bakery") { $0.session.favourite != nil && !$0.holds("store-picker") },
            .tap("Choose an address") { $0.front == "addresses" },
            .tap("5 Hill Road") { $0.session.address != nil && !$0.holds("addresses") },
            .tap("Somewhere else") { $0.front == "address-form" },
            .tap("Save") { $0.front != "address-form" },
            .tap("Let me choose") { $0.front == "store-picker" },
            .tap("Leave") { $0.front(AddressForm.self)?.draft == nil },
            .tap("Sign out") { $0.session.visitor == nil && $0.front == "stores" })
    }
}

extension Situation where App == ExploredShop {
    var isBasketEmpty: Bool { first(CartModel.self)?.basket.isEmpty ?? true }

    var isCartBegun: Bool { first(CartModel.self)?.basket.cart != nil }
}
