import CoordinationTesting
import Synchronization
import Testing
import Transitions

@Suite("The contract of hosts", .noUnheardFailures) struct HostContractTests {
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
                make: { TestHost($0, isHolding: isHolding) }, answer: { $0.acknowledge() }, shown: { $0.shown },
                expected: { $0.tree })
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

    private func check(_ fault: UnreliableHost.Fault) {
        HostContract.check(
            make: { _ in UnreliableHost(fault) }, answer: { $0.finishPlaying() }, shown: { $0.shown },
            expected: { $0.tree })
    }

    @Test("the host that is broken below keeps it as long as it is not")
    func whole() {
        check(.none)
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
        let found = Mutex<[String]>([])
        withKnownIssue {
            check(fault)
        } matching: { issue in
            let comment = issue.comments.first?.rawValue ?? ""
            found.withLock { $0.append(comment) }
            return comment.hasPrefix("UnreliableHost does not keep a host's promise that it ")
        }
        let comments = found.withLock { $0 }
        #expect(comments.contains { $0.contains(promise) }, "\(comments.joined(separator: "\n"))")
    }
}
