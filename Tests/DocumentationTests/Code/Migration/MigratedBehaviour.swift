@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

@Suite("Migrated behaviour", .noUnhandledFailures) struct MigratedBehaviour {
    enum NewsRoute: Route { case list, article(Int), back, login }

    final class NewsCoordinator: Coordinator {
        let root = StackRoot()
        init() { trigger(.list) }

        func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> {
            switch route {
            case .list: .set([Screen("news")])
            case .article: .push(Screen("article"))
            case .back: .pop()
            case .login: .present(LoginCoordinator().at(.email))
            }
        }
    }

    enum LoginRoute: Route { case email, password }

    final class LoginCoordinator: Coordinator {
        let root = StackRoot()

        func prepareTransition(for route: LoginRoute) -> Transition<StackRoot> {
            switch route {
            case .email: .set([Screen("email")])
            case .password: .push(Screen("password"))
            }
        }
    }

    enum ShopRoute: Route { case unknown }

    @Test("a completion receives the outcome") func outcomes() {
        let news = NewsCoordinator()
        var log: [String] = []
        // snippet.migrated-completion
        news.trigger(.back) { outcome in
            switch outcome {
            case .completed(let context): log.append("showed \(context.shown.map(\.name))")
            case .noChange: log.append("nothing to do")
            case .cancelled, .rejected, .failed: log.append("\(outcome)")
            }
        }
        // snippet.end
        #expect(log == ["failed: Can't pop: there is nothing to go back to."])
        expect(news, "[news]")
    }

    @Test("a link happens whole, or not at all") func links() {
        let news = NewsCoordinator()
        news.trigger(.article(7), then: NewsRoute.login, LoginRoute.password)
        expect(news, "[news, article]^[email, password]")
        var outcome: TransitionOutcome?
        news.trigger(.article(8), then: ShopRoute.unknown) { outcome = $0 }
        #expect(outcome?.error != nil)
        expect(news, "[news, article]^[email, password]")
    }

    @Test("events replace presented(from:)") func presented() {
        final class PlayerModel: Presentable {
            let node = Screen("player")
            private(set) var isPlaying = false

            init() {
                observe { [unowned self] event in
                    if event == .appeared { isPlaying = true }
                    if event == .disappeared { isPlaying = false }
                }
            }
        }
        let player = PlayerModel()
        let window = WindowManager(WindowRoot(StackRoot(Screen("home"))))
        window.push(player)
        #expect(player.isPlaying)
        window.back()
        #expect(!player.isPlaying)
    }

    @Test("a double tap") func doubleTap() {
        let news = NewsCoordinator()
        let host = TestHost(news, isHolding: true)
        news.trigger(.article(7), with: TransitionOptions(policy: .coalesce))
        news.trigger(.article(7), with: TransitionOptions(policy: .coalesce))
        host.acknowledge()
        host.acknowledge()
        expect(news, "[news, article]")
        news.trigger(.article(7))
        news.trigger(.article(7))
        host.acknowledge()
        host.acknowledge()
        expect(news, "[news, article, article, article]")
    }

    @Test("a second coordinator of one root is refused") func sharedRoot() {
        let stack = StackRoot(Screen("home"))
        let first = BasicCoordinator(root: stack, initialRoute: NewsRoute.list) { _ in .none() }
        let second = BasicCoordinator<NewsRoute, StackRoot>(root: stack) { _ in .push(Screen("b")) }
        var outcome: TransitionOutcome?
        second.trigger(.list) { outcome = $0 }
        #expect(outcome?.error?.summary.contains("already changes this root") == true)
        expect(first, "[home]")
    }

    @Test("a router that has gone is an error") func released() {
        var news: NewsCoordinator? = NewsCoordinator()
        let router = news?.weakRouter
        news = nil
        var outcome: TransitionOutcome?
        router?.trigger(.list) { outcome = $0 }
        #expect(router?.isReleased == true)
        #expect(outcome?.error?.description.hasPrefix("Can't trigger list on NewsCoordinator") == true)
    }

    @Test("pop takes off a child flow whose first screen is shown, and is refused where nothing is left") func pop() {
        let outer = StackRoot(Screen("home"))
        let flow = NewsCoordinator()
        outer.perform(.push(flow))
        expect(outer, "[home, [news]]")
        flow.trigger(.back)
        expect(outer, "[home]")
    }

    @Test("alerts are the window's: no origin, in front of modals, and dismissed first") func alerts() {
        let news = NewsCoordinator()
        news.perform(.alert("Sure?", choices: [.cancel()]))
        news.trigger(.login)
        expect(news, "[news]^[email]!\"Sure?\"")
        news.perform(.dismiss())
        expect(news, "[news]^[email]")
        news.perform(.dismiss())
        expect(news, "[news]")
        var outcome: TransitionOutcome?
        news.perform(.dismiss()) { outcome = $0 }
        #expect(outcome?.error != nil)
    }

    @Test("another's route is prepared when it is reached") func preparedWhenReached() {
        let news = NewsCoordinator()
        var prepared = 0
        let other = BasicCoordinator(root: StackRoot(Screen("a"))) { (_: LoginRoute) in
            prepared += 1
            return .none()
        }
        let step: Transition<StackRoot> = .trigger(.email, on: other)
        #expect(prepared == 0)
        news.perform(step)
        #expect(prepared == 1)
    }

    @Test("a selected tab hears that the user selected it again, and nothing changes") func reselected() {
        let (a, b) = (Screen("a"), Screen("b"))
        let tabs = TabRoot(a, b)
        var events: [NodeEvent] = []
        a.observe { events.append($0) }
        var outcome: TransitionOutcome?
        tabs.perform(.select(a)) { outcome = $0 }
        #expect(outcome == .noChange)
        #expect(events == [])
        tabs.report(.selected(a.id)) { outcome = $0 }
        #expect(outcome == .noChange)
        #expect(events == [.reselected])
    }

    @Test("a screen that is shown is not pushed again, and no stack is left empty") func refusals() {
        let screen = Screen("a")
        let stack = StackRoot(screen)
        var outcomes: [String] = []
        stack.perform(.push(screen)) { outcomes.append("\($0)") }
        stack.perform(.set([])) { outcomes.append("\($0)") }
        stack.perform(.pop(to: Screen("b"))) { outcomes.append("\($0)") }
        stack.perform(.popToRoot()) { outcomes.append("\($0)") }
        #expect(outcomes.dropLast().allSatisfy { $0.hasPrefix("failed") })
        #expect(outcomes.last == "no change")
    }

    @Test("a trigger in prepareTransition shares the commit") func nested() {
        let stack = StackRoot(Screen("home"))
        let box = Box()
        let app = BasicCoordinator(root: stack) { [box] (route: LoginRoute) in
            if route == .email { box.router?.trigger(.password) }
            return .push(Screen("\(route)"))
        }
        box.router = app.weakRouter
        app.trigger(.email)
        expect(app, "[home, email, password]")
    }

    private final class Box {
        var router: WeakRouter<LoginRoute>?
    }
}
