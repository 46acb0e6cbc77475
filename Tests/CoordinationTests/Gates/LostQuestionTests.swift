@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// A shop that may close while a form in it asks before it is left.
@Suite("The question of a screen that a repair removes", .noUnhandledFailures) struct LostQuestionTests {
    private let shop = Kiosk()

    init() {
        shop.trigger(.sell)
        expect(shop, "[base]^[list, form]")
    }

    private func closes() {
        shop.isOpen = false
        shop.gatesChanged()
    }

    @Test("goes with it, and the report that asked is rejected") func report() throws {
        var outcome: TransitionOutcome?
        let list = try #require((shop.root.top.node as Node).holder?.presentable as? Counter).root.screens[0]
        shop.root.node.report(.popped(to: list.node.id)) { outcome = $0 }
        expect(shop, "[base]^[list, form]!\"Discard?\"")
        closes()
        expect(shop, "[base]")
        #expect(outcome == .rejected(.closed("form")))
    }

    @Test("goes with it, and what the screen has sent is rejected") func sent() throws {
        var outcome: TransitionOutcome?
        let form = try #require((shop.root.top.node as Node).holder?.presentable as? Counter).root.screens[1]
        form.send(CounterRoute.cancel) { outcome = $0 }
        expect(shop, "[base]^[list, form]!\"Discard?\"")
        closes()
        expect(shop, "[base]")
        #expect(outcome == .rejected(.closed("form")))
    }

    @Test("goes with it, and a link that waited for the answer goes on") func link() {
        var outcome: TransitionOutcome?
        shop.trigger(.about) { outcome = $0 }
        expect(shop, "[base]^[list, form]!\"Discard?\"")
        closes()
        expect(shop, "[about]")
        #expect(outcome?.isCompleted == true)
    }

    @Test("stays where the repair removes something else") func elsewhere() {
        shop.trigger(.about) { _ in }
        shop.gatesChanged()
        expect(shop, "[base]^[list, form]!\"Discard?\"")
    }
}

private enum KioskRoute: Route, Codable { case sell, about }
private enum CounterRoute: Route { case cancel }

private final class Kiosk: Coordinator {
    let root = StackRoot(Screen("base"))
    var isOpen = true

    func gates(for route: KioskRoute) -> [Gate] {
        guard route == .sell else { return [] }
        return [
            Gate("open") { _ in self.isOpen ? .allow : .deny("closed") }
                .standing(for: { self.isOpen ? "open" : nil }, else: .remove)
        ]
    }

    func prepareTransition(for route: KioskRoute) -> Transition<StackRoot> {
        switch route {
        case .sell: .present(Counter())
        case .about: .multiple(.dismissAll(), .set([Screen("about")]))
        }
    }
}

private final class Counter: Coordinator {
    let root = StackRoot(Screen("list"), Form())

    func prepareTransition(for route: CounterRoute) -> Transition<StackRoot> { .dismiss() }
}

private final class Form: Presentable {
    let node = Screen("form")

    func verdict(forLeavingBy departure: Departure) -> Verdict {
        .ask("Discard?", choices: [.proceed("Discard"), .cancel("No")])
    }
}
