import Coordination
import CoordinationTesting
import Testing

@testable import FoodOrder

@MainActor @Suite("Menus and the basket", .noUnhandledFailures) struct BasketTests {
    let windows = Town.known(time: ManualTime())

    private var home: HomeCoordinator {
        get throws { try #require(try windows.router(for: HomeRoute.self) as? HomeCoordinator) }
    }

    @Test("a dish opens over its menu, and is added with its options") func add() throws {
        try home.trigger(.restaurant("harbour"), then: HomeRoute.dish("harbour-soup"))
        let dish = try windows.frontmost(DishModel.self)
        dish.size = .large
        dish.send(HomeRoute.add(dish.line))
        expect(windows, "main: {[restaurants, menu-harbour]*, [orders], [profile]}")
        #expect(windows.food.basket.lines == [BasketLine(dish: "harbour-soup", size: .large)])
    }

    @Test("a dish of another restaurant asks whether to empty the basket", arguments: ["Empty it", "Keep it"])
    func another(answer: String) throws {
        let host = TestHost(windows)
        windows.food.basket.add(BasketLine(dish: "harbour-soup"))
        try home.trigger(.add(BasketLine(dish: "mill-pizza"))) { _ in }
        expect(windows, "main: {[restaurants]*, [orders], [profile]}!\"Empty the basket?\"")
        host.answer(answer)
        #expect(windows.food.basket.restaurant == (answer == "Keep it" ? "harbour" : "mill"))
        #expect(windows.food.basket.lines.count == 1)
    }

    @Test("a closed restaurant sells nothing") func closed() throws {
        windows.food.market.close("mill")
        let outcome = outcome { done in try? home.trigger(.add(BasketLine(dish: "mill-pizza")), completion: done) }
        #expect(outcome == .rejected(.denied("the restaurant is closed")))
        #expect(windows.food.basket.lines.isEmpty)
    }

    @Test("a menu asks for an address first, and is not shown without one") func address() throws {
        windows.food.addresses.remove(Town.quay)
        var outcome: TransitionOutcome?
        try home.trigger(.restaurant("mill")) { outcome = $0 }
        expect(windows, "main: {[restaurants]*, [orders], [profile]}^[address-picker]")
        windows.back()
        #expect(outcome == .rejected(.closed("address-picker")))
        try home.trigger(.restaurant("mill"))
        try windows.frontmost(AddressPicker.self).choose(.known(Town.quay))
        expect(windows, "main: {[restaurants, menu-mill]*, [orders], [profile]}")
    }

    @Test(
        "a link leads where it says, over whatever is shown",
        arguments: [
            (.restaurant("mill"), "main: {[restaurants, menu-mill]*, [orders], [profile]}"),
            (.dish("mill-pizza", of: "mill"), "main: {[restaurants, menu-mill]^dish-mill-pizza*, [orders], [profile]}"),
            (.basket, "main: {[restaurants, menu-harbour, basket]*, [orders], [profile]}"),
            (.voucher("WELCOME"), "main: {[restaurants, menu-harbour, basket]*, [orders], [profile]}"),
            (.tracking(1), "main: {[restaurants, menu-harbour]^dish-harbour-soup, [orders], [profile]*}^[login-email]"),
        ] as [(FoodLink, String)])
    func links(link: FoodLink, picture: String) throws {
        try home.trigger(.restaurant("harbour"), then: HomeRoute.dish("harbour-soup"))
        windows.scene.trigger([Hop(TabsRoute.tab(.profile))])
        windows.scene.open(link)
        expect(windows, picture)
    }
}
