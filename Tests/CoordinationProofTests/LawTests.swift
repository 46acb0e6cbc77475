import Coordination
import CoordinationProof
import CoordinationTesting
import Testing

@Suite("A law") struct LawTests {
    private let house = RoomPlan(["hall": ["kitchen", "attic"], "kitchen": ["hall"], "attic": ["hall"]])

    private func findings(_ scenario: Scenario<Rooms>) -> [Finding] {
        let proof = scenario.proof()
        #expect(proof.contradiction == nil)
        // What the finding says is what its way shows, and it is as short as any.
        for finding in proof.findings where !finding.test.contains("prove(") {
            guard case .broken = scenario.replay(finding.way, law: finding.law) else {
                Issue.record("\(finding.title) is not seen again")
                continue
            }
        }
        return proof.findings
    }

    @Test("all of a house that holds is proved") func holds() {
        let proof = house.scenario.law(
            .noTrap { $0.front == "hall" }, .nothingFails, .never("the cellar") { $0.holds("cellar") },
            .sometimes("the attic") { $0.front == "attic" }, .everyScreen("hall", "kitchen", "attic"),
            .everyRoute(RoomRoute.go("")), .noLeak { $0.front == "hall" },
            .within(1, to: "the attic") { $0.front == "attic" },
            .leads("the kitchen", from: { $0.front == "kitchen" }, to: { $0.front == "attic" })
        ).proof()
        #expect(proof.isProved, "\(proof)")
        #expect(proof.extent.states == 3)
        #expect(proof.description.hasPrefix("rooms: 9 laws, proved; complete: 3 states, 4 edges"))
    }

    @Test("a trap is the innermost one, and a link gets out of none") func trap() {
        let scenario = RoomPlan([
            "hall": ["well"], "well": ["deep"], "deep": ["deeper"], "deeper": ["deep"],
        ]).scenario.links(["home": [RoomRoute.go("hall")]]).law(.noTrap { $0.front == "hall" })
        let found = findings(scenario)
        #expect(found.map(\.title) == ["no trap: no way home from [deep]"])
        #expect(found.first?.way == [.tap("well", on: "hall"), .tap("deep", on: "well")])
    }

    @Test("what comes by itself leads out of a trap") func freed() {
        let plan = RoomPlan(["hall": ["lift"]])
        let stuck = plan.scenario.law(.noTrap { $0.front == "hall" })
        #expect(findings(stuck.event("it moves") { $0.trigger(.go("hall")) }).count == 1)
        #expect(findings(stuck.event("it moves", comesByItself: true) { $0.trigger(.go("hall")) }).isEmpty)
    }

    @Test("a sheet that cannot be left is a trap") func sheet() {
        let plan = house.door("open", in: "kitchen") { $0.trigger(.over("stuck"), completion: $1) }
        let found = findings(plan.scenario.law(.noTrap { $0.front == "hall" }))
        #expect(found.map(\.title) == ["no trap: no way home from [kitchen]^stuck"])
    }

    @Test("what fails is found, heard or not") func fails() {
        let plan = house.door("close", in: "attic") { rooms, _ in rooms.trigger(.close) }
            .door("break", in: "kitchen") { rooms, completion in rooms.trigger(.close, completion: completion) }
        let found = findings(plan.scenario.law(.nothingFails))
        #expect(found.count == 1)
        #expect(found.first?.way == [.tap("kitchen", on: "hall"), .tap("break", on: "kitchen")])
        #expect(found.first?.title.hasPrefix("nothing fails: Can't dismiss") == true, "\(found.map(\.title))")
    }

    @Test("never, by the shortest way") func never() {
        let found = findings(
            RoomPlan(["hall": ["a"], "a": ["b"], "b": ["cellar", "hall"], "cellar": []]).scenario
                .law(.never("the cellar") { $0.front == "cellar" }))
        #expect(found.map(\.title) == ["never the cellar"])
        #expect(found.first?.way.count == 3)
    }

    @Test("what is missed: a state, a screen, a route, a short way") func missed() {
        let found = findings(
            house.scenario.law(
                .sometimes("the cellar") { $0.front == "cellar" }, .everyScreen("hall", "cellar"),
                .everyRoute(RoomRoute.close), .within(0, to: "the attic") { $0.front == "attic" },
                .within(9, to: "the cellar") { $0.front == "cellar" }))
        #expect(
            found.map(\.title) == [
                "sometimes the cellar: it was never so", "every screen is shown: 'cellar' is shown by no way",
                "every route is taken: RoomRoute.close is taken by no way", "within 0 moves to the attic: it takes 1",
                "within 9 moves to the cellar: no way leads there",
            ])
    }

    @Test("what does not lead on") func leads() {
        let plan = RoomPlan(["hall": ["kitchen", "cellar"], "kitchen": ["hall"], "cellar": []])
        let found = findings(
            plan.scenario.law(.leads("all", from: { _ in true }, to: { $0.front == "kitchen" })))
        #expect(found.map(\.way) == [[.tap("cellar", on: "hall")]])
    }

    @Test("a link that is not seen") func link() {
        let plan = house.door("open", in: "hall") { $0.trigger(.over("sheet"), completion: $1) }
            .door("shut", in: "sheet") { $0.trigger(.close, completion: $1) }
        let links: KeyValuePairs<String, [any Route]> = ["attic": [RoomRoute.go("attic")]]
        let law = Law<Rooms>.link("attic", arrives: { $0.front == "attic" })
        let found = findings(plan.scenario.links(links).law(law).bound(.screens(3)))
        #expect(found.map(\.way) == [[.tap("open", on: "hall"), .link("attic")]])
        #expect(findings(plan.scenario.links(links, with: .revealing).law(law).bound(.screens(3))).isEmpty)
    }

    @Test("a link that does more the second time") func twice() {
        let scenario = house.scenario.link("sheet") { $0.trigger(.over("sheet"), completion: $1) }
            .links(["attic": [RoomRoute.go("attic")]]).bound(.screens(3))
        #expect(findings(scenario.law(.twiceAsOnce("attic"))).isEmpty)
        let found = findings(scenario.law(.twiceAsOnce("attic", "sheet")))
        #expect(found.map(\.way) == [[.link("sheet"), .link("sheet")]])
    }

    @Test("a gate that is passed by") func gate() {
        let plan = RoomPlan(["hall": ["vault"], "vault": ["hall"]])
            .door("key", in: "hall") { rooms, completion in
                rooms.isOpen = true
                completion(.noChange)
            }
        let law = Law<Rooms>.gate("key", guards: .screen("vault"))
        #expect(findings(plan.scenario.fact("key") { $0.isOpen }.law(law)).isEmpty)
        let found = findings(plan.ungated.scenario.fact("key") { $0.isOpen }.law(law))
        #expect(found.map(\.way) == [[.tap("vault", on: "hall")]])
    }

    @Test("a leak, by a way from which no move can be dropped") func leak() {
        let plan = house.door("keep", in: "attic") { rooms, completion in
            rooms.kept.append(rooms.root.screens[0])
            completion(.noChange)
        }
        let found = findings(plan.scenario.law(.noLeak { $0.front == "hall" }))
        #expect(found.map(\.title) == ["no leak: 'attic' has left the tree and lives on"])
        #expect(
            found.first?.way == [.tap("attic", on: "hall"), .tap("keep", on: "attic"), .tap("hall", on: "attic")])
    }

    @Test("two offers with one name") func doubled() {
        let found = findings(RoomPlan(["hall": ["attic", "attic"], "attic": ["hall"]]).scenario)
        #expect(found.map(\.title) == ["offers have names of their own: 'attic' is offered twice on 'hall'"])
    }

    @Test("what is meant is not reported, until it is found no more") func meant() {
        let law = Law<Rooms>.never("the attic") { $0.front == "attic" }
        #expect(findings(house.scenario.law(law).expects("never the attic", because: "it is nice there")).isEmpty)
        let found = findings(
            RoomPlan(["hall": []]).scenario.law(law).expects("never the attic", because: "it is nice there"))
        #expect(found.map(\.title) == ["what is meant is found: 'never the attic' is found no more"])
    }

    @Test("a law that is asked for alone and is not there is a finding, so that a pasted test cannot pass by its name")
    func unknownLaw() {
        let scenario = house.scenario.law(.never("the attic") { $0.front == "attic" }, .nothingFails)
        let proof = scenario.proof(only: "never the atic")
        #expect(proof.findings.map(\.title) == ["the law is there: 'never the atic' is no law of 'rooms'"])
        #expect(proof.findings.first?.details == "Its laws: 'never the attic', 'nothing fails'.")
        #expect(proof.laws == [] && scenario.proof(only: "nothing fails").laws == ["nothing fails"])
        #expect(scenario.proof(only: "offers have names of their own").hasNoFinding)
    }

    @Test("the test of what is meant and found no more fails until that is mended")
    func meantAlone() {
        let law = Law<Rooms>.never("the attic") { $0.front == "attic" }
        let mended = RoomPlan(["hall": []]).scenario.law(law).expects("never the attic", because: "it is nice there")
        let name = "what is meant is found"
        #expect(mended.proof(only: name).findings.map(\.law) == [name])
        #expect(house.scenario.law(law).expects("never the attic", because: "so").proof(only: name).hasNoFinding)
        #expect(house.scenario.law(law).proof(only: name).hasNoFinding)
    }

    @Test("a bound is counted, and nothing is called proved") func bounded() {
        let plan = RoomPlan(["hall": []]).door("open", in: "hall") { $0.trigger(.over("hall"), completion: $1) }
        let proof = plan.scenario.bound(.screens(3)).law(.nothingFails).proof()
        #expect(proof.hasNoFinding && !proof.isProved)
        #expect(proof.extent.beyond == 1)
        #expect("\(proof)".hasPrefix("rooms: 1 law, no finding; bounded by screens(3), 1 state not gone on from"))
        let short = plan.scenario.budget(moves: 5).law(.nothingFails).proof()
        #expect("\(short)".contains("out of budget"))
    }

    @Test("a host's refusals are moves, where asked for") func refusals() {
        let proof = house.scenario.refusals().law(.nothingFails).proof()
        #expect(proof.extent.edges == 8)
        #expect(proof.findings.isEmpty == false)
    }
}
