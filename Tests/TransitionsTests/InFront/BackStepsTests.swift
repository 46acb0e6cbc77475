import CoordinationTesting
import Testing
import Transitions

@Suite("Several steps back", .bothEnds, .noUnhandledFailures) struct BackStepsTests {
    struct Steps: Sendable, CustomTestStringConvertible {
        let before: String
        let count: Int
        /// Nil for no change.
        let after: String?
        var start: String?

        var testDescription: String { "\(before), \(count) back → \(after ?? "no change")" }
    }

    static let rows = [
        Steps(before: "[a, b, c]", count: 1, after: "[a, b]"),
        Steps(before: "[a, b, c]", count: 2, after: "[a]"),
        Steps(before: "[a, b, c]", count: 9, after: "[a]"),
        Steps(before: "[a, b, c]", count: .max, after: "[a]"),
        Steps(before: "[a, b, c]", count: 0, after: nil),
        Steps(before: "[a, b, c]", count: -1, after: nil),
        Steps(before: "[a]", count: 2, after: nil),
        Steps(before: "[a, b]^m", count: 2, after: "[a]"),
        Steps(before: "[a, b]^[m, n]^o!Sure", count: 3, after: "[a, b]^[m]"),
        Steps(before: "[a, [b, c]]", count: 2, after: "[a]"),
        Steps(before: "{[a, b]*, [c, d]}", count: 3, after: "{[a]*, [c, d]}"),
        Steps(before: "[a, b, c]", count: 2, after: "[a]", start: "c"),
        Steps(before: "[a, b, c]", count: 2, after: "[a]", start: "b"),
        Steps(before: "[a, b]^m", count: 2, after: "[a]", start: "m"),
        Steps(before: "main: [a]; other: [b, c]", count: 2, after: "main: [a]"),
        Steps(before: "main: [a, x]; other: [b, c]", count: 3, after: "main: [a]"),
        Steps(before: "main: [a, x]; other: [b, c]", count: 3, after: "main: [a]", start: "c"),
    ]

    @Test("several steps back are as many single ones, in one commit", arguments: rows)
    func steps(_ steps: Steps) throws {
        let stage = try Stage(steps.before)
        let old = stage.tree
        let start = steps.start.map { stage[$0] } ?? stage.outermost
        var outcomes: [TransitionOutcome] = []
        start.back(steps.count) { outcomes.append($0) }
        #expect(outcomes.count == 1)
        if let after = steps.after {
            #expect(outcomes.first?.isCompleted == true)
            expect(stage.tree, after)
        } else {
            #expect(outcomes.first == .noChange)
            #expect(stage.tree.entries == old.entries)
        }
        #expect(flaws(in: stage.outermost) == [])
    }

    @Test("a sheet that has to be answered keeps all of them from being taken") func mustBeAnswered() {
        let stack = StackRoot(Screen("a"), Screen("b"))
        stack.perform(.present(Screen("m"), style: .sheet(dismissible: false)))
        stack.perform(.present(Screen("n")))
        let rejected = outcome { stack.back(3, completion: $0) }
        #expect(rejected == .rejected(.mustBeAnswered("m")))
        expect(stack, "[a, b]^m^n")
    }

    @Test("screens are asked once for all steps, and one that stays keeps them all") func leaving() {
        let asked = Asked()
        let stack = StackRoot(Screen("a"), Draft(asked, .allow), Draft(asked, .deny("unsaved")), Screen("d"))
        asked.stack = stack
        let rejected = outcome { stack.back(3, completion: $0) }
        #expect(rejected == .rejected(.stays("unsaved")))
        #expect(asked.trees == ["[a]"])
        expect(stack, "[a, draft, draft, d]")
    }
}

private final class Asked {
    var trees: [String] = []
    weak var stack: StackRoot?
}

private final class Draft: Presentable {
    let node = Screen("draft")
    private let asked: Asked
    private let verdict: Verdict

    init(_ asked: Asked, _ verdict: Verdict) {
        self.asked = asked
        self.verdict = verdict
    }

    func verdict(forLeavingBy departure: Departure) -> Verdict {
        if !verdict.isAllowed { asked.trees.append(asked.stack?.tree.description ?? "") }
        return verdict
    }
}
