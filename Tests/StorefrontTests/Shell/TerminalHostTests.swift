import Coordination
import CoordinationTesting
import Testing
import storefront

@Suite("The host of the terminal", .noUnheardFailures) struct TerminalHostTests {
    @Test("it keeps the contract of hosts, with and without animations") func contract() {
        for standard in [Duration.zero, .milliseconds(300)] {
            let time = ManualTime()
            HostContract.check(
                make: { _ in TerminalHost(time: time, standard: standard) },
                answer: { _ in time.advance(by: .seconds(1)) })
        }
    }
}
