@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// What becomes of an origin while what it belongs to is moved, removed, kept, and shown again.
@Suite("Origins of screens that come back", .bothEnds, .noUnhandledFailures) struct OriginVisitTests {
    let home = Traced(StackRoot(Screen("home")))
    let screen = Screen("a")
    let recorder = Recorder()

    @Test("setting a list leaves the screens that stay their origin") func set() {
        let other = Screen("b")
        home.go(1) { [screen] in .push(screen) }
        home.go(2) { [screen] in .set([other, screen, Screen("c")]) }
        #expect(origins(home) == "b 2, a 1, c 2")
        home.go(3) { [screen] in .set([screen, other]) }
        #expect(origins(home) == "a 1, b 2")
        home.perform(.set([other, Screen("d"), screen]))
        #expect(origins(home) == "b 2, d -, a 1")
    }

    @Test("a screen moved in a list, or removed and put back in one commit, keeps its origin") func moved() {
        home.go(1) { [screen] in .push(screen) }
        home.go(2) { verb { try $0.move(from: 1, to: 0) } }
        #expect(origins(home) == "a 1, home -")
        home.go(3) { [screen] in .multiple(.set([Screen("b")]), .present(screen), .embed(StackRoot(), in: screen)) }
        #expect(origins(home) == "b 3, a 1")
        home.perform(.multiple(.dismiss(), .push(screen)))
        #expect(origins(home) == "b 3, a 1")
    }

    @Test("a screen moved to another tab or window keeps its origin in one commit, not in two") func elsewhere() {
        let other = Traced(StackRoot(Screen("other")))
        let manager = Traced(WindowManager(WindowRoot(TabRoot(home, other)), WindowRoot(name: "second")))
        home.go(1) { [screen] in .push(screen) }
        other.go(2) { [home, screen] in .multiple(.perform(.pop(), on: home.root), .push(screen)) }
        #expect(origins(other) == "other -, a 1")
        let third = WindowRoot(name: "third")
        manager.go(3) { [screen] in
            .multiple(.perform(.pop(), on: other.root), .open(third), .perform(.setRoot(screen), on: third))
        }
        #expect(origins(manager).hasSuffix("second -, third 3, a 1"))
        manager.go(4) { .perform(.setRoot(Screen("b")), on: third) }
        home.go(5) { [screen] in .push(screen) }
        #expect(origins(home) == "home -, a 5")
    }

    @Test("modals carried along with their presenter keep their origin") func carried() {
        let presenter = Traced(StackRoot(Screen("p")))
        presenter.go(1) { .multiple(.present(Screen("x")), .present(Screen("y"), animation: .default)) }
        home.go(2) { .present(presenter) }
        #expect(origins(home) == "home -, p -, x 1, y 1")
        home.go(3) { .dismissToRoot() }
        home.go(4) { .push(presenter) }
        #expect(origins(home) == "home -, p -")
    }

    @Test("a screen inside a removed child keeps its origin, as it keeps its place") func inside() {
        let child = Traced(StackRoot(name: "child"))
        home.go(1) { .push(child.at(.push("b"))) }
        home.go(2) { .pop() }
        #expect(origins(child) == "child -, b 'b'")
        home.go(3) { .push(child) }
        #expect(origins(home) == "home -, child 3, b 'b'")
    }

    @Test("a screen that is already there, under a key or as a tab, keeps its origin") func there() {
        home.go(1) { .push(Later { Screen("a") }, key: "key") }
        home.go(2) { .push(Later { Screen("never") }, key: "key") }
        #expect(origins(home) == "home -, a 1")
        let tab = Screen("b")
        let tabs = Traced(TabRoot(Screen("t")))
        tabs.go(1) { .insert(tab, at: 1) }
        tabs.go(2) { .insert(tab, at: 1) }
        #expect(origins(tabs) == "t -, b 1")
    }

    @Test("an undone screen has no origin, and one that comes back has its own again") func undone() {
        let second = Screen("b")
        home.go(1) { [screen] in .push(screen) }
        for animation in [nil, TransitionAnimation.default] {
            home.go(2, completion: recorder("refused")) { [screen] in
                .multiple(
                    .pop(animation: animation), .push(second, animation: animation), .present(screen),
                    .present(Screen("c")), .pop(to: Screen("absent")))
            }
            #expect(origins(home) == "home -, a 1")
            #expect(second.origin == nil)
        }
        home.root.push(second)
        #expect(origins(home) == "home -, a 1, b -")
    }

    @Test("a screen shown after a refused part has the origin of the route that then shows it") func partUndone() {
        let second = Screen("b")
        home.go(1) { [home, screen] in
            .multiple(
                verb { editor in
                    try? editor.perform(.trigger(.go(2), on: home))
                    try editor.perform(.push(second))
                }, .push(screen))
        }
        home.perform(.popToRoot())
        home.answers[2] = { .multiple(.push(second), .refuse("go on", because: "of the test")) }
        home.trigger(.go(1))
        #expect(origins(home) == "home -, b 1, a 1")
    }

    @Test("a screen has its origin while the host has not answered, and loses it if the host refuses") func holding() {
        let manager = WindowManager(WindowRoot(home))
        let host = TestHost(manager, isHolding: true)
        home.go(1, completion: recorder("refused")) { [screen] in .push(screen) }
        #expect(origins(home) == "home -, a 1")
        host.refuse("no")
        #expect(screen.origin == nil)
        home.go(2) { [screen] in .push(screen) }
        host.acknowledge()
        home.go(3, completion: recorder("undone")) { .multiple(.pop(), .push(Screen("b"))) }
        #expect(origins(home) == "home -, b 3")
        #expect(screen.origin == nil)
        host.refuse("no")
        #expect(origins(home) == "home -, a 2")
        let swipe = home.begin(.go(3), completion: recorder("swiped"))
        swipe.update(0.5)
        swipe.cancel()
        #expect(origins(home) == "home -, a 2")
    }

    @Test("a reopened window has the origin of its new route; its content keeps its own") func window() {
        let window = WindowRoot(home, name: "second")
        let manager = Traced(WindowManager(WindowRoot(Screen("w"), name: "first")))
        manager.go(1) { .open(window) }
        home.go(2) { .push(Screen("a")) }
        manager.go(3) { .close(window) }
        manager.go(4) { .open(window) }
        #expect(origins(manager) == "first -, w -, second 4, home -, a 2")
    }
}
