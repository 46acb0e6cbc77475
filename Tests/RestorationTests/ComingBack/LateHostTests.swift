import Coordination
import CoordinationRestoration
import CoordinationTesting
import Testing

@Suite("A host that answers later, as a state is restored") struct LateHostTests {
    /// An app on an article, at a line, with a trigger that waits for a login.
    private func stored() throws -> StoredState {
        let app = NewsWindows(Session())
        app.go(NewsRoute.article(id: 1))
        try app.frontmost(ArticleModel.self).kept.line = 7
        app.go(NewsRoute.members)
        return try app.root.stored()
    }

    @Test("an app is as it was stored when the host has shown it") func shown() throws {
        let fresh = NewsWindows(Session())
        let host = TestHost(fresh.root, isHolding: true)
        #expect(try fresh.root.restore(stored()).isWhole)
        host.isHolding = false
        host.acknowledge()
        #expect(fresh.root.waiting.count == 1)
        #expect(try fresh.root.stored() == stored())
    }

    @Test("a refusal leaves the tree, the states of models and the waiting triggers as they were before")
    func refused() throws {
        let fresh = NewsWindows(Session())
        fresh.go(NewsRoute.article(id: 1))
        let article = try fresh.frontmost(ArticleModel.self)
        article.kept.line = 3
        let before = fresh.root.tree
        let host = TestHost(fresh.root, isHolding: true)
        var records: [String] = []
        let observer = fresh.root.observeCommits { records.append("\($0.cause): \($0.outcome)") }
        _ = try fresh.root.restore(stored())
        #expect(article.kept.line == 7)
        host.refuse("there is no window")
        host.isHolding = false
        host.acknowledge()
        #expect(fresh.root.tree == before && article.kept.line == 3)
        #expect(fresh.root.waiting.isEmpty)
        #expect(records.first?.hasPrefix("restore: ") == true && records.count == 2)
        observer.end()
    }
}
