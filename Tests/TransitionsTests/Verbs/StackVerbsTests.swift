import CoordinationTesting
import Testing
import Transitions

private final class DetailModel: Presentable {
    let node = Screen("")
}

@Suite("Stack verbs", .bothEnds, .noUnhandledFailures) struct StackVerbsTests {
    @Test("push puts something on top", arguments: pushRows)
    func push(_ row: Row<StackRoot>) throws { try row.check() }

    static let pushRows: [Row<StackRoot>] = [
        .becomes("[a]", "[a, p]") { .push($0["p"]) },
        .becomes("[]", "[p]") { .push($0["p"]) },
        .becomes("[a]^m", "[a, p]^m") { .push($0["p"]) },
        .becomes("{[a]*, b}", "{[a, p]*, b}") { .push($0["p"]) },
        .becomes("{[a], b*}", "{[a, p], b*}") { .push($0["p"]) },
        .becomes("main: [a]!Sure", "main: [a, p]!Sure") { .push($0["p"]) },
        .becomes("[home]", "[home, [about, web]]") { .push(try $0.make("[about, web]")) },
        .becomes("[home]", "[home, {a*, b}^m]") { .push(try $0.make("{a*, b}^m")) },
        .becomes("[a]", "[a, p, q]") { .multiple(.push($0["p"]), .push($0["q"])) },
        .becomes("[a, b]", "[a, b]") { .multiple(.pop(), .push($0["b"])) },
        .refuses(
            "s[a, b]",
            """
            Can't push 'b': it is already shown in 's'.

              Stack: s[a, b]

            Remove it there first, or make a second instance.
            """
        ) { .push($0["b"]) },
        .refuses(
            "[a]",
            """
            Can't push 'p' (step 1, counted from 0): it is already shown in a stack.

              Stack at that step: [a, p]

            Remove it there first, or make a second instance.
            """
        ) { .multiple(.push($0["p"]), .push($0["p"])) },
        .refuses(
            "s[a]",
            """
            Can't push 's': it contains this root.

              Stack: s[a]

            Show something that does not contain this root.
            """
        ) { .push($0["s"]) },
        .refuses(
            "s[a, t[b]]",
            """
            Can't push 's': it contains this root.

              Stack: t[b]

            Show something that does not contain this root.
            """, on: 1
        ) { .push($0["s"]) },
        .refuses(
            "{s[a, t[b]]*}",
            """
            Can't push 's': it contains this root.

              Tabs: {s[…]*}

            Show something that does not contain this root.
            """, on: 1
        ) { .push($0["s"]) },
        .refuses(
            "main: [a]; other: [b]",
            """
            Can't push 'other': it is already shown in a window manager.

              Windows: main: …; other: …

            Remove it there first, or make a second instance.
            """
        ) { .push($0["other"]) },
        .refuses(
            "[]",
            """
            Can't push DetailModel (step 1, counted from 0): it is already shown in a stack.

              Stack at that step: [_]

            Remove it there first, or make a second instance.
            """
        ) { _ in
            let model = DetailModel()
            return .multiple(.push(model), .push(model))
        },
        .refuses(
            "[a]",
            """
            Can't push 'w': only a window manager holds windows.

              Stack: [a]

            Open a window with its manager; show everything else in a window's root.
            """
        ) { _ in .push(WindowRoot(name: "w")) },
    ]

    @Test("push(as:) builds once, and comes back to what it built")
    func pushAs() throws {
        let stack = StackRoot(Screen("a"))
        var built = 0
        let show = Transition<StackRoot>.push(
            Later {
                built += 1
                return Screen("k")
            }, key: 7)
        stack.perform(show)
        stack.perform(.push(Screen("b")))
        expect(stack, "[a, k, b]")
        let old = stack.tree
        stack.perform(show)
        expect(stack, "[a, k]")
        #expect(stack.tree.entries == Array(old.entries.dropLast()).withCount(2, at: 1))
        #expect(built == 1)
        var outcome: TransitionOutcome?
        stack.perform(show) { outcome = $0 }
        #expect(outcome == .noChange)
        stack.perform(.push(Later { Screen("other") }, key: 8))
        expect(stack, "[a, k, other]")
        stack.perform(.push(Later { Screen("text") }, key: "7"))
        expect(stack, "[a, k, other, text]")
        #expect(built == 1)
    }

    @Test("a key is forgotten with what was pushed under it, and with a push that is undone")
    func forgetsKeys() throws {
        let stack = StackRoot(Screen("a"))
        let screen = Screen("k")
        stack.perform(.multiple(.push(Later { screen }, key: 1), .refused("to go on")), completion: { _ in })
        expect(stack, "[a]")
        stack.perform(.push(screen))
        stack.perform(.push(Later { Screen("fresh") }, key: 1))
        expect(stack, "[a, k, fresh]")
        stack.perform(.pop())
        stack.perform(.push(Later { Screen("again") }, key: 1))
        expect(stack, "[a, k, again]")
    }

    @Test("push(as:) fails with what building throws")
    func buildThrows() throws {
        let stack = StackRoot(Screen("a"))
        var error: TransitionError?
        stack.perform(
            .push(Later { throw TransitionError(cannot: "build it", because: "there is no paper") }, key: 1)
        ) {
            error = $0.error
        }
        #expect(error?.description == "Can't build it: there is no paper.")
        expect(stack, "[a]")
    }

    @Test("replaceTop changes the top", arguments: replaceTopRows)
    func replaceTop(_ row: Row<StackRoot>) throws { try row.check() }

    static let replaceTopRows: [Row<StackRoot>] = [
        .becomes("[a, b]", "[a, p]") { .replaceTop($0["p"]) },
        .becomes("[a]", "[p]") { .replaceTop($0["p"]) },
        .becomes("[a, [b]^m]", "[a, p]") { .replaceTop($0["p"]) },
        .stays("[a, b]") { .replaceTop($0["b"]) },
        .refuses(
            "[]",
            """
            Can't replace the top with 'p': the stack is empty.

              Stack: []

            Push or set something first.
            """
        ) { .replaceTop($0["p"]) },
        .refuses(
            "[a, b]",
            """
            Can't replace the top with 'a': it is already shown in a stack.

              Stack: [a, b]

            Remove it there first, or make a second instance.
            """
        ) { .replaceTop($0["a"]) },
    ]

    @Test("set makes the stack hold just these", arguments: setRows)
    func set(_ row: Row<StackRoot>) throws { try row.check() }

    static let setRows: [Row<StackRoot>] = [
        .becomes("[a, b]", "[p, q]") { .set([$0["p"], $0["q"]]) },
        .becomes("[]", "[p]") { .set([$0["p"]]) },
        .becomes("[a, b, c]", "[c, p, a]") { .set([$0["c"], $0["p"], $0["a"]]) },
        .becomes("[a, b]", "[b, a]") { .set([$0["b"], $0["a"]]) },
        .becomes("[a, [b]^m, c]", "[[b]^m]") { .set([try $0.root(StackRoot.self, 1)]) },
        .becomes("[a]^m", "[p]^m") { .set([$0["p"]]) },
        .stays("[a, b]") { .set([$0["a"], $0["b"]]) },
        .refuses(
            "[a]",
            """
            Can't set nothing: the list is empty.

              Stack: [a]

            Give at least one.
            """
        ) { _ in .set([]) },
        .refuses(
            "[a]",
            """
            Can't set 'a', 'p', 'a': 'a' is passed twice.

              Stack: [a]

            Give each presentable once; make a second instance to show the same screen twice.
            """
        ) { .set([$0["a"], $0["p"], $0["a"]]) },
        .refuses(
            "{s[a]*, b}",
            """
            Can't set 'b': it is already shown in a tab root.

              Tabs: {s[…]*, b}

            Remove it there first, or make a second instance.
            """
        ) { .set([$0["a"], $0["b"]]) },
    ]
}

extension [Tree.Entry] {
    /// The same entries with another number of children at one of them.
    fileprivate func withCount(_ count: Int, at index: Int) -> [Tree.Entry] {
        var copy = self
        copy[index].childCount = count
        return copy
    }
}
