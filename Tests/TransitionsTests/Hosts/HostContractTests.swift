import CoordinationMoves
@_spi(Hosting) import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

@Suite("The contract of hosts", .bothEnds, .noUnhandledFailures) struct HostContractTests {
    @Test("the host that answers at once keeps it")
    func immediate() {
        HostContract.check(make: { _ in ImmediateHost() })
    }

    @Test("the host that lives by a clock keeps it")
    func clock() {
        let time = ManualTime()
        HostContract.check(
            make: { _ in ClockHost(time: time, standard: .milliseconds(300)) },
            answer: { _ in time.advance(by: .seconds(1)) })
    }

    @Test("the host for tests keeps it, whether it holds its answers or not")
    func test() {
        for isHolding in [false, true] {
            HostContract.check(
                make: { TestHost($0, isHolding: isHolding) }, answer: { $0.acknowledge() },
                user: { host, action in
                    host.play(action)
                    return true
                },
                shown: { $0.shown }, expected: { $0.node.tree })
        }
    }

    @Test("a host that replays the changes keeps it, however long it plays")
    func replaying() {
        for isPlayingSlowly in [false, true] {
            HostContract.check(
                make: { _ in ReplayingAdapter(isPlayingSlowly: isPlayingSlowly) }, answer: { $0.finishPlaying() },
                shown: { $0.views }, expected: { ReplayingAdapter.views(of: $0) })
        }
    }

    /// What the contract says of a host with a fault.
    private func violations(_ fault: UnreliableHost.Fault) -> [String] {
        HostContract.violations(
            make: { _ in UnreliableHost(fault) }, answer: { $0.finishPlaying() }, shown: { $0.shown },
            expected: { $0.node.tree }
        ).map(\.description)
    }

    @Test("the host that is broken below keeps it as long as it is not")
    func whole() {
        #expect(violations(UnreliableHost.Fault.none) == [])
    }

    @Test(
        "a host that breaks a rule is found out",
        arguments: [
            (.neverAnswers, "answers each commit"),
            (.answersOnce, "lets two triggers end in turn, not [\"first completed\"]"),
            (.answersTwice, "but it answered twice"),
            (.answersWhenNobodyWaits, "but it answered late"),
            (.refuses, "lets a push end as completed, once, not as [\"failed"),
            (.forgetsReports, "lets a back swipe end as completed"),
            (.forgetsGestures, "answers when a gesture has ended"),
            (.answersWithoutGestures, "but it answered late"),
            (.showsNothing, "shows what the tree says when it is attached: main: {news[a, b]*, users}"),
            (.showsNoCommits, "shows what the tree says after a push: main: {news[a, b, c]*, users}"),
            (.showsNothingAgain, "shows what the tree says after another host refused"),
            (.staysWithGestures, "shows what the tree says after a gesture that was cancelled"),
            (.keepsScreens, "keeps nothing alive that was popped"),
            (.keepsScreensOfGestures, "keeps nothing alive that a gesture turned back from"),
            (.keepsTree, "does not keep the windows alive at rest"),
        ] as [(UnreliableHost.Fault, String)])
    func broken(fault: UnreliableHost.Fault, promise: String) {
        let found = violations(fault)
        #expect(found.contains { $0.contains(promise) }, "\(found.joined(separator: "\n"))")
        #expect(found.allSatisfy { $0.hasPrefix("UnreliableHost does not keep a host's promise that it ") })
    }

    @Test("the drawing of a host is compared with the tree in the moment in which it answers")
    func drawn() {
        func violations(isHasty: Bool) -> [String] {
            HostContract.violations(
                make: { _ in HastyHost(isHasty: isHasty) }, answer: { $0.finishPlaying() }, drawn: { $0.drawn }
            ).map(\.promise)
        }
        #expect(violations(isHasty: false) == [])
        let found = violations(isHasty: true)
        let said = "has drawn what the tree says whenever it has answered: {[a, b, c]*, users}, not {[a, b]*, users}"
        #expect(found.contains(said), "\(found.joined(separator: "\n"))")
        #expect(found.allSatisfy { $0.hasPrefix("has drawn what the tree says whenever it has answered") })
    }

    @Test("what a host offers is compared with what may be done", arguments: [true, false])
    func offers(hasTabs: Bool) {
        let found = HostContract.violations(
            make: { _ in OfferingHost() }, shown: { $0.offers(hasTabs: hasTabs) },
            expected: { Set(HostContract.moves(of: $0).filter { $1.isEnabled }.keys) }
        ).map(\.promise)
        #expect(found.isEmpty == hasTabs, "\(found.joined(separator: "\n"))")
    }

    @Test("a drawing is written as a picture of what can be seen, and marks a column out of sight")
    func drawing() {
        let stack = StackRoot(Screen("a"), StackRoot(Screen("b"), Screen("c-d")), name: "stack")
        let split = SplitRoot(stack, Screen("d"), columns: 3)
        let tabs = TabRoot(split, PageRoot(Screen("p"), Screen("q")))
        let windows = WindowManager(WindowRoot(tabs, name: "main"))
        tabs.perform(.present(StackRoot(Screen("m"))))
        tabs.perform(.alert("Sure?", choices: [.cancel()]))
        #expect(HostContract.drawing(of: windows) == "{([a, b, c-d] | d | )*, <p*, q>}^[m]!Sure?")
        windows.node.report(.resized(split.node.id, .none))
        #expect(HostContract.drawing(of: windows) == "{([a, b, c-d] | /d | )*, <p*, q>}^[m]!Sure?")
    }

    private func violations(_ fault: MisreportingHost.Fault) -> [String] {
        HostContract.violations(
            make: { _ in MisreportingHost(fault) }, answer: { $0.finishPlaying() }, user: { $0.play($1) },
            shown: { $0.shown }, expected: { $0.node.tree }
        ).map(\.description)
    }

    @Test("the host that reports amiss below keeps it as long as it does not, also where its views report late")
    func reporting() {
        #expect(violations(MisreportingHost.Fault.none) == [])
        #expect(violations(MisreportingHost.Fault.reportsLate) == [])
    }

    @Test(
        "a host that reports amiss is found out",
        arguments: [
            (.reportsTwice, ["reports a tapped tab once, 'selected"]),
            (.neverReports, ["but what arrived is nothing"]),
            (.reportsAnother, ["reports a step back once, 'popped"]),
            (.reportsWhatWasNotDone, ["reports nothing of a tapped tab"]),
            (.reportsTwiceWhileItSettles, ["reports a tapped tab before the host has answered, once, 'selected"]),
            (.forgetsWhatIsDoneAgain, ["reports a tapped tab, claimed, and at once again, once each time, 'selected"]),
            (.losesWhatACommitOvertakes, ["reports a tapped tab, with a push right after it, once, 'selected"]),
            (
                .reportsOnlyWhatIsAllowed,
                [
                    "reports a tapped tab, claimed for nothing, once, 'selected",
                    "reports a step back, which takes away a screen that will not be left, once",
                ]
            ),
            (
                .reportsWhatItPutsBack,
                [
                    "reports a tapped tab, claimed for nothing, once, 'selected",
                    "reports a sheet that is dragged away, which has to be answered, once",
                ]
            ),
            (
                .reportsCommits,
                [
                    "reports nothing that the user did not do, such as what the host puts back, by the end",
                    "reports nothing that the user did not do, such as what the host puts back, in a hidden",
                ]
            ),
            (.reportsWhatItIsAttachedTo, ["reports nothing that the user did not do, such as what the host puts back"]),
            (.keepsWhatTheUserDid, ["shows what the tree says after a tapped tab, claimed for nothing,"]),
        ] as [(MisreportingHost.Fault, [String])])
    func misreporting(fault: MisreportingHost.Fault, promises: [String]) {
        let found = violations(fault)
        for promise in promises {
            #expect(found.contains { $0.contains(promise) }, "\(found.joined(separator: "\n"))")
        }
        #expect(found.allSatisfy { $0.hasPrefix("MisreportingHost does not keep a host's promise that it ") })
    }
}

/// A host whose user can do everything, or everything but choose tabs.
private final class OfferingHost: Host {
    private weak var root: (any Presentable)?
    func show(_ root: any Presentable) { self.root = root }
    func apply(_ commit: HostCommit) { commit.acknowledge() }
    func offers(hasTabs: Bool) -> Set<Report> {
        let moves = root.map { HostContract.moves(of: $0) } ?? [:]
        return Set(moves.filter { $1.isEnabled && (hasTabs || $1.move.kind != .tab) }.keys)
    }
}
