import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions
import TestSupport

/// Streams whose readers have gone.
@Suite(.bothEnds, .noUnhandledFailures) @MainActor struct AbandonedStreamTests {
    private let leaf = Screen("leaf")

    @Test("a stream that is dropped leaves nothing in the node after the next event") func dropped() {
        do {
            let events = leaf.events
            leaf.deliver(.loaded)
            #expect(leaf.observerCount == 1)
            _ = events
        }
        leaf.deliver(.loaded)
        #expect(leaf.observerCount == 0)
    }

    @Test("a thousand streams that are dropped while nothing happens do not pile up") func noEvents() {
        for _ in 0..<1000 { _ = leaf.events }
        #expect(leaf.observerCount == 1)
        let observer = leaf.observe { _ in }
        #expect(leaf.observerCount == 1)
        observer.end()
        leaf.deliver(.loaded)
        #expect(leaf.observerCount == 0)
    }

    @Test("a stream whose reader breaks out of the loop is forgotten") func broken() async {
        let task = Task.immediate { @MainActor [leaf] in
            var last: NodeEvent?
            for await event in leaf.events {
                last = event
                if event == .platform(.loaded) { break }
            }
            return last
        }
        leaf.deliver(.willLoad)
        leaf.deliver(.loaded)
        leaf.deliver(.memoryWarning)
        #expect(await task.value == .platform(.loaded))
        #expect(leaf.observerCount == 1)
        leaf.deliver(.memoryWarning)
        #expect(leaf.observerCount == 0)
    }

    @Test("a stream whose reader was cancelled is forgotten") func cancelled() async {
        let (leaf, events) = (leaf, leaf.events)
        let task = Task.immediate { @MainActor in
            var count = 0
            for await _ in events { count += 1 }
            return count
        }
        leaf.deliver(.loaded)
        task.cancel()
        #expect(await task.value == 1)
        #expect(leaf.observerCount == 1)
        leaf.deliver(.loaded)
        #expect(leaf.observerCount == 0)
    }

    @Test("others are still notified, in their order, when one between them has been abandoned") func others() {
        var heard: [String] = []
        leaf.observe { _ in heard.append("first") }
        do { _ = leaf.events }
        leaf.observe { _ in heard.append("second") }
        leaf.deliver(.loaded)
        leaf.deliver(.loaded)
        #expect(heard == ["first", "second", "first", "second"])
        #expect(leaf.observerCount == 2)
    }

    @Test("a stream of commits that is dropped leaves nothing in the manager after the next commit") func commits() {
        let stack = StackRoot(Screen("home"))
        let manager = WindowManager(WindowRoot(stack))
        do { _ = manager.commits }
        do { _ = manager.commits }
        #expect(manager.node.treeQueue.observers.count == 1)
        stack.perform(.push(Screen("a")))
        #expect(manager.node.treeQueue.observers.isEmpty)
    }
}
