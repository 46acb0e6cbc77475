import Coordination
import CoordinationTesting
import Testing

@Suite("Eviction of kept screens", .bothEnds, .noUnhandledFailures)
struct KeepEvictionTests {
    let cinema = Cinema()

    @Test("a kept screen is evicted at once, by its key and type and by nothing else") func one() {
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

    @Test("all kept screens are evicted at once, whichever root keeps them") func all() {
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

    @Test("an evicted screen that is shown stays until it is closed, and is not found again") func shown() {
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

    @Test("evicting does nothing if nothing is kept") func nothing() {
        let free = Screen("free")
        free.evictAll()
        free.evict(Film.self, key: 1)
        cinema.manager.evictAll()
        expect(cinema.manager, "main: [home]")
    }

    @Test("an evicted screen does not come back when a commit settles or is refused") func settling() {
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

    @Test("an evicted screen does not come back with a reset that a host refuses") func refusedReset() {
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
