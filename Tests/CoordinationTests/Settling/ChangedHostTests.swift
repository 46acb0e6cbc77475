@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing
import TestSupport

/// Hosts that come and go while something settles.
@Suite(.bothEnds, .noUnhandledFailures) struct ChangedHostTests {
    private let stack = Stacked("a", "b")
    private let windows: WindowManager
    private let recorder = Recorder()

    init() { windows = WindowManager(WindowRoot(stack)) }

    @Test("a host that came while something settled is notified that it goes back") func comesAndRefused() {
        let outer = TestHost(windows, isHolding: true)
        stack.trigger(.push("c"), completion: recorder("push"))
        let inner = TestHost(stack)
        outer.refuse("it is broken")
        #expect(recorder.error("push") != nil)
        #expect(inner.shown == stack.tree)
        #expect(inner.told.last == .show(stack.tree))
    }

    @Test("so is one that took the place of another", arguments: [false, true]) func replaced(isGesture: Bool) {
        let former = TestHost(windows, isHolding: true)
        let other = TestHost(stack, isHolding: true)
        let swipe = isGesture ? stack.begin(.pop, completion: recorder("it")) : nil
        if !isGesture { stack.trigger(.pop, completion: recorder("it")) }
        let host = TestHost(stack)
        swipe?.update(0.5)
        #expect(host.told == [.show(host.shown)])
        swipe?.cancel()
        if !isGesture { #expect(recorder.lines == ["it: completed"]) }
        #expect(host.shown == stack.tree)
        #expect(host.told.allSatisfy { if case .show = $0 { true } else { false } })
        _ = (former, other)
    }

    @Test("a host that goes while it is handed a commit is not waited for") func leaves() {
        stack.attach(Leaver())
        #expect(stack.outcome(of: .push("c"))?.isCompleted == true)
        #expect(stack.outcome(of: .push("d"))?.isCompleted == true)
    }

    @Test("nor is one that goes while another tree's commit settles") func leavesLent() {
        let host = TestHost(stack, isHolding: true)
        let other = Stacked("other")
        other.perform(.perform(.push(Screen("c")), on: stack.root), completion: recorder("other"))
        #expect(recorder.lines.isEmpty)
        stack.attach(nil)
        #expect(recorder.lines == ["other: completed"])
        _ = host
    }

    @Test("what waited is handed to the host that is there then, after it was shown the tree") func takesOver() {
        let former = TestHost(stack, isHolding: true)
        stack.trigger(.push("c"))
        stack.trigger(.push("d"), completion: recorder("second"))
        let host = TestHost(stack)
        #expect(host.told.map(\.shape) == ["[a, b, c]"])
        #expect(host.commits.count == 1)
        #expect(former.commits.count == 1)
        #expect(recorder.lines == ["second: completed"])
    }

    @Test("what a tree's end leaves unanswered ends for a host that outlives it") func treeGoes() {
        let host = TestHost(stack, isHolding: true)
        var ends = 0
        do {
            let other = WindowManager(WindowRoot(Stacked("other")))
            other.perform(.perform(.push(Screen("c")), on: stack.root), completion: recorder("other"))
            withExtendedLifetime(other) { host.waiting.first?.onEnd = { ends += 1 } }
        }
        #expect(recorder.lines == ["other: cancelled: the tree has gone"])
        #expect(ends == 1)
    }
}

extension TestHost.Told {
    fileprivate var shape: String {
        if case .show(let tree) = self { tree.description } else { "" }
    }
}

/// Detaches itself instead of answering.
private final class Leaver: Host {
    func show(_ root: any Presentable) {}

    func apply(_ commit: HostCommit) { commit.root?.node.attach(nil) }
}
