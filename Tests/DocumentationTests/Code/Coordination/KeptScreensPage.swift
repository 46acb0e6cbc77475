import Coordination
import CoordinationTesting
import Testing

/// The code of the page on kept screens and streams.
enum KeptScreensPage {
    enum NewsRoute: Route { case article(id: Int), player(id: Int) }

    final class Session {}

    final class PlayerModel: Presentable {
        let node = Screen("player")
        let id: Int
        init(id: Int) { self.id = id }
    }

    final class NewsCoordinator: Coordinator {
        let root = StackRoot(Screen("news"))

        func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> {
            switch route {
            case .article(let id): .push(Screen("article-\(id)"))
            // snippet.kept-player
            case .player(let id): .present(keep(for: .seconds(60), key: id) { PlayerModel(id: id) })
            // snippet.end
            }
        }
    }

    final class AppCoordinator: Coordinator {
        let root = StackRoot(Screen("home"))
        init(_ session: Session) {}
        func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> { .none() }
    }

    // snippet.deliveries
    @MainActor final class Deliveries {
        private var task: Task<Void, Never>?

        func begin(_ links: AsyncStream<NewsRoute>, on router: WeakRouter<NewsRoute>) {
            task = Task { await router.follow(links) }
        }
        // snippet.hide
        func end() async { await task?.value }
        // snippet.show
    }
    // snippet.end
}

@Suite("The page on kept screens", .noUnhandledFailures) struct KeptScreensPageTests {
    typealias NewsRoute = KeptScreensPage.NewsRoute
    typealias AppCoordinator = KeptScreensPage.AppCoordinator

    @Test("a manager that knows its launch is reset") func launch() {
        let (time, session) = (ManualTime(), KeptScreensPage.Session())
        // snippet.launch
        let windows = WindowManager(time: time) { [WindowRoot(AppCoordinator(session))] }
        // snippet.end
        windows.push(Screen("info"))
        expect(windows, "[home, info]")
        windows.reset()
        expect(windows, "[home]")
    }

    @Test("a player is kept for a minute after it was closed") func kept() throws {
        let (time, news) = (ManualTime(), KeptScreensPage.NewsCoordinator())
        let windows = WindowManager(WindowRoot(news), time: time)
        news.trigger(.player(id: 7))
        weak let first = try news.frontmost(KeptScreensPage.PlayerModel.self)
        news.back()
        time.advance(by: .seconds(59))
        #expect(first != nil)
        time.advance(by: .seconds(1))
        #expect(first == nil)
        expect(windows, "[news]")
    }
}

@MainActor @Suite("The streams on the page on kept screens", .noUnhandledFailures) struct KeptScreensStreamsTests {
    typealias NewsRoute = KeptScreensPage.NewsRoute
    let news = KeptScreensPage.NewsCoordinator()

    @Test("events and commits are awaited") func reading() async {
        let article = Screen("article")
        news.perform(.push(article), completion: nil)
        let windows = WindowManager(WindowRoot(news))
        var seen: [NodeEvent] = []
        var triggers: [String] = []
        func log(_ event: NodeEvent) { seen.append(event) }
        func log(_ record: CommitRecord) { triggers.append(record.cause.description) }
        let reading = Task.immediate {
            // snippet.reading-events
            for await event in AsyncStream(observing: article.observe) { log(event) }  // ends with the node
            // snippet.end
        }
        let commits = AsyncStream(observing: windows.observeCommits)
        let following = Task.immediate {
            // snippet.reading-commits
            for await record in commits { log(record) }  // ends with the manager
            // snippet.end
        }
        TestHost(article).deliver(.memoryWarning)
        news.trigger(.article(id: 8), completion: nil)
        reading.cancel()
        following.cancel()
        await reading.value
        await following.value
        #expect(seen.first == .platform(.memoryWarning))
        #expect(triggers == ["article(id: 8) on NewsCoordinator"])
    }

    @Test("routes are followed, and so are numbers that are made routes") func following() async {
        let window = WindowRoot(news)
        let windows = WindowManager(window)
        func stream<Element: Sendable>(_ elements: Element...) -> AsyncStream<Element> {
            AsyncStream { feed in
                for element in elements { feed.yield(element) }
                feed.finish()
            }
        }
        let (links, tips) = (stream(NewsRoute.article(id: 7)), stream(8))
        // snippet.following
        await news.weakRouter.follow(links)  // an AsyncSequence of NewsRoute
        await news.weakRouter.follow(tips.map { NewsRoute.article(id: $0) })  // of numbers
        // snippet.end
        expect(windows, "[news, article-7, article-8]")
    }

    @Test("the outcome of each followed route is reported") func outcomes() async {
        let (links, feed) = AsyncStream<NewsRoute>.makeStream()
        var lines: [String] = []
        func log(_ line: String) { lines.append(line) }
        feed.yield(.article(id: 7))
        feed.finish()
        // snippet.following-outcomes
        await news.weakRouter.follow(links, bursts: .latest) { route, outcome in log("\(route): \(outcome)") }
        // snippet.end
        #expect(lines == ["article(id: 7): completed"])
    }

    @Test("a task of one's own follows links") func deliveries() async {
        let (links, feed) = AsyncStream<NewsRoute>.makeStream()
        let deliveries = KeptScreensPage.Deliveries()
        deliveries.begin(links, on: news.weakRouter)
        feed.yield(.article(id: 7))
        feed.finish()
        await deliveries.end()
        expect(news, "[news, article-7]")
    }
}
