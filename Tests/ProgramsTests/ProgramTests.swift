import Programs
import Testing

/// Programs as `.ci/long programs` plays them, a few of them in each run of the tests.
@Suite("Programs over everything at once") struct ProgramTests {
    /// Faults that are known and not mended, by their headlines: what shows them is passed over.
    static let known: Set<String> = []

    @Test("random programs show no flaw", arguments: 0..<10)
    func holds(share: UInt64) {
        for seed in share * 4..<(share + 1) * 4 {
            var drawing = Drawing(seed: seed)
            let program = drawing.program()
            let flaws = program.play(passing: Self.known).flaws
            #expect(flaws == [], "seed \(seed)\n\(program)")
        }
    }

    @Test("a program does at least thirty things, and most of them come about")
    func isOfUse() {
        var tally: [String: Int] = [:]
        for seed in UInt64(0)..<40 {
            var drawing = Drawing(seed: seed)
            let program = drawing.program()
            #expect(program.steps.count > 30)
            for (name, count) in program.play(passing: Self.known).tally.counts["ending", default: [:]] {
                tally[name, default: 0] += count
            }
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
            var drawing = Drawing(seed: seed)
            drawing.program().steps.forEach(note)
        }
        #expect(Set(Step.Kind.allCases).subtracting(kinds) == [])
    }
}
