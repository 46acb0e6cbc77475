import Coordination
import CoordinationProof
import CoordinationTesting
import Testing

@testable import FoodOrder

@MainActor @Suite("The orders are proved", .noUnhandledFailures) struct OrdersProofs {
    @Test("an order on its way, its rating, and help") func orders() {
        let scenario = FoodProof.known("orders") {
            $0.session.user = Town.ada
            $0.orders.place(Town.order())
        }
        .foodLinks(.tracking(1), .tracking(7))
        .event("harbour accepts") { $0.food.orders.move(1, to: .accepted) }
        .event("the rider is off") { $0.food.orders.move(1, to: .onTheWay) }
        .event("delivered", comesByItself: true) { $0.food.orders.move(1, to: .delivered) }
        .waits(.seconds(900))
        .bound(.tabsAside(0))
        .stop("the home tab's screens") { $0.front.hasPrefix("menu-") || $0.front == "basket" }
        .stop("the profile") { $0.front == "profile" }
        .law(
            .thereAndBack, .asks(beforeLeaving: HelpMessage.self) { !$0.text.isEmpty && !$0.isSent },
            .link("tracking 1") { $0.front == "tracking" },
            .link("tracking 7") { $0.alert == "There is no such order" },
            .gate("signed in", guards: .screen("tracking")),
            .sometimes("a delivered order") { $0.food.orders.order(1)?.state == .delivered },
            .sometimes("a skipped rating") { $0.food.orders.order(1)?.rating == .skipped },
            .everyRoute(OrdersRoute.helpSent, OrdersRoute.helpDone, OrdersRoute.rate(1), TabsRoute.reorder(1)),
            .tap("Done", on: "help-sent") { $0.front == "tracking" || $0.front == "orders" },
            .tap("Reorder", on: "tracking") { $0.front == "basket" },
            .everyScreen("orders", "tracking", "rating", "help-topics", "help-message", "help-sent"))
        hold(scenario)
    }
}
