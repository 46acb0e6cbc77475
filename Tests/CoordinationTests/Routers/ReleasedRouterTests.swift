import Coordination
import CoordinationTesting
import Testing

@Suite(.bothEnds, .noUnhandledFailures) struct ReleasedRouterTests {
    @Test("a weak handle reaches its router as long as that is alive") func alive() {
        let news = NewsCoordinator()
        let router = news.weakRouter
        #expect(!router.isReleased)
        router.trigger(.article(id: 1))
        expect(news, "[news, article]")
    }

    @Test("a weak handle does not keep its router alive, and then says that it was released") func released() throws {
        let recorder = Recorder()
        let router = NewsCoordinator().weakRouter
        #expect(router.isReleased)
        router.trigger(.article(id: 1), completion: recorder("it"))
        let error = try #require(recorder.error("it"))
        #expect(
            error.description == """
                Can't trigger article(id: 1) on NewsCoordinator: it has been released.

                Keep it in the tree while you use it.
                """)
    }

    @Test("an awaited trigger on a released router throws the same error") @MainActor func releasedAwaited() async {
        let router = NewsCoordinator().weakRouter
        let failure = await #expect(throws: TransitionOutcome.Failure.self) { try await router.trigger(.list) }
        guard case .failed(let error)? = failure else {
            Issue.record("not failed")
            return
        }
        #expect(error.reason == .released)
    }

    @Test("a step on a released router undoes the commit") func asStep() {
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

    @Test("a trigger whose router goes while it waits for its turn ends once") func goesWhileWaiting() {
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

    @Test("the error of a root whose coordinator was released says how to keep it") func rootAlone() {
        func make() -> StackRoot { Jukebox().root }
        let recorder = Recorder()
        make().send(JukeboxRoute.list, completion: recorder("it"))
        #expect(
            recorder.error("it")?.description == """
                Can't send JukeboxRoute.list upward: Jukebox, which takes it, has been released.

                  Tree: [start]

                Show the coordinator itself, not its root: its place on the tree keeps it.
                """)
    }

    @Test("a lookup names the released coordinator of a root, a send from beside the root does not") func rootInATab() {
        func make() -> StackRoot { Jukebox().root }
        let recorder = Recorder()
        let windows = WindowManager(WindowRoot(TabRoot(Stacked("home"), make()), name: "main"))
        let error = #expect(throws: TransitionError.self) { try windows.router(for: JukeboxRoute.self) }
        #expect(error?.detail == .unclaimed(asked: ["Stacked"], isRootKnown: false, released: "Jukebox"))
        windows.windows.first?.node.front.send(JukeboxRoute.list, completion: recorder("beside"))
        #expect(recorder.error("beside")?.detail == .unclaimed(asked: ["Stacked"], isRootKnown: false))
    }

    @Test("a released coordinator is not named for other routes, nor once its root has another") func others() {
        func make() -> StackRoot { Jukebox().root }
        let (recorder, root) = (Recorder(), make())
        root.send(NewsRoute.list, completion: recorder("other"))
        #expect(recorder.error("other")?.detail == .unclaimed(asked: [], isRootKnown: false))
        let second = Jukebox(root)
        root.send(JukeboxRoute.list, completion: recorder("second"))
        #expect(recorder.outcome("second")?.isCompleted == true)
        withExtendedLifetime(second) {}
    }
}

private enum JukeboxRoute: Route { case list }

private final class Jukebox: Coordinator {
    let root: StackRoot
    init(_ root: StackRoot = StackRoot()) {
        self.root = root
        trigger(.list)
    }
    func prepareTransition(for route: JukeboxRoute) -> Transition<StackRoot> { .set([Screen("start")]) }
}
