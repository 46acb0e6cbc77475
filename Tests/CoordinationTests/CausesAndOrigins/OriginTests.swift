@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// Every screen says which route has put it in its place.
@Suite("Origins", .bothEnds, .noUnhandledFailures) struct OriginTests {
    let home = Traced(StackRoot(Screen("home")))

    @Test("what a route shows says the route, and whose it is") func push() throws {
        home.trigger(.push("a"))
        let origin = try #require(home.root.top.node.origin)
        #expect(origin.route == Hop(TracedRoute.push("a")))
        #expect(origin.description == #"push("a") on Traced<StackRoot>"#)
        #expect(origin.report == nil)
    }

    @Test("each has its own, and what was there before has none") func each() {
        home.trigger(.push("a"))
        home.trigger(.push("b"))
        home.trigger(.push("a"))
        #expect(origins(home) == "home -, a 'a', b 'b', a 'a'")
    }

    @Test("what comes without a route has none: a transition, a verb of the tree, what a root is made with")
    func without() {
        home.perform(.push(Screen("a")))
        home.root.push(Screen("b"))
        home.go(1) { .push(StackRoot(Screen("inner"), name: "made")) }
        #expect(origins(home) == "home -, a -, b -, made 1, inner -")
    }

    @Test("what is not shown has none: before, after, and a tree by itself") func nowhere() {
        let screen = Screen("a")
        #expect(screen.origin == nil)
        home.go(1) { .push(screen) }
        #expect(screen.origin != nil)
        home.perform(.pop())
        #expect(screen.origin == nil)
        #expect(home.origin == nil)
    }

    @Test("what was removed and is shown anew comes from what shows it now") func anew() {
        let screen = Screen("a")
        home.go(1) { .push(screen) }
        home.perform(.pop())
        home.go(2) { .push(screen) }
        #expect(origins(home) == "home -, a 2")
        home.perform(.pop())
        home.perform(.push(screen))
        #expect(origins(home) == "home -, a -")
    }

    @Test("however it is shown: in a list, in place of the top, presented, with an animation, under a key, late")
    func ways() {
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

    @Test("embedded, and in the columns of a split") func embeddedAndColumns() {
        let pane = StackRoot(Screen("pane"), name: "embedded")
        home.go(1) { .embed(pane, in: home.root.top) }
        #expect(origins(home) == "home -, embedded 1, pane -")
        let split = Traced(SplitRoot(columns: 3))
        split.go(1) { .set(Screen("a"), column: 0) }
        split.go(2) { .set(Screen("b"), column: 2) }
        split.go(3) { verb { try $0.move(from: 0, to: 1) } }
        #expect(origins(split) == "a 1, b 2")
        split.go(4) { .set(Screen("c"), column: 1) }
        #expect(origins(split) == "c 4, b 2")
    }

    @Test("routes that are not remembered leave none, and the one around them that is leaves its own")
    func unremembered() {
        let plain = Probe(StackRoot(Screen("plain")))
        plain.answers[0] = { .push(Screen("a")) }
        plain.trigger(.run(0))
        #expect(origins(plain) == "plain -, a -")
        home.go(1) { .multiple(.push(plain), .trigger(.run(0), on: plain), .push(Screen("b"))) }
        #expect(origins(home) == "home -, plain -, a -, a 1, b 1")
    }

    @Test("whatever router passes it on, it is the route of the coordinator that takes it") func passedOn() {
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

    @Test("a coordinator's first route, in its init, and the one that shows the coordinator") func firstRoute() {
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

    @Test("a type of route says itself whether it is remembered") func sayingSo() {
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
