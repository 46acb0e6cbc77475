@_spi(Log) import CoordinationTools
@_spi(Log) @_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Synchronization
import Testing

/// A club that asks for a login first.
private enum Club {
    enum ClubRoute: Route { case members, login }

    final class ClubCoordinator: Coordinator {
        let root = StackRoot(Screen("club"))
        var isMember = false

        func gates(for route: ClubRoute) -> [Gate] {
            guard route == .members else { return [] }
            return [Gate("members only") { _ in self.isMember ? .allow : .require(ClubRoute.login) }]
        }

        func prepareTransition(for route: ClubRoute) -> Transition<StackRoot> {
            switch route {
            case .members: .push(Screen("members"))
            case .login: .present { SignInModel() }
            }
        }
    }

    final class SignInModel: Finishing {
        typealias Output = Void
        let node = Screen("sign-in")
    }
}

/// The code of the page on the life of a trigger on logs, and of the comments on those.
@Suite("The page on the life of a trigger: logs", .noUnhandledFailures) struct LifePageLog {
    private var lines: [String] = []

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

    @Test("a report of one run is made again in another") func reported() throws {
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
        if let report = cause.report, let id = cause.path.flatMap(fresh.nodeID) { fresh.report(report.about(id)) }
        // snippet.end
        expect(fresh, "{a, b*}")
    }

    @Test("records have numbers, what they followed from, and the verdicts of gates") func records() throws {
        typealias SignInModel = Club.SignInModel
        let printed = Lines()
        func print(_ line: String) { printed.note(line) }
        let club = Club.ClubCoordinator()
        let windows = WindowManager(WindowRoot(club))
        // snippet.records
        windows.observeCommits { record in
            let source = record.consequenceOf.map { " of \($0)" } ?? ""
            print("\(record.number)\(source): \(record)")
            for verdict in record.verdicts { print("  \(verdict)") }
        }
        club.trigger(.members)
        club.isMember = true
        try club.frontmost(SignInModel.self).finish()
        // snippet.end
        let page = try #require(Checkout.pages.first { $0.path.hasSuffix("The-life-of-a-trigger.md") })
        let expected = try CodeBlock.all(in: page).first { $0.lines.first?.hasPrefix("2 of 1: ") == true }
        #expect(printed.all == expected?.lines)
        expect(club, "[club, members]")
    }

    @Test("a tap observes the commits of a tree without a window") func tap() {
        typealias NewsCoordinator = FrontPageApp.NewsCoordinator
        typealias Log = Lines
        // snippet.tap
        let log = Log()
        let news = CommitTap.observing {
            log.note($0.description)
        } perform: {
            NewsCoordinator()
        }
        news.trigger(.article(id: 7))  // article(id: 7) on NewsCoordinator: completed
        // snippet.end
        #expect(log.all.last == "article(id: 7) on NewsCoordinator: completed")
    }

    /// Keeps lines; may be told from anywhere.
    private final class Lines: Sendable {
        private let lines = Mutex<[String]>([])
        func note(_ line: String) { lines.withLock { $0.append(line) } }
        var all: [String] { lines.withLock { $0 } }
    }
}
