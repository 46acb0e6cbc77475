import Testing
@_spi(Hosting) import Transitions
import TreeTools

@Suite("Equality of trees")
struct TreeEqualityTests {
    @Test(
        "sees everything that the line shows",
        arguments: [
            ("[a]", "[b]"), ("[a]", "{a*}"), ("{a*, b}", "{a, b*}"), ("<a*, b>", "<a*, b*>"), ("[a, b]", "[b, a]"),
            ("[a, [b]]", "[[a], b]"), ("a+b", "a^b"), ("a+b+c", "a+(b+c)"), ("a^b+c", "a+c^b"), ("a", "_"),
            ("main: a", "a"), ("a!x", "a!y"), ("a!x", "a!x!x"), ("a!x!y", "a!y!x"), ("(a | )", "( | a)"),
            ("_:", ""), ("_:", "_:; _:"), ("a; b", "b; a"), ("a!x; b", "a; b!x"), ("s[a]", "[a]"), ("[_]", "[]"),
            ("é", "\"e\\u{301}\""), ("K", #""\u{212A}""#), (#""\u{D}\n""#, #""\n""#),
        ])
    func shape(left: String, right: String) throws {
        #expect(try Tree(left) != Tree(right))
        #expect(try Tree(left).description != Tree(right).description)
    }

    @Test("does not see ids, styles and settings")
    func beside() throws {
        var builder = Tree.Builder()
        builder.window(id: .random(), alerts: [Tree.Alert("Sure", id: .random())])
        builder.node(.pages, id: .random(), children: 1, presents: true, loops: true, isDoubleSided: true)
        builder.node(.screen, name: "a", isShown: true)
        builder.node(.screen, name: "b", style: .fullScreen)
        let tree = builder.finish()
        let plain = try Tree("<a*>^b!Sure")
        #expect(tree == plain)
        #expect(tree.hashValue == plain.hashValue)
        #expect(tree.entries != plain.entries)
    }
}
