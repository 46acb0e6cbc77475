import Coordination
import CoordinationTesting
import Testing

/// A root that is made with content takes over the queue of the first that has one.
@Suite(.bothEnds, .noUnhandledFailures) struct AdoptedQueueTests {
    private let first = Screen("first")
    private let second = Stacked("second", "third")
    private let recorder = Recorder()

    @Test("an observer of a root's first child is notified, whichever child brought the queue") func events() {
        var events: [NodeEvent] = []
        first.observe { events.append($0) }
        let tabs = TabRoot(first, second)
        tabs.perform(.set([second]))
        #expect(events == [.left])
    }

    @Test(
        "an observer of a tree hears the commit that places it, once, and those that follow", arguments: [false, true])
    func observed(isBorrowed: Bool) {
        var records: [String] = []
        _ = second.root.node.observeCommits { records.append("\($0.outcome)") }
        let home = StackRoot(Screen("home"))
        let change = Transition<StackRoot>.perform(.pop(), on: second.root)
        home.perform(.multiple(isBorrowed ? change : .none(), .push(second)))
        #expect(records == ["completed"])
        home.perform(.popToRoot())
        #expect(records == ["completed", "completed"])
    }

    @Test("a pending call ends when the root that took over its queue goes") func goes() {
        do {
            let tabs = TabRoot(first, second)
            let host = TestHost(tabs, isHolding: true)
            second.perform(.pop(), completion: recorder("pop"))
            _ = host
        }
        #expect(recorder.lines == ["pop: cancelled: the tree has gone"])
    }
}
