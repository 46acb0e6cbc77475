@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing
import Transitions

@Suite("Comments on trees") struct TreeComments {
    @Test("trees are compared and read") func reading() throws {
        let news = FrontPageApp.NewsCoordinator()
        news.trigger(.article(id: 7))
        // snippet.tree
        #expect(try news.tree == Tree("[news, article]"))
        // snippet.end

        let tree = TabRoot(StackRoot(Screen("a"), name: "news"), Screen("b")).tree
        // snippet.tree-node
        let tabs = tree.windows.first?.content
        #expect(tabs?.children.first(where: \.isShown)?.name == "news")
        // snippet.end
    }
}
