import Coordination
import CoordinationTesting
import Testing

/// What follows a sequence keeps neither router nor root nor tree.
@Suite(.noUnhandledFailures) @MainActor struct FollowingLifetimeTests {
    private let recorder = Recorder()

    @Test("a router that goes between two routes ends the sequence, and the next is cancelled")
    func routerGone() async {
        let (routes, feed) = AsyncStream<StackedRoute>.makeStream()
        let recorder = recorder
        weak var watched: Stacked?
        let task: Task<Void, Never>
        do {
            let home = Stacked("home")
            watched = home
            let router = home.weakRouter
            feed.yield(.push("a"))
            let (told, tell) = AsyncStream<Void>.makeStream()
            task = Task.immediate { @MainActor in
                await router.follow(routes) { route, outcome in
                    recorder.note("\(route): \(outcome)")
                    tell.finish()
                }
            }
            for await _ in told {}
            expect(home, "[home, a]")
        }
        #expect(watched == nil)
        feed.yield(.push("b"))
        await task.value
        #expect(recorder.lines == [#"push("a"): completed"#, #"push("b"): cancelled: the tree has gone"#])
    }

    @Test("a router that has gone already asks for no element") func goneBefore() async {
        let (router, recorder) = (Stacked("home").weakRouter, recorder)
        await router.follow(
            Asked<StackedRoute, Never> { _ in
                recorder.note("asked")
                return nil
            })
        #expect(recorder.lines.isEmpty)
    }

    @Test("a window and its content are not kept by waiting for the next element") func window() async {
        let (names, feed) = AsyncStream<Named>.makeStream()
        let task: Task<Void, Never>
        weak var watched: WindowRoot?
        weak var model: Leaf?
        do {
            let leaf = Leaf("leaf", recorder)
            let window = WindowRoot(leaf)
            (watched, model) = (window, leaf)
            let manager = WindowManager(window)
            let router = Made(root: window) { .present(Screen($0.description)) }.weakRouter
            task = Task.immediate { @MainActor in await router.follow(names) }
            _ = manager
        }
        #expect(watched == nil)
        #expect(model == nil)
        feed.yield("late")
        await task.value
    }

    @Test(
        "a tree that goes while one element settles and another waits ends both, and the sequence",
        arguments: Burst.allCases)
    func treeGone(bursts: Burst) async {
        let recorder = recorder
        weak var watched: StackRoot?
        let task: Task<Void, Never>
        do {
            let stack = StackRoot(Screen("home"))
            let manager = WindowManager(WindowRoot(stack))
            let host = TestHost(manager, isHolding: true)
            watched = stack
            let made = Made(root: stack) { .push(Screen($0.description)) }
            let router = made.weakRouter
            task = Task.immediate { @MainActor in
                await router.follow(list(["a", "b"]), bursts: bursts) { name, outcome in
                    recorder.note("\(name): \(outcome)")
                }
            }
            expect(manager, "[home, a]")
            withExtendedLifetime((host, made)) {}
        }
        #expect(watched == nil)
        await task.value
        let gone = "cancelled: the tree has gone"
        switch bursts {
        case .all: #expect(recorder.lines == ["a: \(gone)"])
        case .latest: #expect(recorder.lines == ["a: \(gone)", "b: \(gone)"])
        case .first: #expect(recorder.lines == ["b: rejected: something else is still settling", "a: \(gone)"])
        }
    }

    @Test("a coordinator that goes while its route waits ends the sequence without a failure")
    func routerGoneWhileWaiting() async {
        let (shown, recorder) = (Shown("home", isHolding: true), recorder)
        let task: Task<Void, Never>
        do {
            let child = Stacked("child")
            shown.home.perform(.push(child), completion: nil)
            shown.host.acknowledge()
            shown.home.perform(.pop(), completion: nil)
            let router = child.weakRouter
            task = Task.immediate { @MainActor in
                await router.follow(list([StackedRoute.push("late")])) { _, outcome in recorder.note("\(outcome)") }
            }
        }
        shown.host.acknowledge()
        await task.value
        #expect(recorder.lines == ["cancelled: the tree has gone"])
        expect(shown.home, "[home]")
    }

    @Test("the screens of elements that have ended are kept by the tree alone") func screens() async {
        let recorder = recorder
        let made = Made(root: StackRoot(Screen("home"))) { $0 == "leaf" ? .push(Leaf("leaf", recorder)) : .pop() }
        await made.weakRouter.follow(list(["leaf", "pop"]))
        #expect(recorder.lines == ["leaf is freed"])
    }
}
