import CoordinationTesting
import Testing
import Transitions

@Suite("Split verbs", .bothEnds, .noUnhandledFailures) struct SplitVerbsTests {
    @Test("set fills the columns from the first", arguments: setRows)
    func set(_ row: Row<SplitRoot>) throws { try row.check() }

    static let setRows: [Row<SplitRoot>] = [
        .becomes("(a | b)", "(p | q)") { .set([$0["p"], $0["q"]]) },
        .becomes("(a | b)", "(p | )") { .set([$0["p"]]) },
        .becomes("( | )", "(p | )") { .set([$0["p"]]) },
        .becomes("(a | b)", "(b | a)") { .set([$0["b"], $0["a"]]) },
        .becomes("( | b)", "(b | )") { .set([$0["b"]]) },
        .becomes("(a | b | c)", "(c | p | )") { .set([$0["c"], $0["p"]]) },
        .becomes("(a | | c)", "(a | p* | c)") { .set([$0["a"], $0["p"], $0["c"]]) },
        .stays("(a | b)") { .set([$0["a"], $0["b"]]) },
        .refuses(
            "(a | b)",
            """
            Can't set nothing: the list is empty.

              Split: (a | b)

            Give at least one.
            """
        ) { _ in .set([]) },
        .refuses(
            "(a | b)",
            """
            Can't set 'a', 'p', 'q': 3 were given and there are 2 columns.

              Split: (a | b)

            Give at most as many as there are columns.
            """
        ) { .set([$0["a"], $0["p"], $0["q"]]) },
        .refuses(
            "( | b)",
            """
            Can't set 'b', 'b': 'b' is passed twice.

              Split: ( | b)

            Give each presentable once; make a second instance to show the same screen twice.
            """
        ) { .set([$0["b"], $0["b"]]) },
    ]

    @Test("clear empties one column", arguments: clearRows)
    func clear(_ row: Row<SplitRoot>) throws { try row.check() }

    static let clearRows: [Row<SplitRoot>] = [
        .becomes("(a | b | c)", "(a | | c)") { _ in .clear(column: 1) },
        .becomes("(a | b)", "( | b)") { _ in .clear(column: 0) },
        .becomes("(a | )", "( | )") { _ in .clear(column: 0) },
        .becomes("(a | b | c)", "(a | b | )") { _ in .clear(column: 2) },
        .becomes("(a* | b | c)", "( | b* | c)") { _ in .clear(column: 0) },
        .becomes("(a* | b | c)", "(a* | b | )") { _ in .clear(column: 2) },
        .stays("(a | )") { _ in .clear(column: 1) },
        .refuses(
            "(a | b)",
            """
            Can't clear column 2: the indices run from 0 to 1.

              Split: (a | b)

            Choose an index in that range.
            """
        ) { _ in .clear(column: 2) },
    ]

    @Test("fill replaces one column", arguments: columnRows)
    func column(_ row: Row<SplitRoot>) throws { try row.check() }

    static let columnRows: [Row<SplitRoot>] = [
        .becomes("(a | b | c)", "(a | p | c)") { .fill(column: 1, with: $0["p"]) },
        .becomes("(a* | b)", "(a* | p)") { .fill(column: 1, with: $0["p"]) },
        .becomes("(a* | b)", "(p* | b)") { .fill(column: 0, with: $0["p"]) },
        .becomes("( | | )", "( | | p)") { .fill(column: 2, with: $0["p"]) },
        .stays("(a | b)") { .fill(column: 1, with: $0["b"]) },
        .stays("(a | [b]^m)") { stage in .fill(column: 1, with: try stage.root(StackRoot.self)) },
        .refuses(
            "(a | b)",
            """
            Can't show 'p' in column 2: the indices run from 0 to 1.

              Split: (a | b)

            Choose an index in that range.
            """
        ) { .fill(column: 2, with: $0["p"]) },
        .refuses(
            "(a | )",
            """
            Can't show 'a' in column 1: it is already shown in a split.

              Split: (a | )

            Remove it there first, or make a second instance.
            """
        ) { .fill(column: 1, with: $0["a"]) },
    ]

    @Test("show and showDetail replace the first and the last column", arguments: showRows)
    func show(_ row: Row<SplitRoot>) throws { try row.check() }

    static let showRows: [Row<SplitRoot>] = [
        .becomes("(a | b)", "(p* | b)") { .show($0["p"]) },
        .becomes("( | b)", "(p* | b)") { .show($0["p"]) },
        .becomes("(a | b | c)", "(p* | b | c)") { .show($0["p"]) },
        .becomes("(a | b)", "(a | p)") { .showDetail($0["p"]) },
        .becomes("(a | )", "(a | p)") { .showDetail($0["p"]) },
        .becomes("(a | | )", "(a | | p)") { .showDetail($0["p"]) },
        .becomes("([a]^m | b)", "(p* | b)") { .show($0["p"]) },
        .becomes("(a | b)", "(a* | b)") { .show($0["a"]) },
        .stays("(a* | b)") { .show($0["a"]) },
        .becomes("(a* | b)", "(a | b)") { .showDetail($0["b"]) },
        .stays("(a | | c)") { .showDetail($0["c"]) },
        .refuses(
            "(a | b)",
            """
            Can't show 'b' in column 0: it is already shown in a split.

              Split: (a | b)

            Remove it there first, or make a second instance.
            """
        ) { .show($0["b"]) },
    ]

    @Test("show on another root is its natural verb")
    func natural() throws {
        try Row<StackRoot>.becomes("[a]", "[a, p]") { .show($0["p"]) }.check()
        try Row<StackRoot>.becomes("[a]", "[a, p]") { .showDetail($0["p"]) }.check()
        try Row<TabRoot>.becomes("{a*}", "{a*}^p") { .show($0["p"]) }.check()
        try Row<TabRoot>.becomes("{a*}^m", "{a*}^m^p") { .showDetail($0["p"]) }.check()
        try Row<PageRoot>.becomes("<a*>", "<a*>^p") { .show($0["p"]) }.check()
        try Row<WindowRoot>.becomes("main: [a]", "main: [a]^p") { .show($0["p"]) }.check()
        try Row<StackRoot>.refuses(
            "[a]",
            """
            Can't push 'a': it is already shown in a stack.

              Stack: [a]

            Remove it there first, or make a second instance.
            """
        ) { .show($0["a"]) }.check()
    }

    @Test("the natural verb is asked of the root at run time")
    func runTime() throws {
        func show<Root: ContainerRoot>(on root: Root) { root.perform(.show(Screen("p"))) }
        let roots: [any ContainerRoot] = [StackRoot(Screen("a")), TabRoot(Screen("a")), SplitRoot(Screen("a"))]
        for root in roots { show(on: root) }
        #expect(roots.map { $0.tree.description } == ["[a, p]", "{a*}^p", "(p | )"])
    }
}
