import Coordination
import CoordinationProof
import CoordinationRestoration
import CoordinationTesting
import Testing

@Suite("A state") struct StateTests {
    @Test("has the keys of places, which decide what the next push does") func keys() {
        let shelf = Scenario("shelf") { _ in StackRoot(Screen("shelf")) }
            .event("keyed") { $0.perform(.push(Later { Screen("book") }, key: "book")) }
            .event("bare") { $0.perform(.push(Screen("book"))) }
            .bound(.screens(2)).law(.nothingFails)
        let proof = shelf.proof()
        #expect(proof.contradiction == nil, "\(proof)")
        #expect(proof.problems == [])
    }

    private enum DeskRoute: Route { case ask, yes }

    private final class Desk: Coordinator {
        let root: StackRoot

        init(_ name: String) { root = StackRoot(Screen(name)) }

        func prepareTransition(for route: DeskRoute) -> Transition<StackRoot> {
            switch route {
            case .ask: .alert("Sure?", choices: [AlertChoice("Yes", sends: DeskRoute.yes), .cancel("No")])
            case .yes: .push(Screen("done"))
            }
        }
    }

    @Test("has who asks, as the answer goes there") func askers() {
        let desks = Scenario("desks") { _ in TabRoot(Desk("a"), Desk("b")) }
            .event("the first asks") { ($0.tabs[0] as? Desk)?.trigger(.ask) }
            .event("the second asks") { ($0.tabs[1] as? Desk)?.trigger(.ask) }
            .bound(.alerts(1), .screens(3)).law(.nothingFails)
        let proof = desks.proof()
        #expect(proof.contradiction == nil, "\(proof)")
        #expect(proof.problems == [])
    }

    @Test("has what a model stores, unless the scenario says what it is about", arguments: [false, true])
    func edits(isAbout: Bool) {
        final class Note: Presentable, StateRestorable {
            let node = Screen("note")
            var kept = ""
        }
        let notes = Scenario("notes") { _ in StackRoot(Note()) }
            .offers(Note.self) { note in
                [
                    Offer("type", typing: ["a", "b"]) { text, completion in
                        note.kept = text
                        completion(.noChange)
                    }
                ]
            }
            .law(.sometimes("b") { $0.first(Note.self)?.kept == "b" })
        let proof = (isAbout ? notes.about(Note.self) { !$0.kept.isEmpty } : notes).proof()
        #expect(proof.extent.states == (isAbout ? 2 : 3))
        #expect((proof.contradiction == nil) == !isAbout)
        #expect(proof.problems.isEmpty == !isAbout)
    }

    @Test("has no more of what a model has stored from the start") func shown() {
        final class Bill: Presentable, StateRestorable {
            let node = Screen("bill")
            var kept: Int
            init(_ number: Int) { kept = number }
        }
        final class Till {
            let root = StackRoot(Screen("home"))
            var bills = 0
        }
        let bills = Scenario("bills", launch: { _ in Till() }, windows: { $0.root })
            .event("a bill") { till in
                till.bills += 1
                till.root.perform(.push(Bill(till.bills)))
            }
            .bound(.screens(2)).law(.nothingFails)
        let proof = bills.proof()
        #expect(proof.contradiction == nil && proof.problems == [] && proof.extent.states == 3, "\(proof)")
    }

    private struct Errand: Flow, Codable {
        var town: String?
        var street: String?

        func next() -> FlowStep<Errand, String> {
            guard town != nil else { return .ask(TownPicker(), \.town) }
            guard let street else { return .ask(StreetPicker(), \.street) }
            return .done(street)
        }
    }

    private final class TownPicker: Finishing {
        typealias Output = String
        let node = Screen("towns")
    }

    private final class StreetPicker: Finishing {
        typealias Output = String
        let node = Screen("streets")
    }

    private enum ErrandRoute: Route, Codable { case run, done(String) }

    private final class Runner: Coordinator {
        let root = StackRoot(Screen("home"))
        var street: String?

        func prepareTransition(for route: ErrandRoute) -> Transition<StackRoot> {
            switch route {
            case .run: .run(Errand(street: street), returning: ErrandRoute.done)
            case .done: .popToRoot()
            }
        }
    }

    @Test("has what a flow knew before its question, which decides what it asks next") func answers() {
        let errands = Scenario("errands") { _ in Runner() }
            .offers(TownPicker.self) { picker in [Offer("Here") { picker.finish(with: "here", completion: $0) }] }
            .offers(StreetPicker.self) { picker in [Offer("Hill") { picker.finish(with: "hill", completion: $0) }] }
            .event("an errand") { $0.root.screens.count == 1 ? $0.trigger(.run) : () }
            .event("a street") { $0.street = "mill" }
            .fact("street") { $0.street }.law(.nothingFails)
        let proof = errands.proof()
        #expect(proof.contradiction == nil && proof.problems == [], "\(proof)")
        // At home, at the towns, and at the streets, with or without a street by now; and at the towns, with one before.
        #expect(proof.extent.states == 7)
    }

    private enum StallRoute: Route, Codable { case sell }

    private final class Stall: Coordinator {
        let root = StackRoot(Screen("base"))
        var isOpen = true

        func gates(for route: StallRoute) -> [Gate] {
            [
                Gate("open") { _ in self.isOpen ? .allow : .deny("closed") }
                    .standing(while: { self.isOpen }, else: .remove)
            ]
        }

        func prepareTransition(for route: StallRoute) -> Transition<StackRoot> { .push(Screen("counter")) }
    }

    @Test("has that gates were said to have changed, as what comes from then on stands for somebody") func signals() {
        func says(_ isOpen: Bool) -> (Stall) -> Void {
            { stall in
                stall.isOpen = isOpen
                stall.gatesChanged()
            }
        }
        let stall = Scenario("stall") { _ in Stall() }
            .offers(Screen.self) { $0.name == "base" ? [Offer("Sell", StallRoute.sell)] : [] }
            .event("opens", says(true)).event("closes", says(false))
            .fact("open") { $0.isOpen }.law(.noTrap { $0.front == "base" })
        let proof = stall.proof()
        #expect(proof.contradiction == nil && proof.problems == [], "\(proof)")
    }

    @Test("that grows is named where the budget is spent") func growth() {
        let plan = RoomPlan(["hall": ["kitchen"], "kitchen": ["hall"]]).door("count", in: "hall") { rooms, _ in
            rooms.count += 1
        }
        let counting = plan.scenario.fact("count") { $0.count }.budget(moves: 200).law(.nothingFails)
        #expect(counting.proof().problems.first?.contains("What grows: the fact 'count' has had ") == true)
        let short = plan.scenario.fact("count") { min($0.count, 3) }.budget(moves: 5).law(.nothingFails)
        #expect(short.proof().problems.first?.contains("What grows") == false)
    }
}
