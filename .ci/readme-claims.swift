// What README.md says is printed, held against what is printed. `readme` compiles it with the page's blocks.
import Coordination
import CoordinationProof
import CoordinationTesting
import Foundation
import Testing

@Suite("What README.md shows") struct Claims {
    enum ClubRoute: Route { case club, quiz }

    final class ClubCoordinator: Coordinator {
        let root = StackRoot()
        init() { trigger(.club) }

        func prepareTransition(for route: ClubRoute) -> Transition<StackRoot> {
            switch route {
            case .club: .set([ClubModel()])
            case .quiz: .present(Screen("quiz"), style: .sheet(dismissible: false))
            }
        }
    }

    final class ClubModel: Presentable {
        let node = Screen("club")
    }

    @Test("the trap that a proof finds") func trap() throws {
        let scenario = Scenario("club") { _ in ClubCoordinator() }
            .offers(ClubModel.self) { _ in [Offer("Quiz", ClubRoute.quiz)] }
            .law(.noTrap { $0.front == "club" })
        let finding = try #require(scenario.proof().findings.first)
        let file = URL(filePath: #filePath).appending(path: "../../../README.md").standardizedFileURL
        let page = try String(contentsOf: file, encoding: .utf8)
        let shown = try #require(page.firstMatch(of: /```text\n(no trap[^`]+)\n```/)?.1)
        #expect(finding.description.hasPrefix(shown))
    }
}
