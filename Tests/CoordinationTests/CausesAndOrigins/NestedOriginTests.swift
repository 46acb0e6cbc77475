import Coordination
import CoordinationTesting
import Testing

/// Routes that lead to routes: each is the origin of what it shows itself, before, between and after the others.
@Suite("Origins of routes that lead to routes", .bothEnds, .noUnhandledFailures) struct NestedOriginTests {
    let home = Traced(StackRoot(Screen("home")))
    let inner = Traced(StackRoot(Screen("inner")))

    @Test("screens before, in and after a nested route have the origin of their own route") func around() {
        inner.answers[2] = { .multiple(.push(Screen("c")), .push(Screen("d"))) }
        home.go(1) { [inner] in
            .multiple(.push(Screen("a")), .push(inner), .trigger(.go(2), on: inner), .push(Screen("b")))
        }
        #expect(origins(home) == "home -, a 1, inner -, c 2, d 2, b 1")
    }

    @Test("screens in nested lists of transitions have the origin of their own route") func lists() {
        home.answers[2] = { .multiple(.multiple(.push(Screen("b"))), .push(Screen("c"))) }
        home.answers[3] = { [home] in
            .multiple(.push(Screen("d")), .multiple(.trigger(.go(2), on: home)), .push(Screen("e")))
        }
        home.go(1) { [home] in
            .multiple(
                .multiple(.push(Screen("a")), .multiple(.trigger(.go(3), on: home), .trigger(.go(2), on: home))),
                .push(Screen("f")))
        }
        #expect(origins(home) == "home -, a 1, d 3, b 2, c 2, e 3, b 2, c 2, f 1")
    }

    @Test("a chain, a first route, a weak handle and a sent route each give their own origin") func otherWays() {
        home.answers[2] = { .push(Screen("b")) }
        home.go(1) { [home, inner] in
            .multiple(
                home.chain(routes: [.push("a"), .go(2)]), .push(inner.at(.push("c"))),
                .trigger(.push("d"), on: home.weakRouter), .send(TracedRoute.push("e")), .push(Screen("f")))
        }
        #expect(origins(home) == "home -, a 'a', b 2, inner -, c 'c', d 'd', e 'e', f 1")
    }

    @Test("a trigger made meanwhile has its own origin, and the rest of the route keeps the route's") func triggered() {
        home.answers[2] = { .push(Screen("b")) }
        home.go(1) { [home] in
            home.trigger(.go(2))
            home.root.push(Screen("plain"))
            return .multiple(
                .push(Screen("a")), verb { [home] _ in home.trigger(.push("c")) },
                verb { [home] _ in home.root.push(Screen("d")) }, .trigger(.push("e"), on: home), .push(Screen("f")))
        }
        #expect(origins(home) == "home -, a 1, c 'c', d -, e 'e', f 1, b 2, plain -")
    }

    @Test("routes run inside a verb have their own origin, also after one that is refused and caught")
    func insideAVerb() {
        home.answers[2] = { .multiple(.push(Screen("b")), .pop(to: Screen("absent"))) }
        home.go(1) { [home] in
            verb { [home] editor in
                try editor.perform(.push(Screen("a")))
                try editor.perform(.trigger(.push("c"), on: home))
                try editor.perform(.push(Screen("d")))
                try? editor.perform(.multiple(.trigger(.go(2), on: home), .push(Screen("never"))))
                try editor.perform(.push(Screen("e")))
                try editor.perform(.multiple(.push(Screen("f")), .trigger(.push("g"), on: home), .push(Screen("h"))))
                try editor.perform(.push(Screen("i")))
            }
        }
        #expect(origins(home) == "home -, a 1, c 'c', d 1, e 1, f 1, g 'g', h 1, i 1")
    }

    @Test("each hop of a link has its own origin, and the rest of the route around it has its own") func links() {
        let tabs = Traced(TabRoot(inner))
        tabs.trigger([Hop(TracedRoute.go(7)), Hop(StackedRoute.pop)]) { _ in }
        let stacked = Stacked("stacked")
        tabs.answers[1] = { [inner] in
            .multiple(
                .perform(.push(stacked), on: inner.root), tabs.deepLink(.go(2), StackedRoute.push("b")),
                .perform(.push(Screen("d")), on: inner.root))
        }
        tabs.answers[2] = { .show(Screen("a")) }
        tabs.trigger(.go(1), then: StackedRoute.push("c"), TracedRoute.push("e"))
        #expect(origins(tabs) == "inner -, stacked -, b 1, c -, d 1, e 'e', a 2")
    }

    @Test("a custom router that joins two routes gives each its own origin") func ownRouter() {
        final class Both: Router {
            let home: Traced<StackRoot>
            init(_ home: Traced<StackRoot>) { self.home = home }
            var anchor: Node? { home.node }

            func join(_ route: TracedRoute, to commit: inout RunningCommit) throws(TransitionError) {
                try commit.join(.go(2), on: home)
                try commit.perform(.push(Screen("c")), on: home.root)
                try commit.join(.push("d"), on: home)
                try commit.perform(.push(Screen("e")), on: home.root)
            }
        }
        home.answers[2] = { [home] in .multiple(.push(Screen("a")), .trigger(.push("b"), on: home)) }
        home.go(1) { [home] in .multiple(.trigger(.go(0), on: Both(home)), .push(Screen("f"))) }
        #expect(origins(home) == "home -, a 2, b 'b', c 1, d 'd', e 1, f 1")
    }

    @Test("a thousand nested routes each have their own origin, on the way in and out") func deep() {
        let depth = 1_000
        home.answers = Dictionary(
            uniqueKeysWithValues: (0..<depth).map { number in
                (
                    number,
                    { [home] in
                        .multiple(
                            .push(Screen("down")), number + 1 < depth ? .trigger(.go(number + 1), on: home) : .none(),
                            .push(Screen("up")))
                    }
                )
            })
        home.trigger(.go(0))
        let expected = (0..<depth).map { "down \($0)" } + (0..<depth).reversed().map { "up \($0)" }
        #expect(origins(home) == (["home -"] + expected).joined(separator: ", "))
    }

    @Test("origins are right after enough routes for the circle check to begin") func watched() {
        let count = 5_000
        home.answers[1] = { .none() }
        home.go(2) { [home] in
            .multiple(
                home.chain(routes: Array(repeating: .go(1), count: count)), .push(Screen("a")),
                verb { [home] _ in
                    home.trigger(.push("b"))
                    home.root.push(Screen("c"))
                }, .trigger(.push("d"), on: home), .push(Screen("e")))
        }
        #expect(origins(home) == "home -, a 2, b 'b', c -, d 'd', e 2")
    }

    @Test("a refused route leaves no origin for the next transition") func afterRefusal() {
        let recorder = Recorder()
        home.answers[2] = { .multiple(.none(), .pop(to: Screen("absent"))) }
        home.go(1, completion: recorder("refused")) { [home] in
            .multiple(.push(Screen("a")), .trigger(.go(2), on: home), .push(Screen("b")))
        }
        #expect(recorder.error("refused") != nil)
        home.root.push(Screen("c"))
        home.perform(.multiple(.none(), .push(Screen("d"))))
        #expect(origins(home) == "home -, c -, d -")
    }
}
