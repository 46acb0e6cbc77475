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

    @Test("what the user did is the same in every run") func causes() throws {
        typealias NewsCoordinator = FrontPageApp.NewsCoordinator
        var lines: [String] = []
        func print(_ cause: Cause) { lines.append("\(cause)") }
        let (news, sheet) = (NewsCoordinator(), Screen("sheet"))
        let windows = WindowManager(WindowRoot(news))
        let list = news.root.screens[0]
        news.trigger(.article(id: 1))
        windows.present(sheet)
        // snippet.causes
        windows.observeCommits { record in print(record.cause) }
        windows.report(.dismissed(sheet.node.id))  // the user: dismissed /0/0^0
        windows.report(.popped(to: list.node.id))  // the user: popped to /0/0/0
        news.trigger(.article(id: 7))  // article(id: 7) on NewsCoordinator
        // snippet.end
        #expect(
            lines == [
                "the user: dismissed /0/0^0", "the user: popped to /0/0/0", "article(id: 7) on NewsCoordinator",
            ])
    }

    @Test("what the user did in one run is reported in another") func reported() throws {
        func launch() -> (WindowManager, TabRoot) {
            let tabs = TabRoot(Screen("a"), Screen("b"))
            return (WindowManager(WindowRoot(tabs)), tabs)
        }
        let ((windows, tabs), (fresh, _)) = (launch(), launch())
        var causes: [Cause] = []
        windows.observeCommits { causes.append($0.cause) }
        windows.report(.selected(tabs.tabs[1].node.id))
        let cause = try #require(causes.first)
        // snippet.reported-again
        if let report = cause.report, let id = cause.place.flatMap(fresh.nodeID) { fresh.report(report.about(id)) }
        // snippet.end
        expect(fresh, "{a, b*}")
    }
}
