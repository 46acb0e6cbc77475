import Coordination
import CoordinationLinks
import CoordinationTools
import TestSupport
import Testing

/// Which of two lines is the narrower does not hang on what else is in a list: so the clashes of a list are those of
/// each two of its lines alone.
@Suite("Links: the clashes of a list") struct LinkPairTests {
    enum PartRoute: Route { case none, number(Int), text(String), word(Color), all([String]) }
    enum Color: String, CaseIterable { case red, green }

    private func drawn(_ random: inout SplitMix64) -> LinkPattern<PartRoute> {
        let words = ["a", "red", "7", "b"]
        let beginning = (0..<Int.random(in: 0...2, using: &random)).map { _ in words.randomElement(using: &random) ?? ""
        }
        var path = LinkPattern<PartRoute>.path(beginning.joined(separator: "/"))
        for key in ["x", "y"] where Int.random(in: 0..<4, using: &random) == 0 {
            path = path.query(key, is: ["1", "2"].randomElement(using: &random) ?? "")
        }
        let end = Bool.random(using: &random) ? "" : words.randomElement(using: &random) ?? ""
        switch Int.random(in: 0..<5, using: &random) {
        case 0: return path.route(.none)
        case 1: return path.value(Int.self).path(end).route(PartRoute.number)
        case 2: return path.value(String.self).path(end).route(PartRoute.text)
        case 3: return path.value(Color.self).path(end).route(PartRoute.word)
        default: return path.rest().route(PartRoute.all)
        }
    }

    private func clashes(_ lines: [LinkPattern<PartRoute>]) -> Set<[String]> {
        Set(Links<PartRoute>(lines).problems().filter { $0.kind == .ambiguous }.map(\.addresses))
    }

    @Test("the clashes of a list are those of every two of its lines", arguments: 0..<Walks.count(20, long: 2_000))
    func pairs(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let lines = (0..<14).map { _ in drawn(&random) }
        var expected: Set<[String]> = []
        for (index, one) in lines.enumerated() {
            for other in lines[(index + 1)...] { expected.formUnion(clashes([one, other])) }
        }
        #expect(clashes(lines) == expected)
    }

    @Test("the clashes of a list are reported in its order") func order() {
        let lines: [LinkPattern<PartRoute>] = [.at("b", .none), .at("a", .none), .at("a", .none), .at("b", .none)]
        let problems = Links<PartRoute>(lines).problems()
        #expect(problems.map(\.addresses) == [["/b", "/b"], ["/a", "/a"]])
    }
}
