import Coordination
import CoordinationTesting
import Observation
import Testing

/// The code in the comments on events, mirrors and streams.
enum EventComments {
    // snippet.player
    final class PlayerModel: Presentable {
        let node = Screen("player")
        private(set) var isPlaying = true

        init() {
            observe { [unowned self] event in
                if event == .disappeared { isPlaying = false }
            }
        }
    }
    // snippet.end

    // What SwiftUI has of these names.
    protocol View {}

    struct PathView: View {
        let path: [NodeID]
        init(_ path: [NodeID]) { self.path = path }
    }

    // snippet.mirror
    struct NewsView: View {
        let news: NodeMirror  // coordinator.mirror
        var body: some View { PathView(news.children.map { $0.node.id }) }
    }
    // snippet.end

    struct Launch: Sendable { let account: String }

    final class LoginModel: Presentable {
        let node: Screen
        init(_ launch: Launch) { node = Screen(launch.account) }
    }
}

@Suite("Comments on events", .noUnhandledFailures) struct EventCommentsTests {
    typealias PlayerModel = EventComments.PlayerModel
    typealias LoginModel = EventComments.LoginModel
    typealias Launch = EventComments.Launch

    @Test("a model hears that it went") func player() {
        let stack = StackRoot(Screen("list"))
        let windows = WindowManager(WindowRoot(stack))
        let player = PlayerModel()
        stack.perform(.push(player))
        #expect(player.isPlaying)
        stack.perform(.pop())
        #expect(!player.isPlaying)
        expect(windows, "[list]")
    }

    @Test("a view that reads a mirror is told") func mirror() {
        let news = FrontPageApp.NewsCoordinator()
        let view = EventComments.NewsView(news: news.mirror)
        let told = Told()
        let body = withObservationTracking {
            view.body
        } onChange: {
            told.note()
        }
        #expect((body as? EventComments.PathView)?.path == [news.root.screens[0].node.id])
        #expect(!told.isTold)
        news.trigger(.article(id: 7))
        #expect(told.isTold)
    }

    @Test("commits are read as they end") @MainActor func commits() async {
        let stack = StackRoot(Screen("list"))
        let windows = WindowManager(WindowRoot(stack))
        let reading = Task.immediate { @MainActor in
            var log: [String] = []
            // snippet.commits
            for await record in windows.commits { log.append("\(record.cause): \(record.outcome)") }
            // snippet.end
            return log
        }
        stack.perform(.push(Screen("a")), completion: nil)
        reading.cancel()
        #expect(await reading.value == ["push(a): completed"])
    }

    @Test("screen views are heard, and read") @MainActor func changes() async {
        let stack = StackRoot(Screen("list"))
        let windows = WindowManager(WindowRoot(stack))
        var lines: [String] = []
        func log(_ name: String, _ cause: Cause) { lines.append("\(name), by \(cause)") }
        // snippet.observe-visibility
        windows.observeVisibility { change in
            if let screen = change.front { log(screen.node.name, change.record.cause) }
        }
        // snippet.end
        let reading = Task.immediate { @MainActor in
            var log: [String] = []
            // snippet.visibilityChanges
            for await record in windows.visibilityChanges { if let screen = record.front { log.append(screen.name) } }
            // snippet.end
            return log
        }
        stack.perform(.push(Screen("a")), completion: nil)
        reading.cancel()
        #expect(await reading.value == ["list", "a"])
        #expect(lines == ["list, by begin", "a, by push(a)"])
    }

    @Test("events are read as they come") @MainActor func events() async {
        let stack = StackRoot(Screen("list"))
        let windows = WindowManager(WindowRoot(stack))
        let player = Player()
        stack.perform(.push(player), completion: nil)
        let reading = Task.immediate { @MainActor in
            // snippet.events
            for await event in player.events where event == .disappeared { player.pause() }
            // snippet.end
        }
        stack.perform(.pop(), completion: nil)
        reading.cancel()
        await reading.value
        #expect(player.isPaused)
        expect(windows, "[list]")
    }

    @Test("a root follows a sequence") @MainActor func following() async {
        let window = WindowRoot(Screen("home"), name: "main")
        let launches = AsyncStream { continuation in
            continuation.yield(Launch(account: "ada"))
            continuation.finish()
        }
        // snippet.weak-root
        let front = window.weakRoot
        await front.follow(launches) { launch in .present(LoginModel(launch)) }
        // snippet.end
        expect(window, "main: home^ada")
    }

    @Test("in a task, too") @MainActor func followingTask() async {
        let window = WindowRoot(Screen("home"), name: "main")
        let (launches, launched) = AsyncStream<Launch>.makeStream()
        launched.yield(Launch(account: "ada"))
        // snippet.following
        let showing = Task { await window.weakRoot.follow(launches) { launch in .present(LoginModel(launch)) } }
        // snippet.end
        launched.finish()
        await showing.value
        expect(window, "main: home^ada")
    }

    /// Something that may be told from anywhere.
    private final class Told: Sendable {
        private let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
        func note() { continuation.finish() }
        var isTold: Bool { if case .terminated = continuation.yield(()) { true } else { false } }
    }

    private final class Player: Presentable {
        let node = Screen("player")
        private(set) var isPaused = false
        func pause() { isPaused = true }
    }
}
