import Coordination
import CoordinationTesting
import Testing

@testable import Trails

@Suite("Guide", .noUnhandledFailures)
struct GuideTests {
    let guide = TrailsGuide()

    @Test("a fold keeps the trail, and the list beneath it")
    func folds() {
        let host = TestHost(guide)
        expect(guide, "(trails* | )")
        guide.trigger(.trail("eagle-ridge"))
        expect(guide, "(trails | trail)")
        host.fold()
        expect(guide, "(trails | trail)/")
        guide.back()
        expect(guide, "(trails* | trail)/")
        host.unfold()
        expect(guide, "(trails* | trail)")
    }

    @Test("its routes lead to the same tree at any width")
    func anyWidth() {
        let journey: [JourneyStep<TrailsGuide>] = [
            JourneyStep("opens a trail") { $0.trigger(.trail("eagle-ridge")) },
            JourneyStep("opens another") { $0.trigger(.trail("long-lake")) },
            JourneyStep("returns to the list") { $0.trigger(.list) },
        ]
        expectFolds(journey) { TrailsGuide() }
    }
}
