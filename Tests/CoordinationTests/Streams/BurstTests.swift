@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// What becomes of elements that come while something settles.
@Suite(.noUnhandledFailures) @MainActor struct BurstTests {
    private let shown = Shown("home", isHolding: true)

    @Test("all: the next element is asked for when the one before has ended") func all() async {
        let shown = shown
        let routes = Asked<StackedRoute, Never> { number in
            shown.recorder.note("asked for \(number), tree \(shown.home.tree)")
            return number < 4 ? .push("\(number)") : nil
        }
        let task = Task.immediate { @MainActor in await shown.follow(routes, .all) }
        #expect(shown.recorder.lines == ["asked for 1, tree [home]"])
        shown.home.trigger(.push("tapped"), completion: shown.recorder("tapped"))
        shown.host.isHolding = false
        shown.host.acknowledge()
        await task.value
        #expect(
            shown.recorder.lines == [
                "asked for 1, tree [home]", #"push("1"): completed"#, "tapped: completed",
                "asked for 2, tree [home, 1, tapped]", #"push("2"): completed"#,
                "asked for 3, tree [home, 1, tapped, 2]", #"push("3"): completed"#,
                "asked for 4, tree [home, 1, tapped, 2, 3]",
            ])
    }

    @Test("all: a thousand routes at once are done in order by a host that answers at once") func fast() async {
        shown.host.isHolding = false
        await shown.follow(Self.thousand(), .all)
        expect(shown.home, Self.thousandPushed)
        #expect(shown.recorder.lines.count == 1000)
    }

    @Test("all: a thousand routes at once are done in order by a slow host, at most one waiting") func slow() async {
        let home = Stacked("home")
        let host = LateHost()
        home.attach(host)
        let task = Task.immediate { @MainActor in await home.weakRouter.follow(Self.thousand()) }
        var lengths: [Int] = []
        for await _ in host.arrivals {
            lengths.append(home.root.node.count)
            host.answer()
        }
        await task.value
        #expect(lengths == Array(2...1001))
        expect(home, Self.thousandPushed)
    }

    private static let thousandPushed = "[home, \((0..<1000).map(String.init).joined(separator: ", "))]"

    private static func thousand() -> AsyncStream<StackedRoute> {
        AsyncStream { feed in
            for number in 0..<1000 { feed.yield(.push("\(number)")) }
            feed.finish()
        }
    }

    @Test("latest: only the last waiting element has its turn, and only its screen is made") func latest() async {
        let recorder = Recorder()
        let made = Made(root: StackRoot(Screen("home"))) { name in
            recorder.note("made \(name)")
            return .push(Screen(name.description))
        }
        let host = TestHost(made, isHolding: true)
        let elements = Asked<Named, Never> { number in
            switch number {
            case 1...4: return Named(stringLiteral: "\(number)")
            case 5:
                recorder.note("tree \(made.tree)")
                host.acknowledge()
                recorder.note("tree \(made.tree)")
                return "5"
            default:
                host.isHolding = false
                host.acknowledge()
                return nil
            }
        }
        await made.weakRouter.follow(elements, bursts: .latest) { name, outcome in
            recorder.note("\(name): \(outcome)")
        }
        #expect(
            recorder.lines == [
                "made 1",
                "2: cancelled: a later one has taken its place", "3: cancelled: a later one has taken its place",
                "tree [home, 1]", "1: completed", "made 4", "tree [home, 1, 4]", "4: completed", "made 5",
                "5: completed",
            ])
        expect(made, "[home, 1, 4, 5]")
    }

    @Test("latest: observers of commits get the reason that an element had no turn") func latestRecords() async {
        let shown = shown
        shown.manager.observeCommits { shown.recorder.note("\($0.cause): \($0.outcome)") }
        let routes = Asked<StackedRoute, Never> { number in
            if number < 4 { return .push("\(number)") }
            shown.host.isHolding = false
            shown.host.acknowledge()
            return nil
        }
        await shown.home.weakRouter.follow(routes, bursts: .latest)
        #expect(
            shown.recorder.lines == [
                #"push("1") on Stacked: completed"#,
                #"push("2") on Stacked: cancelled: a later one has taken its place"#,
                #"push("3") on Stacked: completed"#,
            ])
    }

    @Test("latest: an element that another trigger shares has its turn, and is reported once") func shared() async {
        let shown = shown
        let routes = Asked<StackedRoute, Never> { number in
            switch number {
            case 1, 2: return .push("\(number)")
            case 3:
                shown.home.trigger(.push("2"), with: PolicyTests.coalesce, completion: shown.recorder("tapped"))
                return .push("3")
            default:
                shown.host.isHolding = false
                shown.host.acknowledge()
                return nil
            }
        }
        await shown.follow(routes, .latest)
        #expect(
            shown.recorder.lines == [
                #"push("2"): cancelled: a later one has taken its place"#, #"push("1"): completed"#,
                "tapped: completed", #"push("3"): completed"#,
            ])
        expect(shown.home, "[home, 1, 2, 3]")
    }

    @Test("first: an element that comes while another settles is rejected as busy") func first() async {
        let shown = shown
        let routes = Asked<StackedRoute, Never> { number in
            if number == 3 { shown.host.acknowledge() }
            if number == 5 {
                shown.host.isHolding = false
                shown.host.acknowledge()
            }
            return number < 5 ? .push("\(number)") : nil
        }
        await shown.follow(routes, .first)
        #expect(
            shown.recorder.lines == [
                #"push("2"): rejected: something else is still settling"#, #"push("1"): completed"#,
                #"push("4"): rejected: something else is still settling"#, #"push("3"): completed"#,
            ])
        expect(shown.home, "[home, 1, 3]")
    }

    @Test("every policy does all elements if there is nothing to wait for", arguments: Burst.allCases)
    func idle(bursts: Burst) async {
        shown.host.isHolding = false
        await shown.follow(list((1...4).map { .push("\($0)") }), bursts)
        expect(shown.home, "[home, 1, 2, 3, 4]")
    }

    @Test(
        "following returns when the last element has settled, even if the sequence ended before",
        arguments: Burst.allCases)
    func lastSettles(bursts: Burst) async {
        let shown = shown
        let task = Task.immediate { @MainActor in
            await shown.follow(list([.push("a")]), bursts)
            shown.recorder.note("returned")
        }
        #expect(shown.recorder.lines.isEmpty)
        shown.host.acknowledge()
        await task.value
        #expect(shown.recorder.lines == [#"push("a"): completed"#, "returned"])
    }
}

extension Shown {
    /// Follows routes, and notes how each ends.
    nonisolated(nonsending) func follow<S: AsyncSequence>(_ routes: S, _ bursts: Burst) async
    where S.Element == StackedRoute, S.Failure == Never {
        await home.weakRouter.follow(routes, bursts: bursts) { [recorder] route, outcome in
            recorder.note("\(route): \(outcome)")
        }
    }
}

/// Answers a commit when the test says so, which is notified of each; a thousand of them.
private final class LateHost: Host {
    let arrivals: AsyncStream<Void>
    private let arrive: AsyncStream<Void>.Continuation
    private var commits: [HostCommit] = []

    init() { (arrivals, arrive) = AsyncStream.makeStream() }

    func show(_ root: any Presentable) {}

    func apply(_ commit: HostCommit) {
        commits.append(commit)
        arrive.yield()
    }

    func answer() {
        if commits.count == 1000 { arrive.finish() }
        commits.last?.acknowledge()
    }
}
