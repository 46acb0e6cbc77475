import Testing
import Transitions
import TreeTools

@Suite("A line that is not a tree")
struct TreeParseErrorTests {
    @Test("says where, what was expected, and what to do")
    func wholeMessages() {
        expect(
            "[a}",
            """
            Can't read the tree: column 3 has '}' where ',' or ']' was expected.

              [a}
                ^
            """)
        expect(
            "{a, b}",
            """
            Can't read the tree: column 6 has '}' where '*' was expected.

              {a, b}
                   ^

            Put a star after the tab that is selected: {a*, b}.
            """)
        expect(
            "[home, my screen]",
            """
            Can't read the tree: column 11 has 's' where ',' or ']' was expected.

              [home, my screen]
                        ^

            Put a separator between two nodes, and quotes around a name with spaces.
            """)
    }

    @Test("shows a line break as a picture, and keeps the caret under wide letters")
    func carets() {
        expect(
            "[a\nb]",
            #"""
            Can't read the tree: column 3 has U+000A where ',' or ']' was expected.

              [a␊b]
                ^

            Write the tree on one line, and a control in a name as \n or \u{9} in quotes.
            """#)
        expect(
            "日本~",
            """
            Can't read the tree: column 3 has '~' where '!', ';' or the end was expected.

              日本~
                  ^

            Put quotes around a name with other than letters, digits, '-', '_' and '.'.
            """)
    }

    @Test("cuts a long line around the column")
    func longLines() {
        expect(
            String(repeating: "[a, ", count: 20) + "}" + String(repeating: "b", count: 50),
            """
            Can't read the tree: column 81 has '}' where a node was expected.

              …a, [a, [a, [a, [a, [a, [a, [a, [a, [a, }bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb…
                                                      ^
            """)
    }

    @Test(
        "says the column, what is there and what was expected",
        arguments: [
            ("[", 2, "the end", "a node or ']'"), ("[a", 3, "the end", "',' or ']'"), ("[a,", 4, "the end", "a node"),
            ("[a,]", 4, "']'", "a node"), ("[,a]", 2, "','", "a node or ']'"), ("]", 1, "']'", "a node"),
            ("a b", 3, "'b'", "'!', ';' or the end"), ("a,b", 2, "','", "'!', ';' or the end"),
            ("a+", 3, "the end", "a node"), ("a^", 3, "the end", "a node"), ("a+^b", 3, "'^'", "a node"),
            ("a^;b", 3, "';'", "a node"), ("a^!x", 3, "'!'", "a node"), ("[a+]", 4, "']'", "a node"),
            ("+a", 1, "'+'", "a node"), ("(a|^b)", 4, "'^'", "a node, '|' or ')'"), ("()", 2, "')'", "a node or '|'"),
            ("(a", 3, "the end", "'|' or ')'"), ("s(a)", 4, "')'", "'|'"), ("_(a)", 4, "')'", "'|'"),
            ("(a,b)", 3, "','", "'|' or ')'"), ("(a|b]", 5, "']'", "'|' or ')'"),
            ("a!", 3, "the end", "the title of an alert"), ("a![b]", 3, "'['", "the title of an alert"),
            ("a!b^c", 4, "'^'", "'!', ';' or the end"), ("a!b c", 5, "'c'", "'!', ';' or the end"),
            ("a+b: c", 4, "':'", "'!', ';' or the end"), ("main: a: b", 8, "':'", "'!', ';' or the end"),
            ("[a: b]", 3, "':'", "',' or ']'"),
            ("/[a]", 2, "'['", "':'"), ("main/[a]", 6, "'['", "':'"),
            ("a*", 2, "'*'", "'!', ';' or the end"), ("*", 1, "'*'", "a node"),
            ("\"abc", 5, "the end", "'\"'"), (#""\"#, 3, "the end", #"'"', '\', 'n' or 'u{'"#),
            (#""\t""#, 3, "'t'", #"'"', '\', 'n' or 'u{'"#), (#""\u12""#, 4, "'1'", "'{'"),
            (#""\u{}""#, 5, "'}'", "a hexadecimal digit"), (#""\u{12""#, 7, "'\"'", "'}' or a hexadecimal digit"),
            (#""\u{110000}""#, 5, "'1'", "the number of a scalar"),
            (#""\u{D800}""#, 5, "'D'", "the number of a scalar"), (#""\u{000000041}""#, 13, "'1'", "'}'"),
            ("\"\\u{\u{FF11}}\"", 5, "'\u{FF11}'", "a hexadecimal digit"),
            ("e\u{301}", 2, "U+0301", "'!', ';' or the end"), ("a\u{200D}", 2, "U+200D", "'!', ';' or the end"),
            ("日本, a", 3, "','", "'!', ';' or the end"), ("\u{1F1E9}\u{1F1EA}", 1, "'\u{1F1E9}'", "a node"),
        ])
    func columns(line: String, column: Int, found: String, expected: String) {
        let error = #expect(throws: Tree.ParseError.self) { try Tree(line) }
        #expect(error?.column == column)
        #expect(error?.found == found)
        #expect(error?.expected == expected)
        #expect(error?.notation == line)
    }

    private static let star =
        "Only tabs, pages and splits have a star, at the end of an item: {a*, b}, <a*, b> or (a* | b)."
    private static let slash =
        "A slash follows a window's name, a split or a modal, or precedes a column: main/: [a], (a* | b)/, (/a | b)."

    @Test(
        "names a remedy",
        arguments: [
            ("{a*, b*}", 7, "One tab is selected: leave one star."),
            ("{a**}", 4, "One tab is selected: leave one star."),
            ("<a>", 3, "Put a star after the page that is shown, or after two neighbours: <a*, b>."),
            ("<a*, b, c*>", 10, "One page is shown, or two neighbours: leave their stars."),
            ("<a*, b*, c*>", 11, "One page is shown, or two neighbours: leave their stars."),
            ("[a*]", 3, star),
            ("(a* | b*)", 8, "One column is in hand: leave one star."),
            ("{(a*)}", 5, "A split has at least one bar: (a | )."),
            ("(/a)", 4, "A split has at least one bar: (a | )."),
            ("[a/]", 3, slash), ("[a]/", 4, slash), ("(//a | b)", 3, slash), ("(a | b)//", 9, slash),
            ("a^b+c/", 6, slash),
            ("{a*^b, c}", 4, "A star follows the embedded and presented nodes: {a+b^c*, d}."),
            ("(a^b)^c", 6, "A node presents one other; let the last one present: a^b^c."),
            ("x^(a^b)^c", 8, "A node presents one other; let the last one present: a^b^c."),
            ("(a^b)+c", 6, "A node that presents in parentheses embeds no more: write a+c^b, or a^(b+c)."),
            ("((a^b))+c", 8, "A node that presents in parentheses embeds no more: write a+c^b, or a^(b+c)."),
            ("()", 2, "A split has at least one bar: (a | )."),
            ("s(a)", 4, "A split has at least one bar: (a | )."),
            ("[a: b]", 3, "Only a window has its name before a colon: main: [a]."),
            ("a#b", 2, "Put quotes around a name with other than letters, digits, '-', '_' and '.'."),
            ("[a, \"b]", 8, "Close the name that opens at column 5."),
            (#""\t""#, 3, #"Write a backslash as \\, and controls as \n or \u{9}."#),
            (#""\u9""#, 4, #"Write a scalar by its number, as in \u{9}."#),
            (#""\u{D800}""#, 5, "Scalars are 0 to D7FF and E000 to 10FFFF."),
        ])
    func remedies(line: String, column: Int, remedy: String) {
        let error = #expect(throws: Tree.ParseError.self) { try Tree(line) }
        #expect(error?.column == column)
        #expect(error?.remedy == remedy)
        #expect(error?.description.hasSuffix("\n\n" + remedy) == true)
    }

    private func expect(_ line: String, _ message: String, at location: SourceLocation = #_sourceLocation) {
        let error = #expect(throws: Tree.ParseError.self, sourceLocation: location) { try Tree(line) }
        #expect(error?.description == message, sourceLocation: location)
    }
}
