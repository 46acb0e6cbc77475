import Coordination
import CoordinationHistory
import CoordinationRestoration
import CoordinationTesting
import Testing

/// The code of the page on recordings.
enum RecordingPage {
    enum NewsRoute: Route, Codable { case article(id: Int) }

    final class NewsCoordinator: Coordinator, Restorable {
        static var storedName: StaticString { "news" }
        let root = StackRoot(Screen("news"))
        var isEmpty = false

        func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> {
            isEmpty ? .none() : .push(Screen("article"))
        }
    }

    /// A file that is appended to.
    final class File {
        private(set) var text = ""

        func replace(with text: String) { self.text = text }
        func append(_ text: String) { self.text += text }
    }

    static func launch() -> (NewsCoordinator, ManualTime) { (NewsCoordinator(), ManualTime()) }
}

@Suite("The page on recordings") struct RecordingPageTests {
    private typealias NewsCoordinator = RecordingPage.NewsCoordinator

    private func launch() -> (NewsCoordinator, ManualTime) { RecordingPage.launch() }

    @Test("a recording is made and played") func played() throws {
        let news = NewsCoordinator()
        let windows = news
        // snippet.recording-made
        let recorder = Recorder(of: windows)
        news.trigger(.article(id: 7))
        windows.back()
        let text = recorder.recording.text
        // snippet.end
        // snippet.recording-played
        let recording = try Recording(text)
        let (fresh, time) = launch()
        let replay = try recording.play(on: fresh) { time.advance(by: $0) }
        #expect(replay.difference == nil)
        // snippet.end
        let (other, _) = launch()
        other.isEmpty = true
        #expect(
            "\(try recording.play(on: other))" == """
                1 step played: the trees differ, before step 2 at 0.000 s: back() at /
                recorded: [news, article]
                played: [news]
                """)
    }

    @Test("a trail outlives a crash, and becomes a test") func trail() throws {
        let (news, _) = launch()
        let windows = news
        let file = RecordingPage.File()
        // snippet.recording-trail
        let recorder = Recorder(
            of: windows,
            trail: Trail { line in
                switch line {
                case .start(let text): file.replace(with: text)
                case .step(let text): file.append(text)
                }
            })
        // snippet.end
        for number in 1...3 { news.trigger(.article(id: number)) }
        recorder.end()
        var lines: [String] = []
        func print(_ text: String) { lines = text.split(separator: "\n").map(String.init) }
        func crashes(playing recording: Recording) -> Bool { "\(recording)".contains(#""id":2"#) }
        // snippet.recording-shrunk
        let recording = try Recording(file.text)
        let short = recording.shrunk { crashes(playing: $0) }  // Plays it in a process of its own.
        print(short.test(named: "the cart stays", launching: "ShopApp.launch()"))
        // snippet.end
        #expect(short.steps.count == 1)
        #expect(lines.contains("    let (tree, time) = ShopApp.launch()"))
    }

    @Test("a journey is expected to replay") func journey() {
        // snippet.recording-expected
        expectReplays([
            JourneyStep("opens an article") { $0.trigger(.article(id: 7)) },
            JourneyStep("goes back") { $0.back() },
        ]) { NewsCoordinator() }
        // snippet.end
    }
}
