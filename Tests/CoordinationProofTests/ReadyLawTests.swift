import Coordination
import CoordinationProof
import CoordinationTesting
import Testing

@Suite("Laws that need no writing") struct ReadyLawTests {
    private let house = RoomPlan(["hall": ["kitchen"], "kitchen": ["hall"]])

    private func titles(_ scenario: Scenario<Rooms>) -> [String] {
        let proof = scenario.law(.nothingFails).proof()
        #expect(proof.contradiction == nil)
        return proof.findings.map(\.title)
    }

    // MARK: - Each offer does something

    @Test("an offer that does nothing anywhere is named, with the way to it and what to say") func dead() throws {
        let plan = house.door("bell", in: "kitchen") { _, _ in }
        let found = try #require(plan.scenario.law(.nothingFails).proof().findings.first)
        #expect(
            found.title == #"each offer does something: 'tap "bell" on "kitchen"' does nothing that is seen"#)
        #expect(found.way == [.tap("kitchen", on: "hall"), .tap("bell", on: "kitchen")])
        #expect("\(found)".contains("say that with 'about' or 'fact'"))
        #expect(found.test.contains("prove(scenario, only: \"each offer does something\")"))
        #expect(!plan.scenario.law(.nothingFails).proof(only: "each offer does something").findings.isEmpty)
    }

    @Test("one that does something in some state, runs an effect, is refused or is said to edit is none")
    func acting() {
        let open = house.door("lamp", in: "hall") { rooms, _ in if rooms.isOpen { rooms.trigger(.over("glow")) } }
            .door("key", in: "kitchen") { rooms, _ in rooms.isOpen = true }
        #expect(titles(open.scenario.fact("open") { $0.isOpen }) == [])
        let effect = house.door("light", in: "hall") { rooms, completion in
            rooms.root.perform(.effect("light") {}, completion: completion)
        }
        #expect(titles(effect.scenario) == [])
        let vault = house.door("vault", in: "hall") { $0.trigger(.go("vault"), completion: $1) }
        #expect(titles(vault.scenario) == [])
    }

    @Test("one that was not tried in each of its states is not judged") func unknown() {
        let plan = house.door("bell", in: "kitchen") { rooms, _ in rooms.count += 1 }
            .door("kitchen, again", in: "kitchen") { $0.trigger(.over("kitchen"), completion: $1) }
        #expect(titles(plan.scenario.bound(.screens(1))) == [])
    }

    // MARK: - Each link ends

    private let swallowing: (Rooms, @escaping Offer.Completion) -> Void = { rooms, completion in
        if rooms.root.screens[0].node.name == "kitchen" { return }
        rooms.trigger(.go("kitchen"), completion: completion)
    }

    @Test("a link whose completion nothing can call is named, with the way") func swallowed() throws {
        let scenario = house.scenario.link("in", swallowing).law(.nothingFails)
        let found = try #require(scenario.proof().findings.first)
        #expect(found.title == "each link ends: 'in' does not")
        #expect(found.way.count == 2 && found.way.last == .link("in"))
        guard case .broken = scenario.replay(found.way, law: found.law) else {
            Issue.record("it is not seen again")
            return
        }
        #expect(scenario.walk(seed: 1, moves: 100)?.title == found.title)
    }

    @Test("one that says so, and one that an event ends later, are none; one that another takes the place of is")
    func ending() {
        final class Inbox { var waiting: [Offer.Completion] = [] }
        #expect(
            titles(
                house.scenario.link("in") { rooms, completion in
                    if rooms.root.screens[0].node.name == "kitchen" { return completion(.noChange) }
                    rooms.trigger(.go("kitchen"), completion: completion)
                }) == [])
        let inbox = Inbox()
        let late = Scenario("late") { _ in
            inbox.waiting = []
            return Rooms(house)
        }.offers(RoomModel.self) { $0.offers }
            .fact("waits") { _ in !inbox.waiting.isEmpty }
            .event("an answer") { rooms in
                let waiting = inbox.waiting
                inbox.waiting = []
                rooms.trigger(.go("kitchen")) { outcome in for completion in waiting { completion(outcome) } }
            }
        let patient = late.link("in") { _, completion in
            if inbox.waiting.isEmpty { inbox.waiting = [completion] } else { completion(.noChange) }
        }
        #expect(titles(patient) == [])
        let forgetful = late.link("in") { _, completion in inbox.waiting = [completion] }
        #expect(titles(forgetful) == ["each link ends: 'in' does not"])
    }

    @Test("links that end in one place are one finding") func oneCause() {
        let lost = house.scenario.link("a") { $0.trigger(.go("kitchen"), completion: $1) }
            .link("b") { $0.trigger(.go("kitchen"), completion: $1) }
            .link("c") { $0.trigger(.go("hall"), completion: $1) }
            .law(
                .link("a", arrives: { $0.front == "cellar" }), .link("b", arrives: { $0.front == "cellar" }),
                .link("c", arrives: { $0.front == "cellar" }))
        let found = lost.proof().findings
        #expect(
            found.map(\.title) == ["a", "c"].map { "link '\($0)' arrives: it has completed, and is not seen" })
        #expect(found.first?.details == "So it is: link 'b' arrives: it has completed, and is not seen.")
    }

    // MARK: - Each sent route is taken

    @Test("an offer of a route that no router takes is found, once") func untaken() {
        enum LostRoute: Route { case away }
        let lost = house.door("away", in: "kitchen") { $0.send(LostRoute.away, completion: $1) }.scenario
        let found = lost.law(.noTrap { $0.front == "hall" }).proof().findings
        #expect(
            found.map(\.title)
                == [#"each sent route is taken: 'tap "away" on "kitchen"' sends one that no router takes"#])
        #expect(found.first?.way == [.tap("kitchen", on: "hall"), .tap("away", on: "kitchen")])
        #expect(lost.law(.nothingFails).proof().findings.map(\.law) == ["nothing fails"])
        #expect(house.scenario.law(.noTrap { $0.front == "hall" }).proof().findings == [])
    }

    // MARK: - Parity

    @Test("what is listed as allowed and is refused is found, and so is the other way round")
    func parity() {
        func law(_ verdict: @escaping (GateRequest) -> Verdict) -> [String] {
            let scenario = Scenario("door") { _ in Door(verdict) }
                .offers(Screen.self) { $0.name == "out" ? [Offer("in", DoorRoute.inside)] : [] }
            return scenario.law(.parity).proof().findings.map(\.title)
        }
        #expect(law { _ in .allow } == [] && law { _ in .deny("it is shut") } == [])
        // The answer is done, and it is what has waited that is refused by it.
        #expect(law { _ in .ask("Sure?", choices: [.proceed("Go"), .cancel("Stay")]) } == [])
        #expect(
            law { $0.isTrial ? .allow : .deny("it is shut") }
                == [
                    #"what is listed is what is done: 'tap "in" on "out"' is listed as allowed, and is refused: it is shut"#
                ])
        #expect(
            law { $0.isTrial ? .deny("it is shut") : .allow }
                == [
                    #"what is listed is what is done: 'tap "in" on "out"' is listed as not allowed, and is done: it is shut"#
                ])
    }

    // MARK: - Shared laws

    @Test("a shared law without an occasion is counted, and no finding; one that is broken is") func shared() {
        let laws: [Law<Rooms>] = [
            .link("in", arrives: { $0.front == "kitchen" }), .everyScreen("kitchen", "attic"),
            .never("the kitchen") { $0.front == "kitchen" },
        ]
        let proof = house.scenario.law(shared: laws).proof()
        #expect(proof.findings.map(\.title) == ["never the kitchen"])
        #expect(proof.lawsWithoutOccasion == ["link 'in' arrives", "every screen is shown"])
        let calm = house.scenario.law(shared: Array(laws.prefix(2))).law(.nothingFails).proof()
        #expect("\(calm)".hasPrefix("rooms: 3 laws, 2 without occasion, "))
        #expect(house.scenario.law(laws[0]).proof().findings.count == 1)
    }

    // MARK: - Neighbours, questions, there and back

    @Test("a sheet that a double tap shows twice is found; another one over it is none") func twins() {
        let over = house.door("over", in: "hall") { $0.trigger(.over("sheet"), completion: $1) }
        #expect(titles(over.scenario.bound(.screens(3)).law(.noEqualNeighbours)) == [])
        let twice = over.door("more", in: "sheet") { $0.trigger(.over("sheet"), completion: $1) }
        let found = twice.scenario.bound(.screens(3)).law(.noEqualNeighbours).proof().findings
        #expect(found.map(\.title) == ["no two equal neighbours"])
        #expect(found.first?.way == [.tap("over", on: "hall"), .tap("more", on: "sheet")])
        let other = over.door("more", in: "sheet") { $0.trigger(.over("other"), completion: $1) }
        #expect(titles(other.scenario.bound(.screens(3)).law(.noEqualNeighbours)) == [])
    }

    @Test("a screen with something unsaved has to ask before a move takes it away", arguments: [false, true])
    func unsaved(asks: Bool) {
        final class Form: Presentable {
            let node = Screen("form")
            let asks: Bool
            var text = ""
            init(asks: Bool) { self.asks = asks }
            func verdict(forLeavingBy departure: Departure) -> Verdict {
                asks && !text.isEmpty ? .ask("Discard?", choices: [.proceed("Discard"), .cancel("No")]) : .allow
            }
        }
        let scenario = Scenario("forms") { _ in StackRoot(Screen("home")) }
            .offers(Form.self) { form in [Offer("type") { _ in form.text = "x" }] }
            .about(Form.self) { $0.text }
            .event("a form") { $0.perform(.push(Form(asks: asks))) }
            .bound(.screens(2))
            .law(.asks(beforeLeaving: Form.self) { !$0.text.isEmpty })
        let found = scenario.proof().findings.filter { $0.law.contains("asks") }
        #expect(found.map(\.way.last?.kind) == (asks ? [] : [.swipe]))
    }

    @Test("a tab that is not as it was when the user comes back is found", arguments: [false, true])
    func back(forgets: Bool) {
        let scenario = Scenario("tabs") { _ in Tabs(forgets: forgets) }
            .offers(Screen.self) { $0.name == "a" ? [Offer("more", Tabs.RouteType.more)] : [] }
            .bound(.screens(3))
            .law(.thereAndBack, .nothingFails)
        let found = scenario.proof().findings
        #expect(found.map(\.title) == (forgets ? [#"there and back is as before: not after 'tab "two"'"#] : []))
        #expect(found.allSatisfy { $0.way == [.tap("more", on: "a"), .tab("two")] })
    }
}

/// Two tabs, of which the first one may forget where it was as the second one is selected.
private final class Tabs: Coordinator {
    enum RouteType: Route { case more, two }

    let root: TabRoot
    private let one = StackRoot(Screen("a"), name: "one")
    private let two = StackRoot(Screen("b"), name: "two")
    private let forgets: Bool

    init(forgets: Bool) {
        self.forgets = forgets
        root = TabRoot(one, two)
    }

    func route(for report: Report) -> RouteType? { forgets && report.selects(two) ? .two : nil }

    func prepareTransition(for route: RouteType) -> Transition<TabRoot> {
        switch route {
        case .more: .perform(.push(Screen("c")), on: one)
        case .two: .multiple(.perform(.popToRoot(), on: one), .select(two))
        }
    }
}

private enum DoorRoute: Route { case inside }

/// A screen behind a gate.
private final class Door: Coordinator {
    let root = StackRoot(Screen("out"))
    private let verdict: (GateRequest) -> Verdict

    init(_ verdict: @escaping (GateRequest) -> Verdict) { self.verdict = verdict }

    func gates(for route: DoorRoute) -> [Gate] { [Gate("door") { [verdict] in verdict($0) }] }

    func prepareTransition(for route: DoorRoute) -> Transition<StackRoot> { .set([Screen("in")]) }
}
