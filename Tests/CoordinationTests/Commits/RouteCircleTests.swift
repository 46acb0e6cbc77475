@_spi(Hosting) import Coordination
import CoordinationTesting
import TestSupport
import Testing

/// Routes that lead back to themselves.
@Suite("Routes in a circle", .bothEnds, .noUnhandledFailures) struct RouteCircleTests {
    private enum Route: Coordination.Route { case home, there, back, down(Int), nothing, push(String) }

    private final class Walker: Coordinator {
        let root = StackRoot(Screen("home"))
        var answers: (Route) -> Transition<StackRoot> = { _ in .none() }
        var count = 0

        func prepareTransition(for route: Route) -> Transition<StackRoot> {
            count += 1
            if case .push(let name) = route { return .push(Screen(name)) }
            return answers(route)
        }
    }

    private let walker = Walker()
    private let other = Walker()

    private func error(_ route: Route = .home) -> TransitionError? {
        outcome { walker.trigger(route, completion: $0) }?.error
    }

    @Test("a route that is answered with itself fails, and the error names it", arguments: 0..<4)
    func itself(kind: Int) {
        walker.answers = { [unowned walker] route in
            switch kind {
            case 0: return .send(route)
            case 1: return .trigger(route, on: walker)
            case 2: return .multiple(.none(), .effect("note") {}, walker.chain(routes: [.nothing, route]))
            default:
                walker.trigger(route, completion: nil)
                return .none()
            }
        }
        #expect(error()?.detail == .routesInCircle(["Route.home", "Route.home"]) || kind == 2)
        guard case .routesInCircle(let routes)? = error()?.detail else {
            Issue.record("It does not fail as a circle.")
            return
        }
        #expect(routes.first == routes.last)
        expect(walker, "[home]")
        #expect(outcome { walker.trigger(.push("a"), completion: $0) }?.isCompleted == true)
        expect(walker, "[home, a]")
    }

    @Test("two coordinators that send each other a route fail, and the error has the whole message") func two() {
        walker.answers = { [unowned other] _ in .trigger(.back, on: other) }
        other.answers = { [unowned walker] _ in .trigger(.there, on: walker) }
        walker.perform(.push(other))
        #expect(
            error(.there)?.description == """
                Can't go to Route.back: it leads back to itself without a change: Route.back → \
                Route.there → Route.back.

                  Tree: [home, [home]]

                Let one of these routes show a screen, instead of triggering the next.
                """)
        expect(walker, "[home, [home]]")
    }

    @Test("a circle at the end of a link undoes the link, and the error names its step") func link() {
        walker.answers = { $0 == .there ? .send(Route.there) : .none() }
        let link = outcome { walker.trigger(.push("a"), then: Route.push("b"), Route.there, completion: $0) }
        #expect(link?.error?.index == 2)
        #expect(link?.error?.detail == .routesInCircle(["Route.there", "Route.there"]))
        expect(walker, "[home]")
    }

    @Test("a circle that is caught leaves the rest of the transition as it was") func caught() {
        walker.answers = { $0 == .there ? .send(Route.there) : .none() }
        let done = outcome {
            walker.perform(
                Transition("try") { [walker] editor in
                    try editor.perform(.push(Screen("a")))
                    for _ in 0..<2 {
                        do { try editor.perform(.trigger(.there, on: walker)) } catch {}
                    }
                    try editor.perform(.push(Screen("b")))
                }, completion: $0)
        }
        #expect(done?.isCompleted == true)
        expect(walker, "[home, a, b]")
    }

    @Test("routers that pass a route on to each other fail, on a small stack too") func routers() async {
        let summary = await onSmallStack {
            let (one, other) = (Onward(), Onward())
            (one.next, other.next) = (other, one)
            return outcome { one.trigger(.home, completion: $0) }?.error?.summary
        }
        #expect(summary == "Can't go to Route.home: it runs inside more than 64 others.")
    }

    @Test("transitions that run each other inside their verbs fail, on a small stack too") func insideVerbs() async {
        let reasons = await onSmallStack {
            let walker = Walker()
            walker.answers = { [unowned walker] route in
                Transition("again") { editor in try editor.perform(.trigger(route, on: walker)) }
            }
            let route = outcome { walker.trigger(.home, completion: $0) }?.error
            let verb = outcome { walker.perform(Self.again, completion: $0) }?.error
            return [route?.detail, verb?.detail]
        }
        #expect(reasons == [.nestedTooDeep(limit: 12), .nestedTooDeep(limit: 12)])
    }

    private static var again: Transition<StackRoot> {
        Transition("again") { editor in try editor.perform(Self.again) }
    }

    @Test("many links that change nothing are no circle") func links() {
        let nothing = Array(repeating: Route.nothing, count: 20_000)
        #expect(outcome { walker.perform(walker.chain(routes: nothing), completion: $0) } == .noChange)
        #expect(walker.count == 20_000)
        walker.answers = { [unowned walker] route in
            route == .nothing ? .none() : .multiple(.trigger(.nothing, on: walker), .trigger(.nothing, on: walker))
        }
        let links = Array(repeating: Route.home, count: 20_000)
        #expect(outcome { walker.perform(walker.chain(routes: links), completion: $0) } == .noChange)
        #expect(walker.count == 80_000)
    }

    @Test("a route that counts down through thousands of others is no circle", arguments: [false, true])
    func countdown(triggers: Bool) {
        walker.answers = { [unowned walker] route in
            guard case .down(let count) = route else { return .none() }
            if count == 0 { return .push(Screen("bottom")) }
            guard triggers else { return .send(Route.down(count - 1)) }
            walker.trigger(.down(count - 1), completion: nil)
            return .none()
        }
        #expect(outcome { walker.trigger(.down(20_000), completion: $0) }?.isCompleted == true)
        expect(walker, "[home, bottom]")
    }

    @Test("a route that comes again and again with a change in between is no circle") func progress() {
        var count = 0
        walker.answers = { [unowned walker] route in
            count += 1
            if count > 12_000 { return .none() }
            return .multiple(.push(Screen("s")), .trigger(route, on: walker))
        }
        #expect(outcome { walker.trigger(.home, completion: $0) }?.isCompleted == true)
        #expect(walker.root.node.count == 12_001)
    }

    /// A router that hands its routes on to another one.
    private final class Onward: Router {
        unowned var next: Onward!

        func join(_ route: Route, to commit: inout RunningCommit) throws(TransitionError) {
            try commit.join(route, on: next)
        }
    }
}
