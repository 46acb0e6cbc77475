import Coordination
import CoordinationProof
import CoordinationTesting
import Testing

@Suite("A state that does not say enough") struct ContradictionTests {
    /// The third time that the door is tried, it leads elsewhere.
    private let counting = RoomPlan(["hall": [], "cellar": ["hall"]]).door("try", in: "hall") { rooms, completion in
        rooms.count += 1
        if rooms.count.isMultiple(of: 3) {
            rooms.trigger(.go("cellar"), completion: completion)
        } else {
            completion(.noChange)
        }
    }

    @Test("a hidden counter is found out, and no law is judged") func counter() throws {
        let proof = counting.scenario.law(.never("the cellar") { $0.front == "cellar" }).proof()
        #expect(proof.findings.isEmpty && !proof.hasNoFinding)
        let words = try #require(proof.contradiction)
        #expect(words.contains("'tap \"try\" on \"hall\"' does different things"), "\(words)")
        #expect(
            words.contains("1. tap \"try\" on \"hall\"\n  2. tap \"try\" on \"hall\"\n  3. tap \"try\" on \"hall\"\n"))
        let said = counting.scenario.fact("tries") { $0.count % 3 }.law(.never("the cellar") { $0.front == "cellar" })
        #expect(said.proof().findings.map(\.way.count) == [3])
    }

    @Test("the second way is the shortest, though another came first, of which no move can be dropped")
    func shortest() throws {
        func opens(_ room: String) -> (Rooms, @escaping Offer.Completion) -> Void {
            { rooms, completion in
                rooms.isOpen = true
                rooms.trigger(.go(room), completion: completion)
            }
        }
        let plan = RoomPlan(["hall": ["attic"], "attic": ["loft"], "loft": [], "vault": ["hall"]])
            .door("in", in: "hall") { rooms, completion in
                if !rooms.isOpen { return completion(.noChange) }
                rooms.trigger(.go("vault"), completion: completion)
            }
            .door("down", in: "loft", opens("hall")).door("bell", in: "hall", opens("hall")).ungated
        let words = try #require(plan.scenario.law(.nothingFails).proof().contradiction)
        #expect(
            words.contains("Another:\n  1. tap \"bell\" on \"hall\"\n  2. tap \"in\" on \"hall\"\n"), "\(words)")
    }

    /// A lamp that goes out when it has been switched three times.
    private final class Lamp: Presentable {
        let node = Screen("lamp")
        private var count = 0
        private unowned let rooms: Rooms

        init(_ rooms: Rooms) { self.rooms = rooms }

        func turn(_ completion: @escaping Offer.Completion) {
            count += 1
            if count < 3 { completion(.noChange) } else { rooms.trigger(.go("cellar"), completion: completion) }
        }
    }

    @Test("a model's hidden state is found out, among rooms where nothing is wrong") func lamp() throws {
        let plan = RoomPlan(["hall": ["attic", "kitchen"], "attic": ["hall"], "kitchen": ["hall"], "cellar": []])
            .door("light", in: "attic") { rooms, completion in
                rooms.perform(.push(Lamp(rooms)), completion: completion)
            }
        let scenario = plan.scenario.offers(Lamp.self) { lamp in [Offer("turn") { lamp.turn($0) }] }
            .law(.noTrap { $0.front == "hall" })
        let proof = scenario.proof()
        #expect(proof.findings.isEmpty)
        #expect(
            proof.contradiction?.contains("'tap \"turn\" on \"lamp\"' does different things") == true, "\(proof)")
    }

    @Test("a hidden value that a law or an offer reads is found out") func asked() throws {
        let plan = RoomPlan(["hall": []]).door("note", in: "hall") { rooms, completion in
            rooms.isOpen = true
            completion(.noChange)
        }
        let law = plan.scenario.law(.sometimes("noted") { $0.isOpen }).proof()
        #expect(law.contradiction?.contains("the law 'sometimes noted' is answered differently") == true)
        let offered = plan.scenario.offers(RoomModel.self) { _ in [] }
        #expect(offered.proof().contradiction == nil)
        let count = RoomPlan(["hall": []]).door("note", in: "hall") { rooms, completion in
            rooms.count = 1
            completion(.noChange)
        }.scenario.offers(Rooms.self) { $0.count == 1 ? [Offer("more", RoomRoute.close)] : [] }
        #expect(count.proof().contradiction?.contains("there are other moves ('tap \"more\" on \"Rooms\"')") == true)
    }

    @Test("an app that is not the same at each launch is found out") func launches() {
        final class Shared { var count = 0 }
        let shared = Shared()
        let scenario = Scenario("rooms") { _ in
            shared.count += 1
            return Rooms(RoomPlan(["hall": ["attic"], "attic": []]))
        }.offers(RoomModel.self) { $0.offers }.fact("launches") { _ in shared.count }
        let words = scenario.proof().contradiction
        #expect(words?.contains("not the same at each launch") == true)
        #expect(
            words?.contains("What differs between two launches:\n  the fact 'launches':\n") == true, "\(words ?? "")")
    }

    @Test("a hidden counter is found out in a large app, where few ways are repeated") func large() {
        var plan = RoomPlan(["hall": ["r0"]])
        for number in 0..<350 {
            plan.doors["r\(number)"] = [
                ("on", { $0.trigger(.go("r\(number + 1)"), completion: $1) }),
                ("back", { $0.trigger(.go("hall"), completion: $1) }),
            ]
            plan = plan.door("try", in: "r\(number)") { rooms, completion in
                rooms.count += 1
                if rooms.count < 3 { return completion(.noChange) }
                rooms.trigger(.go("cellar"), completion: completion)
            }
        }
        #expect(plan.scenario.law(.nothingFails).proof().contradiction?.contains("does different things") == true)
    }

    @Test("lists of texts differ, also by a comma in a text or by an empty text") func texts() {
        func states(_ first: [String], _ second: [String]) -> Int {
            let plan = RoomPlan(["hall": []]).door("say", in: "hall") { rooms, completion in
                rooms.count = 1
                completion(.noChange)
            }
            let scenario = plan.scenario.fact("said") { $0.count == 0 ? first : second }.law(.nothingFails)
            return scenario.proof().extent.states
        }
        #expect(states(["a, b"], ["a", "b"]) == 2 && states([""], []) == 2 && states(["a"], ["a"]) == 1)
    }

    @Test("the same alert in another window makes a different state") func places() {
        final class Windows: Coordinator {
            enum Route: Coordination.Route { case ask }
            let root = WindowManager()
            let windows = [WindowRoot(Screen("a"), name: "a"), WindowRoot(Screen("b"), name: "b")]
            init() { for window in windows { perform(.open(window)) } }
            func prepareTransition(for route: Route) -> Transition<WindowManager> { .none() }
        }
        let scenario = Scenario("windows") { _ in Windows() }
            .event("ask in a") { $0.windows[0].perform(.alert("Sure?", choices: [.cancel("No")])) }
            .event("ask in b") { $0.windows[1].perform(.alert("Sure?", choices: [.cancel("No")])) }
            .bound(.alerts(2)).law(.nothingFails)
        let proof = scenario.proof()
        #expect(proof.contradiction == nil, "\(proof)")
    }
}

@Suite("Sets and objects as facts") struct StableFactTests {
    private class Basket {
        var goods: [String] = []
        var basket: Basket?
    }

    private final class Gift: Basket { var count = 0 }

    @Test("an object without a description counts by what it stores, and may refer to itself") func objects() {
        let basket = Gift()
        basket.basket = basket
        let plan = RoomPlan(["hall": []]).door("take", in: "hall") { rooms, completion in
            rooms.count = 1
            completion(.noChange)
        }
        let scenario = plan.scenario.fact("basket") { rooms in
            basket.count = rooms.count
            return basket
        }.law(.sometimes("taken") { $0.count == 1 })
        let proof = scenario.proof()
        #expect(proof.isProved && proof.extent.states == 2, "\(proof)")
    }

    @Test("facts that are sets or dictionaries contradict nothing") func sets() {
        let scenario = RoomPlan(["hall": ["attic"], "attic": ["hall"]]).scenario.fact("sets") { _ in
            Set((0..<9).map { "\($0)" })
        }.fact("dictionaries") { _ in [1: Set([3, 4, 5]), 2: []] as [Int: Set<Int>] }.law(.nothingFails)
        #expect(scenario.proof().isProved)
    }
}
