@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing
import Transitions

@Suite("Comments on trees") struct TreeComments {
    @Test("trees are compared, and gone through") func reading() throws {
        let news = FrontPageApp.NewsCoordinator()
        news.trigger(.article(id: 7))
        // snippet.tree
        #expect(try news.tree == Tree("[news, article]"))
        // snippet.end

        let tree = TabRoot(StackRoot([Screen("a")], name: "news"), Screen("b")).tree
        // snippet.tree-node
        let tabs = tree.windows.first?.content
        #expect(tabs?.children.first(where: \.isShown)?.name == "news")
        // snippet.end
    }

    @Test("trees are made place by place") func building() {
        // snippet.tree-builder
        var builder = Tree.Builder()
        builder.window(name: "main", alerts: [Tree.Alert("Sure")])
        builder.node(.tabs, children: 2)
        builder.node(.stack, children: 1, isShown: true)
        builder.node(.screen, name: "a")
        builder.node(.screen, name: "b", embedded: 1, presents: true)
        builder.node(.screen, name: "c")
        builder.node(.screen, name: "d")
        let tree = builder.finish()
        // snippet.end
        #expect(tree.description == "main: {[a]*, b+c^d}!Sure")
    }
}
