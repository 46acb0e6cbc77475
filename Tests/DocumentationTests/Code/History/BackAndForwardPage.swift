import Coordination
import CoordinationHistory
import CoordinationLinks
import CoordinationRestoration
import CoordinationTesting
import Testing

/// The code of the page on back and forward.
enum BackAndForwardPage {
    enum WikiRoute: Route, Codable { case page(String), draft, welcome }

    static let links: Links<WikiRoute> = [.path("pages").value(String.self, "name").route(WikiRoute.page)]

    final class WikiCoordinator: Coordinator, Restorable {
        static var storedName: StaticString { "wiki" }
        let root = StackRoot()

        init() { trigger(.page("home")) }

        func prepareTransition(for route: WikiRoute) -> Transition<StackRoot> {
            switch route {
            case .page(let name): .push(Screen(name))
            case .draft: .push(Screen("draft"))
            case .welcome: .push(Screen("welcome"))
            }
        }
    }

    final class Session { var user: String? }

    final class Buttons {
        var isBackEnabled = false
        var menu: [String] = []
    }

    @Suite("The page on back and forward", .noUnhandledFailures) struct Tests {
        private let wiki = WikiCoordinator()
        private let windows: WindowManager

        init() { windows = WindowManager(WindowRoot(wiki, name: "main")) }

        @Test("goes back and forward, and names its entries") func steps() {
            let windows = windows
            // snippet.history-begin
            let history = History(of: windows) { [weak windows] in windows?.address(by: links) }
            wiki.trigger(.page("tea"))
            wiki.trigger(.page("oolong"))
            history.back()
            expect(windows, "main: [home, tea]")
            history.forward()
            expect(windows, "main: [home, tea, oolong]")
            history.go(to: history.entries[0].id)
            expect(windows, "main: [home]")
            #expect(history.entries.map(\.title) == ["home", "tea", "oolong"])
            #expect(history.current.address == "/pages/home")
            // snippet.end
            let buttons = Buttons()
            // snippet.history-buttons
            buttons.isBackEnabled = history.canGoBack
            buttons.menu = history.entries.map { $0.address ?? $0.title }
            // snippet.end
            #expect(!buttons.isBackEnabled && buttons.menu.count == 3)
            var message = ""
            // snippet.history-losses
            let lost = history.losses(of: history.entries[2].id)
            if !lost.isEmpty { message = "\(lost.count) of it will not come back." }
            // snippet.end
            #expect(message.isEmpty)
        }

        @Test("goes back") func comment() {
            let windows = windows
            wiki.trigger(.page("tea"))
            // snippet.history-comment
            let history = History(of: windows) { [weak windows] in windows?.address(by: links) }
            history.back()
            // snippet.end
            #expect(!history.canGoBack)
        }

        @Test("replaces") func replacing() {
            let history = History(of: windows)
            wiki.trigger(.page("tea"))
            history.back()
            // snippet.history-replacing
            wiki.trigger(.welcome, with: .replacing)
            // snippet.end
            #expect(history.entries.map(\.title) == ["welcome", "tea"])
        }

        @Test("is stored") func stored() throws {
            let session = Session()
            let windows = windows
            // snippet.history-owner
            let terms = RestorationTerms(owner: { session.user })
            let history = History(of: windows, limit: 100, countsTabs: false, terms: terms)
            // snippet.end
            wiki.trigger(.page("tea"))
            // snippet.history-stored
            let text = try history.stored().text
            // snippet.end
            try restore(text, on: windows)
        }

        private func restore(_ text: String, on windows: WindowManager) throws {
            let terms = RestorationTerms()
            // snippet.history-restoring
            let history = History(of: windows, terms: terms, restoring: try StoredHistory(text))
            // snippet.end
            #expect(history.entries.map(\.title) == ["home", "tea"])
        }

        @Test("a journey travels") func travels() {
            // snippet.history-travels
            expectTravels([
                JourneyStep("opens a page") { $0.trigger(.page("tea")) },
                JourneyStep("goes back") { $0.back() },
            ]) { WikiCoordinator() }
            // snippet.end
        }
    }
}
