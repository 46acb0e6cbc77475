import CoordinationProof
import CoordinationTesting
import TestSupport
import Testing

@testable import storefront

@Suite("The shop's navigation") struct ShopProofTests {
    /// Two minutes without optimisation; `storefront explore` does the same, and tells what it finds.
    @Test("a first visit holds", .enabled(if: Walks.count(0, long: 1) > 0, "on the whole way of the walks"))
    func firstVisit() {
        let proof = prove(.shop)
        #expect(proof.extent.states > 1_000)
    }

    @Test("the visitor's own tab holds") func account() {
        let proof = prove(.account)
        #expect(proof.extent.states > 100)
    }

    @Test("a fact that is left out is missed", arguments: Scenario.account.factNames)
    func leftOut(fact: String) {
        let scenarios = [Scenario.account, Scenario.shop].map { $0.leavingOut(fact: fact) }
        let contradiction = scenarios.lazy.map { $0.proof(isQuiet: true) }.first { $0.contradiction != nil }
        #expect(contradiction?.findings.isEmpty == true)
    }

    @Test("random walks", arguments: 1...10 as ClosedRange<UInt64>) func walks(seed: UInt64) {
        walk(Scenario.shop, seed: seed, moves: 100)
    }
}
