import Coordination
import CoordinationTesting
import Testing
import TestSupport

/// A stream of launches, each of which shows one screen that a closed enum and its factory say.
@Suite(.noUnhandledFailures) @MainActor struct LaunchStreamTests {
    private let window = WindowRoot(Screen("home"), name: "main")
    private let manager = WindowManager()
    private let recorder = Recorder()
    private let front: BasicCoordinator<ScreenContext, WindowRoot>

    init() {
        front = BasicCoordinator(root: window, prepareTransition: Transition.launch)
        manager.perform(.open(window))
    }

    @Test("each launch presents its screen, in order, and a failing one does not end the stream")
    func launches() async {
        let recorder = recorder
        let launches = list([
            ScreenContext.login(Login(user: "ada")), .broken, .song(Song(number: 7)), .login(Login(user: "eve")),
        ])
        await front.weakRouter.follow(launches) { launch, outcome in
            recorder.note("\(launch.name): \(outcome)")
        }
        expect(manager, "main: home^\"login ada\"^\"song 7\"^\"login eve\"")
        #expect(
            recorder.lines == [
                "login: completed", "broken: failed: Can't make the screen: it is out of stock.", "song: completed",
                "login: completed",
            ])
    }

    @Test("cancelling ends the stream, and the screens shown stay") func cancelled() async {
        let (launches, feed) = AsyncStream<ScreenContext>.makeStream()
        let router = front.weakRouter
        let records = manager.commits
        feed.yield(.login(Login(user: "ada")))
        let task = Task.immediate { @MainActor in
            await router.follow(launches)
        }
        for await _ in records { break }
        task.cancel()
        await task.value
        feed.yield(.song(Song(number: 7)))
        expect(manager, "main: home^\"login ada\"")
    }

    @Test("a window is freed while launches are awaited, with the screens that it showed") func windowCloses() async {
        let (launches, feed) = AsyncStream<ScreenContext>.makeStream()
        weak var watched: WindowRoot?
        let task: Task<Void, Never>
        do {
            let second = WindowRoot(Screen("w"), name: "second")
            watched = second
            manager.perform(.open(second), completion: nil)
            let router = BasicCoordinator(root: second, prepareTransition: Transition.launch).weakRouter
            task = Task.immediate { @MainActor in
                await router.follow(launches)
            }
            manager.perform(.close(second), completion: nil)
        }
        #expect(watched == nil)
        feed.yield(.song(Song(number: 7)))
        await task.value
        expect(manager, "main: home")
    }
}

/// What each screen is made of. Every screen of the app is a case.
private enum ScreenContext: Route {
    case login(Login)
    case song(Song)
    case broken

    var name: String {
        switch self {
        case .login: "login"
        case .song: "song"
        case .broken: "broken"
        }
    }
}

private struct Login: Hashable, Sendable { var user: String }

private struct Song: Hashable, Sendable { var number: Int }

/// Makes the screen of a context: a total switch.
private func make(_ context: ScreenContext) throws(TransitionError) -> any Presentable {
    switch context {
    case .login(let login): Screen("login \(login.user)")
    case .song(let song): Screen("song \(song.number)")
    case .broken: throw TransitionError(cannot: "make the screen", because: "it is out of stock")
    }
}

extension Transition where Root == WindowRoot {
    fileprivate static func launch(_ context: ScreenContext) -> Transition {
        Transition("launch") { editor in try editor.perform(.present(make(context))) }
    }
}
