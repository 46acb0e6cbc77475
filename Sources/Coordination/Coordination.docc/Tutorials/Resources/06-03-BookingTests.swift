import Coordination
import CoordinationTesting
import Testing

@testable import Trails

@Suite("Booking", .noUnhandledFailures)
struct BookingTests {
    let huts = HutsCoordinator()

    @Test("a stay is a night and a number of beds")
    func stay() throws {
        huts.trigger(.hut("stone-hut"), then: HutsRoute.book(hut: "stone-hut"))
        try huts.frontmost(NightModel.self).finish(with: "friday")
        expect(huts, "[huts, hut, night, beds]")
        try huts.frontmost(BedsModel.self).finish(with: 2)
        expect(huts, "[huts, hut, stay]")
        #expect(try huts.frontmost(StayModel.self).stay == Stay(hut: "stone-hut", night: "friday", beds: 2))
    }
}
