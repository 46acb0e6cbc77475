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
}
