@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing
import TestSupport

/// The end of following a sequence: by the task, or as nothing is left that takes its elements.
@Suite(.noUnhandledFailures) @MainActor struct FollowingCancelledTests {
    private let shown = Shown("home", isHolding: true)

    @Test("a task that is cancelled already asks for nothing") func before() async {
        let shown = shown
        let routes = Asked<StackedRoute, Never> { number in
            shown.recorder.note("asked for \(number)")
            return .push("never")
        }
        let task = Task { @MainActor in await shown.follow(routes, .all) }
        task.cancel()
        await task.value
        #expect(shown.recorder.lines.isEmpty)
        expect(shown.home, "[home]")
    }

    @Test(
        "a task cancelled while it waits for the next element ends, and begins no later one", arguments: Burst.allCases)
    func between(bursts: Burst) async {
        let shown = shown
        shown.host.isHolding = false
        let (routes, feed) = AsyncStream<StackedRoute>.makeStream()
        feed.yield(.push("a"))
        let task = Task.immediate { @MainActor in
            await shown.home.weakRouter.follow(routes, bursts: bursts) { _, outcome in
                shown.recorder.note("\(outcome)")
                feed.yield(.push("second"))
            }
        }
        var commits = shown.manager.commits.makeAsyncIterator()
        while shown.home.root.node.count < 3 { _ = await commits.next(isolation: #isolation) }
        task.cancel()
        feed.yield(.push("late"))
        await task.value
        #expect(!shown.home.tree.description.contains("late"))
    }

    @Test("an element that settles when its task is cancelled stays, and is reported later", arguments: Burst.allCases)
    func settling(bursts: Burst) async {
        let recorder = Recorder()
        let (names, feed) = AsyncStream<Named>.makeStream()
        let (committed, commit) = AsyncStream<Void>.makeStream()
        feed.yield("a")
        let made = Made(root: StackRoot(Screen("home"))) { name in
            commit.finish()
            return .push(Screen(name.description))
        }
        let host = TestHost(made, isHolding: true)
        let task = Task.immediate { @MainActor in
            await made.weakRouter.follow(names, bursts: bursts) { name, outcome in
                recorder.note("\(name): \(outcome)")
            }
        }
        for await _ in committed {}
        task.cancel()
        await task.value
        #expect(recorder.lines.isEmpty)
        expect(made, "[home, a]")
        host.acknowledge()
        #expect(recorder.lines == ["a: completed"])
    }

    @Test("an element that waits for its turn is withdrawn when its task is cancelled", arguments: Burst.allCases)
    func waiting(bursts: Burst) async {
        let shown = shown
        shown.home.trigger(.push("before"), completion: nil)
        let task = Task.immediate { @MainActor in
            await shown.follow(list([StackedRoute.push("a")]), bursts)
            shown.recorder.note("returned")
        }
        task.cancel()
        await task.value
        let outcome =
            bursts == .first
            ? "rejected: something else is still settling" : "cancelled: the caller no longer waits for it"
        #expect(shown.recorder.lines == [#"push("a"): "# + outcome, "returned"])
        shown.host.acknowledge()
        expect(shown.home, "[home, before]")
        #expect(shown.recorder.lines.count == 2)
    }

    @Test("an element of a sequence that ignores cancellation is reported as cancelled, and is the last")
    func ignoringCancellation() async {
        let shown = shown
        shown.host.isHolding = false
        let routes = Asked<StackedRoute, Never> { number in
            if number == 2 { withUnsafeCurrentTask { $0?.cancel() } }
            return .push("\(number)")
        }
        await Task { @MainActor in await shown.follow(routes, .all) }.value
        #expect(
            shown.recorder.lines == [
                #"push("1"): completed"#, #"push("2"): cancelled: the caller no longer waits for it"#,
            ])
        expect(shown.home, "[home, 1]")
    }

    @Test("a task cancelled by an element's handler asks for no more elements") func after() async {
        let shown = shown
        shown.host.isHolding = false
        let routes = Asked<StackedRoute, Never> { number in
            shown.recorder.note("asked for \(number)")
            return .push("\(number)")
        }
        await Task { @MainActor in
            await shown.home.weakRouter.follow(routes) { _, _ in withUnsafeCurrentTask { $0?.cancel() } }
        }.value
        #expect(shown.recorder.lines == ["asked for 1"])
        expect(shown.home, "[home, 1]")
    }

    @Test("a recovery ends the pending elements, and the sequence continues") func recovery() async {
        let shown = shown
        let routes = Asked<StackedRoute, Never> { number in
            switch number {
            case 1, 2: return .push("\(number)")
            case 3:
                shown.home.recover(to: .push("safe"))
                shown.host.isHolding = false
                return .push("3")
            default: return nil
            }
        }
        await shown.follow(routes, .latest)
        #expect(
            shown.recorder.lines == [
                #"push("1"): cancelled: everything that was pending was ended"#,
                #"push("2"): cancelled: everything that was pending was ended"#, #"push("3"): completed"#,
            ])
        expect(shown.home, "[home, safe, 3]")
    }
}
