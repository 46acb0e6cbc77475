import Coordination
import CoordinationProof
import CoordinationTesting
import Testing

@Suite("A law about a step") struct StepLawTests {
    private let house = RoomPlan(["hall": ["kitchen", "attic"], "kitchen": ["hall", "attic"], "attic": ["hall"]])

    private let law = Law<Rooms>.step("the hall has no door to the attic", reading: \.front) { before, after in
        before != "hall" || after != "attic"
    }

    @Test("is kept where each move keeps it, and broken by the shortest way that has a move against it") func moves() {
        let kept = RoomPlan(["hall": ["kitchen"], "kitchen": ["hall", "attic"], "attic": ["hall"]])
        #expect(kept.scenario.law(law).proof().isProved)
        let scenario = RoomPlan(["hall": ["kitchen"], "kitchen": ["cellar"], "cellar": ["hall"]])
            .door("hatch", in: "kitchen") { $0.trigger(.go("attic"), completion: $1) }.scenario
            .law(
                .step("the hatch leads down", by: { $0 == .tap("hatch", on: "kitchen") }, reading: \.front) {
                    $0 == "kitchen" && $1 == "cellar"
                })
        let found = scenario.proof().findings
        #expect(found.map(\.title) == ["the hatch leads down: not after this move"])
        #expect(found.first?.way == [.tap("kitchen", on: "hall"), .tap("hatch", on: "kitchen")])
        guard case .broken? = found.first.map({ scenario.replay($0.way, law: $0.law) }) else {
            Issue.record("it is not seen again")
            return
        }
        #expect(scenario.walk(seed: 3, moves: 200)?.way == found.first?.way)
    }

    @Test("is about any kind of move", arguments: ["back", "drag", "link", "event", "wait", "fold"])
    func kinds(kind: String) {
        let plan = house.door("over", in: "hall") { $0.trigger(.over("sheet"), completion: $1) }
        let scenario = Scenario("kinds") { _ in WindowManager(WindowRoot(Rooms(plan), name: "main")) }
            .offers(RoomModel.self) { $0.offers }
            .links(["in": [RoomRoute.go("kitchen")]]).event("nothing") { _ in }.waits(.seconds(1)).folds()
            .law(
                .step("never by \(kind)", by: { $0.kind.rawValue == kind }, reading: \.tree) { _, _ in false })
        #expect(scenario.proof().findings.map(\.law) == ["never by \(kind)"])
    }

    @Test("that is about no move that is made is a finding") func vacuous() {
        let found = house.scenario.law(.step("nothing", by: { $0 == .event("none") }, reading: \.front, holds: ==))
            .proof().findings
        #expect(found.map(\.title) == ["nothing: its move is made on no way"])
    }

    @Test("sees what a rotation there and back has changed") func rotation() {
        let plan = house.door("lock", in: "hall") { rooms, completion in
            rooms.isOpen.toggle()
            completion(.noChange)
        }
        let scenario = plan.scenario.fact("is open") { $0.isOpen }
            .event("rotated") { if $0.isOpen { $0.trigger(.go("attic")) } }
            .law(.step("a rotation is nothing", by: { $0 == .event("rotated") }, reading: \.tree, holds: ==))
        let found = scenario.proof().findings
        #expect(found.first?.way == [.tap("lock", on: "hall"), .event("rotated")])
    }
}
