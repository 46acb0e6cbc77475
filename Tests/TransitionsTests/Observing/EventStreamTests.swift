import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions
import TestSupport

/// What happens to a node, awaited.
@Suite(.bothEnds, .noUnhandledFailures) @MainActor struct EventStreamTests {
    private let stack = StackRoot(Screen("home"))
    private let manager = WindowManager()

    init() {
        manager.perform(.open(WindowRoot(stack)))
    }

    @Test("events come in the order in which they happened, also those before the first await, and end with the node")
    func order() async {
        var leaf: Screen? = Screen("leaf")
        guard let events = leaf?.events else { return }
        if let leaf { stack.perform(.push(leaf), completion: nil) }
        stack.perform(.present(Screen("modal"), style: .fullScreen), completion: nil)
        stack.perform(.dismiss(), completion: nil)
        leaf?.deliver(.memoryWarning)
        leaf = nil
        stack.perform(.pop(), completion: nil)
        #expect(
            await all(events) == [
                .entered, .appeared, .disappeared, .appeared, .platform(.memoryWarning), .disappeared, .left,
            ])
    }

    @Test("a stream begins when it is asked for, and each is one of its own") func several() async {
        var leaf: Screen? = Screen("leaf")
        guard let early = leaf?.events else { return }
        leaf?.deliver(.willLoad)
        guard let late = leaf?.events else { return }
        leaf?.deliver(.loaded)
        leaf = nil
        #expect(await all(late) == [.platform(.loaded)])
        #expect(await all(early) == [.platform(.willLoad), .platform(.loaded)])
    }

    @Test("a node that has left the tree may come back: the stream continues") func comesBack() async {
        let leaf = Screen("leaf")
        var events = leaf.events.makeAsyncIterator()
        for _ in 0..<2 {
            stack.perform(.push(leaf), completion: nil)
            stack.perform(.pop(), completion: nil)
            for expected in [NodeEvent.entered, .appeared, .disappeared, .left] {
                #expect(await events.next(isolation: #isolation) == expected)
            }
        }
    }

    @Test("a commit that goes back is not reported") func undone() async {
        var leaf: Screen? = Screen("leaf")
        guard let events = leaf?.events else { return }
        if let leaf { stack.perform(.multiple(.push(leaf), .pop(to: Screen("absent"))), completion: { _ in }) }
        leaf = nil
        #expect(await all(events) == [])
    }

    @Test("a reader of a stream does not keep the node, and ends with it") func keepsNothing() async {
        let task: Task<[NodeEvent], Never>
        weak var watched: Screen?
        do {
            let leaf = Screen("leaf")
            watched = leaf
            let events = leaf.events
            task = Task.immediate { @MainActor in await all(events) }
            leaf.deliver(.loaded)
        }
        #expect(watched == nil)
        #expect(await task.value == [.platform(.loaded)])
    }

    @Test("a stream may be read on another actor") func elsewhere() async {
        var leaf: Screen? = Screen("leaf")
        guard let events = leaf?.events else { return }
        let task = Task.detached { await all(events) }
        leaf?.deliver(.loaded)
        leaf = nil
        #expect(await task.value == [.platform(.loaded)])
    }
}

/// Everything until the end.
private nonisolated(nonsending) func all<Element>(_ stream: AsyncStream<Element>) async -> [Element] {
    var found: [Element] = []
    for await element in stream { found.append(element) }
    return found
}
