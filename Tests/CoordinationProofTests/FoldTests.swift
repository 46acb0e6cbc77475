@_spi(Hosting) import Coordination
import CoordinationProof
import CoordinationTesting
import Testing

private enum DeskRoute: Route, Codable { case letter(Int), next, account, reply, send }

/// Letters beside their list, in a tab. It is as wrong as a test wants it.
private final class Desk: Coordinator {
    enum Fault { case none, readsSight, followsSight, remakes }

    let root = TabRoot()
    let list = StackRoot(DeskModel("list"))
    let detail = StackRoot()
    let split: SplitRoot
    private let fault: Fault

    init(_ fault: Fault = .none) {
        self.fault = fault
        split = SplitRoot(list, detail, name: "desk")
        root.perform(.set([split, StackRoot(DeskModel("account"))]))
        guard fault == .followsSight || fault == .remakes else { return }
        list.node.observe { [unowned self] event in
            guard event == .disappeared, root.selected === split else { return }
            if fault == .followsSight { perform(.perform(.push(DeskModel("hint")), on: detail)) }
            // One of the same name, which the tree does not tell from the former.
            if fault == .remakes { perform(.perform(.set([DeskModel("letter")]), on: detail)) }
        }
    }

    func prepareTransition(for route: DeskRoute) -> Transition<TabRoot> {
        switch route {
        case .letter: .perform(.set([DeskModel("letter")]), on: detail)
        case .next where fault == .readsSight && !list.node.isVisible: .perform(.push(DeskModel("letter")), on: detail)
        case .next: .perform(.replaceTop(DeskModel("letter")), on: detail)
        case .account: .select(index: 1)
        case .reply: .present(DeskModel("reply"))
        case .send: .dismiss()
        }
    }
}

private final class DeskModel: Presentable {
    let node: Screen
    init(_ name: String) { node = Screen(name) }

    var offers: [Offer] {
        switch node.name {
        case "list": [Offer("Letter", DeskRoute.letter(1))]
        case "letter": [Offer("Next", DeskRoute.next), Offer("Reply", DeskRoute.reply)]
        case "reply": [Offer("Send", DeskRoute.send)]
        default: []
        }
    }
}

@Suite("Folds in a proof", .noUnhandledFailures) struct FoldTests {
    private func plain(_ fault: Desk.Fault = .none) -> Scenario<WindowManager> {
        Scenario("desk") { _ in WindowManager(WindowRoot(Desk(fault), name: "main")) }
            .offers(DeskModel.self) { $0.offers }.bound(.screens(6))
    }

    private func desk(_ fault: Desk.Fault = .none) -> Scenario<WindowManager> {
        plain(fault).folds().law(.sameAtAnyWidth)
    }

    @Test("a width is a state, and a clean app is the same in it") func clean() {
        let proof = desk().law(.noTrap { $0.front == "list" }, .nothingFails).proof(isQuiet: true)
        #expect(proof.isProved, "\(proof)")
        #expect(proof.extent.states == 2 * plain().law(.nothingFails).proof(isQuiet: true).extent.states)
    }

    @Test("a narrow window is another state also if an event narrows it, without a fact") func event() {
        let scenario = plain().law(.nothingFails)
            .event("narrow") { $0.report(.resized($0.windows[0].node.id, .none)) }
            .event("wide") { $0.report(.resized($0.windows[0].node.id, .all)) }
        let proof = scenario.proof(isQuiet: true)
        #expect(proof.isProved, "\(proof)")
    }

    @Test("a trap that only unfolding leads out of is a trap") func trap() {
        let found = desk().law(.noTrap { $0.shows("list") && $0.shows("letter") }).proof(isQuiet: true).findings
        #expect(found.map(\.way) == [[.tap("Letter", on: "list"), .fold]])
    }

    @Test("a step to a column that stands beside the one in hand is a move of the user") func step() {
        let way: [Move] = [.tap("Letter", on: "list"), .step(to: "StackRoot")]
        let scenario = desk().law(.never("the list in hand") { $0.front == "list" && $0.shows("letter") })
        #expect(scenario.proof(isQuiet: true).findings.map(\.way) == [way])
        #expect(Move.step(to: "StackRoot").isUsers && !Move.fold.isUsers)
    }

    @Test("an app that reads what is in sight is found, by its shortest way, and replayed") func readsSight() {
        let scenario = desk(.readsSight)
        let found = scenario.proof(isQuiet: true).findings
        let way: [Move] = [.tap("Letter", on: "list"), .fold, .tap("Next", on: "letter")]
        #expect(
            found.map(\.title) == [
                "the same at any width: 'tap \"Next\" on \"letter\"' does something else in a narrow window"
            ])
        #expect(found.map(\.way) == [way])
        #expect(
            found.first?.details.contains("Folded afterwards, it leads to main/: {desk([list] | [letter])*") == true)
        guard case .broken = scenario.replay(way, law: "the same at any width") else {
            Issue.record("the way does not show it")
            return
        }
        guard case .holds = desk().replay(way, law: "the same at any width") else {
            Issue.record("the way shows it in the clean app")
            return
        }
    }

    @Test("an app that changes its tree when a window folds is found", arguments: [true, false])
    func followsSight(isHint: Bool) {
        let found = desk(isHint ? .followsSight : .remakes).proof(isQuiet: true).findings
        #expect(found.map(\.title) == ["the same at any width: a fold changes more than the width"])
        #expect(found.map(\.way) == [[.tap("Letter", on: "list"), .fold]])
    }

    @Test("a fold that does not lead back is found, and one that does is none") func thereAndBack() {
        func titles(_ scenario: Scenario<WindowManager>) -> [String] {
            scenario.law(.thereAndBack).proof(isQuiet: true).findings.map(\.title).filter { $0.contains("there and") }
        }
        #expect(titles(desk()) == [])
        #expect(titles(desk(.remakes)) == ["there and back is as before: not after 'fold'"])
    }

    @Test("the law is a finding where nothing folds") func unfolded() {
        #expect(
            plain().law(.sameAtAnyWidth).proof(isQuiet: true).findings.map(\.title) == [
                "the same at any width: no window is folded: say '.folds()'"
            ])
    }

    @Test("windows that are opened in a folded app are narrow") func windows() {
        let scenario = desk().event("open") { manager in
            if manager.windows.count < 2 { manager.perform(.open(WindowRoot(Screen("note")))) }
        }
        let proof = scenario.proof(isQuiet: true)
        #expect(proof.hasNoFinding, "\(proof)")
    }
}
