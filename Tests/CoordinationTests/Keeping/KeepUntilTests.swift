import Coordination
import CoordinationTesting
import Testing

@Suite("Screens that are kept until something happens", .bothEnds, .noUnhandledFailures)
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

    @Test("it is found again until then, and lets go of it then") func untilThen() {
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

    @Test("what begins it is called once for each that is built, when it is shown") func begins() {
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

    @Test("called while it is shown, it is forgotten, and stays until it is closed") func whileShown() {
        open()
        signOut()
        expect(cinema.manager, "main: [home]^film")
        #expect(cinema.shown == 1)
        cinema.close()
        #expect(cinema.last == nil)
    }

    @Test("called at once, it is not kept") func atOnce() {
        cinema.home.perform(cinema.film { $0() })
        expect(cinema.manager, "main: [home]^film")
        cinema.close()
        #expect(cinema.last == nil)
    }

    @Test("it ends that very one, never a newer one under the same key; twice and too late it does nothing")
    func thatOne() {
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

    @Test("what ends it may be kept anywhere, and keeps nothing; after the end of the tree it does nothing")
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

    @Test("what begins it is let go of once it was called, or where nothing was shown") func letGo() {
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

    @Test("an observer of the very commit that closes it may call it") func meanwhile() {
        open()
        cinema.front?.observe { event in if event == .left { self.signOut() } }
        cinema.close()
        #expect(cinema.last == nil)
        open()
        #expect(cinema.shown == 2)
    }
}
