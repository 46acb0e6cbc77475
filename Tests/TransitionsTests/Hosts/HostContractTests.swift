import CoordinationTesting
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
}
