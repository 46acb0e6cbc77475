@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// Every screen says which route has put it in its place.
@Suite("Origins", .bothEnds, .noUnhandledFailures) struct OriginTests {
    let home = Traced(StackRoot(Screen("home")))

    @Test("a screen's origin is the route that showed it, with its coordinator") func push() throws {
        home.trigger(.push("a"))
        let origin = try #require(home.root.top.node.origin)
        #expect(origin.route == Hop(TracedRoute.push("a")))
        #expect(origin.description == #"push("a") on Traced<StackRoot>"#)
        #expect(origin.report == nil)
    }

    @Test("each screen has its own origin, and one that was there before has none") func each() {
        home.trigger(.push("a"))
        home.trigger(.push("b"))
        home.trigger(.push("a"))
        #expect(origins(home) == "home -, a 'a', b 'b', a 'a'")
    }

    @Test("a transition, a verb of the tree and a root's initial content leave no origin") func without() {
        home.perform(.push(Screen("a")))
        home.root.push(Screen("b"))
        home.go(1) { .push(StackRoot(Screen("inner"), name: "made")) }
        #expect(origins(home) == "home -, a -, b -, made 1, inner -")
    }

    @Test("a screen has no origin before and after it is shown, nor has an outermost root") func nowhere() {
        let screen = Screen("a")
        #expect(screen.origin == nil)
        home.go(1) { .push(screen) }
        #expect(screen.origin != nil)
        home.perform(.pop())
        #expect(screen.origin == nil)
        #expect(home.origin == nil)
    }

    @Test("a removed screen that is shown again has the origin of the new route") func anew() {
        let screen = Screen("a")
        home.go(1) { .push(screen) }
        home.perform(.pop())
        home.go(2) { .push(screen) }
        #expect(origins(home) == "home -, a 2")
        home.perform(.pop())
        home.perform(.push(screen))
        #expect(origins(home) == "home -, a -")
    }

    @Test("every verb that shows a screen leaves an origin") func ways() {
        let ways: [(Transition<StackRoot>, String)] = [
            (.set([Screen("a")]), "a 1"),
            (.replaceTop(Screen("a")), "a 1"),
            (.present(Screen("a")), "home -, a 1"),
            (.present(Screen("a"), style: .fullScreen), "home -, a 1"),
            (.push(Screen("a"), animation: .default), "home -, a 1"),
            (.push(Later { Screen("a") }, key: "key"), "home -, a 1"),
            (.present(Later { Screen("a") }, key: "key"), "home -, a 1"),
            (.push { Screen("a") }, "home -, a 1"),
            (.presentOnRoot(Screen("a")), "home -, a 1"),
        ]
        for (transition, expected) in ways {
            let home = Traced(StackRoot(Screen("home")))
            home.go(1) { transition }
            #expect(origins(home) == expected)
            home.go(2) { .multiple(.dismissAll(), .set([Screen("b")])) }
            #expect(origins(home) == "b 2")
        }
    }

    @Test("an embedded container, and a column of a split, have an origin") func embeddedAndColumns() {
        let pane = StackRoot(Screen("pane"), name: "embedded")
        home.go(1) { .embed(pane, in: home.root.top) }
        #expect(origins(home) == "home -, embedded 1, pane -")
        let split = Traced(SplitRoot(columns: 3))
        split.go(1) { .fill(column: 0, with: Screen("a")) }
        split.go(2) { .fill(column: 2, with: Screen("b")) }
        split.go(3) { verb { try $0.move(from: 0, to: 1) } }
        #expect(origins(split) == "a 1, b 2")
        split.go(4) { .fill(column: 1, with: Screen("c")) }
        #expect(origins(split) == "c 4, b 2")
    }

    @Test("a route that is not remembered leaves no origin, or that of a remembered one around it")
    func unremembered() {
        let plain = Probe(StackRoot(Screen("plain")))
        plain.answers[0] = { .push(Screen("a")) }
        plain.trigger(.run(0))
        #expect(origins(plain) == "plain -, a -")
        home.go(1) { .multiple(.push(plain), .trigger(.run(0), on: plain), .push(Screen("b"))) }
        #expect(origins(home) == "home -, plain -, a -, a 1, b 1")
    }

    @Test("an origin is the route of the coordinator that took it, whichever router passed it on") func passedOn() {
        home.weakRouter.trigger(.push("weak"))
        let any: any Router<TracedRoute> = home
        any.trigger(.push("any"))
        let redirecting = RedirectionRouter(to: home) { (route: TracedRoute) in
            if case .push(let name) = route { .push(name + "!") } else { route }
        }
        redirecting.trigger(.push("redirected"))
        redirecting.weakRouter.trigger(.push("both"))
        home.root.top.send(TracedRoute.push("climbed"))
        #expect(
            origins(home)
                == "home -, weak 'weak', any 'any', redirected! 'redirected!', both! 'both!', climbed 'climbed'")
        #expect(home.root.top.node.origin?.description == #"push("climbed") on Traced<StackRoot>"#)
    }

    @Test("a first route in `init` and the route that shows the coordinator each leave their origin")
    func firstRoute() {
        let child = BasicCoordinator(root: StackRoot(name: "child"), initialRoute: TracedRoute.push("first")) { route in
            if case .push(let name) = route { .push(Screen(name)) } else { .none() }
        }
        #expect(origins(child) == "child -, first 'first'")
        home.go(1) { .push(child) }
        child.trigger(.push("second"))
        #expect(origins(home) == "home -, child 1, first 'first', second 'second'")
        #expect(
            child.root.top.node.origin?.description.hasSuffix("on BasicCoordinator<TracedRoute, StackRoot>") == true)
    }

    @Test("a route type decides whether its routes are remembered") func sayingSo() {
        let (said, unsaid) = (
            BasicCoordinator<SaidRoute, StackRoot>(root: StackRoot()) { _ in .push(Screen("a")) },
            BasicCoordinator<UnsaidRoute, StackRoot>(root: StackRoot()) { _ in .push(Screen("a")) }
        )
        said.trigger(.on)
        unsaid.trigger(.on)
        #expect(said.root.top.node.origin?.route == Hop(SaidRoute.on))
        #expect(unsaid.root.top.node.origin == nil)
    }

    @Test("an origin keeps nothing alive") func keepsNothing() throws {
        weak var gone: Traced<StackRoot>?
        let origin: Cause
        do {
            let news = Traced(StackRoot())
            gone = news
            news.trigger(.push("a"))
            origin = try #require(news.root.top.node.origin)
        }
        #expect(gone == nil)
        #expect(origin.description == #"push("a") on Traced<StackRoot>"#)
    }
}

/// Not `Codable`, and remembered all the same.
private enum SaidRoute: Route {
    case on
    static let isRemembered = true
}

/// `Codable`, and not remembered.
private enum UnsaidRoute: Route, Codable {
    case on
    static let isRemembered = false
}
