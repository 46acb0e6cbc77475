import CoordinationTesting
import Coordination
import TestSupport
import Testing
import storefront

@Suite("Random keys", .navigationCoverage) struct RandomKeysTests {
    private static let keys: [Key] =
        [.up, .down, .left, .right, .enter, .enter, .enter, .enter, .escape, .tab, .backTab, .backspace, .redraw]
        + "1234 teax[]h".map { .character($0) }

    @Test(
        "random keys at random times leave the app sound, and every animation ends", arguments: Walks.seeds(2, long: 4))
    func soundness(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        let session = Session(isFirstVisit: seed.isMultiple(of: 2))
        var visited: Set<Tree> = []
        for _ in 0..<Walks.count(100, long: 400) {
            session.press(Self.keys.randomElement(using: &generator) ?? .enter)
            session.advance(by: .milliseconds(Int.random(in: 0...200, using: &generator)))
            #expect(!session.isAnimating || session.untilNext != nil)
            let (width, height) = (Int.random(in: 0...90, using: &generator), Int.random(in: 0...30, using: &generator))
            let lines = session.picture(width: width, height: height).lines
            #expect(lines.count == height && lines.allSatisfy { $0.columns <= width })
            // Every answer of the host was waited for.
            #expect(!session.screen(100, 12).contains("Can't acknowledge"))
            visited.insert(session.windows.tree)
        }
        session.settle()
        #expect(!session.isAnimating)
        #expect(visited.count > 10)
    }
}
