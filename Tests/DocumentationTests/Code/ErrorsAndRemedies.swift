@_spi(Log) import Coordination
import CoordinationTesting
import Synchronization
import Testing

enum ErrorsAndRemedies {
    enum NewsRoute: Route { case list, article(id: Int), back }

    final class NewsCoordinator: Coordinator {
        let root = StackRoot()
        init() { trigger(.list) }

        func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> {
            switch route {
            case .list: .set([Screen("news")])
            case .article: .push(Screen("article"))
            case .back: .pop()
            }
        }
    }

    struct Log {
        var lines: [String] = []
        mutating func error(_ text: String) { lines.append(text) }
    }

    @Suite("Errors and remedies, the code") struct HandlerTests {
        @Test("a manager's handler is given the place and the message") func handler() {
            let news = NewsCoordinator()
            var log = Log()
            // snippet.handler
            let windows = WindowManager(WindowRoot(news, name: "main"))
            windows.diagnosticsHandler = { diagnostic in log.error(diagnostic.description) }
            // snippet.end
            news.trigger(.back, fileID: "News/Model.swift", line: 7)
            #expect(log.lines.count == 1)
            #expect(
                log.lines.first?.hasPrefix("News/Model.swift:7: Can't pop: there is nothing to go back to.") == true)
            withExtendedLifetime(windows) {}
        }
    }

    @Suite("Errors and remedies, testing for one") struct TestingTests {
        // snippet.reason
        @Test("the first screen cannot be popped") func firstScreen() {
            let news = NewsCoordinator()
            let back = outcome { news.trigger(.back, completion: $0) }
            #expect(back?.error?.reason == .nothingToPop)
        }
        // snippet.end

        // snippet.awaited
        @Test("the first screen cannot be popped, awaited") func firstScreenAwaited() async {
            let news = NewsCoordinator()
            do throws(TransitionOutcome.Failure) {
                try await news.trigger(.back)
                Issue.record("it was popped")
            } catch {
                #expect(error.error?.reason == .nothingToPop)
            }
        }
        // snippet.end

        // snippet.reported
        @Test("a failure that no caller waits for is reported") func reported() {
            let found = Mutex<[Diagnostic]>([])
            let handler = DiagnosticsHandler { diagnostic in found.withLock { $0.append(diagnostic) } }
            DiagnosticsHandler.withHandler(handler) {
                NewsCoordinator().trigger(.back)
            }
            #expect(found.withLock { $0.map(\.error?.reason) } == [.nothingToPop])
        }
        // snippet.end
    }
}
