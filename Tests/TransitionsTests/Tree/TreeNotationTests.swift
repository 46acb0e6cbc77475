import Testing
import Transitions
import TreeTools

@Suite("A tree's notation")
struct TreeNotationTests {
    @Test(
        "prints what it reads",
        arguments: [
            "", "_:", "main:", "_", "a", "[]", "{}", "<>", "( | )", "[a, b]", "news[list, article]", "{a*, b}",
            "{a, b*}",
            "<a*>", "<a, b*, c>", "<a, b*, c*>", "(a | b)", "( | b)", "(a | )", "(a |  | b)", "side(a | b)",
            "a^b", "a^b^c", "a+b", "a+b+c", "a+b+c^d", "a^b+c", "a+(b+c)", "a+(b^c)", "a+(b^c+d)^e", "a+[b+c]",
            "{[a]^m*, b}", "{a+b^c+d*, e}", "[a]^[b, c]^d", "<a^b*, c^d*>", "(a^b | c+d)", "[a]!Sure", "[a]!Sure!Other",
            "_:!Sure", "main:!Sure", "main: [a]!Sure", "main: [a]; _:; side: b; _", "_!_", "\"_\"", "\"_\": \"_\"",
            "[_, _]", "é", "日本語", "٣", "-", ".", "a_b-c.d", "__", "\"a b\"", "\"a,b\"", #""\"""#, #""\\""#,
            #""\n""#, #""\u{D}\n""#, #""\u{9}\u{0}\u{7F}\u{85}\u{2028}\u{2029}""#, "\"🧑‍🚀\"", "\"❤️\"", #""\u{FE0F}""#,
            #""e\u{301}""#, #""\u{301}a""#, #""\u{212A}""#, #""\u{202E}a""#, "\"น้ำ\"",
        ])
    func printsWhatItReads(line: String) throws {
        let tree = try Tree(line)
        #expect(Array(tree.description.unicodeScalars) == Array(line.unicodeScalars))
        #expect(try Tree(tree.description) == tree)
    }

    @Test(
        "takes spaces, parentheses and escapes that change nothing",
        arguments: [
            ("   ", ""), (" [ a , b ] ", "[a, b]"), ("[a,b]", "[a, b]"), ("news [a]", "news[a]"), ("(a)", "a"),
            ("((a))", "a"), ("([a])", "[a]"), ("(a+b)+c", "a+b+c"), ("(a+b)^c", "a+b^c"), ("(a^b)", "a^b"),
            ("a^(b^c)", "a^b^c"), ("a+(b)", "a+b"), ("{(a^b)*}", "{a^b*}"), ("(|)", "( | )"), ("((a|b))", "(a | b)"),
            ("main:a!x", "main: a!x"), ("_: a", "a"), ("_[a]", "[a]"), ("\"\"[a]", "[a]"), ("\"\"", "_"),
            ("\"a\"", "a"), (#""\u{61}\u{00062}""#, "ab"), (#""\u{00e9}""#, "é"), ("!Sure", "_:!Sure"), (";", "_:; _:"),
            ("\u{212A}", #""\u{212A}""#), ("\u{1100}\u{1161}", "\"\u{1100}\\u{1161}\""),
        ])
    func takesWhatChangesNothing(line: String, printed: String) throws {
        #expect(try Tree(line).description == printed)
        #expect(try Tree(line) == Tree(printed))
    }
}
