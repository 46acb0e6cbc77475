import CoordinationTesting
import Testing
import Transitions
import TestSupport

/// Every commit of a manager's windows, awaited.
@Suite(.bothEnds, .noUnhandledFailures) @MainActor struct CommitStreamTests {
    @Test("each trigger is read once, in the order in which they ended, until the manager goes") func order() async {
        let records: AsyncStream<CommitRecord>
        weak var watched: WindowManager?
        do {
            let stack = StackRoot(Screen("home"))
            let manager = WindowManager(WindowRoot(stack))
            watched = manager
            stack.perform(.push(Screen("before")), completion: nil)
            records = manager.commits
            let host = TestHost(manager, isHolding: true)
            stack.perform(.push(Screen("a")), completion: nil)
            stack.perform(.pop(to: Screen("absent")), completion: { _ in })
            stack.perform(.pop(), completion: nil)
            host.acknowledge()
            host.acknowledge()
            stack.perform(.none(), completion: nil)
        }
        #expect(watched == nil)
        var lines: [String] = []
        for await record in records { lines.append("\(record.cause): \(record.outcome)") }
        #expect(
            lines == [
                "push(a): completed",
                "pop(absent): failed: Can't pop to 'absent': it is not on this stack.",
                "pop(): completed", "none(): no change",
            ])
    }

    @Test("a stream that is read does not keep the manager, and ends with it") func keepsNothing() async {
        let task: Task<Int, Never>
        do {
            let manager = WindowManager(WindowRoot(Screen("home")))
            let records = manager.commits
            task = Task.immediate { @MainActor in
                var count = 0
                for await _ in records { count += 1 }
                return count
            }
            manager.perform(.none(), completion: nil)
        }
        #expect(await task.value == 1)
    }
}
