@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing
import TestSupport

/// Many who watch: observers that end, and a host for each of many windows.
@Suite(.bothEnds, .noUnhandledFailures) struct ManyWatchersTests {
    @Test("an object freed with an ended observer may trigger, and the observer is not notified") func ending() {
        let (home, recorder) = (Stacked("home"), Recorder())
        let manager = WindowManager(WindowRoot(home))
        var observer: Observer<CommitRecord>?
        do {
            let held = Farewell { home.trigger(.push("last"), completion: recorder("last")) }
            observer = manager.observeCommits { [recorder] record in
                recorder.note(record.cause.description)
                withExtendedLifetime(held) {}
            }
        }
        observer?.end()
        #expect(recorder.lines == ["last: completed"])
        expect(manager, "[home, last]")
    }

    @Test("a new observer receives the same events, however many have ended before", arguments: [1, 8, 9, 20, 100])
    func ended(count: Int) {
        func lines(after count: Int) -> [String] {
            let (screen, other, recorder) = (Screen("home"), Screen("other"), Recorder())
            for _ in 0..<count { screen.observe { _ in } }
            for observer in (0..<count).map({ _ in screen.observe { _ in } }) { observer.end() }
            let stack = StackRoot(other)
            for observer in (0..<count).map({ _ in other.observe { _ in } }) { observer.end() }
            other.observe { recorder.note("other \($0)") }
            screen.observe { recorder.note("\($0)") }
            let manager = WindowManager()
            manager.perform(.open(WindowRoot(stack)))
            stack.push(screen)
            stack.perform(.pop())
            return recorder.lines
        }
        #expect(lines(after: count) == lines(after: 0))
    }

    @Test("each of many hosts gets its own part of a commit, and a host attached late gets nothing") func manyHosts() {
        let stacks = (0..<20).map { Stacked("home \($0)") }
        let windows = stacks.map { WindowRoot($0) }
        let manager = WindowManager { windows }
        let hosts = windows.map { TestHost($0, isHolding: true) }
        let recorder = Recorder()
        let late = LookingHost()
        manager.perform(
            .multiple(stacks.map { .perform(.push(Screen("page")), on: $0.root) }), completion: recorder("all"))
        for (index, host) in hosts.enumerated() {
            let commit = host.waiting[0]
            #expect(commit.changes.map(\.description) == ["inserted 'page' at 1 of Stacked"])
            #expect(commit.appearing.map(\.name) == ["page"])
            #expect(commit.disappearing.map(\.name) == ["home \(index)"])
            #expect(commit.touched.map(ObjectIdentifier.init) == [ObjectIdentifier(stacks[index].root.node)])
        }
        stacks[3].attach(late)
        #expect(hosts[3].waiting[0].appearing.map(\.name) == ["page"], "what was said stays")
        for host in hosts.reversed() {
            #expect(recorder.lines.isEmpty)
            host.acknowledge()
        }
        #expect(recorder.lines == ["all: completed"])
        #expect(late.commits == 0)
    }

    @Test("a host among many that refuses ends the commit, and the hosts after it get nothing") func refused() {
        let stacks = (0..<20).map { _ in Stacked("home") }
        let windows = stacks.map { WindowRoot($0) }
        let manager = WindowManager { windows }
        let hosts = windows.map { TestHost($0) }
        hosts[7].nextRefusal = "no"
        let recorder = Recorder()
        let push = Transition<WindowManager>.multiple(
            stacks.map { .perform(.push(Screen("page")), on: $0.root) })
        manager.perform(push, completion: recorder("all"))
        #expect(recorder.error("all")?.detail == .hostRefused(because: "no"))
        #expect(hosts.map(\.commits.count) == (0..<20).map { $0 <= 7 ? 1 : 0 })
        #expect(hosts.allSatisfy { $0.shown == $0.shown } && stacks.allSatisfy { $0.root.node.count == 1 })
        manager.perform(push, completion: recorder("again"))
        #expect(recorder.outcome("again")?.isCompleted == true)
    }
}

/// A host that counts what it is handed.
private final class LookingHost: Host {
    private(set) var commits = 0

    func show(_ root: any Presentable) {}

    func apply(_ commit: HostCommit) {
        commits += 1
        commit.acknowledge()
    }
}
