import Coordination
import CoordinationTesting
import Testing

/// A commit has borrowed several trees, and what was triggered on one of them meanwhile uses another.
@Suite(.bothEnds, .noUnhandledFailures) struct BorrowedTreesTests {
    private let first = StackRoot(Screen("a"))
    private let second = StackRoot(Screen("b"))
    private let third = StackRoot(Screen("c"))
    private let recorder = Recorder()

    private func entering(_ name: String, _ enter: @escaping () -> Void) -> Screen {
        let screen = Screen(name)
        screen.node.observe { if $0 == .entered { enter() } }
        return screen
    }

    @Test("a trigger that waits on one borrowed tree begins when all of them are free", arguments: [false, true])
    func allFree(isHeld: Bool) {
        let host = isHeld ? TestHost(third, isHolding: true) : nil
        let x = entering("x") { [first, second, recorder] in
            first.perform(.push(second), completion: recorder("first"))
            second.perform(.push(Screen("z")), completion: recorder("second"))
        }
        third.perform(
            .multiple(.perform(.push(x), on: first), .perform(.push(Screen("y")), on: second), .push(Screen("d"))),
            completion: recorder("third"))
        host?.acknowledge()
        host?.isHolding = false
        #expect(recorder.lines == ["third: completed", "first: completed", "second: completed"])
        expect(first, "[a, x, [b, y, z]]")
        expect(third, "[c, d]")
    }

    @Test("a trigger that waits on one borrowed tree also begins when the commit is undone") func undone() {
        let host = TestHost(third, isHolding: true)
        third.perform(
            .multiple(
                .perform(.push(Screen("x")), on: first), .perform(.push(Screen("y")), on: second), .push(Screen("d"))),
            completion: recorder("third"))
        first.perform(.push(second), completion: recorder("first"))
        second.perform(.push(Screen("z")), completion: recorder("second"))
        host.refuse("no")
        host.isHolding = false
        #expect(recorder.lines.map { $0.prefix { $0 != ":" } } == ["third", "first", "second"])
        #expect(recorder.lines.dropFirst().allSatisfy { $0.hasSuffix("completed") })
        expect(first, "[a, [b, z]]")
        expect(third, "[c]")
    }
}
