@_spi(Log) import Coordination
import TestSupport
import Testing

@Suite("Interleavings") struct InterleavingTests {
    @Test("interleavings of all that can happen agree with a naive model", arguments: Walks.seeds(2, long: 100))
    func interleavings(part: UInt64) {
        // Answers to hosts of windows that have gone are reported here.
        DiagnosticsHandler.withHandler(DiagnosticsHandler { _ in }) {
            for seed in (part &* 100)..<(part &* 100 &+ 100) {
                guard let (flaw, steps, abandoned) = Run.drawn(seed: seed) else { continue }
                let short = Run.shrunk(steps, abandoned: abandoned)
                let list = short.map { "\($0)" }.joined(separator: "\n    ")
                Issue.record(
                    """
                    Seed \(seed): \(flaw)

                    The shortest list of steps that fails\(abandoned ? ", the app being let go of at the end" : ""):
                        \(list)
                    \(Run.flaw(in: short, abandoned: abandoned) ?? "")
                    """)
                return
            }
        }
    }

    @Test("the random steps produce every kind of outcome and event")
    func variety() {
        var missing: Set = [
            " completed", " no change", " cancelled person", " cancelled program", " cancelled caller",
            " cancelled recovery",
            " cancelled undone", " cancelled released", " rejected busy", " rejected mustBeAnswered", " failed",
            " failed hostRefused", " failed hostTimedOut", " failed noTimeSource", " answered Go", "effect",
            "show main",
            "home reselected", "list appeared", "diagnostic: twice", "diagnostic: late", "back at root in main",
        ]
        DiagnosticsHandler.withHandler(DiagnosticsHandler { _ in }) {
            for seed: UInt64 in 0..<400 where !missing.isEmpty {
                var (run, drawing) = (Run(), Drawing(seed: seed))
                for _ in 0..<24 { _ = run.take(drawing.step(run.model)) }
                for line in run.player.log { missing.remove(line.drop { $0.isNumber || $0 == "n" }.description) }
            }
        }
        #expect(missing == [])
    }

    @Test("a list of steps is shortened by leaving out one part at a time")
    func shrinking() {
        let call = Step.call(2, .route(.push(0), pane: 1001), How(policy: .reject), then: [.update(gesture: 1)])
        let steps = Step.shorter([.advance(seconds: 1), call])
        #expect(
            steps.map { "\($0)" } == [
                "[2: route push(0) on 1001 (animated, reject) then [update 1]]",
                "[advance 1]",
                "[advance 1, 2: route push(0) on 1001 then [update 1]]",
                "[advance 1, 2: route push(0) on 1001 (animated, reject)]",
            ])
    }
}
