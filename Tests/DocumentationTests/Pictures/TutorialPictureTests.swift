import Coordination
import Foundation
import Testing

/// The tutorial's pictures are of trees that its tests expect.
@Suite("Pictures of the tutorial") struct TutorialPictureTests {
    @Test("every tree in a picture of the tutorial is expected by one of its steps") func treesAreReached() throws {
        let steps = try Checkout.files("Sources/Coordination/Coordination.docc/Tutorials/Resources", ending: ["swift"])
            .flatMap { try $0.lines }
        #expect(Picture.tutorial.count == 6)
        for tree in Picture.tutorial.flatMap(\.steps).map(\.tree) {
            #expect(steps.contains { $0.contains("\"\(tree)\"") }, "\(tree)")
        }
    }
}
