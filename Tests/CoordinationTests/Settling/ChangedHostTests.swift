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

    @Test("a host attached while a commit settles is shown the tree if the commit goes back") func comesAndRefused() {
        let outer = TestHost(windows, isHolding: true)
        stack.trigger(.push("c"), completion: recorder("push"))
        let inner = TestHost(stack)
        outer.refuse("it is broken")
        #expect(recorder.error("push") != nil)
        #expect(inner.shown == stack.tree)
        #expect(inner.told.last == .show(stack.tree))
    }

    @Test(
        "a host that replaces another while a commit settles is only asked to show the tree", arguments: [false, true])
    func replaced(isGesture: Bool) {
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

    @Test("a host that detaches itself while it applies a commit is not waited for") func leaves() {
        stack.attach(Leaver())
        #expect(stack.outcome(of: .push("c"))?.isCompleted == true)
        #expect(stack.outcome(of: .push("d"))?.isCompleted == true)
    }

    @Test("a host detached while another tree's commit settles is not waited for") func leavesLent() {
        let host = TestHost(stack, isHolding: true)
        let other = Stacked("other")
        other.perform(.perform(.push(Screen("c")), on: stack.root), completion: recorder("other"))
        #expect(recorder.lines.isEmpty)
        stack.attach(nil)
        #expect(recorder.lines == ["other: completed"])
        _ = host
    }

    @Test("a waiting trigger goes to the new host, after that was shown the tree") func takesOver() {
        let former = TestHost(stack, isHolding: true)
        stack.trigger(.push("c"))
        stack.trigger(.push("d"), completion: recorder("second"))
        let host = TestHost(stack)
        #expect(host.told.map(\.shape) == ["[a, b, c]"])
        #expect(host.commits.count == 1)
        #expect(former.commits.count == 1)
        #expect(recorder.lines == ["second: completed"])
    }

    @Test("a tree's end ends its unanswered commit for a host that outlives the tree") func treeGoes() {
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
