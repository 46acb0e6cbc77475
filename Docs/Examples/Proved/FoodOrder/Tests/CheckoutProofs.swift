import Coordination
import CoordinationProof
import CoordinationTesting
import Testing

@testable import FoodOrder

@MainActor @Suite("The checkout is proved", .noUnhandledFailures) struct CheckoutProofs {
    static let screens = [
        "address-picker", "address-form", "card-picker", "card-number", "card-expiry", "tip", "confirmation",
    ]

    var checkout: Scenario<WindowManager> {
        let scenario = FoodProof.known("checkout") {
            $0.basket.add(BasketLine(dish: "harbour-soup"))
            $0.wallet.add(Town.card)
        }
        .foodLinks(.basket)
        .event("harbour closes") { $0.food.market.close("harbour") }
        .event("harbour opens") { $0.food.market.open("harbour") }
        .event("the session ends") { $0.food.session.user = nil }
        .bound(.tabsAside(0))
        .budget(moves: 30000)
        .stop("a menu") { $0.front.hasPrefix("menu-") }
        .stop("another basket") { $0.food.basket.lines.count != 1 || $0.food.basket.voucher != nil }
        .stop("another tab") { $0.front == "profile" || $0.front == "orders" }
        .stop("an order") { !$0.food.orders.orders.isEmpty }
        return Self.screens.reduce(scenario) { scenario, screen in
            scenario.law(
                .tap("Cancel the checkout", on: screen) { $0.front == "basket" || $0.alert != nil }
                    .named("cancelling on \(screen) leads to the basket"))
        }
    }

    @Test("from a basket to an order, and back") func holds() {
        let scenario = checkout.law(
            .asks(beforeLeaving: AddressForm.self) { !$0.street.isEmpty },
            .link("basket") { $0.front == "basket" },
            .keepsTheBasket("a cancelled checkout keeps the basket") { $0.description.contains("Cancel") },
            .gate("open", guards: .screen("confirmation")),
            .gate("signed in", guards: .screen("confirmation")),
            .never("a checkout of a closed restaurant") {
                Self.screens.contains($0.front) && !$0.food.market.isOpen("harbour")
            },
            .leads("to an order from each question", from: { $0.isInCheckout }, to: { $0.front == "tracking" }),
            .sometimes("an order to a new address with a new card") {
                $0.food.orders.order(1).map { $0.address != Town.quay && $0.card != Town.card } ?? false
            },
            .sometimes("a checkout that closes is noticed") { $0.alert == "The restaurant has closed" },
            .everyRoute(
                PaymentRoute.newCard, AddressRoute.choice(.new), CheckoutRoute.cancel, HomeRoute.closed,
                LoginRoute.close),
            .everyScreen("login-email", "login-code", "tracking"),
            .within(9, to: "an order") { $0.front == "tracking" })
        hold(scenario)
    }
}
