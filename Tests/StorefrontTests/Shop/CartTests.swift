import Coordination
import CoordinationTesting
import Shop
import Testing

@Suite("The cart", .noUnhandledFailures, .navigationCoverage) struct CartTests {
    let basket = Basket()
    let cart: CartCoordinator

    init() {
        cart = CartCoordinator(inventory: .sample, basket: basket, session: VisitorSession(of: .ada))
    }

    @Test("an added product is in the basket, and changes no screen") func adds() throws {
        cart.trigger(.add(7))
        cart.trigger(.add(7))
        expect(cart, "[cart]")
        #expect(try cart.frontmost(CartModel.self).basket.total == 4800)
    }

    @Test("a product that is added by a chain that fails is not in the basket") func addsNothing() throws {
        let error = try refusal { cart.perform(cart.chain(routes: [.add(1), .add(99)]), completion: $0) }
        #expect(error.index == 1)
        #expect(basket.isEmpty)
    }

    @Test("emptying asks first, and does what was answered", arguments: [("Empty it", 0), ("Keep it", 1)])
    func empties(answer: String, left: Int) {
        cart.trigger(.add(1))
        cart.trigger(.empty)
        expect(cart, #"[cart]!"Empty the cart?""#)
        TestHost(cart).answer(answer)
        expect(cart, "[cart]")
        #expect(basket.products.count == left)
    }

    @Test("going back from the question keeps the cart") func keeps() {
        cart.trigger(.add(1))
        cart.trigger(.empty)
        cart.back()
        expect(cart, "[cart]")
        #expect(!basket.isEmpty)
    }

    @Test("the till has to be answered") func mustBeAnswered() {
        cart.trigger(.add(1))
        cart.trigger(.checkout)
        expect(cart, "[cart]^checkout")
        var outcome = TransitionOutcome.noChange
        cart.back { outcome = $0 }
        #expect(outcome == .rejected(.mustBeAnswered("checkout")))
        cart.trigger(.cancel)
        expect(cart, "[cart]")
        #expect(basket.products.count == 1)
    }

    @Test("paying closes the till, shows a receipt and empties the basket") func pays() throws {
        cart.trigger(.add(1))
        cart.trigger(.add(2))
        cart.perform(cart.chain(routes: [.checkout, .pay]))
        expect(cart, "[cart, receipt]")
        #expect(try cart.frontmost(ReceiptModel.self).total == 1280)
        #expect(basket.isEmpty)
    }

    @Test("without a till nothing is paid") func paysNothing() throws {
        cart.trigger(.add(1))
        let error = try refusal { cart.trigger(.pay, completion: $0) }
        #expect(error.reason == .nothingToDismiss)
        expect(cart, "[cart]")
        #expect(!basket.isEmpty)
    }
}
