import Coordination
import CoordinationTesting
import Testing

@Suite("Screens that are kept", .bothEnds, .noUnhandledFailures)
struct KeepTests {
    let cinema = Cinema()

    @Test(
        "a screen shown again within its minute is the same one, and from the minute on a new one",
        arguments: [(0, 1), (599, 1), (600, 2), (601, 2)])
    func exact(tenths: Int, shown: Int) {
        cinema.open()
        cinema.front?.position = 30
        cinema.wait(1_000)
        cinema.close()
        expect(cinema.manager, "main: [home]")
        cinema.wait(tenths)
        cinema.open()
        expect(cinema.manager, "main: [home]^film")
        #expect(cinema.shown == shown)
        #expect(cinema.front?.position == (shown == 1 ? 30 : 0))
        #expect(cinema.built == shown)
    }

    @Test("a screen is kept whether it is dragged away, popped, or closed with its window") func waysOut() {
        cinema.open()
        cinema.host.dragAway()
        cinema.open()
        #expect(cinema.shown == 1)
        cinema.close()
        do {
            let second = Stacked("second")
            let window = WindowRoot(second, name: "other")
            cinema.manager.perform(.open(window))
            let build = cinema.home.keep(for: .seconds(60), key: 1) { cinema.make() }
            let push = Transition<StackRoot>("push") { editor in try editor.perform(.push(build())) }
            second.perform(push)
            expect(cinema.manager, "main: [home]; other: [second, film]")
            second.trigger(.pop)
            second.perform(push)
            cinema.manager.perform(.close(window))
            // What keeps the stack around it still has it.
            cinema.home.perform(cinema.film(), completion: cinema.recorder("elsewhere"))
            #expect(cinema.recorder.error("elsewhere")?.detail == .alreadyShown(where: "in a stack"))
        }
        cinema.open()
        #expect(cinema.shown == 1)
    }

    @Test("a screen inside a closed container is kept by itself") func nested() {
        let wrapped = Transition<StackRoot>("wrapped") { [cinema] editor in
            let film = try cinema.home.keep(for: .seconds(60), key: 1) { cinema.make() }()
            try editor.perform(.present(StackRoot(film)))
        }
        cinema.home.perform(wrapped)
        expect(cinema.manager, "main: [home]^[film]")
        cinema.close()
        cinema.wait(599)
        cinema.home.perform(wrapped)
        expect(cinema.manager, "main: [home]^[film]")
        #expect(cinema.shown == 1)
    }

    @Test("a kept screen is built only when its verb is reached, and only once") func late() {
        let transition = cinema.film()
        #expect(cinema.built == 0)
        cinema.home.perform(.multiple(transition, .dismiss(), transition))
        #expect(cinema.built == 1)
        cinema.home.perform(.multiple(.dismiss(), transition))
        #expect(cinema.built == 1)
        expect(cinema.manager, "main: [home]^film")
    }

    @Test("two keys, two types of key, and two types under one key are kept apart") func keys() {
        cinema.open(1)
        cinema.close()
        cinema.open(2)
        #expect(cinema.shown == 2)
        cinema.close()
        cinema.home.perform(.present(cinema.home.keep(for: .seconds(60), key: UInt(1)) { cinema.make() }))
        #expect(cinema.shown == 3)
        cinema.close()
        cinema.home.perform(.present(cinema.home.keep(for: .seconds(60), key: 1) { Trailer() }))
        expect(cinema.manager, "main: [home]^trailer")
        cinema.close()
        cinema.open(1)
        #expect(cinema.shown == 1)
    }

    @Test("a kept screen that is on the tree is not shown a second time") func twice() {
        cinema.open()
        cinema.home.perform(cinema.film(), completion: cinema.recorder("again"))
        #expect(
            cinema.recorder.error("again")?.description == """
                Can't show 'film': it is already shown over a stack.

                  Stack: [home]

                Remove it there first, or make a second instance.
                """)
        expect(cinema.manager, "main: [home]^film")
        #expect(cinema.built == 1)
        cinema.close()
        cinema.open()
        #expect(cinema.shown == 1)
    }

    @Test("a kept screen is found by any coordinator of its tree") func anyCoordinator() {
        cinema.open()
        cinema.close()
        let child = Stacked("child")
        cinema.home.perform(.push(child))
        child.perform(.present(child.keep(for: .seconds(60), key: 1) { cinema.make() }))
        #expect(cinema.shown == 1)
        child.perform(.dismiss())
        cinema.home.trigger(.pop)
        cinema.open()
        #expect(cinema.shown == 1)
    }

    @Test("a gate is asked before a kept screen is looked up") func gates() {
        let club = KeepingClub()
        let time = ManualTime()
        let manager = WindowManager(WindowRoot(club), time: time)
        club.isOpen = true
        club.trigger(.profile(id: 1))
        club.trigger(.leave)
        club.isOpen = false
        var outcomes: [TransitionOutcome] = []
        club.trigger(.profile(id: 1)) { outcomes.append($0) }
        #expect(outcomes == [.rejected(.denied("closed"))])
        expect(manager, "[home]")
        time.advance(by: .seconds(59))
        club.isOpen = true
        club.trigger(.profile(id: 1))
        expect(manager, "[home]^film")
        #expect(club.built == 1)
    }

    @Test("a kept screen cannot be asked for outside of a commit, and the error says what to do") func outside() {
        let error = #expect(throws: TransitionError.self) {
            try cinema.home.keep(for: .seconds(60), key: 1) { cinema.make() }()
        }
        #expect(
            error?.description == """
                Can't keep Film: nothing is being shown on this tree.

                  Stack: [home]

                Hand keep to the verb that shows it, of a root on the same tree.
                """)
        #expect(cinema.built == 0)
    }
}

/// A club with a page that is kept.
private final class KeepingClub: Coordinator {
    let root = StackRoot(Screen("home"))
    var isOpen = false
    var built = 0

    func gates(for route: ClubRoute) -> [Gate] {
        guard case .profile = route else { return [] }
        return [Gate("closed") { _ in self.isOpen ? .allow : .deny("closed") }]
    }

    func prepareTransition(for route: ClubRoute) -> Transition<StackRoot> {
        switch route {
        case .profile(let id):
            .present(
                keep(for: .seconds(60), key: id) {
                    self.built += 1
                    return Film(self.built)
                })
        case .leave: .dismiss()
        case .home, .login, .closeLogin: .none()
        }
    }
}
