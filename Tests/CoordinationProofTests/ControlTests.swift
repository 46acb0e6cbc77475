import Coordination
import CoordinationProof
import CoordinationTesting
import Testing

/// Apps that look faulty, and are as they are meant to be. All laws that need no writing are on.
@Suite("A sound app that looks faulty") struct ControlTests {
    private let house = RoomPlan(["hall": ["kitchen"], "kitchen": ["hall"]])

    private func expectNothing(_ scenario: Scenario<Rooms>, at location: Testing.SourceLocation = #_sourceLocation) {
        let laws: [Law<Rooms>] = [
            .nothingFails, .noEqualNeighbours, .parity, .thereAndBack, .noTrap { $0.front == "hall" },
            .noLeak { $0.front == "hall" },
        ]
        let proof = scenario.law(laws).proof()
        #expect(proof.problems == [], sourceLocation: location)
        #expect(proof.extent.isComplete, sourceLocation: location)
    }

    @Test("has a screen without a way out for the user, which an event takes away by itself") func waiting() {
        let plan = house.door("order", in: "hall") { $0.trigger(.over("stuck"), completion: $1) }
        expectNothing(
            plan.scenario.event("done", comesByItself: true) { if $0.node.front.name == "stuck" { $0.trigger(.close) } }
        )
    }

    @Test("has a link that it swallows where there is nothing to link to, and says so") func swallowed() {
        let plan = house.door("over", in: "hall") { $0.trigger(.over("over"), completion: $1) }
        expectNothing(
            plan.scenario.link("close") { rooms, completion in
                guard rooms.node.front.name == "over" else { return completion(.noChange) }
                rooms.trigger(.close, completion: completion)
            })
    }

    @Test("asks a question that no step back closes, and each answer leads on") func question() {
        let plan = house.door("leave", in: "kitchen") { rooms, completion in
            let yes = AlertChoice("Yes") { rooms.trigger(.go("hall")) }
            rooms.root.perform(.alert("Leave?", choices: [yes, .cancel("No")]), completion: completion)
        }
        expectNothing(plan.scenario)
    }

    @Test("counts what nobody sees and nothing depends on") func counter() {
        let plan = house.door("look", in: "hall") { rooms, completion in
            rooms.count += 1
            rooms.trigger(.go("kitchen"), completion: completion)
        }
        expectNothing(plan.scenario)
    }

    @Test("has a door that a gate keeps shut for good, and says so") func shut() {
        let plan = house.door("vault", in: "hall") { $0.trigger(.go("vault"), completion: $1) }
        expectNothing(plan.scenario)
    }

    @Test("has an offer that does something in one state alone") func once() {
        let plan = house.door("bell", in: "hall") { rooms, completion in
            if rooms.isOpen { rooms.trigger(.over("guest"), completion: completion) } else { completion(.noChange) }
        }
        .door("key", in: "kitchen") { rooms, completion in
            rooms.isOpen = true
            completion(.noChange)
        }
        expectNothing(plan.scenario.fact("open") { $0.isOpen })
    }

    @Test("asks a link to wait for a login, which may be called off") func login() {
        let scenario = Scenario.club()
            .link("members") { $0.trigger(.members, completion: $1) }
            .law(.noEqualNeighbours, .parity, .thereAndBack, .noLeak { $0.front == "lobby" })
        #expect(scenario.proof().problems == [])
    }
}
