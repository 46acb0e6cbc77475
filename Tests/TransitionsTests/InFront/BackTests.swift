import CoordinationTesting
import Testing
import Transitions

/// One step back: the picture before and after, from the outermost or from a node by name.
struct BackRow: Sendable, CustomTestStringConvertible {
    let before: String
    let after: String
    let start: String?
    var testDescription: String { "\(before) → \(after)" + (start.map { " from \($0)" } ?? "") }
    init(_ before: String, _ after: String, from start: String? = nil) {
        self.before = before
        self.after = after
        self.start = start
    }
}

@Suite("Going back", .bothEnds, .noUnhandledFailures) struct BackTests {
    @Test("back starts at the front and walks outward", arguments: rows)
    func back(_ row: BackRow) throws {
        let stage = try Stage(row.before)
        let old = stage.tree
        var outcomes: [TransitionOutcome] = []
        let start = row.start.map { stage[$0] } ?? stage.outermost
        func goBack(_ presentable: some Presentable) { presentable.back { outcomes.append($0) } }
        goBack(start)
        expect(stage.tree, row.after)
        #expect(outcomes.count == 1)
        #expect((outcomes.first == .noChange) == (row.before == row.after))
        if row.before == row.after { #expect(stage.tree.entries == old.entries) }
        #expect(flaws(in: stage.outermost) == [])
    }

    static let rows: [BackRow] = [
        BackRow("[a, b]", "[a]"),
        BackRow("[a]", "[a]"),
        BackRow("[]", "[]"),
        BackRow("a", "a"),
        BackRow("[a, b]!Sure", "[a, b]"),
        BackRow("[a, b]!Sure!Really", "[a, b]!Really"),
        BackRow("[a, b]^m", "[a, b]"),
        BackRow("[a, b]^m^n", "[a, b]^m"),
        BackRow("[a, b]^[c]", "[a, b]"),
        BackRow("[a, b]^[c, d]", "[a, b]^[c]"),
        BackRow("[a, b]^{[c]*, d}", "[a, b]"),
        BackRow("[a, [b]]", "[a]"),
        BackRow("[a, [b, c]]", "[a, [b]]"),
        BackRow("[a, [[b]]]", "[a]"),
        BackRow("[[b]]", "[[b]]"),
        BackRow("[a, []]", "[a]"),
        BackRow("{[a, b]*, c}", "{[a]*, c}"),
        BackRow("{[a], [b, c]*}", "{[a], [b]*}"),
        BackRow("{[a]*, [b, c]}", "{[a]*, [b, c]}"),
        BackRow("[x, {[a]*, b}]", "[x]"),
        BackRow("<a, b*>", "<a, b*>"),
        BackRow("([a, b] | [c])", "([a] | [c])"),
        BackRow("([a] | [b, c])", "([a] | [b])"),
        BackRow("([a, b] | )", "([a] | )"),
        BackRow("[a+[x, y]]", "[a+[x]]"),
        BackRow("[a, b+[x]]", "[a]"),
        BackRow("{[a]^m, [b]*}", "{[a]^m, [b]*}"),
        BackRow("main: [a]", "main: [a]"),
        BackRow("main: [a, b]", "main: [a]"),
        BackRow("main: [a]; other: [b]", "main: [a]"),
        BackRow("main: [a]; other: [b, c]", "main: [a]; other: [b]"),
        BackRow("main: [a]; other: [b]^m", "main: [a]; other: [b]"),
        BackRow("main: [a]; other: [b]!Sure", "main: [a]; other: [b]"),
        BackRow("main: [a]; other:", "main: [a]"),
        BackRow("main: [a, x]!Sure; other: [b]", "main: [a, x]!Sure"),
        BackRow("main: s[a]; other: [b]", "other: [b]", from: "s"),
        BackRow("main: s[a, x]; other: [b]", "main: s[a]; other: [b]", from: "s"),
        BackRow("main: s[a]!Sure; other: [b]", "main: s[a]; other: [b]", from: "s"),
        BackRow("[x, s[a]]^m", "[x]^m", from: "s"),
        BackRow("{[a, b], s[c, d]*}", "{[a, b], s[c]*}", from: "s"),
        BackRow("{s[a, b], [c, d]*}", "{s[a], [c, d]*}", from: "s"),
        BackRow("[a, b, c]", "[a]", from: "b"),
    ]

    @Test("back step by step ends where there is nothing to go back to")
    func untilTheEnd() throws {
        let stage = try Stage("main: {[a, [b, c]]*, d}^m^[e, f]!Sure; other: [g, h]")
        let manager = try stage.root(WindowManager.self)
        var pictures: [String] = []
        var outcome: TransitionOutcome?
        while outcome != .noChange, pictures.count < 20 {
            manager.back { outcome = $0 }
            pictures.append(stage.tree.description)
        }
        #expect(
            pictures == [
                "main: {[a, [b, c]]*, d}^m^[e, f]!Sure; other: [g]", "main: {[a, [b, c]]*, d}^m^[e, f]!Sure",
                "main: {[a, [b, c]]*, d}^m^[e, f]", "main: {[a, [b, c]]*, d}^m^[e]", "main: {[a, [b, c]]*, d}^m",
                "main: {[a, [b, c]]*, d}", "main: {[a, [b]]*, d}", "main: {[a]*, d}", "main: {[a]*, d}",
            ])
    }

    @Test("back out of an alert chooses its cancelling answer")
    func cancels() throws {
        let stack = StackRoot(Screen("a"))
        var log: [String] = []
        stack.perform(
            .alert(
                "Sure",
                choices: [
                    AlertChoice("Yes") { log.append("yes") }, AlertChoice("No", role: .cancel) { log.append("no") },
                ]))
        stack.back()
        #expect(log == ["no"])
        expect(stack, "[a]")
    }

    @Test("a sheet that has to be answered rejects")
    func mustBeAnswered() throws {
        let stack = StackRoot(Screen("a"))
        stack.perform(.present(Screen("m"), style: .sheet(dismissible: false)))
        var outcome: TransitionOutcome?
        stack.back { outcome = $0 }
        #expect(outcome == .rejected(.mustBeAnswered("m")))
        expect(stack, "[a]^m")
        stack.perform(.push(Screen("b"))) { outcome = $0 }
        #expect(outcome?.changes.count == 1)
        stack.perform(.dismiss())
        expect(stack, "[a, b]")
    }
}
