@_spi(Hosting) import Coordination
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

    @Test("a failure that names an id is one finding, whatever the id is") func ids() {
        let plan = RoomPlan(["hall": ["kitchen"], "kitchen": ["hall"]]).door("fail", in: "hall") { rooms, completion in
            rooms.root.perform(.pop(to: Screen("nowhere"))) { outcome in
                rooms.root.node.report(.popped(to: Screen("gone").node.id), completion: completion)
            }
        }
        let found = plan.scenario.law(.nothingFails).proof().findings.filter { $0.title.contains("report") }
        #expect(found.map(\.way) == [[.tap("fail", on: "hall")]])
        #expect(found.first?.title.hasSuffix("'popped to #': this tree has no node with that id.") == true)
    }

    @Test("a house that keeps all its laws is proved") func holds() {
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

    @Test("a trap is reported where it closes, and a link does not count as a way out") func trap() {
        let scenario = RoomPlan([
            "hall": ["well"], "well": ["deep"], "deep": ["deeper"], "deeper": ["deep"],
        ]).scenario.links(["home": [RoomRoute.go("hall")]]).law(.noTrap { $0.front == "hall" })
        let found = findings(scenario)
        #expect(found.map(\.title) == ["no trap: no way home from [deep]"])
        #expect(found.first?.way == [.tap("well", on: "hall"), .tap("deep", on: "well")])
    }

    @Test("an event that comes by itself leads out of a trap, any other does not") func freed() {
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

    @Test("a failure is found, with or without a completion", arguments: [true, false]) func fails(isHeard: Bool) {
        let plan = house.door("break", in: "kitchen") { rooms, completion in
            if isHeard { rooms.trigger(.close, completion: completion) } else { rooms.trigger(.close) }
        }
        let found = findings(plan.scenario.law(.nothingFails))
        #expect(found.count == 1)
        #expect(found.first?.way == [.tap("kitchen", on: "hall"), .tap("break", on: "kitchen")])
        #expect(found.first?.title.hasPrefix("nothing fails: Can't dismiss") == true, "\(found.map(\.title))")
    }

    @Test("a failure that only a completion receives is found: of an offer, a link, an unrouted link")
    func failsUnrecorded() {
        let error = TransitionError(cannot: "open it", because: "it is none")
        let offer = house.door("break", in: "kitchen") { $1(.failed(error)) }.scenario.law(.nothingFails)
        #expect(findings(offer).map(\.way) == [[.tap("kitchen", on: "hall"), .tap("break", on: "kitchen")]])
        let link = house.scenario.link("broken") { $1(.failed(error)) }.law(.nothingFails)
        #expect(findings(link).map(\.title) == ["nothing fails: Can't open it: it is none."])
        enum NoOnes: Route { case one }
        struct Windows {
            let rooms: Rooms
            let windows: WindowManager

            init(_ plan: RoomPlan) {
                rooms = Rooms(plan)
                windows = WindowManager(WindowRoot(rooms, name: "main"))
            }
        }
        let unrouted = Scenario("windows") { _ in
            Windows(house)
        } windows: {
            $0.windows
        }
        .offers(RoomModel.self) { $0.offers }.links(["nowhere": [NoOnes.one]]).law(.nothingFails)
        #expect(unrouted.proof().findings.map(\.way) == [[.link("nowhere")]])
    }

    @Test("a finding that a second run does not show says so") func unseen() {
        final class Shared { var count = 0 }
        let shared = Shared()
        let plan = house.door("break", in: "kitchen") { _, completion in
            shared.count += 1
            completion(shared.count > 1 ? .noChange : .failed(TransitionError(cannot: "open it", because: "it is new")))
        }
        let found = plan.scenario.law(.nothingFails).proof().findings
        #expect(found.map(\.details) == ["Going the way again does not show it."])
        #expect(found.first?.way.last == .tap("break", on: "kitchen"))
    }

    @Test("a broken 'never' is found by the shortest way") func never() {
        let found = findings(
            RoomPlan(["hall": ["a"], "a": ["b"], "b": ["cellar", "hall"], "cellar": []]).scenario
                .law(.never("the cellar") { $0.front == "cellar" }))
        #expect(found.map(\.title) == ["never the cellar"])
        #expect(found.first?.way.count == 3)
    }

    @Test("a missing state, screen, route or short way is found") func missed() {
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

    @Test("a state that does not lead on is found") func leads() {
        let plan = RoomPlan(["hall": ["kitchen", "cellar"], "kitchen": ["hall"], "cellar": []])
        let found = findings(
            plan.scenario.law(.leads("all", from: { _ in true }, to: { $0.front == "kitchen" })))
        #expect(found.map(\.way) == [[.tap("cellar", on: "hall")]])
    }

    @Test("a link that does not arrive is found") func link() {
        let plan = house.door("open", in: "hall") { $0.trigger(.over("sheet"), completion: $1) }
            .door("shut", in: "sheet") { $0.trigger(.close, completion: $1) }
        let links: KeyValuePairs<String, [any Route]> = ["attic": [RoomRoute.go("attic")]]
        let law = Law<Rooms>.link("attic", arrives: { $0.front == "attic" })
        let found = findings(plan.scenario.links(links).law(law).bound(.screens(3)))
        #expect(found.map(\.way) == [[.tap("open", on: "hall"), .link("attic")]])
        #expect(findings(plan.scenario.links(links, with: .revealing).law(law).bound(.screens(3))).isEmpty)
    }

    @Test("a link that does more the second time is found") func twice() {
        let scenario = house.scenario.link("sheet") { $0.trigger(.over("sheet"), completion: $1) }
            .links(["attic": [RoomRoute.go("attic")]]).bound(.screens(3))
        #expect(findings(scenario.law(.idempotent("attic"))).isEmpty)
        let found = findings(scenario.law(.idempotent("attic", "sheet")))
        #expect(found.map(\.way) == [[.link("sheet"), .link("sheet")]])
    }

    @Test("a gate that is bypassed is found") func gate() {
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

    @Test("a gate that is bypassed at launch is found") func gateAtLaunch() {
        let plan = RoomPlan(["hall": ["vault"], "vault": ["hall"]]).ungated
        let scenario = Scenario("rooms") { _ in
            let rooms = Rooms(plan)
            rooms.trigger(.go("vault"))
            return rooms
        }.offers(RoomModel.self) { $0.offers }.law(.gate("key", guards: .screen("vault")))
        #expect(findings(scenario).map(\.way) == [[]])
    }

    @Test("a link, a home, a guarded thing or a beginning that a law names and no way reaches is found")
    func names() {
        let scenario = RoomPlan(["hall": ["vault"], "vault": ["hall"]]).scenario
            .links(["settings": [RoomRoute.go("hall")]]).law(
                .link("setings", arrives: { _ in false }), .idempotent("setings"),
                .gate("key", guards: .screen("vaullt"), .effect("nothing"), .route(RoomRoute.close)),
                .noLeak { $0.front == "hal" }, .leads("it", from: { $0.front == "hal" }, to: { _ in false }))
        #expect(
            findings(scenario).map(\.title) == [
                "link 'setings' arrives: it completes by no way",
                "a link taken twice is as once: 'setings' is followed twice by no way",
                "gate 'key' is never passed by: 'vaullt' is come to by no way",
                "gate 'key' is never passed by: 'nothing' is come to by no way",
                "gate 'key' is never passed by: 'RoomRoute.close' is come to by no way",
                "no leak: home is come to by no way", "it leads on: where it begins is come to by no way",
            ])
    }

    @Test("a scenario without a law, a move, or an offer of a shown screen is a finding")
    func nothing() {
        #expect(findings(house.scenario).map(\.title) == ["there is a law: none is said"])
        let offers = Scenario("rooms") { _ in Rooms(house) }.offers(LoginModel.self) { _ in [] }.law(.nothingFails)
        #expect(
            findings(offers).map(\.title) == [
                "there is a move: none at launch", "offers have names of their own: no screen that is shown has any",
            ])
        let beyond = house.scenario.bound(.screens(0)).law(.nothingFails)
        #expect(findings(beyond).map(\.title) == ["there is a move: the launch is beyond a bound"])
        #expect(beyond.walk(seed: 1, moves: 10)?.title == "there is a move: the launch is beyond a bound")
        #expect(beyond.walk(seed: 1, moves: 10)?.test.contains("walk(scenario, seed: 1, moves: 10)") == true)
        #expect(findings(house.scenario.law(.nothingFails)).isEmpty)
    }

    @Test("two laws of one name are a finding, until one is renamed") func named() {
        let pit = RoomPlan(["hall": ["pit"], "pit": []]).scenario
        let home = Law<Rooms>.noTrap { $0.front == "hall" }
        let two = pit.law(.noTrap { $0.front == "pit" }, home)
        #expect(findings(two).map(\.title) == ["laws have names of their own: several are called 'no trap'"])
        #expect(two.proof(only: "no trap").findings == two.proof().findings)
        let found = findings(pit.law(.noTrap { $0.front == "pit" }, home.named("no trap for those at home")))
        #expect(found.map(\.title) == ["no trap for those at home: no way home from [pit]"])
    }

    @Test("a law that is asked for alone is judged alone") func alone() {
        let doubled = RoomPlan(["hall": ["attic", "attic"], "attic": ["hall"]]).scenario.law(.nothingFails)
        #expect(doubled.proof(only: "nothing fails").hasNoFinding && !doubled.proof().hasNoFinding)
        #expect(!doubled.proof(only: "offers have names of their own").hasNoFinding)
    }

    @Test("a gate that is never asked is reported as such") func unasked() {
        let found = findings(house.scenario.law(.gate("kee", guards: .screen("attic"))))
        #expect(found.map(\.title) == ["gate 'kee' is never passed by: 'attic' was come to without it"])
        #expect(found.first?.details == "No gate of that name was asked.")
    }

    @Test("a presentable without a name goes by its type") func unnamed() {
        let law = Law<Rooms>.never("two") { $0.holds("StackRoot") || $0.shows("Rooms") }
        #expect(findings(house.scenario.law(law)).map(\.title) == ["never two"])
    }

    private enum One { enum Route: Coordination.Route { case detail } }
    private enum Other { enum Route: Coordination.Route { case detail } }
    private enum Said: Route, CustomStringConvertible {
        case article(Int)
        var description: String { "article" }
    }

    @Test("routes are distinguished by their types and cases, not by their descriptions") func cases() {
        #expect(Guarded.route(One.Route.detail) != .route(Other.Route.detail))
        #expect(Guarded.route(Said.article(1)) == .route(Said.article(2)))
        #expect(Guarded.route(RoomRoute.go("a")) != .route(RoomRoute.over("a")))
    }

    @Test("an alert whose answers all raise it again is a trap, as no back leads beneath it") func alert() {
        func raise(_ rooms: Rooms, cancel: Bool) {
            let again = AlertChoice("Try again") { raise(rooms, cancel: cancel) }
            rooms.perform(
                .alert("It failed", choices: cancel ? [again, AlertChoice("Leave it", role: .cancel)] : [again]))
        }
        for cancel in [true, false] {
            let plan = house.door("pay", in: "hall") { rooms, completion in
                raise(rooms, cancel: cancel)
                completion(.noChange)
            }
            let law = Law<Rooms>.noTrap { $0.front == "hall" && $0.alert == nil }
            #expect(findings(plan.scenario.law(law)).map(\.way) == (cancel ? [] : [[.tap("pay", on: "hall")]]))
        }
    }

    @Test("a leak is found, by a way from which no move can be dropped") func leak() {
        let plan = house.door("keep", in: "attic") { rooms, completion in
            rooms.kept.append(rooms.root.screens[0])
            completion(.noChange)
        }
        let found = findings(plan.scenario.fact("kept") { !$0.kept.isEmpty }.law(.noLeak { $0.front == "hall" }))
        #expect(found.map(\.title) == ["no leak: 'attic' has left the tree and lives on"])
        #expect(
            found.first?.way == [.tap("attic", on: "hall"), .tap("keep", on: "attic"), .tap("hall", on: "attic")])
    }

    @Test("two offers with one name are a finding") func doubled() {
        let found = findings(RoomPlan(["hall": ["attic", "attic"], "attic": ["hall"]]).scenario.law(.nothingFails))
        #expect(found.map(\.title) == ["offers have names of their own: 'attic' is offered twice on 'hall'"])
    }

    @Test("an expected finding is not reported, but its absence is") func meant() {
        let law = Law<Rooms>.never("the attic") { $0.front == "attic" }
        func meant(_ plan: RoomPlan) -> Scenario<Rooms> {
            plan.scenario.law(law).expects("never the attic", at: "[attic]", because: "it is nice there")
        }
        #expect(findings(meant(house)).isEmpty)
        let proof = meant(house).proof()
        #expect(!proof.isProved && proof.meant.map(\.title) == ["never the attic"])
        #expect("\(proof)".hasPrefix("rooms: 1 law, 1 meant, no finding; complete"))
        let found = findings(meant(RoomPlan(["hall": ["hall"]])))
        #expect(found.map(\.title) == ["what is meant is found: 'never the attic' at [attic] is found no more"])
        let elsewhere = RoomPlan(["hall": []]).door("up", in: "hall") { $0.trigger(.over("attic"), completion: $1) }
        #expect(
            findings(meant(elsewhere).bound(.screens(2))).map(\.title) == [
                "never the attic", "what is meant is found: 'never the attic' at [attic] is found no more",
            ])
        #expect(
            meant(elsewhere).bound(.screens(2)).proof().findings.last?.details
                == "It is found at [hall]^attic. It was meant: it is nice there")
    }

    @Test("an unexpected trap is found behind three expected ones, and an expected one may be fourth")
    func meantTraps() {
        let pits = RoomPlan(["hall": ["a", "b", "c", "d"], "a": [], "b": [], "c": [], "d": []]).scenario
            .law(.noTrap { $0.front == "hall" })
        let all = findings(pits)
        #expect(all.count == 3 && all.first?.details == "There are 4 traps in all; three are shown.")
        func title(_ room: String) -> String { "no trap: no way home from [\(room)]" }
        let three = pits.expects(title("a"), because: "so").expects(title("b"), because: "so")
            .expects(title("c"), because: "so")
        #expect(findings(three).map(\.title) == [title("d")])
        #expect(findings(pits.expects(title("d"), because: "so")).map(\.title) == ["a", "b", "c"].map(title))
    }

    @Test("an unknown law that is asked for alone is a finding, so a pasted test cannot pass")
    func unknownLaw() async {
        let scenario = house.scenario.law(.never("the attic") { $0.front == "attic" }, .nothingFails)
        let proof = scenario.proof(only: "never the atic")
        #expect(proof.findings.map(\.title) == ["never the atic: 'rooms' has no such law"])
        #expect(proof.findings.first?.details == "Its laws: 'never the attic', 'nothing fails'.")
        #expect(proof.findings.first?.test.contains("prove(scenario, only: \"never the atic\")") == true)
        #expect(proof.problems.count == 1 && proof.extent.moves == 0)
        #expect(proof.laws == [] && scenario.proof(only: "nothing fails").laws == ["nothing fails"])
        #expect(scenario.proof(only: "offers have names of their own").hasNoFinding)
    }

    @Test("the test of an expected finding that is gone fails until the expectation is removed")
    func meantAlone() {
        let law = Law<Rooms>.never("the attic") { $0.front == "attic" }
        let mended = RoomPlan(["hall": []]).scenario.law(law).expects(
            "never the attic", at: "[attic]", because: "it is")
        let name = "what is meant is found"
        #expect(mended.proof(only: name).findings.map(\.law) == [name])
        #expect(
            house.scenario.law(law).expects("never the attic", at: "[attic]", because: "so")
                .proof(only: name).hasNoFinding)
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
        #expect(proof.isProved)
        // What comes of a refusal is judged.
        let plan = house.door("try", in: "hall") { rooms, completion in
            rooms.trigger(.go("attic")) { if $0.error != nil { rooms.trigger(.close) } }
            completion(.noChange)
        }
        let found = plan.scenario.refusals().law(.nothingFails).proof().findings
        #expect(found.map(\.way) == [[.tap("try", on: "hall").refused]])
    }

    @Test("a missing state or screen is reported as missing within the bounds or the budget") func missedWithin() {
        let plan = RoomPlan(["hall": []]).door("open", in: "hall") { $0.trigger(.over("hall"), completion: $1) }
        let scenario = plan.scenario.law(.everyScreen("attic"), .sometimes("so") { _ in false })
        #expect(
            findings(scenario.bound(.screens(3))).map(\.title) == [
                "every screen is shown: 'attic' is shown by no way within the bounds",
                "sometimes so: it was never so within the bounds",
            ])
        #expect(
            scenario.budget(moves: 5).proof().findings.map(\.title) == [
                "every screen is shown: 'attic' is shown by no way within the budget",
                "sometimes so: it was never so within the budget",
            ])
    }
}
