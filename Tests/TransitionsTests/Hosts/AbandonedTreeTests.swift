@_spi(Hosting) import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

@Suite("Trees that go while something settles", .bothEnds, .noUnhandledFailures) struct AbandonedTreeTests {
    @Test("a tree with a host goes in the middle of a commit, and the trigger ends with it")
    func alone() {
        weak var gone: Node?
        var outcomes: [String] = []
        do {
            let manager = WindowManager(WindowRoot(StackRoot(Screen("a")), name: "main"))
            gone = manager.node
            let host = TestHost(manager, isHolding: true)
            manager.windows.first?.perform(.present(Screen("m"))) { outcomes.append("\($0)") }
            #expect(host.waiting.count == 1)
        }
        #expect(gone == nil)
        #expect(outcomes == ["cancelled: the tree has gone"])
    }

    @Test("a tree that another one's commit has changed goes before both hosts have answered")
    func borrowed() {
        let stack = StackRoot(Screen("a"))
        let host = TestHost(stack, isHolding: true)
        let other = StackRoot(Screen("x"))
        var outcomes: [String] = []
        var partner: LooseHost?
        do {
            let manager = WindowManager(WindowRoot(other, name: "other"))
            partner = LooseHost()
            manager.attach(partner)
            stack.perform(.multiple(.push(Screen("b")), .perform(.push(Screen("y")), on: other))) {
                outcomes.append("\($0)")
            }
        }
        #expect(partner?.commits.first?.root == nil)
        #expect(partner?.commits.first?.changes == [])
        partner?.commits.first?.acknowledge()
        host.acknowledge()
        #expect(outcomes == ["completed"])
        #expect(partner?.commits.first?.isWaiting == false)
    }
}

private final class LooseHost: Host {
    var commits: [HostCommit] = []
    func show(_ root: any Presentable) {}
    func apply(_ commit: HostCommit) { commits.append(commit) }
}
