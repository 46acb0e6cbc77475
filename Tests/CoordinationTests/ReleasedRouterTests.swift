import Coordination
import CoordinationTesting
import Testing

@Suite(.noUnhandledFailures) struct ReleasedRouterTests {
    @Test("a weak handle goes to the router as long as it lives") func alive() {
        let news = NewsCoordinator()
        let router = news.weakRouter
        #expect(!router.isReleased)
        router.trigger(.article(id: 1))
        expect(news, "[news, article]")
    }

    @Test("a handle keeps its router from nothing, and then says so") func released() throws {
        let recorder = Recorder()
        let router = NewsCoordinator().weakRouter
        #expect(router.isReleased)
        router.trigger(.article(id: 1), completion: recorder("it"))
        let error = try #require(recorder.error("it"))
        #expect(
            error.description == """
                Can't trigger article(id: 1) on NewsCoordinator: that has been released.

                Keep it on the tree while it is being used.
                """)
    }

    @Test("awaited, it throws the same") @MainActor func releasedAwaited() async {
        let router = NewsCoordinator().weakRouter
        let failure = await #expect(throws: TransitionOutcome.Failure.self) { try await router.trigger(.list) }
        guard case .failed(let error)? = failure else {
            Issue.record("not failed")
            return
        }
        #expect(error.reason == .released)
    }

    @Test("as a step it undoes the commit") func asStep() {
        let home = Stacked("home")
        let router: any Router<NewsRoute> = NewsCoordinator().weakRouter
        let error = home.failure(performing: .multiple(.push(Screen("a")), .trigger(.list, on: router)))
        #expect(error?.reason == .released)
        #expect(error?.index == 1)
        expect(home, "[home]")
    }

    @Test("a handle of a handle knows when the router has gone") func twice() {
        var news: NewsCoordinator? = NewsCoordinator()
        let inner = news?.weakRouter
        let outer = inner.map { WeakRouter($0) }
        news = nil
        let recorder = Recorder()
        outer?.trigger(.list, completion: recorder("it"))
        #expect(recorder.error("it")?.reason == .released)
    }

    @Test("a router that goes while a trigger waits for its turn ends it once") func goesWhileWaiting() {
        let (home, recorder) = (Stacked("home"), Recorder())
        var news: NewsCoordinator? = NewsCoordinator()
        let router = news?.weakRouter
        home.perform(
            .multiple(
                .perform(.push(Screen("x")), on: news?.root ?? StackRoot()),
                .effect("let go") {
                    router?.trigger(.list, completion: recorder("it"))
                    news = nil
                }))
        #expect(recorder.lines.count == 1)
        #expect(recorder.error("it")?.reason == .released)
    }

    @Test("a redirection whose parent has gone says so") func redirection() {
        let router = RedirectionRouter(to: NewsCoordinator()) { (route: UsersRoute) in NewsRoute.list }
        let recorder = Recorder()
        router.trigger(.list, completion: recorder("it"))
        #expect(recorder.error("it")?.reason == .released)
        #expect(recorder.error("it")?.verb == "trigger list on NewsCoordinator")
    }
}
