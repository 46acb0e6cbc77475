import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing
import TestSupport

/// `route(_:on:)` and `trigger(_:on:)`, which make another's route a part of a transition.
@Suite("A route inside a transition", .bothEnds, .noUnhandledFailures) struct RouteTransitionTests {
    let shelf = Stacked("shelf")
    let home = Stacked("home")
    let recorder = Recorder()

    @Test("the transition of a coordinator's route becomes part of the same commit") func oneCommit() {
        let windows = WindowManager(WindowRoot(TabRoot(home, shelf)))
        let host = TestHost(windows)
        home.perform(
            .multiple(.push(Screen("a")), .route(.push("b"), on: shelf), .trigger(.push("c"), on: shelf.weakRouter)),
            completion: recorder("all"))
        expect(windows, "{[home, a]*, [shelf, b, c]}")
        #expect(host.commits.count == 1)
        #expect(recorder.outcome("all")?.isCompleted == true)
    }

    @Test("a route that is refused undoes the rest, and its error is the outcome") func refused() {
        home.perform(.multiple(.push(Screen("a")), .route(.refused, on: shelf)), completion: recorder("all"))
        expect(home, "[home]")
        #expect(recorder.error("all")?.index == 1)
    }

    @Test("the gates of the route are asked before it is prepared", arguments: [true, false]) func gates(isRoute: Bool)
    {
        let annex = Annex([Gate("closed") { _ in .deny("it is night") }])
        home.perform(
            isRoute ? .route(.secret, on: annex) : .trigger(.secret, on: annex), completion: recorder("secret"))
        #expect(recorder.outcome("secret") == .rejected(.denied("it is night")))
    }

    @Test("a route transition prints its route and coordinator without preparing the route") func words() {
        let probe = Probe(StackRoot())
        probe.answers[1] = {
            Issue.record("prepared"); return .none()
        }
        #expect("\(Transition<StackRoot>.route(.run(1), on: probe))".hasPrefix("route(run(1) on Probe"))
    }
}
