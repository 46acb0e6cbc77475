import Coordination
import CoordinationProof
import CoordinationTesting
import Testing

extension ProofPage {
    enum PaperRoute: Route, Codable { case article(Int), share(Int) }

    /// A newspaper with a stack in each tab.
    final class Paper: Coordinator {
        static let articles = 1...12
        let root = TabRoot(["news", "sport", "saved"].map { StackRoot(Screen($0), name: $0) })

        func prepareTransition(for route: PaperRoute) -> Transition<TabRoot> {
            switch route {
            case .article:
                guard let stack = root.selected as? StackRoot, stack.screens.count < 3 else { return .none() }
                return .perform(.push(Screen("article")), on: stack)
            case .share: return .present(Screen("share"))
            }
        }
    }

    static func paper() -> Scenario<Paper> {
        Scenario("paper") { _ in Paper() }
            .offers(Screen.self) { screen in
                switch screen.name {
                case "share": []
                case "article": Paper.articles.map { Offer("share \($0)", PaperRoute.share($0)) }
                default: Paper.articles.map { Offer("article \($0)", PaperRoute.article($0)) }
                }
            }
    }

    @Test("a newspaper with three tabs and twelve articles is complete") func multiplies() {
        // snippet.assuming
        let paper = Self.paper()
            .independentTabs()
            .alike("articles", Array(Paper.articles)) { [PaperRoute.article($0), PaperRoute.share($0), "\($0)"] }
            .law(.noTrap { $0.front == "news" })
        // snippet.end
        let proof = paper.proof()
        #expect(proof.isProved, "\(proof)")
    }
}
