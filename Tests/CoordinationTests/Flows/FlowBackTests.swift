import Coordination
import CoordinationTesting
import Testing

@Suite("Going back in a flow", .bothEnds, .noUnhandledFailures)
struct FlowBackTests {
    let lane = Address("lane")
    let hill = Address("hill")

    @Test("back keeps the earlier answers, and the later ones are asked again")
    func keepsEarlier() {
        let market = MarketStack("home")
        market.trigger(.create)
        market.answer(DeliveryMethod.delivery)
        market.answer(lane)
        market.back(completion: nil)
        expect(market, "[home, method, address-delivery]")
        market.answer(hill)
        expect(market, "[home, method, address-delivery, store-hill]")
        market.answer(Store(name: "corner"))
        #expect(market.carts == [Cart(method: .delivery, address: hill, store: Store(name: "corner"))])
    }

    @Test("a new answer to an earlier question discards the later answers")
    func forgetsLater() {
        let market = MarketStack("home")
        market.trigger(.create)
        market.answer(DeliveryMethod.delivery)
        market.answer(lane)
        market.back(completion: nil)
        market.back(completion: nil)
        expect(market, "[home, method]")
        market.answer(DeliveryMethod.pickup)
        expect(market, "[home, method, address-pickup]")
        #expect(market.carts.isEmpty && market.reasons.isEmpty)
    }

    @Test("going back shows the same question object as before")
    func sameInstance() {
        let market = MarketStack("home")
        market.trigger(.create)
        let method = market.question(DeliveryMethod.self)
        market.answer(DeliveryMethod.delivery)
        market.back(completion: nil)
        #expect(market.top === method)
    }

    @Test("back out of the first question ends the flow as popped, once")
    func outOfFirst() {
        let market = MarketStack("home")
        market.trigger(.create)
        market.answer(DeliveryMethod.delivery)
        market.back(completion: nil)
        #expect(market.reasons.isEmpty)
        market.back(completion: nil)
        expect(market, "[home]")
        #expect(market.reasons == [.popped])
    }

    @Test("a swipe past several questions and out of the flow ends it once")
    func swipedOut() {
        let shown = Shown("home")
        var reasons: [EndReason] = []
        shown.home.perform(
            .run(NewCart(), onEnd: { if case .failure(let reason) = $0 { reasons.append(reason) } }))
        shown.home.answer(DeliveryMethod.delivery)
        shown.home.answer(lane)
        shown.host.swipeBack(to: shown.screen(0))
        expect(shown.home, "[home]")
        #expect(reasons == [.popped])
    }

    @Test("a swipe back within a flow rewinds it like any step back")
    func swipedWithin() {
        let shown = Shown("home")
        shown.home.perform(.run(NewCart(), onEnd: { _ in }))
        shown.home.answer(DeliveryMethod.delivery)
        shown.host.swipeBack()
        expect(shown.home, "[home, method]")
        shown.home.answer(DeliveryMethod.pickup)
        expect(shown.home, "[home, method, address-pickup]")
    }

    @Test("back out of the first question of a presented flow ends it as dismissed")
    func outOfPresented() {
        let market = MarketStack("home")
        market.trigger(.createOver(NewCart()))
        market.answer(DeliveryMethod.delivery)
        market.back(completion: nil)
        expect(market, "[home]^[method]")
        market.back(completion: nil)
        expect(market, "[home]")
        #expect(market.reasons == [.dismissed])
    }
}
