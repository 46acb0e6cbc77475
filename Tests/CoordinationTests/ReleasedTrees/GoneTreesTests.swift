import Coordination
import CoordinationTesting
import Testing

/// One of two trees goes while a commit over both of them settles.
@Suite(.bothEnds, .noUnhandledFailures) struct GoneTreesTests {
    private let stack = Stacked("a")
    private let recorder = Recorder()

    @Test("a borrowed tree is free again when the borrowing tree goes") func borrowerGoes() {
        let windows = WindowManager(WindowRoot(stack))
        let host = TestHost(windows, isHolding: true)
        do {
            let other = WindowManager(WindowRoot(Stacked("b")))
            other.perform(.perform(.push(Screen("c")), on: stack.root), completion: recorder("other"))
        }
        #expect(recorder.lines == ["other: cancelled: the tree has gone"])
        host.isHolding = false
        #expect(stack.outcome(of: .push("d"))?.isCompleted == true)
    }

    @Test("a commit does not wait for the hosts of a tree that has gone") func borrowedGoes() {
        let host = TestHost(stack)
        var other: WindowManager? = WindowManager(WindowRoot(Stacked("b")))
        var silent: TestHost?
        if let other { silent = TestHost(other, isHolding: true) }
        let inner = other?.frontWindow?.content as? Stacked
        if let inner {
            stack.perform(.perform(.push(Screen("c")), on: inner.root), completion: recorder("both"))
        }
        #expect(recorder.lines.isEmpty)
        other = nil
        #expect(recorder.lines == ["both: completed"])
        _ = (host, silent)
    }

    @Test("a router that changes no tree of its own is waited for like any other") func withoutTree() {
        let host = TestHost(stack, isHolding: true)
        Onward(to: stack).trigger(.push("b"), completion: recorder("onward"))
        #expect(recorder.lines.isEmpty)
        host.isHolding = false
        host.acknowledge()
        #expect(recorder.lines == ["onward: completed"])
        #expect(stack.outcome(of: .push("c"))?.isCompleted == true)
        expect(stack, "[a, b, c]")
    }
}

/// Hands its routes on, and says nothing of a tree.
private final class Onward: Router {
    private let target: Stacked

    init(to target: Stacked) { self.target = target }

    func join(_ route: StackedRoute, to commit: inout RunningCommit) throws(TransitionError) {
        try target.join(route, to: &commit)
    }
}
