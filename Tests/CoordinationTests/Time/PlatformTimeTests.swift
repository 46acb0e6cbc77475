@_spi(Hosting) import Coordination
import CoordinationFoundation
import CoordinationTesting
import Foundation
import Testing

@Suite("Time sources of platforms") @MainActor struct PlatformTimeTests {
    private func run(_ time: RunLoopTime, until isDone: () -> Bool) {
        let end = Date(timeIntervalSinceNow: 10)
        while !isDone(), Date() < end {
            _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
    }

    @Test("the run loop calls back in order of time, and never before scheduling returns")
    func runLoop() {
        let time = RunLoopTime(.current)
        var made: [Int] = []
        time.schedule(after: .milliseconds(20)) { made.append(3) }
        time.schedule(after: .zero) { made.append(1) }
        time.schedule(after: .seconds(-1)) { made.append(2) }
        time.schedule(after: .milliseconds(20)) { made.append(4) }
        #expect(made == [])
        run(time) { made.count == 4 }
        #expect(made == [1, 2, 3, 4])
        #expect(time.now >= .milliseconds(20))
    }

    @Test("a cancelled call is not made, and one scheduled by another call is")
    func nested() {
        let time = RunLoopTime(.current)
        var made: [String] = []
        let call = time.schedule(after: .milliseconds(5)) { made.append("taken back") }
        time.schedule(after: .milliseconds(1)) {
            call.cancel()
            time.schedule(after: .milliseconds(10)) { made.append("asked for later") }
        }
        time.schedule(after: Duration.seconds(Int64.max)) { made.append("never") }
        run(time) { !made.isEmpty }
        #expect(made == ["asked for later"])
    }

    @Test("the main queue calls back in order of time")
    func mainQueue() async {
        let time = MainQueueTime()
        var made: [Int] = []
        var asked = Duration.zero
        await withCheckedContinuation { continuation in
            let began = time.now
            time.schedule(after: .milliseconds(20)) {
                made.append(3)
                continuation.resume()
            }
            time.schedule(after: .milliseconds(5)) { made.append(1) }
            time.schedule(after: .milliseconds(5)) { made.append(2) }
            asked = time.now - began
            time.schedule(after: Duration.seconds(Int64.max)) { made.append(4) }
            #expect(made == [])
        }
        // Asked for more than that apart, on a machine that does much else, the first is due first.
        if asked < .milliseconds(15) { #expect(made == [1, 2, 3]) }
    }

    @Test("a commit that is not answered goes back when its deadline has passed")
    func deadline() {
        let time = RunLoopTime(.current)
        let root = StackRoot(Screen("a"))
        let windows = WindowManager(WindowRoot(root), time: time)
        let host = SilentHost()
        windows.attach(host)
        var outcome: TransitionOutcome?
        root.perform(.push(Screen("b")), with: TransitionOptions(deadline: .milliseconds(5))) { outcome = $0 }
        #expect(outcome == nil)
        run(time) { outcome != nil }
        #expect(outcome?.error != nil)
        expect(root, "[a]")
    }
}

private final class SilentHost: Coordination.Host {
    func show(_ root: any Presentable) {}
    func apply(_ commit: HostCommit) {}
}
