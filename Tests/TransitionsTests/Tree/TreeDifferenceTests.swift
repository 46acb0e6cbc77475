import TestSupport
import Testing
import Transitions
import TreeTools

@Suite("The difference of two trees")
struct TreeDifferenceTests {
    @Test("shows what was added and removed, with what is around it")
    func addedAndRemoved() throws {
        try expect(
            from: "[a, b, c]", to: "[a, x, b]!Sure",
            """
            The trees differ: - is only in the old one, + only in the new one.

              window
                stack
                  screen a
            +     screen x
                  screen b
            -     screen c
            +   ! alert Sure
            """)
    }

    @Test("says where a star went")
    func stars() throws {
        try expect(
            from: "{[a]*, [b]}", to: "{[a], [b]*}",
            """
            The trees differ: - is only in the old one, + only in the new one.

              window
                tabs
            -     stack *
            +     stack  (no longer shown)
                    screen a
            -     stack
            +     stack *  (now shown)
                    screen b
            """)
        try expect(
            from: "{a*}", to: "{n*, a}",
            """
            The trees differ: - is only in the old one, + only in the new one.

              window
                tabs
            -     screen a *
            +     screen n *
            +     screen a  (no longer shown)
            """)
    }

    @Test("says what had another name")
    func names() throws {
        try expect(
            from: "main: {[list]*, c^login}", to: "side: news{[list]*, c^signIn}",
            """
            The trees differ: - is only in the old one, + only in the new one.

            - window main
            -   tabs
            + window side  (was main)
            +   tabs news  (had no name)
                  stack *
                    screen list
                  screen c
            -       ^ screen login
            +       ^ screen signIn  (was login)
            """)
        try expect(
            from: "{a*, x}", to: "{b, x*}",
            """
            The trees differ: - is only in the old one, + only in the new one.

              window
                tabs
            -     screen a *
            -     screen x
            +     screen b  (was a, no longer shown)
            +     screen x *  (now shown)
            """)
    }

    @Test("shows how a node is related to another")
    func relations() throws {
        try expect(
            from: "a+b", to: "a^b",
            """
            The trees differ: - is only in the old one, + only in the new one.

              window
                screen a
            -     + screen b
            +     ^ screen b
            """)
    }

    @Test("counts what is alike, and says what is around the next difference")
    func context() throws {
        try expect(
            from: "[a, b, c, d, [e, f, g, [h, i, j]], k, l, m, n]",
            to: "[x, a, b, c, d, [e, f, g, [h, i]], k, l, m, n]",
            """
            The trees differ: - is only in the old one, + only in the new one.

              window
                stack
            +     screen x
                  screen a
                  screen b
              ⋯ 7 lines alike, into stack › stack › stack
                      screen h
                      screen i
            -         screen j
                  screen k
                  screen l
              ⋯ 2 lines alike
            """)
    }

    @Test("is empty exactly for equal trees")
    func empty() throws {
        let tree = try Tree("main: {[a]*, b}!Sure")
        #expect(tree.difference(from: tree).isEmpty)
        #expect(tree.difference(from: tree).description == "The trees are alike.")
        #expect(tree.difference(from: tree).lines.map(\.change) == Array(repeating: .kept, count: 6))
        #expect(try !Tree("").difference(from: Tree("_:")).isEmpty)
        #expect(try Tree("").difference(from: Tree("")).isEmpty)
    }

    @Test("Two trees with nothing in common cost no square of their size, and do not flood the log")
    func replaced() throws {
        let count = 20_000
        let old = try Tree("[" + (0..<count).map { "a\($0)" }.joined(separator: ", ") + "]")
        let new = try Tree("[" + (0..<count).map { "b\($0)" }.joined(separator: ", ") + "]")
        let difference = new.difference(from: old)
        #expect(difference.lines.count { $0.change == .removed } == count)
        #expect(difference.lines.count { $0.change == .added } == count)
        let text = difference.description.split(separator: "\n")
        #expect(text.count == 85)
        #expect(text[43] == "- ⋯ 19960 more lines")
        #expect(text[84] == "+ ⋯ 19960 more lines")
    }

    @Test("A few changes far apart in a large tree are found one by one")
    func farApart() throws {
        let count = 20_000
        let old = try Tree("[" + (0..<count).map { "a\($0)" }.joined(separator: ", ") + "]")
        let new = try Tree("[" + (0..<count).map { $0 % 4_000 == 7 ? "b" : "a\($0)" }.joined(separator: ", ") + "]")
        let changes = new.difference(from: old).lines.filter { $0.change != .kept }
        #expect(changes.count == 10)
        #expect(changes[8].text == "screen a16007")
        #expect(changes[9].remark == "was a16007")
    }

    @Test("leads from any tree to any other", arguments: [UInt64(3)])
    func random(seed: UInt64) {
        var forests = RandomForest(seed: seed)
        for round in 0..<2_000 {
            let (old, new) = (forests.next(), forests.next())
            let difference = new.difference(from: old)
            let back = old.difference(from: new)
            let isRight =
                difference.isEmpty == (old == new) && back.isEmpty == difference.isEmpty
                && texts(of: difference, without: .added) == texts(of: back, without: .removed)
                && texts(of: difference, without: .removed) == texts(of: new.difference(from: new), without: .removed)
            if !isRight {
                Issue.record("Seed \(seed), round \(round): from \(old) to \(new): \(difference)")
            }
        }
    }

    private func texts(of difference: Tree.Difference, without change: Tree.Difference.Line.Change) -> [String] {
        difference.lines.filter { $0.change != change }.map { "\($0.depth) \($0.text)" }
    }

    private func expect(
        from old: String, to new: String, _ text: String, at location: SourceLocation = #_sourceLocation
    ) throws {
        let difference = try Tree(new).difference(from: Tree(old))
        #expect(difference.description == text, sourceLocation: location)
    }
}
