import CoordinationTesting
import Testing
import Transitions

/// A picture and the name of what is in front of it.
struct FrontRow: Sendable, CustomTestStringConvertible {
    let picture: String
    let front: String
    var testDescription: String { "\(picture): \(front)" }
    init(_ picture: String, _ front: String) {
        self.picture = picture
        self.front = front
    }
}

@Suite("The front", .bothEnds, .noUnhandledFailures) struct FrontTests {
    @Test("the front is the innermost of the frontmost modal", arguments: rows)
    func front(_ row: FrontRow) throws {
        let stage = try Stage(row.picture)
        #expect(stage.outermost.node.top.node.name == row.front)
    }

    @Test(
        "a node is in front if it is the front, or contains the front",
        arguments: [
            ("r[a, s[b]]", ["r", "s", "b"], ["a"]), ("t{r[a]*, s[b]}", ["t", "r", "a"], ["s", "b"]),
            ("t{r[a]*, s[b]}^m[c]", ["m", "c"], ["t", "r", "a", "s", "b"]), ("r[a]^m^n", ["n"], ["r", "a", "m"]),
            ("main: r[a]^m[c]!Sure", ["main", "m", "c"], ["r", "a"]),
            ("main: a; other: s[b]^m", ["other", "m"], ["main", "a", "s", "b"]),
            ("r[a+s[b]]", ["r", "a", "s", "b"], []),
            ("p(a | b)", ["p", "b"], ["a"]),
        ])
    func isInFront(_ picture: String, _ front: [String], _ others: [String]) throws {
        let stage = try Stage(picture)
        #expect(stage.outermost.node.isInFront != others.contains(stage.outermost.node.name))
        for name in front { #expect(stage[name].node.isInFront, "\(name)") }
        for name in others { #expect(!stage[name].node.isInFront, "\(name)") }
    }

    static let rows: [FrontRow] = [
        FrontRow("[a, b]", "b"),
        FrontRow("s[]", "s"),
        FrontRow("[a, s[]]", "s"),
        FrontRow("{a*, b}", "a"),
        FrontRow("{a, b*}", "b"),
        FrontRow("<a*, b>", "a"),
        FrontRow("(a | b)", "b"),
        FrontRow("(a | )", "a"),
        FrontRow("(a | b | )", "b"),
        FrontRow("s( | )", "s"),
        FrontRow("[a]^m", "m"),
        FrontRow("[a]^m^n", "n"),
        FrontRow("[a]^[b, c]", "c"),
        FrontRow("[a]^{b*, [c]^n}", "b"),
        FrontRow("[a]^{b, [c]^n*}", "n"),
        FrontRow("{[a]^m, b*}", "b"),
        FrontRow("{[a]^m*, b}", "m"),
        FrontRow("{[a]^m*, b}^o", "o"),
        FrontRow("([a]^m | [b]^n)", "n"),
        FrontRow("([a]^m | b)", "m"),
        FrontRow("[[a]^m, b]", "b"),
        FrontRow("[a+[x, y]]", "y"),
        FrontRow("[a+x]", "a"),
        FrontRow("[a+[x]+[y]]", "y"),
        FrontRow("[a+[x]+y]", "x"),
        FrontRow("[a+([x]^m)]", "m"),
        FrontRow("[a+([x]^m)]^n", "n"),
        FrontRow("main: [a]!Sure", "a"),
        FrontRow("main: [a]^m; other: [b]", "b"),
        FrontRow("main: [a]^m; other:", "other"),
        FrontRow("main: {[a]*, b}", "a"),
    ]

    @Test("the last of a pair of pages is in front")
    func pair() throws {
        #expect(try Stage("<a*, b*, c>", isDoubleSided: true).outermost.node.top.node.name == "b")
        #expect(try Stage("<a, b, c*>", isDoubleSided: true).outermost.node.top.node.name == "c")
    }

    @Test("the front of a part is within that part, its own modals included")
    func parts() throws {
        let stage = try Stage("x{s[a, b]*, t[c]^q}^y[d]^m")
        #expect(stage["s"].node.top.node.name == "b")
        #expect(stage["t"].node.top.node.name == "q")
        #expect(stage["x"].node.top.node.name == "m")
        #expect(stage["y"].node.top.node.name == "m")
        #expect(stage["m"].node.top.node.name == "m")
        #expect(stage["a"].node.top.node.name == "a")
    }

    private final class Article: Presentable {
        let node = Screen("article")
    }

    @Test("frontmost gives the front if it is of the type, or a holder of the front up to its modal")
    func visible() throws {
        let article = Article()
        let stack = StackRoot(Screen("list"), article, name: "news")
        let tabs = TabRoot(stack, Screen("other"))
        #expect(try tabs.frontmost(Article.self) === article)
        #expect(try tabs.frontmost(StackRoot.self) === stack)
        #expect(try tabs.frontmost(TabRoot.self) === tabs)
        #expect(try article.node.frontmost(Article.self) === article)
        tabs.perform(.present(Screen("m")))
        #expect(throws: TransitionError.self) { try tabs.frontmost(Article.self) }
        #expect(try stack.frontmost(Article.self) === article)
        var message = ""
        do throws(TransitionError) { _ = try tabs.frontmost(Article.self) } catch { message = error.description }
        #expect(
            message == """
                Can't see Article: 'm' is in front.

                  Tree: {news[list, article]*, other}^m

                Bring it to the front first, or ask for the screen in front.
                """)
    }
}
