@_spi(Log) @_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing

/// The code of the page on the life of a trigger that has to do with hosts.
@Suite("The page on the life of a trigger: hosts", .noUnhandledFailures) struct LifePageHosts {
    @Test("a double tap") func policy() {
        let news = FrontPageApp.NewsCoordinator()
        let host = TestHost(news, isHolding: true)
        // snippet.policy
        let once = TransitionOptions(policy: .coalesce)
        news.trigger(.article(id: 7), with: once)
        news.trigger(.article(id: 7), with: once)  // a second tap, while the first is being shown
        // snippet.end
        host.acknowledge()
        expect(news, "[news, article]")
        #expect(host.commits.count == 1)
    }

    @Test("a deadline, of all or of one") func deadlines() {
        let (news, time) = (FrontPageApp.NewsCoordinator(), ManualTime())
        let windows = WindowManager(WindowRoot(news), time: time)
        _ = TestHost(windows, isHolding: true)
        var outcomes: [TransitionOutcome] = []
        let note = { (outcome: TransitionOutcome) in outcomes.append(outcome) }
        // snippet.deadline
        windows.deadline = .seconds(3)
        news.trigger(.article(id: 7), completion: note)
        news.trigger(.article(id: 8), with: TransitionOptions(deadline: .seconds(20)), completion: note)
        // snippet.end
        time.advance(by: .seconds(3))
        #expect(outcomes.map(\.error?.reason) == [.hostTimedOut])
        time.advance(by: .seconds(20))
        #expect(outcomes.last?.error?.reason == .hostTimedOut)
        expect(windows, "[news]")
    }

    @Test("out of any state") func recovery() {
        let app = FrontPageApp.AppCoordinator()
        let windows = WindowManager(WindowRoot(app))
        let host = TestHost(windows, isHolding: true)
        var outcomes: [TransitionOutcome] = []
        app.trigger(.login) { outcomes.append($0) }
        app.trigger(.tab(.account)) { outcomes.append($0) }
        // snippet.recover
        app.recover(to: .tab(.account))
        // snippet.end
        #expect(outcomes == [.cancelled(.recovery), .cancelled(.recovery)])
        expect(windows, "{[news], [account]*}")
        #expect(host.waiting.isEmpty && host.shown == windows.tree)
    }

    @Test("the route of every screen view") func visibilityWithRoutes() {
        enum NewsRoute: Route, Codable { case article(id: Int) }
        let news = BasicCoordinator<NewsRoute, StackRoot>(root: StackRoot(Screen("list"))) { _ in
            .push(Screen("article"))
        }
        var lines: [String] = []
        func note(_ line: String) { lines.append(line) }
        let windows = WindowManager(WindowRoot(news))
        // snippet.visibility-routes
        windows.observeVisibility { change in
            if let screen = change.front { note("\(screen.name), of \(screen.route?.description ?? "no route")") }
        }  // list, of no route / article, of NewsRoute.article(id: 7) / list, of no route
        // snippet.end
        news.trigger(.article(id: 7))
        news.back()
        #expect(
            lines == ["list, of no route", "article, of NewsRoute.article(id: 7)", "list, of no route"])
    }

    @Test("one commit over two windows") func twoWindows() {
        let (list, editor) = (StackRoot(Screen("list")), StackRoot(Screen("draft")))
        let (left, right) = (WindowRoot(list, name: "main"), WindowRoot(editor, name: "editor"))
        let windows = WindowManager(left, right)
        let hosts = (left: TestHost(left, isHolding: true), right: TestHost(right, isHolding: true))
        var outcome: TransitionOutcome?
        windows.perform(
            .multiple(
                .perform(.push(Screen("sent")), on: list),
                .perform(.set([Screen("empty")]), on: editor))
        ) { outcome = $0 }
        hosts.left.acknowledge()
        #expect(outcome == nil)
        hosts.right.refuse("no paper")
        #expect(outcome?.error?.reason == .hostRefused)
        expect(windows, "main: [list]; editor: [draft]")
        #expect(hosts.left.shown == left.tree)
    }

    @Test("a cancelled task ends its await: a commit stays, a waiting trigger is withdrawn") @MainActor
    func cancelled() async {
        let news = FrontPageApp.NewsCoordinator()
        let host = TestHost(news, isHolding: true)
        let settling = Task.immediate { @MainActor in
            await #expect(throws: TransitionOutcome.Failure.cancelled(.caller)) {
                try await news.trigger(.article(id: 1))
            }
        }
        let waiting = Task.immediate { @MainActor in
            await #expect(throws: TransitionOutcome.Failure.cancelled(.caller)) {
                try await news.trigger(.article(id: 2))
            }
        }
        settling.cancel()
        waiting.cancel()
        _ = await settling.value
        _ = await waiting.value
        host.acknowledge()
        expect(news, "[news, article]")
        #expect(host.waiting.isEmpty)
    }
}
