import CoordinationTesting
import Testing
import Transitions

/// What watched a tree and does so no more.
@Suite(.bothEnds, .noUnhandledFailures) struct ForgettingTests {
    private let stack = StackRoot(Screen("a"))
    private let manager: WindowManager

    init() { manager = WindowManager(WindowRoot(stack)) }

    private func walk(_ pairs: Int = 1) {
        for _ in 0..<pairs {
            stack.perform(.push(Screen("b")))
            stack.perform(.pop())
        }
    }

    @Test("an observer that has ended is forgotten with the next commit") func ended() {
        let observer = stack.observe { _ in }
        #expect(manager.node.isWatched)
        observer.end()
        walk()
        #expect(!manager.node.isWatched)
        #expect(!stack.node.isWatched)
    }

    @Test("so is one that ends while it is called, once there is nothing more to report") func endsItself() {
        var observer: Observer<NodeEvent>?
        var count = 0
        observer = stack.node.content[0].node.observe { _ in
            count += 1
            observer?.end()
        }
        walk(2)
        #expect(count == 1)
        #expect(!manager.node.isWatched)
    }

    @Test("a stream without a reader is forgotten") func stream() {
        _ = stack.events
        walk()
        #expect(!manager.node.isWatched)
    }

    @Test("what was observed and is gone leaves no trace where it was") func gone() {
        var events: [NodeEvent] = []
        do {
            let screen = Screen("c")
            screen.observe { events.append($0) }
            stack.perform(.push(screen))
            stack.perform(.pop())
        }
        #expect(events == [.entered, .appeared, .disappeared, .left])
        walk(20)
        #expect(!manager.node.isWatched)
    }

    @Test("a mirror goes with its node") func mirror() {
        do {
            let screen = Screen("c")
            _ = screen.mirror
            stack.perform(.push(screen))
            stack.perform(.pop())
        }
        walk(20)
        #expect(!manager.node.isWatched)
        _ = stack.mirror
        walk(20)
        #expect(manager.node.isWatched)
    }

    @Test("a host that was detached is forgotten") func host() {
        manager.attach(ShowingHost())
        walk(20)
        #expect(manager.node.isWatched)
        manager.attach(nil)
        walk()
        #expect(!manager.node.isWatched)
    }

    @Test("one of several observers is still notified", arguments: 0..<3) func others(left: Int) {
        var heard: [Int] = []
        let screen = stack.node.content[0].node
        let observers = (0..<3).map { number in screen.observe { _ in heard.append(number) } }
        for (number, observer) in observers.enumerated() where number != left { observer.end() }
        walk(20)
        #expect(heard == Array(repeating: left, count: 40))
    }

    @Test("an observer elsewhere in the tree is still notified, however long nothing happened there") func elsewhere() {
        let (near, far) = (StackRoot(Screen("a")), StackRoot(Screen("c")))
        let tabs = TabRoot(near, far)
        let manager = WindowManager(WindowRoot(tabs))
        var events: [NodeEvent] = []
        far.node.content[0].node.observe { events.append($0) }
        near.observe { _ in }.end()
        for _ in 0..<200 {
            near.perform(.push(Screen("b")))
            near.perform(.pop())
        }
        #expect(events.isEmpty)
        #expect(manager.node.isWatched)
        tabs.perform(.select(index: 1))
        far.perform(.set([Screen("d")]))
        #expect(events == [.appeared, .disappeared, .left])
    }

    @Test("one that observes after that is notified of everything from then on") func again() {
        var events: [NodeEvent] = []
        let screen = Screen("c")
        screen.observe { _ in }.end()
        walk()
        stack.perform(.push(screen))
        walk()
        screen.observe { events.append($0) }
        stack.perform(.pop())
        #expect(events == [.disappeared, .left])
        stack.perform(.push(screen))
        #expect(events == [.disappeared, .left, .entered, .appeared])
    }

    @Test("one that observes what was only mirrored is notified that it leaves") func mirrored() {
        var events: [NodeEvent] = []
        let screen = Screen("c")
        _ = screen.mirror
        stack.perform(.push(screen))
        screen.observe { events.append($0) }
        stack.perform(.pop())
        #expect(events == [.disappeared, .left])
    }

    @Test("a tree that forgets moves into another and is observed there") func moved() {
        var events: [NodeEvent] = []
        let inner = StackRoot(Screen("x"))
        inner.observe { _ in }.end()
        inner.perform(.push(Screen("y")))
        #expect(!inner.node.isWatched)
        inner.node.content[1].node.observe { events.append($0) }
        stack.perform(.push(inner))
        inner.perform(.pop())
        #expect(events == [.appeared, .disappeared, .left])
    }

    @Test("what awaited a result is forgotten when that has come") func awaited() {
        let screen = Screen("c")
        screen.expect(Expectation())
        #expect(screen.isWatched)
        stack.perform(.push(screen))
        stack.perform(.pop())
        walk(20)
        #expect(!manager.node.isWatched)
    }
}

private final class ShowingHost: Host {
    func show(_ root: any Presentable) {}
    func apply(_ commit: HostCommit) { commit.acknowledge() }
}
