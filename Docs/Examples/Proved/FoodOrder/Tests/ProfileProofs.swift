import Coordination
import CoordinationProof
import CoordinationTesting
import Testing

@testable import FoodOrder

@MainActor @Suite("The profile and the addresses are proved", .noUnhandledFailures) struct ProfileProofs {
    @Test("addresses, cards, and signing out") func profile() {
        let scenario = FoodProof.scenario("profile") {
            let windows = Town.known(time: $0.time) {
                $0.session.user = Town.ada
                $0.wallet.add(Town.card)
                $0.orders.place(Town.order())
            }
            windows.scene.trigger([Hop(TabsRoute.tab(.profile))])
            return windows
        }
        .budget(moves: 20000)
        .event("the session ends") { $0.food.session.user = nil }
        .stop("another tab") { $0.front == "restaurants" || $0.front == "orders" }
        .stop("two changes") {
            let food = $0.food
            let changes = [
                food.addresses.addresses != [Town.quay], food.wallet.cards != [Town.card], !food.session.isSignedIn,
            ]
            return changes.count { $0 } > 1
        }
        .law(
            .asks(beforeLeaving: AddressForm.self) { !$0.street.isEmpty },
            .gate("no order under way", guards: .effect("sign out")),
            .gate("signed in", guards: .screen("cards")),
            .leads("to signing out", from: { $0.food.session.isSignedIn }, to: { !$0.food.session.isSignedIn }),
            .sometimes("nobody has an address") { $0.food.addresses.current == nil },
            .everyRoute(ProfileRoute.newAddress, ProfileRoute.newCard, ProfileRoute.signOut),
            .everyScreen("profile", "addresses", "address-form", "cards", "card-number", "card-expiry"))
        hold(scenario)
    }

    @Test("a menu without an address") func noAddress() {
        let scenario = FoodProof.scenario("no address") {
            let windows = Town.known(time: $0.time) { $0.basket.add(BasketLine(dish: "harbour-soup")) }
            windows.food.addresses.remove(Town.quay)
            return windows
        }
        .foodLinks(.restaurant("mill"), .dish("mill-pizza", of: "mill"))
        .stop("a menu") { $0.front.hasPrefix("menu-") || $0.front.hasPrefix("dish-") }
        .stop("a basket") { $0.front == "basket" }
        .stop("another tab") { $0.front == "profile" || $0.front.hasPrefix("login") }
        .law(
            .gate("an address", guards: .screen("menu-mill")),
            .asks(beforeLeaving: AddressForm.self) { !$0.street.isEmpty },
            .link("restaurant mill") { $0.front == "menu-mill" },
            .link("dish mill-pizza") { $0.front == "dish-mill-pizza" },
            .everyRoute(SceneRoute.chooseAddress), .everyScreen("address-picker", "address-form"))
        hold(scenario)
    }
}
