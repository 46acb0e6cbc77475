import Coordination
import CoordinationTesting
import Testing

@Suite("Screens kept until an event", .bothEnds, .noUnhandledFailures)
struct KeepUntilTests {
    let cinema = Cinema()
    let signOut = Calls()

    /// What is to be called, in order.
    final class Calls {
        var all: [() -> Void] = []
        func callAsFunction() { for call in all { call() } }
    }

    private func open() {
        cinema.home.perform(cinema.film { self.signOut.all.append($0) })
    }

    @Test("a screen is found again until the event, and freed then") func untilThen() {
        open()
        cinema.close()
        cinema.wait(100_000)
        open()
        #expect(cinema.shown == 1)
        cinema.close()
        #expect(cinema.last != nil)
        signOut()
        #expect(cinema.last == nil)
        open()
        #expect(cinema.shown == 2)
    }

    @Test("the closure that awaits the event is called once per built screen, when it is shown") func begins() {
        cinema.host.isHolding = true
        open()
        #expect(signOut.all.isEmpty)
        cinema.host.acknowledge()
        #expect(signOut.all.count == 1)
        cinema.host.isHolding = false
        cinema.close()
        open()
        #expect(signOut.all.count == 1)
        signOut()
        cinema.close()
        open()
        #expect(signOut.all.count == 2)
    }

    @Test("an event while the screen is shown leaves it up, and it is freed when it is closed") func whileShown() {
        open()
        signOut()
        expect(cinema.manager, "main: [home]^film")
        #expect(cinema.shown == 1)
        cinema.close()
        #expect(cinema.last == nil)
    }

    @Test("a screen whose event comes at once is not kept") func atOnce() {
        cinema.home.perform(cinema.film { $0() })
        expect(cinema.manager, "main: [home]^film")
        cinema.close()
        #expect(cinema.last == nil)
    }

    @Test("an event ends only its own screen, never a newer one under the same key, and only once") func thatOne() {
        open()
        cinema.close()
        let first = signOut.all.removeFirst()
        first()
        first()
        open()
        cinema.close()
        first()
        open()
        #expect(cinema.shown == 2)
        first()
        cinema.close()
        #expect(cinema.last?.number == 2)
        signOut()
        signOut()
        #expect(cinema.last == nil)
    }

    @Test("the closure that reports the event keeps nothing alive, and does nothing after the tree's end")
    func keepsNothing() {
        weak var manager: WindowManager?
        weak var home: Stacked?
        weak var film: Film?
        do {
            let cinema = Cinema()
            cinema.home.perform(cinema.film { signOut.all.append($0) })
            film = cinema.last
            cinema.close()
            (manager, home) = (cinema.manager, cinema.home)
            #expect(film != nil)
        }
        #expect(manager == nil)
        #expect(home == nil)
        #expect(film == nil)
        signOut()
    }

    @Test("the closure that awaits the event is released once it was called, or if nothing was shown") func letGo() {
        weak var held: Calls?
        do {
            let calls = Calls()
            held = calls
            cinema.home.perform(cinema.film { _ in calls.all = [] })
            #expect(cinema.shown == 1)
        }
        #expect(held == nil)
        do {
            let calls = Calls()
            held = calls
            cinema.host.nextRefusal = "no"
            cinema.home.perform(cinema.film(2) { _ in calls.all = [] }) { _ in }
        }
        #expect(held == nil)
        expect(cinema.manager, "main: [home]^film")
    }

    @Test("an observer of the closing commit may report the event") func meanwhile() {
        open()
        cinema.front?.observe { event in if event == .left { self.signOut() } }
        cinema.close()
        #expect(cinema.last == nil)
        open()
        #expect(cinema.shown == 2)
    }
}
