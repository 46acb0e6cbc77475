@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing
import TestSupport

/// Sequences of routes and of screens that are followed to their end.
@Suite(.noUnhandledFailures) @MainActor struct FollowingTests {
    private let home = Stacked("home")
    private let recorder = Recorder()

    @Test("the routes of a stream are triggered in order, until it ends") func routes() async {
        let (routes, feed) = AsyncStream<StackedRoute>.makeStream()
        for name in ["a", "b", "c"] { feed.yield(.push(name)) }
        feed.finish()
        await home.weakRouter.follow(routes) { [recorder] route, outcome in recorder.note("\(route): \(outcome)") }
        expect(home, "[home, a, b, c]")
        #expect(
            recorder.lines == [
                #"push("a"): completed"#, #"push("b"): completed"#, #"push("c"): completed"#,
            ])
    }

    @Test("a sequence followed with `revealing` brings its screens to the front") func revealing() async {
        let tabs = TabRoot(home, StackRoot(Screen("other")))
        tabs.perform(.select(index: 1), completion: nil)
        await home.weakRouter.follow(list([.push("a")]), with: .revealing)
        expect(tabs, "{[home, a]*, [other]}")
    }

    @Test("a failing route does not end the sequence, and each route is reported once") func failing() async {
        let routes = list([StackedRoute.push("a"), .refused, .push("b")])
        await home.weakRouter.follow(routes) { [recorder] route, outcome in recorder.note("\(route): \(outcome)") }
        expect(home, "[home, a, b]")
        #expect(
            recorder.lines == [
                #"push("a"): completed"#,
                "refused: failed: Can't pop to 'absent' (step 1, counted from 0): it is not on this stack.",
                #"push("b"): completed"#,
            ])
    }

    @Test("an unhandled failure goes to the manager's diagnostics, with the follower's line") func unhandled() async {
        let manager = WindowManager(WindowRoot(home))
        var found: [Diagnostic] = []
        manager.diagnosticsHandler = { found.append($0) }
        let line: UInt = #line + 1
        await home.weakRouter.follow(list([.refused, .push("a")]))
        #expect(found.map(\.location) == [CallSite(fileID: #fileID, line: line)])
        expect(home, "[home, a]")
    }

    @Test("an element becomes a transition of any kind of root, when it has its turn") func screens() async {
        let (stack, recorder) = (StackRoot(Screen("home")), recorder)
        let window = WindowRoot(stack, name: "main")
        let manager = WindowManager(window)
        manager.observeCommits { recorder.note($0.cause.description) }
        let pushing = Made(root: stack) { .push(Screen($0.description)) }
        let presenting = Made(root: window) { .present(Screen($0.description)) }
        let opening = Made(root: manager) { .open(WindowRoot(Screen("w"), name: $0.description)) }
        await pushing.weakRouter.follow(list(["a", "b"]))
        await presenting.weakRouter.follow(list(["m"]))
        await opening.weakRouter.follow(list(["second"]))
        expect(manager, "main: [home, a, b]^m; second: w")
        #expect(
            recorder.lines == [
                "a on BasicCoordinator<Named, StackRoot>", "b on BasicCoordinator<Named, StackRoot>",
                "m on BasicCoordinator<Named, WindowRoot>", "second on BasicCoordinator<Named, WindowManager>",
            ])
    }

    @Test("an error of the sequence is thrown on, typed, when the pending routes have ended") func throwing() async {
        struct Lost: Error {}
        let host = TestHost(home, isHolding: true)
        let routes = Asked { [host] (number: Int) throws(Lost) -> StackedRoute? in
            if number < 3 { return .push("\(number)") }
            host.isHolding = false
            host.acknowledge()
            throw Lost()
        }
        do throws(Lost) {
            try await home.weakRouter.follow(routes, bursts: .latest) { [recorder] route, outcome in
                recorder.note("\(route): \(outcome)")
            }
            Issue.record("not thrown")
        } catch {
            #expect(recorder.lines == [#"push("1"): completed"#, #"push("2"): completed"#])
        }
        expect(home, "[home, 1, 2]")
    }

    @Test("the options count for each route, except the policy, which is that of the bursts") func options() async {
        let host = TestHost(home)
        let options = TransitionOptions(animated: false, policy: .reject)
        await home.weakRouter.follow(list([.push("a")]), with: options)
        await home.weakRouter.follow(list([.push("b")]), bursts: .first, with: options)
        #expect(
            host.commits.map(\.options) == [
                TransitionOptions(animated: false, policy: .enqueue),
                TransitionOptions(animated: false, policy: .reject),
            ])
    }

    @Test("several sequences may be followed at once") func several() async {
        let (one, other) = (AsyncStream<StackedRoute>.makeStream(), AsyncStream<StackedRoute>.makeStream())
        let router = home.weakRouter
        let tasks = [one.stream, other.stream].map { stream in
            Task.immediate { @MainActor in await router.follow(stream) }
        }
        for name in ["a", "b"] {
            one.continuation.yield(.push(name))
            other.continuation.yield(.push(name))
        }
        one.continuation.finish()
        other.continuation.finish()
        for task in tasks { await task.value }
        #expect(home.root.node.count == 5)
    }
}

/// These elements, and then the end.
func list<Element>(_ elements: [Element]) -> Asked<Element, Never> {
    Asked { number in elements.indices.contains(number - 1) ? elements[number - 1] : nil }
}
