import CoordinationHosting
import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

@Suite("Presenting", .bothEnds, .noUnhandledFailures) struct PresentingTests {
    @Test("present goes on top of what the root presents", arguments: presentRows)
    func present(_ row: Row<StackRoot>) throws { try row.check() }

    static let presentRows: [Row<StackRoot>] = [
        .becomes("[a]", "[a]^p") { .present($0["p"]) },
        .becomes("[]", "[]^p") { .present($0["p"]) },
        .becomes("[a]^m", "[a]^m^p") { .present($0["p"]) },
        .becomes("[a]^m^n", "[a]^m^n^p") { .present($0["p"]) },
        .becomes("x[a]^y[b]", "x[a]^y[b]^p", on: 1) { .present($0["p"]) },
        .becomes("x[a]^y[b]^m", "x[a]^y[b]^m^p", on: 1) { .present($0["p"]) },
        .becomes("[a, [b]]", "[a, [b]^p]", on: 1) { .present($0["p"]) },
        .becomes("[a, [b]]^m", "[a, [b]^p]^m", on: 1) { .present($0["p"]) },
        .becomes("{a*, [b]}", "{a*, [b]^p}") { .present($0["p"]) },
        .becomes("main: [a]!Sure", "main: [a]^p!Sure") { .present($0["p"]) },
        .becomes("[a]", "[a]^[b]^m") { .present(try $0.make("[b]^m")) },
        .becomes("[a]^x", "[a]^x^[b]^m^n^p") { .multiple(.present(try $0.make("[b]^m^n")), .present($0["p"])) },
        .becomes("[a]^x[b]", "[a]^x[b]^y[c]^n", on: 1) { .present(try $0.make("y[c]^n")) },
        .becomes("[a]", "[a]^{[b]^m*}") { .present(try $0.make("{[b]^m*}")) },
        .refuses(
            "s[a]^m",
            """
            Can't present 'm': it is already shown over 's'.

              Stack: s[a]

            Remove it there first, or make a second instance.
            """
        ) { .present($0["m"]) },
        .refuses(
            "s[a]",
            """
            Can't present 's': it contains this root.

              Stack: s[a]

            Show something that does not contain this root.
            """
        ) { .present($0["s"]) },
        .refuses(
            "t{s[a]*}",
            """
            Can't present 't': it contains this root.

              Stack: s[a]

            Show something that does not contain this root.
            """
        ) { .present($0["t"]) },
    ]

    @Test("a window manager presents nothing itself") func manager() {
        let manager = WindowManager(WindowRoot(Screen("a"), name: "main"))
        var error: TransitionError?
        manager.perform(.present(Screen("p"))) { error = $0.error }
        #expect(
            error?.description == """
                Can't present 'p': a window manager presents nothing itself.

                  Windows: main: …

                Open a window with its manager; show everything else in a window's root.
                """)
    }

    @Test("a window's root presents for it", arguments: windowRows)
    func window(_ row: Row<WindowRoot>) throws { try row.check() }

    static let windowRows: [Row<WindowRoot>] = [
        .becomes("main: [a]", "main: [a]^p") { .present($0["p"]) },
        .becomes("main: [a]^m", "main: [a]^m^p") { .present($0["p"]) },
        .becomes("main: [a]; other: b", "main: [a]; other: b^p", on: 1) { .present($0["p"]) },
        .becomes("main: [a]", "main: [a]^p") { .presentOnRoot($0["p"]) },
        .refuses(
            "main:",
            """
            Can't present 'p': the window has no root.

              Window: main: \n
            Set the window's root first.
            """
        ) { .present($0["p"]) },
        .refuses(
            "main: [a]^m",
            """
            Can't present 'p' on the root: 'm' is already presented.

              Window: main: […]

            Dismiss that first, or use present, which presents on top of it.
            """
        ) { .presentOnRoot($0["p"]) },
    ]

    @Test("presentOnRoot wants a root that presents nothing", arguments: onRootRows)
    func onRoot(_ row: Row<StackRoot>) throws { try row.check() }

    static let onRootRows: [Row<StackRoot>] = [
        .becomes("[a]", "[a]^p") { .presentOnRoot($0["p"]) },
        .becomes("{[a]*, [b]}^m", "{[a]^p*, [b]}^m") { .presentOnRoot($0["p"]) },
        .becomes("x[a]^y[b]", "x[a]^y[b]^p", on: 1) { .presentOnRoot($0["p"]) },
        .refuses(
            "[a]^m^n",
            """
            Can't present 'p' on the root: 'm' is already presented.

              Stack: [a]

            Dismiss that first, or use present, which presents on top of it.
            """
        ) { .presentOnRoot($0["p"]) },
        .refuses(
            "x[a]^y[b]^n",
            """
            Can't present 'p' on the root: 'n' is already presented.

              Stack: y[b]

            Dismiss that first, or use present, which presents on top of it.
            """, on: 1
        ) { .presentOnRoot($0["p"]) },
    ]

    @Test("each modal keeps the style it was given")
    func styles() throws {
        let stack = StackRoot(Screen("a"))
        let styles: [PresentationStyle] = [.automatic, .fullScreen, .sheet(), .sheet(dismissible: false)]
        var changes: [TreeChange] = []
        stack.perform(.multiple(styles.map { .present(Screen("m"), style: $0) })) { changes = $0.changes }
        #expect(changes.map(\.kind) == styles.enumerated().map { .presented(level: $0, style: $1) })
        var found: [PresentationStyle?] = []
        var modal = stack.tree.windows[0].content?.presented
        while let next = modal {
            found.append(next.style)
            modal = next.presented
        }
        #expect(found == styles)
    }

    @Test("a chain that is presented whole keeps its styles, and comes off one by one")
    func chain() throws {
        let child = StackRoot(Screen("b"), name: "child")
        child.perform(.present(Screen("m"), style: .fullScreen))
        let stack = StackRoot(Screen("a"))
        stack.perform(.present(child, style: .sheet(dismissible: false)))
        expect(stack, "[a]^child[b]^m")
        expect(child, "child[b]^m")
        #expect(child.node.presented?.name == "m")
        #expect(stack.tree.windows[0].content?.presented?.presented?.style == .fullScreen)
        stack.perform(.dismiss())
        expect(stack, "[a]^child[b]")
        stack.perform(.dismiss())
        expect(stack, "[a]")
        expect(child, "child[b]")
    }
}
