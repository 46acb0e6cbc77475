// What README.md says is printed, held against what its own code prints. `readme` compiles it with the page's blocks.
import Coordination
import CoordinationTesting
import Foundation
import Testing

@Suite("What README.md shows") struct Claims {
    let page: String

    init() throws {
        let file = URL(filePath: #filePath).appending(path: "../../../README.md").standardizedFileURL
        page = try String(contentsOf: file, encoding: .utf8)
    }

    @Test("the error of the link that nobody takes") func error() throws {
        let app = AppCoordinator()
        var outcome: TransitionOutcome?
        app.trigger(.tab(.account), then: NewsRoute.article(id: 7), MapRoute.around) { outcome = $0 }
        guard case .failed(let error) = try #require(outcome) else { return #expect(Bool(false), "it has not failed") }
        #expect(page.contains("```text\n\(error)\n```"))
    }

    @Test("what waits for the login") func waiting() throws {
        let club = ClubCoordinator()
        club.trigger(.members)
        #expect(page.replacing("\n", with: " ").contains("`\(try #require(club.root.waiting.first))`"))
    }
}
