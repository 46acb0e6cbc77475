@_spi(Hosting) import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

/// A width comes at any time: while hosts are busy, in answer to another one, before a recovery.
@Suite("Movements", .bothEnds, .noUnhandledFailures) struct MovementTests {
    let list = StackRoot(Screen("list"))
    let detail = StackRoot(Screen("letter"))
    let split: SplitRoot
    let time = ManualTime()
    let manager: WindowManager
    let host: TestHost

    init() {
        split = SplitRoot(list, detail)
        manager = WindowManager(WindowRoot(split, name: "main"), time: time)
        host = TestHost(manager)
    }

    private var main: Node { manager.windows[0].node }

    @Test("a width that waits when a recovery comes is followed after it") func recovery() {
        var isFirst = true
        let observer = manager.observeCommits { [unowned manager, main] _ in
            guard isFirst else { return }
            isFirst = false
            main.report(.resized(main.id, .none))
            manager.recover(to: .none())
        }
        list.perform(.push(Screen("folder")))
        expect(manager, "main/: ([list, folder]* | [letter])")
        withExtendedLifetime(observer) {}
    }

    @Test("triggers wait while the toolkit moves, and run at its end") func triggersWait() {
        let movement = split.beginMovement()
        var outcome: TransitionOutcome?
        detail.perform(.push(Screen("attachment"))) { outcome = $0 }
        expect(manager, "main: ([list]* | [letter])")
        #expect(outcome == nil && manager.waiting.count == 1)
        split.node.report(.resized(split.node.id, .none))
        expect(manager, "main: ([list]* | [letter])/")
        movement.end()
        expect(manager, "main: ([list] | [letter, attachment])/")
        #expect(outcome?.isCompleted == true)
        movement.end()
    }

    @Test("a busy trigger is rejected while the toolkit moves") func busy() {
        let movement = manager.beginMovement()
        let rejected = outcome {
            detail.perform(.push(Screen("attachment")), with: TransitionOptions(policy: .reject), completion: $0)
        }
        #expect(rejected == .rejected(.busy))
        movement.end()
    }

    @Test("answers are kept, and the deadline's clock starts again at the end") func answers() {
        host.isHolding = true
        var outcome: TransitionOutcome?
        detail.perform(.push(Screen("attachment"))) { outcome = $0 }
        let movement = split.beginMovement()
        time.advance(by: .seconds(60))
        #expect(outcome == nil)
        host.acknowledge()
        #expect(outcome == nil)
        movement.end()
        #expect(outcome?.isCompleted == true)
        outcome = nil
        detail.perform(.pop()) { outcome = $0 }
        let second = split.beginMovement()
        time.advance(by: .seconds(60))
        second.end()
        time.advance(by: .seconds(9))
        #expect(outcome == nil)
        time.advance(by: .seconds(2))
        #expect(outcome?.error?.reason == .hostTimedOut)
    }

    @Test("a refusal that came while the toolkit moved is not lost") func refusal() {
        host.isHolding = true
        var outcome: TransitionOutcome?
        detail.perform(.push(Screen("attachment"))) { outcome = $0 }
        let movement = split.beginMovement()
        host.refuse("no room")
        host.isHolding = false
        #expect(outcome == nil)
        split.node.report(.resized(split.node.id, .none))
        #expect(outcome?.error?.reason == .hostRefused)
        movement.end()
        expect(manager, "main: ([list]* | [letter])/")
    }

    @Test("a movement ends with its token, with its host, and with its node's place") func ends() {
        var movement: HostMovement? = split.beginMovement()
        detail.perform(.push(Screen("one")))
        expect(manager, "main: ([list]* | [letter])")
        withExtendedLifetime(movement) {}
        movement = nil
        expect(manager, "main: ([list] | [letter, one])")

        let second = manager.beginMovement()
        detail.perform(.push(Screen("two")))
        expect(manager, "main: ([list] | [letter, one])")
        manager.attach(nil)
        expect(manager, "main: ([list] | [letter, one, two])")
        second.end()

        let third = detail.beginMovement()
        split.node.report(.resized(split.node.id, .none))
        manager.recover(to: .none())
        expect(manager, "main: ([list] | [letter, one, two])/")
        third.end()
    }

    @Test("two movements both have to end, and one on a removed part holds nothing up") func several() {
        let (one, two) = (split.beginMovement(), list.beginMovement())
        detail.perform(.push(Screen("one")))
        one.end()
        expect(manager, "main: ([list]* | [letter])")
        two.end()
        expect(manager, "main: ([list] | [letter, one])")

        let other = WindowRoot(StackRoot(Screen("x")), name: "other")
        manager.perform(.open(other))
        let gone = other.beginMovement()
        manager.node.report(.closed(other.node.id))
        expect(manager, "main: ([list] | [letter, one])")
        detail.perform(.pop())
        expect(manager, "main: ([list] | [letter])")
        gone.end()
    }

    @Test("a tree that is put into another one brings its movement along") func moved() {
        let added = StackRoot(Screen("added"))
        let movement = added.beginMovement()
        detail.perform(.push(added))
        list.perform(.push(Screen("folder")))
        expect(manager, "main: ([list] | [letter, [added]])")
        movement.end()
        expect(manager, "main: ([list, folder]* | [letter, [added]])")
    }

    @Test("a width in answer to the commit of another one is dropped, and the failure names both") func chase() {
        let chasing = ChasingHost()
        manager.attach(chasing)
        var failures: [String] = []
        manager.diagnosticsHandler = { failures.append("\($0)") }
        main.report(.resized(main.id, .none))
        expect(manager, "main/: ([list]* | [letter])")
        #expect(failures.count == 1)
        #expect(failures.first?.contains("resize 'main' to all: it answers the commit of another width, none") == true)
        chasing.isChasing = false
        main.report(.resized(main.id, .all))
        main.report(.resized(main.id, .none))
        main.report(.resized(main.id, .all))
        expect(manager, "main: ([list]* | [letter])")
        #expect(failures.count == 1)
    }

    @Test("a rail that is hidden in answer to a width, and a width in answer to that, come to an end") func rail() {
        let chasing = ChasingHost()
        chasing.hides = split.node.id
        manager.attach(chasing)
        var failures: [String] = []
        manager.diagnosticsHandler = { failures.append("\($0)") }
        main.report(.resized(main.id, .none))
        expect(manager, "main/: ([list]* | /[letter])")
        #expect(failures.count == 1)
    }
}

/// A host whose layout answers each width with the other one, also by way of a column that it hides.
private final class ChasingHost: Host {
    var isChasing = true
    var hides: NodeID?
    private var count = 0

    func show(_ root: any Presentable) {}

    func apply(_ commit: HostCommit) {
        commit.acknowledge()
        guard isChasing, let root = commit.root else { return }
        count += 1
        guard count < 100 else { return }
        guard let main: Node = (root as? Container)?.content.first?.node else { return }
        switch commit.report {
        case .resized(let id, _)?:
            if let hides { return root.node.report(.hid(column: 1, of: hides)) }
            root.node.report(.resized(id, main.isNarrow ? .all : .none))
        case .hid?: root.node.report(.resized(main.id, main.isNarrow ? .all : .none))
        default: break
        }
    }
}
