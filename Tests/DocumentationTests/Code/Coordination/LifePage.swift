@_spi(Log) import Coordination
import CoordinationTesting
import Synchronization
import Testing

/// The app of the page on the life of a trigger: a club whose members sign in first.
enum LifePage {
    enum ClubRoute: Route { case article(id: Int), members, login, signedIn }

    final class ClubCoordinator: Coordinator {
        let root = StackRoot(Screen("club"))
        var isMember = false
        var alongside: (() -> Void)?

        func gates(for route: ClubRoute) -> [Gate] {
            guard route == .members else { return [] }
            return [Gate("members only") { _ in self.isMember ? .allow : .require(ClubRoute.login) }]
        }

        func prepareTransition(for route: ClubRoute) -> Transition<StackRoot> {
            alongside?()
            switch route {
            case .article: return .push(Screen("article"))
            case .members: return .push(Screen("members"))
            case .login: return .present(Later { SignInModel() }, key: route)
            case .signedIn:
                guard let model = try? frontmost(SignInModel.self) else { return .effect("sign in", signIn) }
                return .multiple(.effect("sign in", signIn), .finish(model, with: ()))
            }
        }

        private func signIn() { isMember = true }
    }

    final class SignInModel: Finishing {
        typealias Output = Void
        let node = Screen("sign-in")
    }

    static func launch() -> (WindowManager, ClubCoordinator) {
        let club = ClubCoordinator()
        return (WindowManager(WindowRoot(club, name: "main")), club)
    }

    /// Keeps what it is told; may be told from anywhere.
    final class Log<Line: Sendable>: Sendable {
        private let lines = Mutex<[Line]>([])
        func append(_ line: Line) { lines.withLock { $0.append(line) } }
        var all: [Line] { lines.withLock { $0 } }
    }
}

@Suite("The page on the life of a trigger", .noUnhandledFailures) struct LifePageTests {
    typealias ClubRoute = LifePage.ClubRoute
    private let printed = LifePage.Log<String>()

    /// The lines of a block of the page that is no code, by its first.
    private func text(beginning line: String) throws -> [String] {
        let page = try #require(Checkout.pages.first { $0.path.hasSuffix("The-life-of-a-trigger.md") })
        let blocks = try CodeBlock.all(in: page).filter { $0.language == "text" }
        return try #require(blocks.first { $0.lines.first == line }).lines
    }

    @Test("a waiting trigger says who asked, and what it waits for") func waiting() {
        let (windows, club) = LifePage.launch()
        func print(_ trigger: WaitingTrigger) { printed.append("\(trigger)") }
        // snippet.asked-waiting
        club.trigger(.members)
        expect(windows, "main: [club]^sign-in")
        for trigger in windows.waiting { print(trigger) }
        // members on ClubCoordinator: waits for members only (require ClubRoute.login)
        // snippet.end
        #expect(printed.all == ["members on ClubCoordinator: waits for members only (require ClubRoute.login)"])
        #expect(club.root.waiting == windows.waiting)
        #expect(windows.waiting[0].cause.path == club.path)
    }

    @Test("every kind of cause has its words, and a place") func causes() throws {
        typealias NewsRoute = FrontPageApp.NewsRoute
        typealias AppRoute = FrontPageApp.AppRoute
        typealias ArticleModel = FrontPageApp.ArticleModel
        let app = FrontPageApp.AppCoordinator()
        let windows = WindowManager(WindowRoot(app))
        let host = TestHost(windows)
        func print(_ line: String) { printed.append(line) }
        // snippet.asked-causes
        windows.observeCommits { record in
            print("\(record.cause), at \(record.cause.path?.description ?? "no place")")
        }
        app.trigger(.tab(.news))
        app.trigger(.tab(.news), then: NewsRoute.article(id: 7))
        try app.frontmost(ArticleModel.self).send(AppRoute.login)
        host.dragAway()
        app.perform(.select(index: 1))
        app.recover(to: .tab(.news))
        // snippet.end
        let expected = try text(beginning: "tab(news) on AppCoordinator, at /0/0")
        #expect(printed.all == expected)
    }

    @Test("one trigger settles, another waits for its turn") func settling() {
        let (windows, club) = LifePage.launch()
        // snippet.asked-settling
        let host = TestHost(windows, isHolding: true)
        club.trigger(.article(id: 7))  // settles: the tree shows it, the host has not answered
        club.trigger(.article(id: 8))  // waits for its turn
        expect(windows, "main: [club, article]")
        #expect(windows.waiting.map(\.description) == ["article(id: 8) on ClubCoordinator: waits for its turn"])
        host.acknowledge()  // the first is completed; the second has its turn, and settles
        expect(windows, "main: [club, article, article]")
        #expect(windows.waiting.isEmpty)
        // snippet.end
    }

    @Test("the causes of one run are triggered again in another") func again() {
        typealias Log = LifePage.Log
        let launch = LifePage.launch
        // snippet.asked-again
        let log = Log<Cause>()
        let (windows, club) = CommitTap.observing {
            log.append($0.cause)
        } perform: {
            launch()
        }
        club.trigger(.members)
        club.trigger(.signedIn)
        club.trigger(.article(id: 7))
        let (fresh, _) = launch()
        for cause in log.all where cause.requiredBy == nil { fresh.trigger(cause) }
        expect(fresh, "main: [club, members, article]")
        #expect(fresh.tree == windows.tree)
        // snippet.end
        #expect(
            log.all.map(\.description) == [
                "ClubRoute.login, which 'members only' asks for", "signedIn on ClubCoordinator",
                "members on ClubCoordinator", "article(id: 7) on ClubCoordinator",
            ])
    }

    @Test("the code in the comment on triggering a cause again does what it says") func comment() {
        var log: [Cause] = []
        let (windows, club) = LifePage.launch()
        windows.observeCommits { record in
            // snippet.comment-asking-again
            log.append(record.cause)  // in one run
            // snippet.hide
        }
        club.trigger(.members)
        club.trigger(.signedIn)
        do {
            let (windows, _) = LifePage.launch()
            // snippet.show
            for cause in log where cause.requiredBy == nil { windows.trigger(cause) }  // in another
            // snippet.end
            expect(windows, "main: [club, members]")
        }
        #expect(log.count == 3)
    }
}
