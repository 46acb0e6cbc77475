@_spi(Log) @_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing

/// The code in the comments on hosts and on time.
enum HostComments {
    /// In the place of the standard library's, so that the tests print nothing.
    private static func print(_ value: some CustomStringConvertible) { _ = value.description }

    // snippet.printing-host
    final class PrintingHost: Host {
        func show(_ root: any Presentable) { print(root.node.tree) }

        func apply(_ commit: HostCommit) {
            for change in commit.changes { print(change) }
            commit.acknowledge()
        }
    }
    // snippet.end

    /// Draws the tree as text, when its loop has its turn.
    final class WindowHost: Host {
        private(set) var drawn = ""
        private weak var root: (any Presentable)?
        private var pending: [HostCommit] = []

        func show(_ root: any Presentable) {
            self.root = root
            draw()
        }

        func apply(_ commit: HostCommit) {
            if commit.isWaiting { pending.append(commit) } else { draw() }
        }

        func runLoopUntilIdle() {
            while !pending.isEmpty {
                let commit = pending.removeFirst()
                draw()
                if commit.isWaiting { commit.acknowledge() }
            }
        }

        private func draw() { if let root { drawn = HostContract.drawing(of: root) } }
    }

    // snippet.main-time
    @MainActor final class MainTime: @MainActor TimeSource {
        private let start = ContinuousClock.now
        var now: Duration { ContinuousClock.now - start }

        func schedule(after delay: Duration, _ action: @escaping () -> Void) -> ScheduledCall {
            let call = ScheduledCall(action)
            Task {
                try? await Task.sleep(for: delay)
                call.run()
            }
            return call
        }
    }
    // snippet.end
}

@Suite("Comments on hosts", .noUnhandledFailures) struct HostCommentsTests {
    @Test("a host that prints keeps the contract") func printing() {
        HostContract.check(make: { _ in HostComments.PrintingHost() })
    }

    @Test("a host that says what it has drawn keeps the contract") func drawing() {
        typealias WindowHost = HostComments.WindowHost
        // snippet.drawn-contract
        HostContract.check(
            make: { _ in WindowHost() }, answer: { $0.runLoopUntilIdle() }, drawn: { $0.drawn })
        // snippet.end
    }

    @Test("the drawing of a watched host is compared with the tree") func drawn() {
        let host = HostComments.WindowHost()
        let account = Screen("account")
        let tabs = TabRoot(Screen("news"), account)
        let windows = WindowManager(WindowRoot(tabs))
        // snippet.watched-host
        let watched = WatchedHost(host, of: windows) { host.drawn }
        windows.attach(watched)
        tabs.perform(.select(account))
        // snippet.hide
        host.runLoopUntilIdle()
        // snippet.show
        #expect(watched.violations == [])
        // snippet.end
        #expect(host.drawn == "{news, account*}")
    }

    @Test("manual time advances as far as the test says") func manualTime() {
        let news = FrontPageApp.NewsCoordinator()
        // snippet.manual-time
        let time = ManualTime()
        let app = WindowManager(WindowRoot(news), time: time)
        time.advance(by: .seconds(10))
        // snippet.end
        #expect(app.time?.now == .seconds(10))
    }

    @Test("a trigger with a clock host has its outcome when the time is over") func clockHost() {
        let news = FrontPageApp.NewsCoordinator()
        var outcome: TransitionOutcome?
        // snippet.clock-host
        let time = ManualTime()
        let app = WindowManager(WindowRoot(news), time: time)
        ClockHost(app, time: time, standard: .milliseconds(300))
        news.trigger(.article(id: 7)) { outcome = $0 }  // not yet
        // snippet.hide
        #expect(outcome == nil)
        // snippet.show
        time.advance(by: .milliseconds(300))  // now
        // snippet.end
        #expect(outcome?.isCompleted == true)
    }

    @Test("time of the main actor calls back") @MainActor func mainTime() async {
        let time = HostComments.MainTime()
        await withCheckedContinuation { continuation in
            _ = time.schedule(after: .zero) { continuation.resume() }
        }
        #expect(time.now > .zero)
    }

    @Test("an animation is stored with what it brought") func animation() {
        let slide = TransitionAnimation("slide", duration: .milliseconds(200))
        let (stack, detail, other) = (StackRoot(Screen("list")), Screen("detail"), Screen("other"))
        let host = TestHost(stack)
        // snippet.animation
        let fade = TransitionAnimation("fade", duration: .milliseconds(300), dismissal: slide)
        stack.perform(.push(detail, animation: fade))
        stack.perform(.pop())  // slides, as was stored
        stack.perform(.push(other, animation: .default))  // the platform's own
        // snippet.end
        #expect(host.commits.map { $0.changes[0].animation?.name } == ["fade", "slide", nil])
    }
}
