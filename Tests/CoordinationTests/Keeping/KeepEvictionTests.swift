import Coordination
import CoordinationTesting
import Testing

@Suite("Letting go of screens that are kept", .bothEnds, .noUnhandledFailures)
struct KeepEvictionTests {
    let cinema = Cinema()

    @Test("one is let go of at once, by its key and its type, and by nothing else") func one() {
        cinema.open(1)
        cinema.close()
        cinema.manager.evict(Film.self, key: 2)
        cinema.manager.evict(Film.self, key: UInt(1))
        cinema.manager.evict(Trailer.self, key: 1)
        #expect(cinema.last != nil)
        cinema.home.evict(Film.self, key: 1)
        #expect(cinema.last == nil)
        cinema.open(1)
        #expect(cinema.shown == 2)
    }

    @Test("all are evicted at once, whichever root keeps them") func all() {
        cinema.open(1)
        weak var first: Film?
        first = cinema.last
        cinema.close()
        cinema.home.perform(cinema.film(2) { _ in })
        cinema.close()
        #expect(first != nil && cinema.last != nil)
        cinema.front?.node.evictAll()
        cinema.manager.evictAll()
        #expect(first == nil && cinema.last == nil)
    }

    @Test("one that is shown is forgotten, and stays until it is closed") func shown() {
        cinema.open()
        cinema.manager.evictAll()
        expect(cinema.manager, "main: [home]^film")
        cinema.open()
        expect(cinema.manager, "main: [home]^film^film")
        cinema.home.perform(.dismiss())
        cinema.manager.evict(Film.self, key: 1)
        #expect(cinema.last == nil)
        #expect(cinema.shown == 1)
        weak var first: Film?
        first = cinema.front
        cinema.close()
        #expect(first == nil)
    }

    @Test("where nothing is kept there is nothing to let go of") func nothing() {
        let free = Screen("free")
        free.evictAll()
        free.evict(Film.self, key: 1)
        cinema.manager.evictAll()
        expect(cinema.manager, "main: [home]")
    }

    @Test("one that has been let go of does not come back with the commit that shows it") func settling() {
        cinema.open()
        cinema.close()
        cinema.host.isHolding = true
        cinema.home.perform(cinema.film(), completion: cinema.recorder("open"))
        cinema.manager.evictAll()
        cinema.host.refuse("no")
        #expect(cinema.recorder.error("open") != nil)
        #expect(cinema.last == nil)
        cinema.host.isHolding = false
        cinema.open()
        cinema.host.isHolding = true
        cinema.home.perform(.dismiss())
        cinema.manager.evictAll()
        #expect(cinema.last != nil)
        cinema.host.acknowledge()
        #expect(cinema.last == nil)
    }

    @Test("nor with a reset that a host refuses") func refusedReset() {
        let kept = Relaunched()
        kept.open()
        kept.close()
        kept.host.isHolding = true
        kept.manager.perform(.reset()) { _ in }
        kept.manager.evict(Film.self, key: 1)
        kept.host.refuse("no")
        #expect(kept.last == nil)
    }
}
