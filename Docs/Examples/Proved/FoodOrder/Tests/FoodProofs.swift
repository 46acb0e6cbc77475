import Coordination
import CoordinationProof
import CoordinationTesting
import Testing

@testable import FoodOrder

@MainActor @Suite("The food app's navigation is proved", .noUnhandledFailures) struct FoodProofs {
    @Test("a first visit") func firstVisit() {
        let scenario = FoodProof.scenario("first visit") { Town.launch(time: $0.time) }
            .foodLinks(.restaurant("mill"), .voucher("WELCOME"))
            .folds()
            .bound(.waiting(2))
            .stop("the app") { $0.isInTheApp }
            .law(
                .gate("onboarding", guards: .screen("restaurants")),
                .gate("first address", guards: .screen("restaurants")),
                .asks(beforeLeaving: AddressForm.self) { !$0.street.isEmpty }, .sameAtAnyWidth, .thereAndBack,
                .link("restaurant mill") { $0.front == "menu-mill" },
                .link("voucher WELCOME") { $0.front == "basket" && $0.food.basket.voucher == "WELCOME" },
                .everyScreen("welcome", "delivery", "ready", "address-picker", "address-form", "restaurants"),
                .everyRoute(OnboardingRoute.next, OnboardingRoute.done),
                .within(5, to: "the restaurants") { $0.front == "restaurants" })
        hold(scenario)
    }

    @Test("a basket of one restaurant") func basket() {
        let scenario = FoodProof.known("basket") { $0.basket.add(BasketLine(dish: "harbour-soup")) }
            .foodLinks(
                .restaurant("mill"), .dish("mill-pizza", of: "mill"), .voucher("WELCOME"), .restaurant("nowhere")
            )
            .event("mill closes") { $0.food.market.close("mill") }
            .bound(.tabsAside(0))
            .stop("a basket of two") { $0.food.basket.lines.count > 1 }
            .stop("a checkout or a login") { $0.isInCheckout || $0.front == "login-email" }
            .stop("another tab") { $0.front == "profile" }
            .stop("what is like the others") { $0.front == "menu-corner" || $0.front == "dish-harbour-plaice" }
            .law(
                .thereAndBack, .gate("one restaurant", guards: .effect("add to the basket")),
                .gate("open", guards: .effect("add to the basket")).named("a closed restaurant sells nothing"),
                .gate("an address", guards: .screen("menu-mill")),
                .link("restaurant mill") { $0.front == "menu-mill" },
                .link("dish mill-pizza") { $0.front == "dish-mill-pizza" },
                .link("voucher WELCOME") { $0.food.basket.voucher == "WELCOME" },
                .link("restaurant nowhere") { $0.alert == "There is no such restaurant" },
                .tap("More dishes", on: "basket") { $0.front.hasPrefix("menu-") },
                .sometimes("the basket is emptied for another restaurant") {
                    $0.food.basket.restaurant == "mill"
                },
                .sometimes("a basket of two dishes") { $0.food.basket.lines.count == 2 },
                .leads("to a dish of the mill", from: { _ in true }, to: { $0.front == "dish-mill-pizza" }),
                .everyScreen("restaurants", "menu-harbour", "menu-mill", "dish-mill-pizza", "basket"))
        hold(scenario)
    }
}
