import Coordination
import CoordinationTesting
import Testing

@testable import FoodOrder

@MainActor @Suite("The checkout and the orders", .noUnhandledFailures) struct CheckoutTests {
    let time = ManualTime()
    let windows: WindowManager

    init() throws {
        windows = Town.known(time: time) { $0.basket.add(BasketLine(dish: "harbour-soup")) }
        windows.scene.open(.basket)
        windows.top.send(HomeRoute.checkout)
        try windows.frontmost(LoginCoordinator.self).trigger(.signedIn(Town.ada))
    }

    private func goToConfirmation() throws {
        try windows.frontmost(AddressPicker.self).choose(.known(Town.quay))
        try windows.frontmost(CardPicker.self).addCard()
        try windows.frontmost(CardNumberModel.self).finish(with: "4242")
        try windows.frontmost(CardExpiryModel.self).finish(with: "12/30")
        try windows.frontmost(TipPicker.self).finish(with: 10)
    }

    @Test("a login, an address, a new card, a tip and a confirmation make an order") func order() throws {
        expect(windows, "main: {[restaurants, basket]^[[address-picker]]*, [orders], [profile]}")
        try goToConfirmation()
        try windows.frontmost(Confirmation.self).order()
        expect(windows, "main: {[restaurants], [orders, tracking]*, [profile]}")
        #expect(windows.food.orders.order(1)?.card == Town.card)
        #expect(windows.food.basket.lines.isEmpty)
        #expect(windows.food.wallet.cards == [Town.card])
    }

    @Test("cancelling in a flow within the flow leads back to the basket") func cancel() throws {
        try windows.frontmost(AddressPicker.self).choose(.known(Town.quay))
        try windows.frontmost(CardPicker.self).addCard()
        windows.top.send(CheckoutRoute.cancel)
        expect(windows, "main: {[restaurants, basket]*, [orders], [profile]}")
        #expect(windows.food.basket.lines.count == 1)
    }

    @Test("an address can be chosen again after a step back") func again() throws {
        try windows.frontmost(AddressPicker.self).choose(.known(Town.quay))
        windows.back()
        try windows.frontmost(AddressPicker.self).choose(.known(Town.quay))
        expect(windows, "main: {[restaurants, basket]^[[address-picker], [card-picker]]*, [orders], [profile]}")
    }

    @Test("a restaurant that closes takes its checkout along") func closes() throws {
        try goToConfirmation()
        windows.food.market.close("harbour")
        expect(windows, "main: {[restaurants, basket]*, [orders], [profile]}!\"The restaurant has closed\"")
        #expect(windows.food.orders.orders.isEmpty)
    }

    @Test("a session that ends covers the checkout until the next login") func session() throws {
        try goToConfirmation()
        let before = windows.tree
        windows.food.session.user = nil
        #expect(windows.top.node.name == "login-email")
        try windows.frontmost(LoginCoordinator.self).trigger(.signedIn(Town.ada))
        #expect(windows.tree == before)
    }

    @Test("a new address is not lost without a question") func draft() throws {
        let host = TestHost(windows)
        try windows.frontmost(AddressPicker.self).choose(.new)
        try windows.frontmost(AddressForm.self).street = "2 Mill Lane"
        host.swipeBack()
        host.answer("Go on writing")
        #expect(try windows.frontmost(AddressForm.self).street == "2 Mill Lane")
    }

    @Test("an order moves on by an event and by time, and then asks for a rating") func tracking() throws {
        try goToConfirmation()
        try windows.frontmost(Confirmation.self).order()
        windows.food.orders.move(1, to: .accepted)
        time.advance(by: OrderDesk.cooking)
        #expect(windows.food.orders.order(1)?.state == .onTheWay)
        time.advance(by: OrderDesk.riding)
        expect(windows, "main: {[restaurants], [orders, tracking]^rating*, [profile]}")
        try windows.frontmost(RatingModel.self).finish(with: .skipped)
        #expect(windows.food.orders.order(1)?.rating == .skipped)
    }

    @Test("signing out asks while an order is under way", arguments: ["Sign out", "Stay"])
    func signOut(answer: String) throws {
        let host = TestHost(windows)
        windows.top.send(CheckoutRoute.cancel)
        windows.food.orders.place(Town.order())
        windows.scene.trigger([Hop(TabsRoute.tab(.profile)), Hop(ProfileRoute.signOut)]) { _ in }
        host.answer(answer)
        #expect(windows.food.session.isSignedIn == (answer == "Stay"))
    }

    @Test("signing out without an order does not ask") func signOutAtOnce() {
        windows.top.send(CheckoutRoute.cancel)
        windows.scene.trigger([Hop(TabsRoute.tab(.profile)), Hop(ProfileRoute.signOut)])
        expect(windows, "main: {[restaurants, basket], [orders], [profile]*}")
        #expect(!windows.food.session.isSignedIn)
    }

    @Test("help is a chain of sheets that one button closes") func help() throws {
        windows.top.send(CheckoutRoute.cancel)
        windows.food.orders.place(Town.order())
        windows.scene.open(.tracking(1))
        windows.top.send(OrdersRoute.help(1))
        try windows.frontmost(HelpTopics.self).choose("late")
        try windows.frontmost(HelpMessage.self).submit()
        expect(
            windows, "main: {[restaurants, basket], [orders, tracking]^help-topics^help-message^help-sent*, [profile]}")
        windows.top.send(OrdersRoute.helpDone)
        expect(windows, "main: {[restaurants, basket], [orders, tracking]*, [profile]}")
    }
}
