import Coordination
import CoordinationTesting
import Testing

/// The code of the page on places and records, and of the comments on those.
@Suite("The page on places and records", .noUnheardFailures) struct RecordsPage {
    private var lines: [String] = []

    @Test("where something stands") mutating func places() {
        func print(_ path: TreePath) { lines.append("\(path)") }
        // snippet.places
        let list = Screen("list")
        let windows = WindowManager(WindowRoot(StackRoot(list, Screen("article")), name: "main"))
        windows.present(Screen("login"))
        print(list.path)  // /0/0/0
        print(windows.top.path)  // /0/0^0
        // snippet.end
        #expect(lines == ["/0/0/0", "/0/0^0"])
    }

    @Test("a path is followed") mutating func following() {
        let article = Screen("article")
        let windows = WindowManager(WindowRoot(StackRoot(Screen("list"), article), name: "main"))
        // snippet.following-a-path
        let path = article.path
        let text = path.description  // /0/0/1, which can be written down
        #expect(TreePath(text) == path)
        #expect(windows.presentable(at: path) === article)
        #expect(windows.tree.node(at: path)?.name == "article")
        // snippet.end
        #expect(text == "/0/0/1")
        func print(_ path: TreePath) { lines.append("\(path)") }
        // snippet.path
        print(article.path)  // /0/0/1, the second screen in the first window's stack
        // snippet.end
        #expect(lines == [text])
        // snippet.path-in-a-tree
        #expect(windows.tree.node(at: article.path)?.name == "article")
        // snippet.end
    }
}
