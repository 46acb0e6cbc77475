import Coordination
import CoordinationTesting
import Testing

@testable import Trails

@Suite("Trails", .noUnhandledFailures)
struct TrailsTests {
    let trails = TrailsCoordinator()

    @Test("the list comes first")
    func listComesFirst() {
        expect(trails, "[trails]")
    }

    @Test("a trail opens on top of the list")
    func trailOpens() throws {
        trails.trigger(.trail("eagle-ridge"))
        expect(trails, "[trails, trail]")
        #expect(try trails.frontmost(TrailModel.self).trail.hut == "stone-hut")
    }

    @Test("going back lets go of the trail")
    func goingBack() throws {
        trails.trigger(.trail("eagle-ridge"))
        weak let model = try trails.frontmost(TrailModel.self)
        trails.trigger(.back)
        expect(trails, "[trails]")
        #expect(model == nil)
    }

    @Test("there is no way back from the list")
    func noWayBack() {
        let back = outcome { trails.trigger(.back, completion: $0) }
        #expect(back?.error?.reason == .nothingToPop)
        expect(trails, "[trails]")
    }
}
