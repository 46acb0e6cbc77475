import Coordination
import CoordinationProof
import CoordinationTesting
import Testing

@testable import FoodOrder

@MainActor @Suite("Walks at random through the whole food app", .noUnhandledFailures) struct WalkTests {
    @Test("no way breaks a law", arguments: [1, 2] as [UInt64]) func walks(seed: UInt64) {
        let scenario = FoodProof.scenario("anywhere") { Town.launch(time: $0.time) }
            .foodLinks(.restaurant("mill"), .dish("mill-pizza", of: "mill"), .basket, .tracking(1), .voucher("WELCOME"))
            .event("harbour closes") { $0.food.market.close("harbour") }
            .event("harbour opens") { $0.food.market.open("harbour") }
            .event("mill closes") { $0.food.market.close("mill") }
            .event("the session ends") { $0.food.session.user = nil }
            .event("the first order is accepted") { $0.food.orders.move(1, to: .accepted) }
            .waits(.seconds(900))
            .law(
                .asks(beforeLeaving: AddressForm.self) { !$0.street.isEmpty },
                .asks(beforeLeaving: HelpMessage.self) { !$0.text.isEmpty && !$0.isSent })
        walk(scenario, seed: seed, moves: 600)
    }
}
