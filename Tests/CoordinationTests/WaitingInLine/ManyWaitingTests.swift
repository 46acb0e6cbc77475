import Coordination
import CoordinationTesting
import TestSupport
import Testing

/// Thousands that wait have their turns on a small stack.
@Suite(.bothEnds, .noUnhandledFailures) struct ManyWaitingTests {
    @Test("thousands of transitions behind a slow host have their turns") func behindHost() async {
        let done = await onSmallStack {
            let (stack, recorder) = (Stacked("a"), Recorder())
            let host = TestHost(stack, isHolding: true)
            for _ in 0...10_000 { stack.perform(.replaceTop(Screen("b")), completion: recorder("it")) }
            host.isHolding = false
            host.acknowledge()
            return recorder.lines.count
        }
        #expect(done == 10_001)
    }

    @Test("thousands of transitions on two trees that borrow each other have their turns") func twoTrees() async {
        let done = await onSmallStack {
            let (one, two, recorder) = (Stacked("one"), Stacked("two"), Recorder())
            let effect = Transition<StackRoot>.effect("ask") {
                for _ in 0..<5000 {
                    one.perform(.perform(.popToRoot(), on: two.root), completion: recorder("one"))
                    two.perform(.perform(.popToRoot(), on: one.root), completion: recorder("two"))
                }
            }
            one.perform(.multiple(.perform(.push(Screen("a")), on: two.root), effect))
            return recorder.lines.count
        }
        #expect(done == 10_000)
    }
}
