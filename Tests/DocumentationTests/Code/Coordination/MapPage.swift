import Coordination
import CoordinationProof
import CoordinationTesting
import Foundation
import Testing

/// The code of *Every state of an app*.
@Suite("The page on maps") struct MapPage {
    private typealias Club = ProofPage.ClubCoordinator

    private let scenario = ProofPage().withLinks

    // snippet.map-test
    @Test("the club's map is as it was reviewed") func map() {
        expectMap(scenario, "Club.map")
    }
    // snippet.end

    private var laws: [Law<Club>] {
        [
            // snippet.map-within
            .within(4, to: "members")
            // snippet.end
        ]
    }

    @Test("the page shows the file, and the line of a law about a distance") func shown() throws {
        let page = try String(
            contentsOf: Checkout.root.appending(
                path: "Tests/CoordinationProof/CoordinationProof.docc/Every-state-of-an-app.md"),
            encoding: .utf8)
        let file = try String(
            contentsOf: Checkout.root.appending(path: "Tests/DocumentationTests/Code/Coordination/Club.map"),
            encoding: .utf8)
        #expect(page.contains("```text\n\(file)```\n"))
        #expect(page.contains("club, within 4 moves to members: 2 moves\n"))
        #expect("\(scenario.law(laws).proof().map)".contains("club, within 4 moves to members: 2 moves\n"))
    }

    @Test("one map joins several, and is written as all that the page says") func written() {
        let proofs = [prove(scenario, only: "nothing fails"), prove(scenario, only: "nothing fails")]
        // snippet.map-joined
        let map = NavigationMap(proofs.map(\.map))
        // snippet.end
        let lines = "\(proofs[0].map)".split(separator: "\n").dropFirst()
        #expect(map.description.split(separator: "\n").suffix(lines.count) == lines.suffix(lines.count))
        #expect(map.mermaid.hasPrefix("flowchart") && map.dot.hasPrefix("digraph"))
        #expect(map.svg().hasPrefix("<svg") && map.page.hasPrefix("<!DOCTYPE html>"))
    }
}
