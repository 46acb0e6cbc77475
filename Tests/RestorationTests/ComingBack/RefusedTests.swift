import Coordination
import CoordinationRestoration
import CoordinationTesting
import Testing

@Suite("A restoration that is refused") struct RefusedTests {
    final class Draft: Presentable, StateRestorable {
        let node: Screen
        init(_ name: String) { node = Screen(name) }
        var kept = ""
        var isGuarded = false

        func verdict(forLeavingBy departure: Departure) -> Verdict {
            isGuarded ? .ask("Leave?", choices: [.cancel()]) : .allow
        }
    }

    @Test("changes neither the tree nor the states of models, and asks nothing") func changesNothing() throws {
        let (below, above) = (Draft("below"), Draft("above"))
        let root = StackRoot(below)
        below.kept = "old"
        let stored = try root.stored()
        root.perform(.push(above))
        (below.kept, above.isGuarded) = ("new", true)
        #expect(throws: RestorationError.self) { try root.restore(stored) }
        expect(root, "[below, above]")
        #expect(below.kept == "new")
        #expect(root.waiting.isEmpty)
        above.isGuarded = false
        #expect(try root.restore(stored).isWhole)
        #expect(below.kept == "old")
    }
}
