import Coordination
import CoordinationTesting
import Testing

/// Roots that are made with content, for a commit that shows them.
@Suite(.bothEnds, .noUnhandledFailures) struct MadeInCommitsTests {
    private let shown = Shown("home")
    private let kept = Stacked("kept")
    private let recorder = Recorder()

    enum Kind: CaseIterable { case stack, tabs, pages, window, nested, twice, stackOfTwo, split }

    enum Way: CaseIterable { case later, route, argument, setRoot, set, present }

    /// A root that is made with something that is shown elsewhere.
    private func make(_ kind: Kind) -> any Presentable {
        switch kind {
        case .stack: return StackRoot(kept)
        case .tabs: return TabRoot(Screen("x"), kept)
        case .pages: return PageRoot(kept)
        case .window: return WindowRoot(kept, name: "side")
        case .nested: return StackRoot(TabRoot(Screen("x"), StackRoot(kept)))
        case .twice:
            let screen = Screen("twice")
            return StackRoot(screen, screen)
        case .stackOfTwo: return StackRoot(Screen("x"), kept)
        case .split: return SplitRoot(Screen("a"), kept, columns: 2)
        }
    }

    private final class Maker: Coordinator {
        let root = StackRoot(Screen("maker"))
        var make: () -> any Presentable = { Screen("") }
        func prepareTransition(for route: StackedRoute) -> Transition<StackRoot> { .push(make()) }
    }

    @Test(
        "a root made with a presentable shown elsewhere fails the commit that shows the root", arguments: Kind.allCases)
    func fails(kind: Kind) {
        let twice = kind == .twice
        shown.home.perform(.present(kept))
        for way in Way.allCases {
            recorder.forget()
            let done = recorder("it")
            if kind == .window {
                guard way == .later || way == .argument else { continue }
                let window = way == .later ? Later { make(kind) } : make(kind)
                shown.manager.perform(.open(window), completion: done)
            } else {
                switch way {
                case .later: shown.home.perform(.push(Later { make(kind) }), completion: done)
                case .route:
                    let maker = Maker()
                    maker.make = { make(kind) }
                    shown.home.perform(.multiple(.push(maker), .trigger(.pop, on: maker)), completion: done)
                case .argument: shown.home.perform(.push(make(kind)), completion: done)
                case .setRoot: shown.window.perform(.setRoot(make(kind)), completion: done)
                case .set: shown.home.perform(.set([Screen("y"), make(kind)]), completion: done)
                case .present: shown.home.perform(.present(make(kind)), completion: done)
                }
            }
            let reason = recorder.error("it")?.detail
            #expect(reason == (twice ? .passedTwice("twice") : .alreadyShown(where: "over a stack")), "\(way)")
            expect(shown.manager, "main: [home]^[kept]")
        }
    }

    @Test("a coordinator held in a property fails when shown twice, and can be shown again later") func property() {
        let house = Maker()
        house.make = { [kept] in StackRoot(kept) }
        shown.home.perform(.push(house))
        house.trigger(.pop)
        expect(shown.manager, "main: [home, [maker, [[kept]]]]")
        house.trigger(.pop, completion: recorder("second"))
        #expect(recorder.error("second")?.detail == .alreadyShown(where: "in a stack"))
        expect(shown.manager, "main: [home, [maker, [[kept]]]]")
        house.perform(.pop())
        house.trigger(.pop, completion: recorder("third"))
        #expect(recorder.outcome("third")?.isCompleted == true)
    }

    @Test("a root that left out a presentable is refused, though its first route waits for an answer") func asking() {
        shown.home.perform(.present(kept))
        let asker = Asker(kept)
        expect(asker, "[]!\"Sure?\"")
        shown.home.perform(.push(asker), completion: recorder("it"))
        #expect(recorder.error("it")?.detail == .alreadyShown(where: "over a stack"))
        expect(shown.manager, "main: [home]^[kept]")
    }

    private final class Asker: Coordinator {
        let root: StackRoot

        init(_ content: any Presentable) {
            root = StackRoot(content)
            trigger(.push("first")) { _ in }
        }

        func gates(for route: StackedRoute) -> [Gate] {
            [Gate("porter") { _ in .ask("Sure?", choices: [.proceed("Yes"), .cancel("No")]) }]
        }

        func prepareTransition(for route: StackedRoute) -> Transition<StackRoot> { .none() }
    }

    @Test("a transition that catches the failure continues without the root") func caught() {
        shown.home.perform(.present(kept))
        shown.home.perform(
            Transition("try") { [kept] editor in
                do { try editor.perform(.push(StackRoot(kept))) } catch {
                    try editor.perform(.push(Screen("fallback")))
                }
            }, completion: recorder("it"))
        expect(shown.manager, "main: [home, fallback]^[kept]")
        #expect(recorder.outcome("it")?.isCompleted == true)
    }

    @Test(
        "a root that no commit shows is reported once: at launch, at its next change, or on release", arguments: 0..<3)
    func reported(when: Int) {
        shown.home.perform(.present(kept))
        let found = collected {
            let root = StackRoot(Screen("x"), kept)
            switch when {
            case 0: _ = WindowManager(WindowRoot(root, name: "main"))
            case 1: root.perform(.push(Screen("y")))
            default: break
            }
        }
        #expect(found.map(\.error?.detail) == [.alreadyShown(where: "over a stack")])
    }

    @Test("a root whose left-out presentable has been reported is shown as it is") func changedSince() {
        shown.home.perform(.present(kept))
        let found = collected {
            let root = StackRoot(Screen("x"), kept)
            root.perform(.push(Screen("y")))
            shown.home.perform(.push(root), completion: recorder("it"))
        }
        #expect(found.count == 1)
        #expect(recorder.outcome("it")?.isCompleted == true)
        expect(shown.manager, "main: [home, [x, y]]^[kept]")
    }

    @Test("a failing commit reports nothing beside its own error") func once() {
        shown.home.perform(.present(kept))
        let found = collected { shown.home.perform(.push(StackRoot(kept))) }
        #expect(found.count == 1)
    }
}
