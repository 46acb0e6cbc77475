@_spi(Hosting) import CoordinationTesting
import Testing
import TestSupport
@_spi(Hosting) import Transitions

@Suite("Presenting without a route", .bothEnds, .noUnhandledFailures) struct PresentingInFrontTests {
    @Test("present goes over all that this holds", arguments: rows)
    func present(_ row: UnroutedRow) throws {
        try row.check { start, new, completion in start.node.present(new, completion: completion) }
    }

    static let rows: [UnroutedRow] = [
        .becomes("[a]", "[a]^p"),
        .becomes("[]", "[]^p"),
        .becomes("a", "a^p"),
        .becomes("[a]^m", "[a]^m^p"),
        .becomes("[a]!Sure", "[a]^p!Sure"),
        .becomes("{[a]*, b}", "{[a]*, b}^p"),
        .becomes("{[a]^m*, b}", "{[a]^m*, b}^p"),
        .becomes("[a]^{[b]^n*, c}", "[a]^{[b]^n*, c}^p"),
        .becomes("[a, [b]^m]", "[a, [b]^m]^p"),
        .becomes("[a+[x, y]]", "[a+[x, y]]^p"),
        .becomes("(a | b)", "(a | b)^p"),
        .becomes("main: a", "main: a^p"),
        .becomes("main: [a]^m!Sure", "main: [a]^m^p!Sure"),
        .becomes("main: [a]; other: [b]", "main: [a]; other: [b]^p"),
        .becomes("main: [a]; other: [b]", "main: [a]^p; other: [b]", from: "main"),
        .becomes("main: a", "main: a^p", from: "a"),
        .becomes("[a, b]", "[a, b]^p", from: "b"),
        .becomes("[a, b]", "[a, b]^p", from: "a"),
        .becomes("{[a]*, b}", "{[a]^p*, b}", from: "a"),
        .becomes("{a*, b}", "{a*, b}^p", from: "a"),
        .becomes("[a]^m", "[a]^m^p", from: "m"),
        .becomes("[a]^m^n", "[a]^m^n^p", from: "m"),
        .becomes("[a]^[b]", "[a]^[b]^p", from: "b"),
        .becomes("[x, s[a]]^m", "[x, s[a]^p]^m", from: "s"),
        .becomes("{s[a], [b]*}", "{s[a]^p, [b]*}", from: "s"),
        .becomes("[a+x]", "[a+x]^p", from: "x"),
    ]

    @Test("present is refused in a window without a root, and where the verb of a root is", arguments: refused)
    func refuses(_ row: UnroutedRow, _ name: String) throws {
        try row.check(showing: name) { start, new, completion in start.node.present(new, completion: completion) }
    }

    static let refused: [(UnroutedRow, String)] = [
        (.refuses("main: [a]; other:", noRoot), "p"),
        (
            .refuses(
                "[a]^m",
                """
                Can't present 'm': it is already shown over a stack.

                  Stack: [a]

                Remove it there first, or make a second instance.
                """), "m"
        ),
        (
            .refuses(
                "{s[a]*}",
                """
                Can't present 's': it contains this root.

                  Tabs: {s[…]*}

                Show something that does not contain this root.
                """, from: "a"), "s"
        ),
    ]

    private static let noRoot = """
        Can't present 'p': the window has no root.

          Window: other:\u{20}

        Set the window's root first.
        """

    @Test("style, animation and options are those that were given") func details() throws {
        let stack = StackRoot(Screen("a"))
        let host = TestHost(stack)
        let animation = TransitionAnimation("slow", duration: .seconds(2))
        let modal = Screen("m")
        stack.present(modal, style: .fullScreen, animation: animation, with: .unanimated)
        #expect(modal.presentationStyle == .fullScreen)
        #expect(modal.animation == animation)
        #expect(host.commits.last?.options == .unanimated)
        let (info, top) = (StackRoot(Screen("b")), Screen("top"))
        stack.present(info)
        stack.push(top, animation: animation, with: .unanimated)
        #expect(top.animation == animation)
        #expect(host.commits.last?.options == .unanimated)
        #expect(host.commits.count == 3)
    }
}
