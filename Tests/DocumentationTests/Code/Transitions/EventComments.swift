@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
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

    @Test("a view that reads a mirror is notified of a change") func mirror() {
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

    @Test("screen views are heard") func changes() {
        let stack = StackRoot(Screen("list"))
        let windows = WindowManager(WindowRoot(stack))
        var lines: [String] = []
        func log(_ name: String, _ cause: Cause) { lines.append("\(name), by \(cause)") }
        // snippet.observe-visibility
        windows.observeVisibility { change in
            if let screen = change.front { log(screen.name, change.cause) }
        }
        // snippet.end
        stack.perform(.push(Screen("a")), completion: nil)
        #expect(lines == ["list, by begin", "a, by push(a)"])
    }

    @Test("events are read as they come") @MainActor func events() async {
        let stack = StackRoot(Screen("list"))
        let windows = WindowManager(WindowRoot(stack))
        let player = Player()
        stack.perform(.push(player), completion: nil)
        let reading = Task.immediate { @MainActor in
            // snippet.events
            for await event in AsyncStream(observing: player.observe) where event == .disappeared { player.pause() }
            // snippet.end
        }
        stack.perform(.pop(), completion: nil)
        reading.cancel()
        await reading.value
        #expect(player.isPaused)
        expect(windows, "[list]")
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
