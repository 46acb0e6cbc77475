import Coordination
import CoordinationTesting
import Testing

@Suite(.bothEnds, .noUnhandledFailures) struct SharedRootTests {
    @Test("a second coordinator on a root with a living one is refused, with the remedy") func refused() throws {
        let root = StackRoot()
        let first = BasicCoordinator(root: root, initialRoute: StackedRoute.push("home")) { _ in .push(Screen("home")) }
        let second = BasicCoordinator<StackedRoute, StackRoot>(root: root) { _ in .push(Screen("other")) }
        let error = try #require(second.failure(of: .pop))
        #expect(error.detail == .rootTaken(by: "BasicCoordinator<StackedRoute, StackRoot>"))
        #expect(
            error.description == """
                Can't change the root of BasicCoordinator<StackedRoute, StackRoot>: \
                another coordinator (BasicCoordinator<StackedRoute, StackRoot>) already changes this root.

                  Stack: [home]

                Give this coordinator a root of its own, and show it on that one (push it, for a stack).
                """)
        #expect(second.failure(performing: .pop())?.reason == error.reason)
        expect(first, "[home]")
    }

    @Test("a second coordinator is refused as a step too, and the commit is undone") func refusedAsStep() {
        let home = Stacked("home")
        let second = BasicCoordinator<ProbeRoute, StackRoot>(root: home.root) { _ in .push(Screen("other")) }
        let error = home.failure(performing: .multiple(.push(Screen("a")), .trigger(.run(0), on: second)))
        #expect(error?.detail == .rootTaken(by: "Stacked"))
        #expect(error?.path == [1])
        expect(home, "[home]")
    }

    @Test("a root can have another coordinator once the first has gone") func afterTheFirst() {
        let root = StackRoot()
        var first: Probe<StackRoot>? = Probe(root)
        first?.perform(.push(Screen("home")))
        first = nil
        let second = Probe(root)
        #expect(second.outcome(performing: .push(Screen("next")))?.isCompleted == true)
        expect(second, "[home, next]")
    }

    @Test("a shown coordinator has its root, even if it has never triggered") func silentFirst() {
        let silent = Probe(StackRoot())
        let home = Stacked("home")
        home.perform(.push(silent))
        #expect(Probe(silent.root).failure(of: .run(0))?.detail == .rootTaken(by: "Probe<StackRoot>"))
    }

    @Test("a root may be changed by its coordinator and without one") func rootAlone() {
        let home = Stacked("home")
        home.root.perform(.push(Screen("next")))
        expect(home, "[home, next]")
    }

    @Test("a root that is a new object each time is refused, with the remedy") func computedRoot() {
        final class Forgetful: Coordinator {
            var root: StackRoot { StackRoot() }
            func prepareTransition(for route: StackedRoute) -> Transition<StackRoot> { .push(Screen("lost")) }
        }
        let error = Forgetful().failure(of: .pop)
        #expect(
            error?.description == """
                Can't change the root of Forgetful: it is another one each time it is asked for.

                Keep the root in a stored property: let root = StackRoot().
                """)
    }

    @Test("a first trigger that fails claims no root") func failedClaim() {
        let root = StackRoot(Screen("home"))
        do {
            let first = BasicCoordinator<StackedRoute, StackRoot>(root: root) { _ in .pop() }
            #expect(first.failure(of: .pop)?.reason == .nothingToPop)
            let second = BasicCoordinator<StackedRoute, StackRoot>(root: root) { _ in .push(Screen("next")) }
            #expect(second.outcome(of: .pop)?.isCompleted == true)
            #expect(first.failure(of: .pop)?.detail == .rootTaken(by: "BasicCoordinator<StackedRoute, StackRoot>"))
        }
        expect(root, "[home, next]")
    }
}
