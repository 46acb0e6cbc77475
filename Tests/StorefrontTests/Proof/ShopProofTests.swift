import CoordinationProof
import CoordinationTesting
import ShopProof
import TestSupport
import Testing

@Suite("The shop's navigation", .navigationExploration) struct ShopProofTests {
    /// A minute without optimisation; `storefront-explore` does the same, and tells what it finds.
    @Test(
        "a first visit and the way to the till hold",
        .enabled(if: Walks.count(0, long: 1) > 0, "on the whole way of the walks"))
    func firstVisit() {
        for scenario in [Scenario.shop, .buying] {
            let proof = prove(scenario)
            #expect(proof.extent.states > 1_000)
        }
    }

    @Test("the visitor's own tab holds") func account() {
        let proof = prove(.account)
        #expect(proof.extent.states > 100)
        expectMap(proof.map, "Maps/Account.map")
    }

    @Test("what is a visitor's own is nobody else's, and not left in sight") func expiring() {
        let proof = prove(.expiring)
        #expect(proof.extent.states > 100)
    }

    @Test("the questions for a cart hold") func cart() {
        let proof = prove(.cart)
        #expect(proof.extent.states > 100)
    }

    /// The scenario in which each fact is missed soonest.
    private static let missing = [
        "visitor": "shop", "the basket is empty": "buying", "the address is known": "account",
        "a favourite is chosen": "account", "orders": "account",
    ]

    @Test("a fact that is left out is missed, and no law is judged", arguments: Scenario.shop.factNames)
    func leftOut(fact: String) throws {
        let scenario = try #require(ShopScenarios.all.first { $0.name == Self.missing[fact] })
        let contradicted = scenario.leavingOut(fact: fact).proof(isQuiet: true)
        #expect(contradicted.contradiction != nil && contradicted.findings.isEmpty)
        #expect(contradicted.description.contains("No law was judged."))
    }

    @Test("five facts are said, and no more than two findings are meant") func said() {
        #expect(Scenario.shop.factNames.count >= 5)
        #expect(ShopScenarios.all.reduce(0) { $0 + $1.meantTitles.count } <= 2)
    }

    @Test("random walks", arguments: 1...10 as ClosedRange<UInt64>) func walks(seed: UInt64) {
        walk(Scenario.shop, seed: seed, moves: 100)
    }

    @Test(
        "launching the app for each edge finds the same states and edges",
        .enabled(if: Walks.count(0, long: 1) > 0, "on the whole way of the walks"))
    func bothWays() throws {
        for scenario in [Scenario.account, .cart] {
            let graphs = try #require(scenario.exploredBothWays())
            #expect(graphs.walked == graphs.replayed && graphs.walked.edges.count > 200)
        }
    }
}
