import Coordination
import CoordinationProof
import CoordinationRestoration
import CoordinationTesting
import Testing

@Suite("Steps in a history, as moves", .noUnhandledFailures) struct HistoryMoveTests {
    private func well(_ isAnother: Bool = false) -> Scenario<Well> {
        Scenario("well") { _ in Well(isAnother) }
            .offers(Screen.self) { $0.name == "top" ? [Offer("down", Well.RouteType.down)] : [] }
    }

    private let elsewhere = Law<Well>.step(
        "a step in history leads elsewhere", by: { $0 == .backInHistory || $0 == .forwardInHistory }, reading: \.front
    ) { before, after in
        before != after && after != "attic"
    }

    @Test("they are made where there is an entry, and lead to what was there") func steps() {
        let proof = well().history().law(elsewhere, .nothingFails).proof()
        #expect(proof.problems == [] && proof.extent.isComplete, "\(proof)")
        let without = well().law(elsewhere).proof().findings
        #expect(without.map(\.title) == ["\(elsewhere.name): its move is made on no way"])
    }

    @Test("a law over such a step finds a screen that is another one when it is built again, with the way")
    func another() throws {
        let found = try #require(well(true).history().law(elsewhere).proof().findings.first)
        #expect(found.way == [.tap("down", on: "top"), .backInHistory])
        guard case .broken = well(true).history().law(elsewhere).replay(found.way, law: found.law) else {
            Issue.record("it is not seen again")
            return
        }
    }

    @Test("more entries are more states, and what an entry restores is told apart") func entries() {
        let both = Scenario("well") { _ in Well(false) }
            .offers(Screen.self) { _ in [Offer("down", Well.RouteType.down), Offer("top", Well.RouteType.top)] }
        let proofs = [1, 2, 3].map { both.history(entries: $0).law(.nothingFails).proof() }
        #expect(proofs.allSatisfy { $0.contradiction == nil && $0.extent.isComplete })
        let states = proofs.map(\.extent.states)
        #expect(states[0] == 2 && states[1] > states[0] && states[2] > states[1], "\(states)")
    }

    @Test("they lead out of no trap") func trap() {
        let trapped = well().history().law(.noTrap { $0.front == "top" }).proof()
        #expect(trapped.findings.map(\.title) == ["no trap: no way home from [bottom]"])
    }
}

/// A stack whose screen goes when another one comes. The first one may be another when it is built again.
private final class Well: Coordinator, Restorable {
    enum RouteType: Route, Codable { case top, down }

    static let storedName: StaticString = "well"

    let root = StackRoot()
    private let isAnother: Bool
    private var count = 0

    init(_ isAnother: Bool) {
        self.isAnother = isAnother
        trigger(.top)
    }

    func prepareTransition(for route: RouteType) -> Transition<StackRoot> {
        if route == .down { return .set([Screen("bottom")]) }
        count += 1
        return .set([Screen(isAnother && count > 1 ? "attic" : "top")])
    }
}
