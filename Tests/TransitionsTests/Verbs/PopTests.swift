import CoordinationTesting
import Testing
import Transitions

@Suite("Popping", .bothEnds, .noUnhandledFailures) struct PopTests {
    @Test("pop takes the top off", arguments: popRows)
    func pop(_ row: Row<StackRoot>) throws { try row.check() }

    static let popRows: [Row<StackRoot>] = [
        .becomes("[a, b]", "[a]") { _ in .pop() },
        .becomes("[a, b, c]", "[a]") { _ in .multiple(.pop(), .pop()) },
        .becomes("[a, b]^m", "[a]^m") { _ in .pop() },
        .becomes("[a, {b*, c}^m]", "[a]") { _ in .pop() },
        .becomes("[a, [b]]", "[a]") { _ in .pop() },
        .becomes("[a, [b]]", "[a]", on: 1) { _ in .pop() },
        .becomes("[a, []]", "[a]", on: 1) { _ in .pop() },
        .becomes("[a, [[b]]]", "[a]", on: 2) { _ in .pop() },
        .becomes("[a, [[b]]]", "[a]", on: 1) { _ in .pop() },
        .becomes("[a, [b, c]]", "[a, [b]]", on: 1) { _ in .pop() },
        .becomes("[a, [b, [c]]]", "[a, [b]]", on: 2) { _ in .pop() },
        .becomes("[a, [b], c]", "[a]", on: 1) { _ in .pop() },
        .becomes("[a, [[b], c]]", "[a]", on: 2) { _ in .pop() },
        .refuses(
            "[a]",
            """
            Can't pop: there is nothing to go back to.

              Stack: [a]

            Push something first, or dismiss or finish the modal that contains this stack.
            """
        ) { _ in .pop() },
        .refuses(
            "[]",
            """
            Can't pop: there is nothing to go back to.

              Stack: []

            Push something first, or dismiss or finish the modal that contains this stack.
            """
        ) { _ in .pop() },
        .refuses(
            "[[b]]",
            """
            Can't pop: there is nothing to go back to.

              Stack: [b]

            Push something first, or dismiss or finish the modal that contains this stack.
            """, on: 1
        ) { _ in .pop() },
        .refuses(
            "[[b], c]",
            """
            Can't pop: there is nothing to go back to.

              Stack: [b]

            Push something first, or dismiss or finish the modal that contains this stack.
            """, on: 1
        ) { _ in .pop() },
        .refuses(
            "[x, {[b]*, c}]",
            """
            Can't pop: there is nothing to go back to.

              Stack: [b]

            Push something first, or dismiss or finish the modal that contains this stack.
            """, on: 1
        ) { _ in .pop() },
        .refuses(
            "[x, y]^[b]",
            """
            Can't pop: there is nothing to go back to.

              Stack: [b]

            Push something first, or dismiss or finish the modal that contains this stack.
            """, on: 1
        ) { _ in .pop() },
        .refuses(
            "[a, b]",
            """
            Can't pop (step 1, counted from 0): there is nothing to go back to.

              Stack at that step: [a]

            Push something first, or dismiss or finish the modal that contains this stack.
            """
        ) { _ in .multiple(.pop(), .pop()) },
    ]

    @Test("pop(to:) removes what is above", arguments: popToRows)
    func popTo(_ row: Row<StackRoot>) throws { try row.check() }

    static let popToRows: [Row<StackRoot>] = [
        .becomes("[a, b, c]", "[a]") { .pop(to: $0["a"]) },
        .becomes("[a, b, c]", "[a, b]") { .pop(to: $0["b"]) },
        .becomes("[a, s[b], c]", "[a, s[b]]") { .pop(to: $0["s"]) },
        .becomes("[a, s[b, c]]", "[a, s[b]]", on: 1) { .pop(to: $0["b"]) },
        .stays("[a, b]") { .pop(to: $0["b"]) },
        .stays("[a]") { .pop(to: $0["a"]) },
        .refuses(
            "[home, list, detail]",
            """
            Can't pop to 'settings': it is not on this stack.

              Stack: [home, list, detail]

            Push it first, or pop to one of the screens above.
            """
        ) { .pop(to: $0["settings"]) },
        .refuses(
            "[]",
            """
            Can't pop to 'a': it is not on this stack.

              Stack: []

            Push it first, or pop to one of the screens above.
            """
        ) { .pop(to: $0["a"]) },
        .refuses(
            "{[a]*, s[b, c]}",
            """
            Can't pop to 'b': it is not on this stack but on another (s[b, c]).

              Stack: [a]

            Run the transition on that stack, or pop to one of the screens above.
            """
        ) { .pop(to: $0["b"]) },
        .refuses(
            "[a]^m",
            """
            Can't pop to 'm': it is not on this stack.

              Stack: [a]

            Push it first, or pop to one of the screens above.
            """
        ) { .pop(to: $0["m"]) },
        .refuses(
            "{t{x*}*, [a]}",
            """
            Can't pop to 'x': it is not on this stack.

              Stack: [a]

            Push it first, or pop to one of the screens above.
            """
        ) { .pop(to: $0["x"]) },
        .refuses(
            "[a, b, c, d, e, f, g, h]",
            """
            Can't pop to 'z': it is not on this stack.

              Stack: […, c, d, e, f, g, h] (8 in all)

            Push it first, or pop to one of the screens above.
            """
        ) { .pop(to: $0["z"]) },
    ]

    @Test("popToRoot leaves the first", arguments: popToRootRows)
    func popToRoot(_ row: Row<StackRoot>) throws { try row.check() }

    static let popToRootRows: [Row<StackRoot>] = [
        .becomes("[a, b, c]", "[a]") { _ in .popToRoot() },
        .becomes("[a, b]^m", "[a]^m") { _ in .popToRoot() },
        .becomes("[x, [a, b]]", "[x, [a]]", on: 1) { _ in .popToRoot() },
        .stays("[a]") { _ in .popToRoot() },
        .stays("[]") { _ in .popToRoot() },
        .stays("[x, [a]]", on: 1) { _ in .popToRoot() },
    ]
}
