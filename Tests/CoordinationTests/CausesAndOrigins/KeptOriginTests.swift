import Coordination
import CoordinationTesting
import Testing

/// What is kept is still what a route has put there, until it is let go of.
@Suite("Origins of kept screens", .bothEnds, .noUnhandledFailures) struct KeptOriginTests {
    let cinema = Cinema()
    let recorder = Recorder()

    /// Shows the film by a route that is remembered, on the same root.
    private func open(_ number: Int, _ transition: Transition<StackRoot>? = nil) {
        let opener = Traced(StackRoot())
        let (root, film) = (cinema.home.root, transition ?? cinema.film())
        opener.go(number, completion: recorder("\(number)")) { .perform(film, on: root) }
    }

    @Test("a kept screen keeps its origin when another route, or none, shows it again") func again() {
        open(1)
        #expect(origins(cinema.manager) == "main -, home -, film 1")
        cinema.close()
        #expect(cinema.last?.node.origin == nil)
        open(2)
        #expect(origins(cinema.manager) == "main -, home -, film 1")
        cinema.host.dragAway()
        cinema.open()
        #expect(origins(cinema.manager) == "main -, home -, film 1")
        #expect(cinema.built == 1)
    }

    @Test("a screen kept without an origin takes that of a commit that shows and closes it") func shownAndClosed() {
        cinema.open()
        cinema.close()
        open(1, .multiple(cinema.film(), .dismiss()))
        #expect(origins(cinema.manager) == "main -, home -")
        open(2)
        #expect(origins(cinema.manager) == "main -, home -, film 1")
        #expect(cinema.built == 1)
    }

    @Test("a screen rebuilt after its time has the origin of the new route") func over() {
        open(1)
        let first = cinema.last
        cinema.close()
        cinema.wait(601)
        open(2)
        #expect(origins(cinema.manager) == "main -, home -, film 2")
        cinema.close()
        cinema.home.perform(.present(first ?? Film(0)))
        #expect(origins(cinema.manager) == "main -, home -, film -")
    }

    @Test("a screen whose time ends while it is shown keeps its origin until it is closed")
    func overWhileShown() throws {
        open(1, cinema.film(from: .shown, isRenewed: false))
        let film = try #require(cinema.last)
        cinema.wait(601)
        #expect(origins(cinema.manager) == "main -, home -, film 1")
        cinema.close()
        cinema.home.perform(.present(film))
        #expect(origins(cinema.manager) == "main -, home -, film -")
    }

    @Test("an undone commit leaves no origin on a new screen, and the former one on a kept screen")
    func undone() throws {
        let refused = Transition<StackRoot>.multiple(cinema.film(), .refuse("go on", because: "of the test"))
        open(1, refused)
        #expect(recorder.error("1") != nil)
        #expect(cinema.last?.node.origin == nil)
        open(2)
        cinema.close()
        open(3, refused)
        #expect(origins(cinema.manager) == "main -, home -")
        open(4)
        #expect(origins(cinema.manager) == "main -, home -, film 2")
    }

    @Test("an evicted screen that the app shows again has no origin") func evicted() throws {
        open(1)
        let film = try #require(cinema.last)
        cinema.close()
        cinema.home.evict(Film.self, key: 1)
        cinema.home.perform(.present(film))
        #expect(origins(cinema.manager) == "main -, home -, film -")
    }

    @Test("a screen kept from inside a closed stack has the origin of the route that shows it") func inner() {
        let wrapped = Transition<StackRoot>("wrapped") { [cinema] editor in
            let film = try cinema.home.keep(for: .seconds(60), key: 1) { cinema.make() }()
            try editor.perform(.present(StackRoot(film)))
        }
        open(1, wrapped)
        #expect(origins(cinema.manager) == "main -, home -, film -")
        cinema.close()
        open(2)
        #expect(origins(cinema.manager) == "main -, home -, film 2")
    }
}
