import Coordination
import CoordinationMoves
import CoordinationTesting
import Shop
import Testing
import TreeTools

@testable import storefront

@Suite("What can be done in the shop", .noUnhandledFailures, .navigationCoverage) struct ShopMovesTests {
    let session = VisitorSession(of: .ada)
    let shop: Storefront

    init() {
        session.order(Array(Inventory.sample.products.prefix(1)))
        shop = Storefront(session: session, isFirstVisit: false, time: ManualTime())
        shop.trigger([Hop(AppRoute.tab(.account)), Hop(AccountRoute.orders)])
    }

    private func item(_ title: String) throws -> Moves.Item {
        try #require(shop.windows.moves.first { $0.title == title })
    }

    @Test("what the shop does not take is dimmed, with its reason, and is rejected with it") func ratings() throws {
        #expect(try item("Rate order 1").permission == .now)
        session.takesRatings = false
        let reason = "the shop takes no ratings at the moment"
        #expect(try item("Rate order 1").permission == .no(reason))
        #expect(Scene(of: shop.windows).text.contains("Rate order 1 (\(reason))"))
        var outcome: TransitionOutcome?
        shop.windows.do(try item("Rate order 1").move) { outcome = $0 }
        #expect(outcome == .rejected(.denied(reason)))
    }

    @Test("a begun rating goes when the shop takes none any more") func begun() throws {
        shop.windows.do(try item("Rate order 1").move)
        expect(shop, "main: {[stores], [search], [cart], (account | [orders])^rating*}")
        session.takesRatings = false
        shop.gatesChanged()
        expect(shop, "main: {[stores], [search], [cart], (account | [orders])*}")
    }

    @Test("what a stranger has to sign in for can be chosen, and says so") func stranger() throws {
        session.expire()
        #expect(try item("Settings").permission == .after(Hop(AppRoute.login)))
        #expect(try item("Settings").isEnabled && item("About the shop").permission == .now)
    }

    @Test("under a question there are only its answers") func question() throws {
        shop.windows.do(.tap("Settings", on: "account"))
        shop.windows.do(.tap("Choose a favourite store", on: "settings"))
        shop.windows.do(.back)
        #expect(
            shop.windows.moves.map(\.move.description) == [
                #"answer "Let me choose" to "You have no favourite, then?""#,
                #"answer "No" to "You have no favourite, then?""#, "back",
            ])
    }

    @Test("who signs in after another one's session has expired finds the cart empty", arguments: [Visitor.ada, .tim])
    func basket(visitor: Visitor) {
        shop.trigger([Hop(AppRoute.tab(.cart)), Hop(CartRoute.add(1))])
        session.expire()
        session.sign(in: visitor)
        shop.gatesChanged()
        #expect(Scene(of: shop.windows).text.contains("Nothing is in it yet.") == (visitor != .ada))
    }
}
