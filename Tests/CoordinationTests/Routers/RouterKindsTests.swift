@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// A user's stand-in for a test: it notes the routes and changes nothing.
private final class RecordingRouter: Router {
    var routes: [NewsRoute] = []

    func join(_ route: NewsRoute, to commit: inout RunningCommit) {
        routes.append(route)
    }
}

/// A user's router that refuses.
private final class ClosedRouter: Router {
    func join(_ route: NewsRoute, to commit: inout RunningCommit) throws(TransitionError) {
        throw TransitionError(cannot: "go to \(route)", because: "the shop is closed")
    }
}

/// A user's router that translates, and looks at the options.
private final class TranslatingRouter: Router {
    let stacked: Stacked
    var wasAnimated: [Bool] = []

    init(_ stacked: Stacked) { self.stacked = stacked }

    var anchor: Node? { stacked.node }

    func join(_ route: NewsRoute, to commit: inout RunningCommit) throws(TransitionError) {
        wasAnimated.append(commit.options.isAnimated)
        switch route {
        case .article(let id):
            try stacked.join(.push("cover"), to: &commit)
            try commit.perform(.push(Screen("\(id)")), on: stacked.root)
        default: try stacked.join(.refused, to: &commit)
        }
    }
}

private final class ReaderModel: Presentable {
    let node = Screen("reader")
    let router: any Router<NewsRoute>

    init(router: any Router<NewsRoute>) { self.router = router }

    func close() { router.trigger(.close) }
}

@Suite(.bothEnds, .noUnhandledFailures) struct RouterKindsTests {
    @Test("a model takes a stand-in for its router") func mock() {
        let mock = RecordingRouter()
        ReaderModel(router: mock).close()
        #expect(mock.routes == [.close])
    }

    @Test("a stand-in has outcomes too, and may be a step") func mockOutcomes() {
        let (mock, recorder) = (RecordingRouter(), Recorder())
        mock.trigger(.list, completion: recorder("it"))
        #expect(recorder.lines == ["it: no change"])
        let home = Stacked("home")
        home.perform(.multiple(.push(Screen("a")), .trigger(.article(id: 1), on: mock)))
        #expect(mock.routes == [.list, .article(id: 1)])
        expect(home, "[home, a]")
    }

    @Test("a stand-in can be awaited") @MainActor func mockAwaited() async throws {
        let mock = RecordingRouter()
        let context = try await mock.trigger(.list)
        #expect(context.changes.isEmpty)
        #expect(mock.routes == [.list])
    }

    @Test("a router that refuses ends the trigger with its error") func closed() {
        let recorder = Recorder()
        ClosedRouter().trigger(.list, completion: recorder("it"))
        #expect(recorder.lines == ["it: failed: Can't go to list: the shop is closed."])
    }

    @Test("a router that translates works in the commit, in order, and is undone with it") func translating() {
        let stacked = Stacked("home")
        let (router, recorder) = (TranslatingRouter(stacked), Recorder())
        router.trigger(.article(id: 7), with: .unanimated, completion: recorder("article"))
        expect(stacked, "[home, cover, 7]")
        router.trigger(.close, completion: recorder("close"))
        expect(stacked, "[home, cover, 7]")
        #expect(recorder.outcome("article")?.isCompleted == true)
        #expect(recorder.error("close")?.path == [1])
        #expect(router.wasAnimated == [false, true])
    }

    @Test("a redirection maps its routes onto its parent's, in the parent's tree") func redirection() {
        let app = AppCoordinator()
        var asked = 0
        let router = RedirectionRouter(to: app) { (route: UsersRoute) in
            asked += 1
            return switch route {
            case .list: AppRoute.users
            case .profile: .logout
            }
        }
        router.trigger(.list)
        expect(app, "{[news], [users]*}")
        router.trigger(.profile(name: "ada"))
        #expect(app.logouts == 1)
        #expect(asked == 2)
        #expect(router.anchor === app.node)
    }

    @Test("a redirection may lead to a redirection, through a weak handle") func redirectionOfRedirection() {
        let app = AppCoordinator()
        let inner = RedirectionRouter(to: app.weakRouter) { (_: UsersRoute) in AppRoute.users }
        let outer = RedirectionRouter(to: inner) { (_: NewsRoute) in UsersRoute.list }
        outer.weakRouter.trigger(.list)
        expect(app, "{[news], [users]*}")
    }

    @Test("a redirection does not keep its parent") func redirectionIsWeak() {
        var app: AppCoordinator? = AppCoordinator()
        weak let watched = app
        let router = app.map { RedirectionRouter(to: $0) { (_: NewsRoute) in AppRoute.news } }
        app = nil
        #expect(watched == nil)
        #expect(router?.anchor == nil)
    }

    @Test("a coordinator of a closure starts with its first route and takes others") func basic() {
        let about = BasicCoordinator(root: StackRoot(), initialRoute: UsersRoute.list) { route in
            switch route {
            case .list: .set([Screen("about")])
            case .profile(let name): .push(Screen(name))
            }
        }
        about.trigger(.profile(name: "licences"))
        expect(about, "[about, licences]")
        let home = Stacked("home")
        home.perform(.push(about))
        home.perform(home.deepLink([Hop(UsersRoute.profile(name: "ada"))]))
        expect(home, "[home, [about, licences, ada]]")
    }

    @Test("a coordinator of a closure without a first route starts empty") func basicEmpty() {
        let empty = BasicCoordinator<UsersRoute, StackRoot>(root: StackRoot()) { _ in .none() }
        expect(empty, "[]")
        #expect(empty.outcome(of: .list) == .noChange)
    }
}
