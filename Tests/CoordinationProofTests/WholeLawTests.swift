import Coordination
import CoordinationProof
import CoordinationTesting
import Testing

@Suite("Laws that need no writing, about all that was explored") struct WholeLawTests {
    private let house = RoomPlan(["hall": ["kitchen"], "kitchen": ["hall"]])

    private func titles<App>(_ scenario: Scenario<App>, _ law: Law<App>) -> [String] {
        let proof = scenario.law(law).proof()
        #expect(proof.contradiction == nil)
        #expect(proof.findings.allSatisfy { !scenario.law(law).proof(only: $0.law).findings.isEmpty })
        return proof.findings.map(\.title)
    }

    // MARK: - Dead ends

    @Test("a screen that holds the user is a dead end; one that time, or another offer, leads out of is none")
    func deadEnds() throws {
        let quiz = RoomPlan(["hall": ["kitchen", "quiz"], "kitchen": ["hall"], "quiz": []])
        let found = try #require(quiz.scenario.law(.noDeadEnd).proof().findings.first)
        #expect(found.title == "no dead end: nothing leads on from quiz")
        #expect(found.way == [.tap("quiz", on: "hall")])
        #expect(titles(house.scenario, .noDeadEnd) == [])
        let timed = quiz.scenario.event("time is up", comesByItself: true) { $0.trigger(.go("hall")) }
        #expect(titles(timed, .noDeadEnd) == [])
        #expect(titles(quiz.scenario.stop("quiz") { $0.front == "quiz" }, .noDeadEnd) == [])
        #expect(
            titles(
                RoomPlan(["hall": []]).door("bell", in: "hall") { $0.trigger(.go("hall"), completion: $1) }.scenario,
                .noDeadEnd) == [])
    }

    @Test("a dead end is told once, however many states it has") func manyStates() {
        let counted = RoomPlan(["hall": ["quiz"], "quiz": []]).door("next", in: "quiz") { rooms, completion in
            rooms.count = (rooms.count + 1) % 3
            completion(.noChange)
        }
        #expect(
            titles(counted.scenario.fact("count") { $0.count }, .noDeadEnd)
                == ["no dead end: nothing leads on from quiz"])
    }

    // MARK: - Choices

    @Test("two offers that do the same everywhere are found; two that differ somewhere are not") func choices() throws {
        let plan = RoomPlan(["hall": ["shelf"], "shelf": []])
        let bought = plan.door("tea", in: "shelf") { $0.trigger(.go("hall"), completion: $1) }
        let same = bought.door("coffee", in: "shelf") { $0.trigger(.go("hall"), completion: $1) }
        let found = try #require(same.scenario.law(.choicesDiffer).proof().findings.first)
        #expect(
            found.title
                == #"each choice makes a difference: 'tap "tea" on "shelf"' and 'tap "coffee" on "shelf"' do the same"#)
        #expect(found.way == [.tap("shelf", on: "hall"), .tap("tea", on: "shelf")])
        #expect(titles(bought.scenario, .choicesDiffer) == [])
        let other = bought.door("coffee", in: "shelf") { rooms, completion in
            rooms.isOpen = true
            rooms.trigger(.go("hall"), completion: completion)
        }
        #expect(titles(other.scenario.fact("coffee") { $0.isOpen }, .choicesDiffer) == [])
        #expect(titles(other.scenario, .choicesDiffer).count == 1)
    }

    @Test("an answer that nobody looks at is found") func answers() {
        func ask(_ isHeard: Bool) -> Scenario<Rooms> {
            house.door("leave", in: "kitchen") { rooms, completion in
                let yes = AlertChoice("Yes") { if isHeard { rooms.trigger(.go("hall")) } }
                rooms.root.perform(.alert("Leave?", choices: [yes, .cancel("No")]), completion: completion)
            }.scenario
        }
        #expect(titles(ask(true), .choicesDiffer) == [])
        #expect(
            titles(ask(false), .choicesDiffer)
                == [
                    #"each choice makes a difference: 'answer "Yes" to "Leave?"' and 'answer "No" to "Leave?"' do the same"#
                ])
    }

    // MARK: - Steps back

    @Test("a tap that adds two screens is found, as a step back takes one", arguments: [1, 2]) func twice(count: Int) {
        let plan = house.door("down", in: "kitchen") { rooms, completion in
            let steps = (0..<count).map { Transition<StackRoot>.push(Screen("step \($0)")) }
            rooms.root.perform(.multiple(steps), completion: completion)
        }
        #expect(
            titles(plan.scenario, .backReturns)
                == (count == 1 ? [] : [#"back leads to where it began: not after 'tap "down" on "kitchen"'"#]))
    }

    @Test("a step back that a screen asks about, and one after a screen took another's place, are not judged")
    func held() {
        final class Form: Presentable {
            let node = Screen("form")
            func verdict(forLeavingBy departure: Departure) -> Verdict {
                .ask("Discard?", choices: [.proceed("Discard"), .cancel("No")])
            }
        }
        let asking = house.door("form", in: "hall") { rooms, completion in
            rooms.root.perform(.push(Form()), completion: completion)
        }
        #expect(titles(asking.scenario, .backReturns) == [])
        #expect(titles(house.scenario, .backReturns) == [])
    }

    // MARK: - Routes

    @Test("two routes of one case that show one screen are found", arguments: [false, true])
    func routes(isMixedUp: Bool) {
        let scenario = Scenario("shelf") { _ in Shelf(isMixedUp) }
            .offers(Screen.self) {
                $0.name == "shelf" ? [1, 2].map { Offer("book \($0)", Shelf.RouteType.book($0)) } : []
            }
        #expect(
            titles(scenario, .routesDiffer)
                == (isMixedUp
                    ? ["each route has a screen of its own: several of RouteType.book show the same"] : []))
    }

    // MARK: - Links

    @Test("a link that completes beneath a sheet is found, and seen again by its way", arguments: [false, true])
    func links(reveals: Bool) throws {
        let scenario = house.door("over", in: "hall") { $0.trigger(.over("sheet"), completion: $1) }
            .scenario.links(["in": [RoomRoute.go("kitchen")]], with: reveals ? .revealing : .animated)
        if reveals {
            #expect(titles(scenario, .linksAreSeen) == [])
        } else {
            let found = try #require(scenario.law(.linksAreSeen).proof().findings.first)
            #expect(found.title == "each link is seen: 'in' has completed, and its screen is not in front")
            #expect(found.way == [.tap("over", on: "hall"), .link("in")])
            guard case .broken = scenario.law(.linksAreSeen).replay(found.way, law: found.law) else {
                Issue.record("it is not seen again")
                return
            }
        }
    }

    @Test("each link that does more the second time is found, if none is named") func again() {
        let scenario = house.scenario.link("more") { rooms, completion in
            rooms.count = min(rooms.count + 1, 3)
            rooms.trigger(.go("kitchen"), completion: completion)
        }.link("in") { $0.trigger(.go("kitchen"), completion: $1) }.fact("count") { $0.count }
        #expect(titles(scenario, .idempotent()) == ["a link taken twice is as once: 'more'"])
        #expect(titles(house.scenario, .idempotent()) == [])
    }

    // MARK: - What a scenario says

    @Test("what scenarios say and never comes up in any of them is told") func unseen() {
        let vault = house.door("vault", in: "hall") { $0.trigger(.go("vault"), completion: $1) }
        let said = vault.scenario.offers(Shelf.Lamp.self) { _ in [] }.fact("open") { $0.isOpen }
            .event("nothing") { _ in }.link("home") { $1(.noChange) }
        let parts = [
            "'event \"nothing\"' changes nothing", "'link \"home\"' changes nothing",
            "no screen of type Lamp is shown", "the fact 'open' has no second value",
            "the gate 'key' lets nothing pass",
        ]
        #expect(Proof.unseen(in: [said.proof()]) == parts)
        let others = vault.scenario.fact("open") { $0.isOpen }.event("a key") { $0.isOpen = true }
            .link("home") { $0.trigger(.go("hall"), completion: $1) }
        #expect(Proof.unseen(in: [others.proof()]) == [])
        #expect(Proof.unseen(in: [said.proof(), others.proof()]) == [parts[0], parts[2]])
        expectAllSeen(in: [said.proof(), others.proof()], but: [parts[0], parts[2]])
        withKnownIssue {
            expectAllSeen(in: [said.proof()], but: Set(parts.dropFirst()))
        } matching: {
            "\($0)".contains("In no scenario: 'event \"nothing\"' changes nothing")
        }
    }

    @Test("the ready laws are all of them, but those that are left out, and those that are said") func ready() {
        let names = Set(house.scenario.readyLaws().proof().laws)
        #expect(names.count == 11 && names.contains("no dead end") && names.contains("nothing fails"))
        #expect(house.scenario.readyLaws().proof().findings == [])
        #expect(house.scenario.law(.noDeadEnd).readyLaws(but: "nothing fails").proof().laws.count == 10)
    }
}

/// Books, of which each has a page, or all have one.
private final class Shelf: Coordinator {
    enum RouteType: Route, Codable { case book(Int) }

    /// A screen that is never shown.
    final class Lamp: Presentable { let node = Screen("lamp") }

    let root = StackRoot(Screen("shelf"))
    private let isMixedUp: Bool

    init(_ isMixedUp: Bool) { self.isMixedUp = isMixedUp }

    func prepareTransition(for route: RouteType) -> Transition<StackRoot> {
        switch route {
        case .book(let number): .push(Screen(isMixedUp ? "book" : "book \(number)"))
        }
    }
}
