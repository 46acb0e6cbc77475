import Coordination
import CoordinationProof
import CoordinationTesting
import Testing

@Suite("A printed test") struct ReplayTests {
    /// A maze in which all rooms are come to from all others.
    private static func maze(_ count: Int) -> Scenario<Rooms> {
        func name(_ number: Int) -> String { number == 0 ? "hall" : "r\(number)" }
        var plan = RoomPlan([:])
        for number in 0..<count {
            let rooms = [(2 * number + 1) % count, (2 * number + 2) % count, number / 2].map(name)
            plan.doors[name(number)] = rooms.enumerated().map { index, room in
                ("\(index)", { $0.trigger(.go(room), completion: $1) })
            }
        }
        return plan.scenario.law(.noTrap { $0.front == "nowhere" })
    }

    @Test("a printed test of a trap of over 20,000 moves fails, and does not pass on a spent budget")
    func large() async {
        let scenario = Self.maze(7_000)
        guard case .broken = scenario.replay([], law: "no trap") else {
            Issue.record("the trap is not seen again")
            return
        }
        guard case .undecided(.budget) = scenario.budget(moves: 100).replay([], law: "no trap") else {
            Issue.record("it is decided by a hundred moves")
            return
        }
        let found = await issues { replay(Self.maze(7_000).budget(moves: 100), [], law: "no trap") }
        #expect(found.count == 1 && found.first?.severity == .error)
    }

    @Test("a printed test fails on a contradiction, and warns at a bound") func doubt() async {
        let contradicted = await issues { replay(Self.counting, [], law: "no trap") }
        #expect(contradicted.count == 1 && contradicted.first?.severity == .error)
        let warned = await issues {
            replay(Self.maze(9).stop("r1") { $0.front == "r1" }, [], law: "no trap")
        }
        #expect(warned.count == 1 && warned.first?.severity == .warning)
    }

    /// The third time that the door is tried, it leads elsewhere.
    private static var counting: Scenario<Rooms> {
        RoomPlan(["hall": [], "cellar": ["hall"]]).door("try", in: "hall") { rooms, completion in
            rooms.count += 1
            if rooms.count < 3 { completion(.noChange) } else { rooms.trigger(.go("cellar"), completion: completion) }
        }.scenario.law(.noTrap { $0.front == "nowhere" })
    }

    @Test("a printed test of 'leads on' passes if its way no longer ends where something begins") func leads() {
        let law = Law<Rooms>.leads("an order", from: { $0.front == "receipt" }, to: { $0.front == "hall" })
        let scenario = RoomPlan(["hall": ["thanks"], "thanks": []]).scenario.law(.never("x") { _ in false }, law)
        guard case .holds = scenario.replay([.tap("thanks", on: "hall")], law: "an order leads on") else {
            Issue.record("a receipt is seen where there is none")
            return
        }
    }

    @Test("the title of a printed test may have several lines") func title() {
        let finding = RoomPlan(["hall": ["hall"]]).scenario.law(.never("first\nsecond\\") { $0.front == "hall" })
            .proof()
            .findings.first
        #expect(finding?.test.hasPrefix(#"@Test("never first\nsecond\\") func neverFirstSecond"#) == true)
    }

    @Test("an exploration that spends its budget fails") func spent() async {
        let found = await issues { prove(Self.maze(9).budget(moves: 1)) }
        #expect(found.count == 2 && "\(found)".contains("The budget is spent before all of 'rooms' is explored"))
    }
}
