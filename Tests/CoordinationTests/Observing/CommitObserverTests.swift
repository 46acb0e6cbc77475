@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// Observers of every commit.
@Suite(.bothEnds, .noUnhandledFailures) struct CommitObserverTests {
    @Test("a trigger is reported once, with its cause, call site, options, outcome and duration") func record() {
        let shown = Shown("home", isHolding: true)
        var records: [CommitRecord] = []
        shown.manager.observeCommits { records.append($0) }
        shown.home.trigger(.push("a"), with: PolicyTests.coalesce)
        let line: UInt = #line - 1
        shown.time.advance(by: .milliseconds(250))
        #expect(records.isEmpty)
        shown.host.acknowledge()
        #expect(records.count == 1)
        #expect(records.first?.cause.description == #"push("a") on Stacked"#)
        #expect(records.first?.location == CallSite(fileID: #fileID, line: line))
        #expect(records.first?.options == PolicyTests.coalesce)
        #expect(records.first?.outcome.isCompleted == true)
        #expect(records.first?.settlingTime == .milliseconds(250))
        #expect(records.first?.changes.map(\.description) == ["inserted 'a' at 1 of Stacked"])
    }

    @Test("every kind of trigger has a name, and every kind of end is reported") func kinds() throws {
        let shown = Shown("home", isHolding: true)
        shown.manager.observeCommits { shown.recorder.note("\($0.cause): \($0.outcome)") }
        shown.home.perform(.push(Screen("a")), completion: { _ in })
        shown.home.trigger(.push("b"), with: PolicyTests.reject, completion: { _ in })
        shown.host.refuse("no")
        shown.host.isHolding = false
        shown.home.root.perform(.popToRoot())
        shown.home.trigger(.refused, completion: { _ in })
        let home = shown.screen(0).id
        shown.manager.report(.popped(to: home))
        shown.home.begin(.push("c")).cancel()
        shown.home.recover(to: .push("safe"))
        shown.manager.back()
        #expect(
            shown.recorder.lines == [
                #"push("b") on Stacked: rejected: something else is still settling"#,
                "push(a) on Stacked: failed: Can't show the commit of push(a) on Stacked: a host refused: no.",
                "popToRoot(): no change",
                "refused on Stacked: failed: Can't pop to 'absent' (step 1, counted from 0): it is not on this stack.",
                "the user: popped to /0/0/0: no change",
                #"push("c") on Stacked: cancelled: the user turned back half-way"#,
                #"recovery: push("safe") on Stacked: completed"#,
                "back(): completed",
            ])
    }

    @Test("a trigger that ends without a turn has no duration, not even zero") func neverHadATurn() {
        let shown = Shown("home", isHolding: true)
        var settling: [Duration?] = []
        shown.manager.observeCommits { settling.append($0.settlingTime) }
        shown.home.trigger(.push("a"), completion: { _ in })
        shown.home.trigger(.push("b"), completion: { _ in })
        shown.time.advance(by: .seconds(1))
        shown.home.recover(to: .push("safe"))
        #expect(settling == [.seconds(1), nil, .zero])
    }

    @Test("a joined trigger and a coalesced tap are part of the first trigger's record") func joined() {
        let (probe, recorder) = (Probe(StackRoot(Screen("home"))), Recorder())
        let manager = WindowManager(WindowRoot(probe))
        let host = TestHost(manager, isHolding: true)
        manager.observeCommits { recorder.note($0.cause.description) }
        probe.answers = [
            0: { [unowned probe] in
                probe.trigger(.run(1))
                return .push(Screen("a"))
            },
            1: { .push(Screen("b")) },
        ]
        probe.trigger(.run(0), with: PolicyTests.coalesce)
        probe.trigger(.run(0), with: PolicyTests.coalesce)
        host.acknowledge()
        #expect(recorder.lines == ["run(0) on Probe<StackRoot>"])
    }

    @Test("an observer that begins while hosts apply a commit gets that commit's cause", arguments: [false, true])
    func beginsInApply(isWatched: Bool) {
        let shown = Shown("home")
        // Else it ends by the short way.
        if isWatched { shown.screen(0).observe { _ in } }
        let host = BeginningHost()
        host.begin = { shown.manager.observeCommits { shown.recorder.note($0.cause.description) } }
        shown.manager.attach(host)
        shown.home.trigger(.push("a"))
        #expect(shown.recorder.lines == [#"push("a") on Stacked"#])
    }

    @Test("an observer that begins while a commit settles gets the place where its route started")
    func beginsWhileSettling() {
        let probe = Probe(StackRoot(Screen("home")))
        let window = WindowRoot(probe)
        let manager = WindowManager(window, WindowRoot(Screen("other")))
        let host = TestHost(manager, isHolding: true)
        probe.answers = [
            0: { .push(Screen("a")) }, 1: { [unowned manager] in .perform(.bringToFront(window), on: manager) },
        ]
        probe.trigger(.run(0))
        probe.trigger(.run(1))
        host.acknowledge()
        var places: [String?] = []
        manager.observeCommits { places.append($0.cause.path?.description) }
        host.acknowledge()
        #expect(places == ["/0/0"] && probe.path.description == "/1/0")
    }

    @Test("several observers are called in the order in which they began, also without a handle") func several() {
        let shown = Shown("home")
        let first = shown.manager.observeCommits { _ in shown.recorder.note("first") }
        shown.manager.observeCommits { _ in shown.recorder.note("second") }
        shown.home.trigger(.push("a"))
        first.end()
        shown.home.trigger(.push("b"))
        #expect(shown.recorder.lines == ["first", "second", "second"])
    }

    @Test("a commit that an observer triggers comes after, and is reported as well") func triggers() {
        let shown = Shown("home")
        shown.manager.observeCommits { record in
            shown.recorder.note(record.cause.description)
            if shown.recorder.lines.count == 1 { shown.home.trigger(.push("b")) }
        }
        shown.home.trigger(.push("a"))
        #expect(shown.recorder.lines == [#"push("a") on Stacked"#, #"push("b") on Stacked"#])
    }

    @Test("a commit of another tree that changes these windows is reported, by its name") func borrowed() {
        let shown = Shown("home")
        let other = Stacked("other")
        shown.manager.attach(nil)
        shown.manager.observeCommits { shown.recorder.note("\($0.cause): \($0.outcome)") }
        other.perform(.perform(.push(Screen("a")), on: shown.home.root))
        #expect(shown.recorder.lines.count == 1)
        #expect(shown.recorder.lines.first?.hasPrefix("perform") == true)
        #expect(shown.recorder.lines.first?.hasSuffix("on Stacked: completed") == true)
    }

    @Test("a manager releases its observers when it goes") func released() {
        weak var held: Leaf?
        weak var observer: Observer<CommitRecord>?
        do {
            let (manager, leaf) = (WindowManager(WindowRoot(Screen("a"))), Leaf("held", Recorder()))
            held = leaf
            observer = manager.observeCommits { _ in _ = leaf.node }
            #expect(held != nil && observer != nil)
        }
        #expect(held == nil && observer == nil)
    }
}

/// Begins to observe with the first commit that it is handed.
private final class BeginningHost: Host {
    var begin: (() -> Void)?

    func show(_ root: any Presentable) {}

    func apply(_ commit: HostCommit) {
        begin?()
        begin = nil
        commit.acknowledge()
    }
}
