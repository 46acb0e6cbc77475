import Coordination
import CoordinationTesting
import Testing

/// `Later` where a presentable is expected.
@Suite("Presentables built late", .bothEnds, .noUnhandledFailures) struct LaterTests {
    @Test("presentables built late in a list are built when they are reached, on each run") func lists() {
        var built: [String] = []
        func late(_ name: String) -> Later<Screen> {
            Later {
                built.append(name)
                return Screen(name)
            }
        }
        let (stack, tabs, split) = (StackRoot(Screen("a")), TabRoot(Screen("a")), SplitRoot(Screen("a")))
        let set = Transition<StackRoot>.set([late("b"), stack.screens[0], late("c")])
        #expect(built.isEmpty)
        stack.perform(set)
        tabs.perform(.insert(late("d"), at: 0))
        split.perform(.fill(column: 1, with: late("e")))
        expect(stack, "[b, a, c]")
        expect(tabs, "{d, a*}")
        expect(split, "(a* | e)")
        #expect(built == ["b", "c", "d", "e"])
        stack.perform(set)
        expect(stack, "[b, a, c]")
        #expect(built == ["b", "c", "d", "e", "b", "c"])
    }

    @Test("a list with a presentable that cannot be built changes nothing") func listThatFails() {
        let stack = StackRoot(Screen("a"))
        let unbuilt = Later { () throws -> Screen in throw CancellationError() }
        let outcome = outcome { stack.perform(.set([Later { Screen("b") }, unbuilt]), completion: $0) }
        #expect(outcome?.error?.description == "Can't build Screen: CancellationError().")
        expect(stack, "[a]")
    }

    @Test("a root's initial content is built at once; an entry that fails is left out and reported")
    func rootsAreMade() {
        let unbuilt = Later { () throws -> Screen in throw CancellationError() }
        let found = collected {
            expect(StackRoot(Later { Screen("a") }, unbuilt, Screen("b")), "[a, b]")
            expect(WindowManager(WindowRoot(Later { TabRoot(Screen("c")) }, name: "main")), "main: {c*}")
        }
        #expect(found.map(\.message) == ["Can't build Screen: CancellationError()."])
    }

    @Test("the error of a kept screen in a root's initial content says what it says elsewhere") func keptInRoot() {
        let home = StackRoot(Screen("a"))
        let found = collected {
            expect(StackRoot(home.keep(for: .seconds(9), key: 1) { Screen("b") }, Screen("c")), "[c]")
        }
        #expect(
            found.map(\.message) == [
                """
                Can't keep Screen: nothing is being shown on this tree.

                  Stack: [a]

                Hand keep to the verb that shows it, of a root on the same tree.
                """
            ])
    }

    @Test("a builder that returns another builder is built to the end") func nested() {
        let stack = StackRoot(Screen("a"))
        stack.perform(.push(Later { Later { Screen("b") } }))
        stack.perform(.push(Later { Later { Screen("c") } }, key: 1))
        stack.perform(.push(Later { Screen("never") }, key: 1))
        expect(stack, "[a, b, c]")
    }

    @Test("the end of a screen built late reaches its presenter, with an output or without", arguments: [true, false])
    func results(isKeyed: Bool) throws {
        let home = LateHome()
        weak var picker: LatePicker?
        let late = Later {
            let made = LatePicker()
            picker = made
            return made
        }
        home.root.perform(.push(late.returning(LateRoute.picked, otherwise: { _ in .left }), key: isKeyed ? 1 : nil))
        expect(home, "[home, picker]")
        try #require(picker).finish(with: 7)
        expect(home, "[home, 7]")
        home.root.perform(
            .present(late.returning(LateRoute.picked, otherwise: { _ in .left }), key: isKeyed ? 1 : nil))
        home.root.perform(.dismiss())
        expect(home, "[home, 7, left]")
        #expect(picker == nil)
    }

    @Test("a screen already under its key is not rebuilt, and its first presenter gets the output")
    func keyedResult() throws {
        let home = LateHome()
        func show(_ output: @escaping (Int) -> LateRoute) {
            home.root.perform(.push(Later { LatePicker() }.returning(output, otherwise: { _ in .left }), key: "k"))
        }
        show(LateRoute.picked)
        show { _ in .left }
        expect(home, "[home, picker]")
        try home.frontmost(LatePicker.self).finish(with: 1)
        expect(home, "[home, 1]")
    }

    @Test("an awaited result comes from the screen that was built") @MainActor func awaited() async throws {
        let home = LateHome()
        let task = Task.immediate { try await home.result(of: Later { LatePicker() }) }
        expect(home, "[home]^picker")
        try home.frontmost(LatePicker.self).finish(with: 3)
        #expect(try await task.value == 3)
        expect(home, "[home]")
    }

    @Test("popping to a presentable built late is refused, and the error names its type") func named() {
        let stack = StackRoot(Screen("a"))
        let outcome = outcome { stack.perform(.pop(to: Later { LatePicker() }), completion: $0) }
        #expect(outcome?.error?.summary.hasPrefix("Can't pop to LatePicker: ") == true)
    }
}

private enum LateRoute: Route { case picked(Int), left }

private final class LateHome: Coordinator {
    let root = StackRoot(Screen("home"))

    func prepareTransition(for route: LateRoute) -> Transition<StackRoot> {
        switch route {
        case .picked(let number): .push(Screen("\(number)"))
        case .left: .push(Screen("left"))
        }
    }
}

private final class LatePicker: Finishing {
    typealias Output = Int
    let node = Screen("picker")
}
