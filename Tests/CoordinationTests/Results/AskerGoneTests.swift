import Coordination
import CoordinationTesting
import Testing

/// A root asks with a question of its own, and goes together with it.
@Suite(.bothEnds, .noUnhandledFailures) struct AskerGoneTests {
    private let shelf = ShelfCoordinator()
    private let manager: WindowManager
    private let host: TestHost

    init() {
        manager = WindowManager(WindowRoot(shelf, name: "main"))
        host = TestHost(manager)
    }

    private var question: Transition<StackRoot> {
        .push(ItemPicker().returning(ShelfRoute.chosen, otherwise: ShelfRoute.notChosen))
    }

    /// How a sheet goes.
    enum Way: CaseIterable { case dragged, dismissed, backTwice, replaced, recovered }

    private func take(off sheet: StackRoot, by way: Way) {
        switch way {
        case .dragged: host.dragAway()
        case .dismissed: shelf.perform(.dismissToRoot())
        case .backTwice:
            sheet.perform(.set([Screen("other")]))
            shelf.perform(.dismissToRoot())
        case .replaced: manager.frontWindow?.perform(.setRoot(Screen("other")))
        case .recovered: shelf.root.recover(to: .dismissAll())
        }
    }

    @Test(
        "an outer coordinator receives a result's route if its asker goes, whether the sheet is kept or not",
        arguments: Way.allCases, [false, true])
    func around(way: Way, isKept: Bool) throws {
        guard way != .replaced else { return }
        var sheet: StackRoot? = StackRoot(Screen("sheet"))
        if let sheet { shelf.perform(.multiple(.present(sheet), .perform(question, on: sheet))) }
        let kept = isKept ? sheet : nil
        try take(off: #require(sheet), by: way)
        sheet = nil
        let reasons: [Way: EndReason] = [.backTwice: .replaced, .recovered: .cancelled]
        #expect(shelf.told == [.notChosen(reasons[way] ?? .dismissed)])
        withExtendedLifetime(kept) {}
    }

    private enum AskRoute: Route { case ask, chosen(Item), notChosen(EndReason) }

    /// A coordinator that asks on a stack of its own.
    private final class Asker: Coordinator {
        let root = StackRoot(Screen("sheet"))
        var told: [AskRoute] = []

        func prepareTransition(for route: AskRoute) -> Transition<StackRoot> {
            switch route {
            case .ask: return .push(ItemPicker().returning(AskRoute.chosen, otherwise: AskRoute.notChosen))
            case .chosen, .notChosen:
                told.append(route)
                return .none()
            }
        }
    }

    @Test("a kept coordinator that goes with its question is notified", arguments: Way.allCases) func kept(way: Way) {
        let asker = Asker()
        shelf.perform(.present(asker.at(.ask)))
        take(off: asker.root, by: way)
        #expect(asker.told.count == 1)
    }

    @Test(
        "a freed coordinator that goes with its question is not notified, and nothing is reported",
        arguments: Way.allCases)
    func gone(way: Way) {
        weak var gone: Asker?
        var root: StackRoot?
        do {
            let asker = Asker()
            (gone, root) = (asker, asker.root)
            shelf.perform(.present(asker.at(.ask)))
        }
        root.map { take(off: $0, by: way) }
        #expect(gone == nil)
        #expect(shelf.told == [])
    }

    @Test("a result's route that no router takes is reported, as long as the root that asked is there") func noTaker() {
        let stack = StackRoot(Screen("a"))
        let found = collected {
            stack.perform(question)
            stack.perform(.pop())
        }
        #expect(found.count == 1)
        #expect(found.first?.error?.detail == .unclaimed(asked: [], isRootKnown: false))
    }

    @Test("a flow that goes with its root reports its end to an outer coordinator") func flow() {
        struct One: Flow {
            var item: Item?
            func next() -> FlowStep<One, Item> { item.map { .done($0) } ?? .ask(ItemPicker(), \.item) }
        }
        let sheet = StackRoot(Screen("sheet"))
        shelf.perform(.present(sheet))
        sheet.perform(.run(One(), returning: ShelfRoute.chosen, otherwise: ShelfRoute.notChosen))
        expect(manager, "main: [shelf]^[sheet, picker]")
        host.dragAway()
        #expect(shelf.told == [.notChosen(.dismissed)])
    }

    @Test("an answer whose root goes in the same commit is reported to an outer coordinator") func answered() throws {
        let sheet = StackRoot(Screen("sheet"))
        shelf.perform(.multiple(.present(sheet), .perform(question, on: sheet)))
        let picker = try sheet.frontmost(ItemPicker.self)
        shelf.perform(.multiple(.perform(.finish(picker, with: Item(name: "tea")), on: sheet), .dismissToRoot()))
        expect(manager, "main: [shelf]")
        #expect(shelf.told == [.chosen(Item(name: "tea"))])
    }

    @Test("two sheets with a question each that go together are both reported") func twice() {
        let (one, other) = (StackRoot(Screen("one")), StackRoot(Screen("other")))
        shelf.perform(.multiple(.present(one), .perform(question, on: one)))
        shelf.perform(.multiple(.present(other), .perform(question, on: other)))
        shelf.perform(.dismissAll())
        #expect(shelf.told == [.notChosen(.dismissed), .notChosen(.dismissed)])
    }

    @Test("an asker that goes between its question's end and the route's turn is no failure", arguments: [false, true])
    func goneMeanwhile(isAround: Bool) {
        do {
            let asker = Asker()
            shelf.perform(.push(asker))
            if isAround {
                asker.root.perform(question)
            } else {
                asker.trigger(.ask)
            }
        }
        host.isHolding = true
        manager.present(Screen("over"))
        manager.perform(.none())
        shelf.perform(.dismissToRoot())
        manager.back()
        shelf.perform(.popToRoot())
        host.isHolding = false
        host.acknowledge()
        expect(manager, "main: [shelf]")
        #expect(shelf.told == (isAround ? [.notChosen(.popped)] : []))
    }

    @Test("a result's route that waited at a gate resumes without its freed asker") func gated() {
        var resume: Resumption?
        var isOpen = false
        manager.gates = [
            Gate("porter") { request in
                guard request.topic.contains("notChosen"), !isOpen else { return .allow }
                return .wait { resume = $0 }
            }
        ]
        do {
            let asker = Asker()
            shelf.perform(.push(asker))
            asker.trigger(.ask)
        }
        manager.back()
        shelf.perform(.popToRoot())
        isOpen = true
        resume?()
        expect(manager, "main: [shelf]")
    }
}
