import Programs
import Testing

/// Programs as `.ci/long programs` plays them, a few of them in each run of the tests.
@Suite("Programs over everything at once") struct ProgramTests {
    /// Faults that are known and not mended, by their headlines: what shows them is passed over.
    static let known: Set<String> = []

    /// Forty programs, and what came of them.
    private static let played = (0..<40 as Range<UInt64>).map { seed in
        var drawing = Drawing(seed: seed)
        let program = drawing.program()
        let played = program.play(passing: known)
        return (
            text: "seed \(seed)\n\(program)", steps: program.steps.count, flaws: played.flaws,
            endings: played.tally.counts["ending", default: [:]]
        )
    }

    @Test("random programs show no flaw")
    func holds() {
        for program in Self.played { #expect(program.flaws == [], "\(program.text)") }
    }

    @Test("a program does at least thirty things, and most of them come about")
    func isOfUse() {
        var tally: [String: Int] = [:]
        for program in Self.played {
            #expect(program.steps > 30)
            tally.merge(program.endings, uniquingKeysWith: +)
        }
        let all = tally.values.reduce(0, +)
        #expect(tally["failed", default: 0] * 2 < all)
        #expect(tally["completed", default: 0] * 4 > all)
    }

    @Test("every kind of step is drawn")
    func drawsAll() {
        var kinds: Set<Step.Kind> = []
        func note(_ step: Step) {
            kinds.insert(step.kind)
            step.steps.forEach(note)
        }
        for seed in UInt64(0)..<400 {
            for isOfSessions in [false, true] {
                var drawing = Drawing(seed: seed, ofSessions: isOfSessions)
                drawing.program().steps.forEach(note)
            }
        }
        #expect(Set(Step.Kind.allCases).subtracting(kinds) == [])
    }
}
