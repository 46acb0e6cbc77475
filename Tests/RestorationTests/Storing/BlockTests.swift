import Coordination
import CoordinationRestoration
import CoordinationTesting
import TestSupport
import Testing

private enum PileRoute: Route, Codable {
    case page(Int), two(Int), keyed(Int), model(Int), child, back, first, swap(Int)
}

private final class Pile: Coordinator, Restorable {
    static var storedName: StaticString { "pile" }
    let root = StackRoot(Screen("pile"))

    func prepareTransition(for route: PileRoute) -> Transition<StackRoot> {
        switch route {
        case .page(let number): .push(Screen("page\(number)"))
        case .two(let number): .multiple(.push(Screen("a\(number)")), .push(Screen("b\(number)")))
        case .keyed(let number): .push(Later { Screen("key\(number)") }, key: number)
        case .model(let number): .push(MemoModel("memo\(number)"))
        case .child: .push(Pile())
        case .back: .pop()
        case .first: Transition("insert") { try $0.insert(Screen("first"), at: 1) }
        case .swap(let number): .replaceTop(Screen("swapped\(number)"))
        }
    }
}

@Suite("A large state that is written again and again") struct BlockTests {
    @Test(
        "a state that is written again and again equals one that is written at once",
        arguments: Walks.seeds(2, long: 40))
    func same(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let (lower, upper) = (Pile(), Pile())
        let manager = WindowManager(WindowRoot(TabRoot(lower, upper), name: "main"))
        manager.perform(.none())
        for number in 0..<300 { (number % 3 == 0 ? lower : upper).trigger(.page(number)) }
        let store = TextStore()
        let keeper = StateKeeper(of: manager, in: store)
        _ = keeper.begin()
        for step in 0..<Walks.count(60, long: 120) {
            let pile = random.oneIn(2) ? lower : upper
            let number = random.below(500)
            switch random.below(14) {
            case 0..<5: pile.trigger(.page(number))
            case 5: pile.trigger(.two(number))
            case 6: pile.trigger(.keyed(number))
            case 7: pile.trigger(.model(number))
            case 8: if random.oneIn(4) { pile.trigger(.child) }
            case 9: if random.oneIn(4) { pile.trigger(.first) }
            case 10: pile.trigger(.swap(number))
            case 11: pile.perform(.push(Screen("loose")))
            default: pile.trigger(.back)
            }
            if random.oneIn(20) { manager.frontmostModel?.kept = "typed \(step)" }
            keeper.save()
            let text = try manager.stored().text
            guard store.text == text else {
                Issue.record("step \(step) of seed \(seed)")
                return
            }
        }
        let fresh = WindowManager(WindowRoot(TabRoot(Pile(), Pile()), name: "main"))
        #expect(throws: Never.self) { try StoredState(store.text ?? "") }
        withExtendedLifetime(fresh) {}
    }

    @Test("comes back") func comesBack() throws {
        let pile = Pile()
        let manager = WindowManager(WindowRoot(pile, name: "main"))
        for number in 0..<1_000 { pile.trigger(.page(number)) }
        let store = TextStore()
        let keeper = StateKeeper(of: manager, in: store)
        keeper.save()
        pile.trigger(.back)
        keeper.save()
        let fresh = WindowManager(WindowRoot(Pile(), name: "main"))
        #expect(try fresh.restore(StoredState(store.text ?? "")).isWhole)
        #expect(fresh.tree == manager.tree)
    }
}

extension WindowManager {
    fileprivate var frontmostModel: MemoModel? { top.node.presentable as? MemoModel }
}
