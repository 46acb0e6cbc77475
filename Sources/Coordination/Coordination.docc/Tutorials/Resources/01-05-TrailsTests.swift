import Coordination
import CoordinationTesting
import Testing

@testable import Trails

@Suite("Trails")
struct TrailsTests {
    let trails = TrailsCoordinator()

    @Test("the list comes first")
    func listComesFirst() {
        expect(trails, "[trails]")
    }
}
