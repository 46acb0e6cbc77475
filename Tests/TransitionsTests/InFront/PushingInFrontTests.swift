import CoordinationTesting
import Testing
import Transitions

@Suite("Pushing without a route", .bothEnds, .noUnhandledFailures) struct PushingInFrontTests {
    @Test("push starts at the front and lands on the nearest stack around it", arguments: rows)
    func push(_ row: UnroutedRow) throws {
        try row.check { start, new, completion in start.node.push(new, completion: completion) }
    }

    static let rows: [UnroutedRow] = [
        .becomes("[a]", "[a, p]"),
        .becomes("[]", "[p]"),
        .becomes("[a]!Sure", "[a, p]!Sure"),
        .becomes("[a]^[b]", "[a]^[b, p]"),
        .becomes("[a]^[b]!Sure!Really", "[a]^[b, p]!Sure!Really"),
        .becomes("[a]^m^[b]", "[a]^m^[b, p]"),
        .becomes("[a]^{[b]*, c}", "[a]^{[b, p]*, c}"),
        .becomes("[a]^[b, {c*, d}]", "[a]^[b, {c*, d}, p]"),
        .becomes("{[a]*, [b]}", "{[a, p]*, [b]}"),
        .becomes("{[a], [b]*}", "{[a], [b, p]*}"),
        .becomes("{[a]^[m], [b]*}", "{[a]^[m], [b, p]*}"),
        .becomes("{[a]^[m]*, [b]}", "{[a]^[m, p]*, [b]}"),
        .becomes("[a, [b]]", "[a, [b, p]]"),
        .becomes("[a, []]", "[a, [p]]"),
        .becomes("[a, {b*, c}]", "[a, {b*, c}, p]"),
        .becomes("[{b*, c}, d]", "[{b*, c}, d, p]"),
        .becomes("<[a], [b]*>", "<[a], [b, p]*>"),
        .becomes("([a] | [b])", "([a] | [b, p])"),
        .becomes("([a] | )", "([a, p] | )"),
        .becomes("[(a | b)]", "[(a | b), p]"),
        .becomes("[a+[x]]", "[a+[x, p]]"),
        .becomes("[a+x]", "[a+x, p]"),
        .becomes("main: [a]", "main: [a, p]"),
        .becomes("main: [a]; other: [b]", "main: [a]; other: [b, p]"),
        .becomes("main: [a]^m; other: [b]", "main: [a]^m; other: [b, p]"),
        .becomes("main: [a]; other: [b]^[c]!Sure", "main: [a]; other: [b]^[c, p]!Sure"),
        .becomes("main: s[a]; other: [b]", "main: s[a, p]; other: [b]", from: "s"),
        .becomes("main: [a]; other: [b]", "main: [a, p]; other: [b]", from: "main"),
        .becomes("[a, b]", "[a, b, p]", from: "b"),
        .becomes("[a, b, c]", "[a, b, c, p]", from: "b"),
        .becomes("[a, {b, c*}]", "[a, {b, c*}, p]", from: "b"),
        .becomes("[x, s[a]]^m", "[x, s[a, p]]^m", from: "s"),
        .becomes("[x, s[a]^[m]]", "[x, s[a]^[m, p]]", from: "s"),
        .becomes("{s[a], [b]*}", "{s[a, p], [b]*}", from: "s"),
        .becomes("[a]^[m]", "[a]^[m, p]", from: "m"),
        .becomes("[a+x]", "[a+x, p]", from: "x"),
    ]

    @Test("push is refused where no stack is around what is in front, and never leaves a modal", arguments: refused)
    func refuses(_ row: UnroutedRow) throws {
        try row.check { start, new, completion in start.node.push(new, completion: completion) }
    }

    static let refused: [UnroutedRow] = [
        .refuses("a", message("'a'", "a")),
        .refuses("[a]^m", message("'m'", "[a]^m")),
        .refuses("[a]^m", message("'m'", "[a]^m"), from: "m"),
        .refuses("[a]^{b*, [c]}", message("'b'", "[a]^{b*, [c]}")),
        .refuses("{a*, [b]}", message("'a'", "{a*, [b]}")),
        .refuses("([a] | b)", message("'b'", "([a] | b)")),
        .refuses("{}", message("a tab root", "{}")),
        .refuses("main: [a]; other: b", message("'b'", "main: [a]; other: b")),
        .refuses("main: [a]; other:", message("'other'", "main: [a]; other:")),
    ]

    private static func message(_ front: String, _ picture: String) -> String {
        """
        Can't push 'p': \(front) is in front, and no stack is around it.

          Tree: \(picture)

        Present it in a stack of its own, present(StackRoot(screen)), or go back to a screen in a stack.
        """
    }

    @Test("push refuses what the verb of a stack refuses, in its words") func asTheVerb() throws {
        let shown = """
            Can't push 'a': it is already shown in a stack.

              Stack: [a, b]

            Remove it there first, or make a second instance.
            """
        try UnroutedRow.refuses("[a, b]", shown).check(showing: "a") { $0.node.push($1, completion: $2) }
        let cycle = """
            Can't push 's': it contains this root.

              Tabs: {s[…]*}

            Show something that does not contain this root.
            """
        try UnroutedRow.refuses("{s[a]*}", cycle, from: "a").check(showing: "s") { $0.node.push($1, completion: $2) }
        let window = """
            Can't push 'w': only a window manager holds windows.

              Stack: [a]

            Open a window with its manager; show everything else in a window's root.
            """
        let stack = StackRoot(Screen("a"))
        var error: TransitionError?
        stack.push(WindowRoot(name: "w")) { error = $0.error }
        #expect(error?.description == window)
    }
}
