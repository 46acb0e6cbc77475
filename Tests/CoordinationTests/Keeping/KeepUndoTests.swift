import Coordination
import CoordinationTesting
import Testing

@Suite("Kept screens in undone commits", .bothEnds, .noUnhandledFailures)
struct KeepUndoTests {
    let cinema = Cinema()

    init() { cinema.manager.deadline = nil }

    /// The ways in which a commit that shows something comes to nothing.
    enum Undoing: CaseIterable {
        case byHost, byLaterHost, byStep, byGate
    }

    private func fail(_ undoing: Undoing) {
        let (home, host, ended) = (cinema.home, cinema.host, cinema.recorder("undone"))
        switch undoing {
        case .byHost:
            host.nextRefusal = "no"
            home.perform(cinema.film(), completion: ended)
        case .byLaterHost:
            host.isHolding = true
            home.perform(cinema.film(), completion: ended)
            cinema.wait(100)
            host.refuse("no")
            host.isHolding = false
        case .byStep:
            home.perform(.multiple(cinema.film(), .pop(to: Screen("absent"))), completion: ended)
        case .byGate:
            home.perform(.multiple(cinema.film(), .push(GuardedHall())), completion: ended)
        }
        #expect(cinema.recorder.lines.count == 1)
        expect(cinema.manager, "main: [home]")
    }

    @Test("a screen built by an undone commit is freed, and not kept", arguments: Undoing.allCases)
    func built(_ undoing: Undoing) {
        fail(undoing)
        #expect(cinema.built == 1)
        #expect(cinema.last == nil)
        cinema.open()
        #expect(cinema.shown == 2)
    }

    @Test("a kept screen's time does not begin again with an undone commit", arguments: Undoing.allCases)
    func kept(_ undoing: Undoing) {
        cinema.open()
        cinema.close()
        cinema.wait(400)
        fail(undoing)
        cinema.time.advance(by: .seconds(60) - cinema.time.now)
        #expect(cinema.built == 1)
        #expect(cinema.last == nil)
    }

    @Test("the same kept screen is found again after an undone commit", arguments: Undoing.allCases)
    func found(_ undoing: Undoing) {
        cinema.open()
        cinema.close()
        cinema.wait(400)
        fail(undoing)
        cinema.time.advance(by: .milliseconds(59_900) - cinema.time.now)
        cinema.open()
        #expect(cinema.shown == 1)
    }

    @Test("an undone closing does not start the time") func closing() {
        cinema.open()
        cinema.host.nextRefusal = "no"
        cinema.home.perform(.dismiss()) { _ in }
        cinema.wait(1_000)
        cinema.close()
        cinema.wait(599)
        cinema.open()
        #expect(cinema.shown == 1)
    }

    @Test("a kept screen's time counts from when its closing has settled") func settled() {
        cinema.open()
        cinema.host.isHolding = true
        cinema.home.perform(.dismiss())
        cinema.wait(300)
        cinema.host.acknowledge()
        cinema.host.isHolding = false
        cinema.wait(599)
        #expect(cinema.last != nil)
        cinema.wait(1)
        #expect(cinema.last == nil)
    }

    @Test("a screen whose time ends while it is being shown again is kept again if it is shown") func overTime() {
        cinema.open()
        cinema.close()
        cinema.wait(590)
        cinema.host.isHolding = true
        cinema.open()
        cinema.wait(100)
        cinema.host.acknowledge()
        cinema.host.isHolding = false
        cinema.close()
        cinema.wait(599)
        cinema.open()
        #expect(cinema.shown == 1)
    }

    @Test("a screen whose time ends while it is being shown again is freed if it is not shown") func overTimeUndone() {
        cinema.open()
        cinema.close()
        cinema.wait(590)
        cinema.host.isHolding = true
        cinema.home.perform(cinema.film()) { _ in }
        cinema.wait(100)
        #expect(cinema.last != nil)
        cinema.host.refuse("no")
        #expect(cinema.last == nil)
    }

    @Test("a caught step leaves a kept screen, and frees one that it built") func caught() {
        let nested = Transition<StackRoot>("nested") { [cinema] editor in
            try? editor.perform(.multiple(cinema.film(), .pop(to: Screen("absent"))))
            try editor.perform(.push(Screen("next")))
        }
        cinema.home.perform(nested)
        expect(cinema.manager, "main: [home, next]")
        #expect(cinema.last == nil)
        cinema.open()
        #expect(cinema.shown == 2)
        cinema.close()
        cinema.home.perform(nested)
        cinema.wait(599)
        #expect(cinema.last != nil)
        cinema.wait(1)
        #expect(cinema.last == nil)
    }

    @Test("a kept screen that is built and then not shown counts as never asked for") func notShown() {
        let asked = Transition<StackRoot>("asked") { [cinema] editor in
            _ = try cinema.home.keep(for: .seconds(60), key: 1) { cinema.make() }()
            try editor.perform(.push(Screen("next")))
        }
        cinema.home.perform(asked)
        #expect(cinema.built == 1)
        #expect(cinema.last == nil)
        cinema.open()
        cinema.close()
        cinema.wait(300)
        cinema.home.perform(asked)
        cinema.wait(300)
        #expect(cinema.last == nil)
        #expect(cinema.built == 2)
    }

    @Test("a screen that comes and goes in one commit is not kept") func passedThrough() {
        cinema.home.perform(.multiple(cinema.film(), .dismiss(), .push(Screen("next"))))
        #expect(cinema.built == 1)
        #expect(cinema.last == nil)
    }
}

private final class GuardedHall: Presentable {
    let node = Screen("guarded")
    static var gates: [Gate] { [Gate("never") { _ in .deny("never") }] }
}
