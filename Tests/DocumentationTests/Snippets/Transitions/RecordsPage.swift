@_spi(Log) import CoordinationTools
@_spi(Log) @_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Synchronization
import Testing

/// A club that asks for a login first, as in the README.
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

/// The code of the page on places and records, and of the comments on those.
@Suite("The page on places and records", .noUnhandledFailures) struct RecordsPage {
    private var lines: [String] = []

    @Test("a path says the place of a node") mutating func places() {
        func print(_ path: TreePath) { lines.append("\(path)") }
        // snippet.places
        let list = Screen("list")
        let windows = WindowManager(WindowRoot(StackRoot(list, Screen("article")), name: "main"))
        windows.present(Screen("login"))
        print(list.path)  // /0/0/0
        print(windows.top.node.path)  // /0/0^0
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

    @Test("a cause names the user's action and its place by path") func causes() throws {
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
        if let report = cause.report, let id = cause.place.flatMap(fresh.nodeID) { fresh.report(report.about(id)) }
        // snippet.end
        expect(fresh, "{a, b*}")
    }

    @Test("a record has the verdicts of gates and the effects that ran") func verdicts() throws {
        typealias SignInModel = Club.SignInModel
        let printed = Lines()
        func print(_ line: some CustomStringConvertible) { printed.note(line.description) }
        let club = Club.ClubCoordinator()
        let windows = WindowManager(WindowRoot(club))
        // snippet.verdicts
        windows.observeCommits { record in
            print(record)
            for verdict in record.verdicts { print("  \(verdict)") }
            for effect in record.effects { print("  effect: \(effect)") }
        }
        club.trigger(.members)
        club.isMember = true
        try club.frontmost(SignInModel.self).finish()
        // snippet.end
        let page = try #require(Checkout.pages.first { $0.path.hasSuffix("Places-and-records.md") })
        let expected = try CodeBlock.all(in: page).first { $0.language == "text" }
        #expect(printed.all == expected?.lines)
        expect(club, "[club, members]")
    }

    @Test("a record has the number of the one that it followed from") func chain() throws {
        typealias SignInModel = Club.SignInModel
        let printed = Lines()
        func print(_ line: String) { printed.note(line) }
        let club = Club.ClubCoordinator()
        let windows = WindowManager(WindowRoot(club))
        // snippet.chain
        windows.observeCommits { record in
            let source = record.consequenceOf.map { " of \($0)" } ?? ""
            print("\(record.number)\(source): \(record.cause)")
        }
        club.trigger(.members)
        club.isMember = true
        try club.frontmost(SignInModel.self).finish()
        // snippet.end
        let page = try #require(Checkout.pages.first { $0.path.hasSuffix("Places-and-records.md") })
        let expected = try CodeBlock.all(in: page).last { $0.language == "text" }
        #expect(printed.all == expected?.lines)
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
