import Coordination
import CoordinationTesting
import Testing

/// The gates of a type are asked for all that arrives, however deep it is in what arrives.
@Suite(.bothEnds, .noUnhandledFailures) struct TypeGateTests {
    private let shown = Shown("home")
    private let recorder = Recorder()

    /// Runs with a keeper of all strongrooms.
    private func guarded(_ answer: @escaping (GateRequest) -> Verdict, _ body: (Porter) -> Void) {
        Strongroom.withKeeper(Porter("vault", answer), body)
    }

    /// Ways in which a strongroom is inside something that arrives.
    enum Wrapping: CaseIterable {
        case stack, covered, tabs, hiddenTab, pages, split, nested, modal, embedded, coordinator, built, own

        func wrap() -> any Presentable {
            let vault = Strongroom()
            switch self {
            case .stack: return StackRoot(vault)
            case .covered: return StackRoot(vault, Screen("over"))
            case .tabs: return TabRoot(vault, Screen("b"))
            case .hiddenTab: return TabRoot(Screen("a"), StackRoot(vault))
            case .pages: return PageRoot(Screen("a"), vault)
            case .split: return SplitRoot(Screen("a"), vault)
            case .nested: return StackRoot(TabRoot(Screen("a"), StackRoot(Screen("b"), StackRoot(vault))))
            case .modal:
                let root = StackRoot(Screen("a"))
                Strongroom.withKeeper(Porter { _ in .allow }) { _ in root.perform(.present(vault)) }
                return root
            case .embedded:
                let screen = Screen("a")
                let root = StackRoot(screen)
                Strongroom.withKeeper(Porter { _ in .allow }) { _ in root.perform(.embed(vault, in: screen)) }
                return root
            case .coordinator, .built:
                let coordinator = Stacked()
                Strongroom.withKeeper(Porter { _ in .allow }) { _ in coordinator.perform(.set([vault])) }
                return coordinator
            case .own: return vault
            }
        }
    }

    @Test("a type's gate is asked for screens inside whatever is shown", arguments: Wrapping.allCases)
    func wrapped(wrapping: Wrapping) {
        let wrapped = wrapping.wrap()
        guarded({ _ in .deny("locked") }) { keeper in
            let home = shown.home
            for transition: Transition<StackRoot> in [
                .present(wrapped), .push(wrapped), .set([wrapped]), .replaceTop(wrapped), .presentOnRoot(wrapped),
                .perform(.setRoot(wrapped), on: shown.window), .embed(wrapped, in: home.root), .show(wrapped),
            ] {
                let before = keeper.asked
                home.perform(transition, completion: recorder("\(transition)"))
                #expect(recorder.outcome("\(transition)") == .rejected(.denied("locked")), "\(transition)")
                #expect(keeper.asked == before + 1, "\(transition)")
                recorder.forget()
            }
            expect(shown.manager, "main: [home]")
            #expect(keeper.requests.allSatisfy { $0.topic == "Strongroom" })
            keeper.answer = { _ in .allow }
            home.perform(.present(wrapped), completion: recorder("present"))
            #expect(recorder.outcome("present")?.isCompleted == true)
        }
    }

    @Test("a type's gate is asked once for screens inside a container built late") func builtLate() {
        guarded({ _ in .deny("locked") }) { keeper in
            shown.home.perform(.present { StackRoot(Strongroom()) }, completion: recorder("late"))
            shown.home.perform(.push { Strongroom() }, completion: recorder("alone"))
            #expect(recorder.outcome("late") == .rejected(.denied("locked")))
            #expect(recorder.outcome("alone") == .rejected(.denied("locked")))
            #expect(keeper.asked == 2)
        }
    }

    @Test("a type's gate is asked for an opened window, but not at launch or at a reset") func windows() {
        guarded({ _ in .deny("locked") }) { keeper in
            let manager = WindowManager(time: ManualTime()) { [WindowRoot(StackRoot(Strongroom()), name: "main")] }
            expect(manager, "main: [strongroom]")
            #expect(keeper.asked == 0)
            manager.perform(.open(WindowRoot(StackRoot(Strongroom()), name: "side")), completion: recorder("open"))
            #expect(recorder.outcome("open") == .rejected(.denied("locked")))
            manager.reset(completion: recorder("reset"))
            #expect(recorder.outcome("reset")?.isCompleted == true)
            expect(manager, "main: [strongroom]")
            #expect(keeper.asked == 1)
        }
    }

    @Test("a type's gate is asked once for several screens, and not for screens that only move") func once() {
        guarded({ _ in .allow }) { keeper in
            let tabs = TabRoot(Strongroom(), StackRoot(Strongroom(), Strongroom()))
            shown.home.perform(.push(tabs))
            #expect(keeper.asked == 1)
            tabs.perform(.select(index: 1))
            tabs.perform(.set(tabs.tabs.reversed()))
            shown.home.perform(.push(Screen("over")))
            shown.home.perform(.pop(to: tabs))
            #expect(keeper.asked == 1)
            shown.home.perform(.multiple(.pop(), .present(tabs)))
            #expect(keeper.asked == 2, "it has gone and arrives again")
        }
    }

    @Test("the gates of a coordinator's type are asked when only its root or node is shown") func rootOfACoordinator() {
        guarded({ _ in .deny("locked") }) { keeper in
            let vault = VaultCoordinator()
            shown.home.perform(.push(vault.root), completion: recorder("push"))
            #expect(recorder.outcome("push") == .rejected(.denied("locked")))
            shown.home.perform(.push(vault.root.node), completion: recorder("node"))
            #expect(recorder.outcome("node") == .rejected(.denied("locked")))
            #expect(keeper.requests.map(\.topic) == ["VaultCoordinator", "VaultCoordinator"])
        }
    }

    @Test("the gates of a former model's type are asked when only its node is shown") func nodeOfAModel() {
        let vault = Strongroom()
        guarded({ _ in .allow }) { keeper in
            shown.home.perform(.push(vault))
            shown.home.perform(.pop())
            keeper.answer = { _ in .deny("locked") }
            shown.home.perform(.push(vault.node), completion: recorder("push"))
            shown.home.perform(.present(StackRoot(vault.node)), completion: recorder("present"))
            #expect(recorder.outcome("push") == .rejected(.denied("locked")))
            #expect(recorder.outcome("present") == .rejected(.denied("locked")))
            #expect(keeper.asked == 3)
        }
    }

    @Test("a type's gate may require a login first, and then the whole container arrives") func first() throws {
        var isOpen = false
        let guarded = GuardedHouse()
        Strongroom.withKeeper(Porter { _ in isOpen ? .allow : .require(HouseRoute.login) }) { _ in
            guarded.house.answers[.detour] = { .present(StackRoot(Strongroom(), Screen("over"))) }
            guarded.house.trigger(.detour, completion: recorder("it"))
            #expect(guarded.tree == "main: [home]^login")
            isOpen = true
            guarded.house.login.map { $0.finish() }
            #expect(guarded.tree == "main: [home]^[strongroom, over]")
            #expect(recorder.lines == ["it: completed"])
        }
    }

    @Test("the first gate that denies keeps the other gates from being asked") func order() {
        guarded({ _ in .deny("locked") }) { keeper in
            shown.home.perform(
                .present(StackRoot(Strongroom(), VaultCoordinator(), Strongroom())), completion: recorder("it"))
            #expect(keeper.asked == 1)
            #expect(recorder.outcome("it") == .rejected(.denied("locked")))
        }
    }
}

private enum VaultRoute: Route { case start }

/// A coordinator whose type has gates, which has taken its first route.
private final class VaultCoordinator: Coordinator {
    let root = StackRoot()
    static var gates: [Gate] { Strongroom.gates }

    init() { trigger(.start) }

    func prepareTransition(for route: VaultRoute) -> Transition<StackRoot> { .set([Screen("gold")]) }
}
