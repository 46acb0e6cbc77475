import Coordination
import CoordinationRestoration
import CoordinationTesting
import Testing

/// The code of the page on restoration, and of the comments there.
enum RestorationPage {
    enum NewsRoute: Route, Codable { case list, article(id: Int), pay, receipt, form }

    final class NewsCoordinator: Coordinator {
        let root = StackRoot()
        init() { trigger(.list) }

        // snippet.restoration-restoring
        func restoring(_ route: NewsRoute) -> NewsRoute? { route == .pay ? .receipt : route }
        // snippet.end

        func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> {
            switch route {
            case .list: .set([Screen("news")])
            case .article(let id): .push(Screen("article\(id)"))
            case .pay: .push(Screen("payment"))
            case .receipt: .push(Screen("receipt"))
            case .form: .push(FormModel())
            }
        }
    }

    final class FormModel: Presentable {
        struct Draft: Codable, Equatable { var text = "" }
        let node = Screen("form")
        var draft = Draft()
    }

    static func launch() -> (WindowManager, NewsCoordinator) {
        let news = NewsCoordinator()
        return (WindowManager(WindowRoot(news, name: "main")), news)
    }

    enum ReaderRoute: Route, Codable { case list, article(id: Int) }

    final class ReaderCoordinator: Coordinator {
        let root = StackRoot()

        func prepareTransition(for route: ReaderRoute) -> Transition<StackRoot> {
            switch route {
            case .list: .set([Screen("list")])
            case .article(let id): .push(Screen("article\(id)"))
            }
        }
    }

    enum StoryRoute: Route, Codable { case list, story(id: Int) }

    final class StoryCoordinator: Coordinator, Restorable {
        static var storedName: StaticString { "reader" }
        // snippet.restoration-linked
        static var linked: [any Restorable.Type] { [EditorCoordinator.self] }
        // snippet.end
        let root = StackRoot()

        func prepareTransition(for route: StoryRoute) -> Transition<StackRoot> {
            switch route {
            case .list: .set([Screen("list")])
            case .story(let id): .push(Screen("article\(id)"))
            }
        }
    }

    enum EditorRoute: Route, Codable { case start }

    final class EditorCoordinator: Coordinator, Restorable {
        static var storedName: StaticString { "editor" }
        let root = StackRoot()
        func prepareTransition(for route: EditorRoute) -> Transition<StackRoot> { .set([Screen("editor")]) }
    }

    final class Mailbox: Coordinator, Restorable {
        struct Account { let number: String }
        static var storedName: StaticString { "mailbox" }
        let root = StackRoot(Screen("inbox"))
        let account: Account
        // snippet.restoration-identity
        var restorationID: String? { account.number }
        // snippet.end

        init(_ number: String) { account = Account(number: number) }
        func prepareTransition(for route: ReaderRoute) -> Transition<StackRoot> { .push(Screen(account.number)) }
    }

    final class Files: StateStore {
        var text: String?
        func read() -> String? { text }
        func write(_ text: String?) { self.text = text }
    }

    struct Texts {
        private(set) var all: [String] = []
        mutating func write(_ text: String) { all.append(text) }
    }
}

private typealias NewsCoordinator = RestorationPage.NewsCoordinator
private typealias FormModel = RestorationPage.FormModel
private typealias ReaderCoordinator = RestorationPage.ReaderCoordinator

// snippet.restoration-name
extension NewsCoordinator: Restorable {
    static var storedName: StaticString { "news" }
}
// snippet.end

// snippet.restoration-state
extension FormModel: StateKeeping {
    var kept: Draft {
        get { draft }
        set { draft = newValue }
    }
}
// snippet.end

// snippet.restoration-migrate
extension ReaderCoordinator: Restorable {
    static var storedName: StaticString { "reader" }
    static var storedVersion: Int { 2 }

    static func migrate(_ route: inout StoredValue, from version: Int) {
        route.rename("story", to: "article")
    }
}
// snippet.end

/// The same function alone, as a comment has it.
private enum Migrating {
    // snippet.restoration-migrate-alone
    static func migrate(_ route: inout StoredValue, from version: Int) {
        route.rename("story", to: "article")
    }
    // snippet.end
}

@Suite("The code of the page on restoration") struct RestorationPageTests {
    private func launch() -> (WindowManager, NewsCoordinator) { RestorationPage.launch() }

    @Test("stores and restores") func stores() throws {
        let (windows, news) = launch()
        news.trigger(.article(id: 7))
        // snippet.restoration-stored
        let text = try windows.stored().text
        let (fresh, _) = launch()  // The app in the next process.
        let report = try fresh.restore(StoredState(text))
        #expect(report.isWhole)
        #expect(fresh.tree == windows.tree)
        // snippet.end
        var file = RestorationPage.Texts()
        // snippet.restoration-written
        let stored = try windows.stored()
        file.write(stored.text)
        // snippet.end
        #expect(file.all == [text])
    }

    @Test("keeps a state, and pays once") func states() throws {
        let (windows, news) = launch()
        news.trigger(.form)
        try windows.frontmost(FormModel.self).draft.text = "draft"
        news.trigger(.pay)
        let (fresh, _) = launch()
        try fresh.restore(windows.stored())
        expect(fresh, "main: [news, form, receipt]")
        fresh.back()
        #expect(try fresh.frontmost(FormModel.self).draft.text == "draft")
    }

    @Test("goes from launch to launch") func launches() {
        let store = RestorationPage.Files()
        let (windows, news) = launch()
        // snippet.restoration-keeper
        let keeper = StateKeeper(of: windows, in: store)
        switch keeper.begin(givingUpAfter: 2) {
        case .restored(let report): print(report)
        case .nothing, .refused, .givenUp: windows.perform(.none())  // A first commit, which is stored.
        }
        // snippet.end
        news.trigger(.article(id: 7))
        #expect(store.text?.contains("article7") == true)
        let (fresh, _) = launch()
        let file = store
        do {
            let windows = fresh
            // snippet.restoration-keeper-short
            let keeping = StateKeeper(of: windows, in: file)
            let comeback = keeping.begin(givingUpAfter: 2)
            // snippet.end
            #expect(comeback == .restored(RestorationReport()))
        }
        expect(fresh, "main: [news, article7]")
    }

    @Test("tells accounts apart") func accounts() throws {
        func tabs(_ accounts: [String]) -> (TabRoot, [RestorationPage.Mailbox]) {
            let boxes = accounts.map { RestorationPage.Mailbox($0) }
            return (TabRoot(boxes), boxes)
        }
        let (tabs1, boxes) = tabs(["1", "2"])
        boxes[1].trigger(.list)
        let (tabs2, others) = tabs(["2", "1"])
        #expect(try tabs2.restore(tabs1.stored()).isWhole)
        expect(others[0], "[inbox, 2]")
        expect(others[1], "[inbox]")
    }

    @Test("migrates") func migrates() throws {
        let old = RestorationPage.StoryCoordinator()
        old.trigger(.list)
        old.trigger(.story(id: 3))
        let app = ReaderCoordinator()
        #expect(try app.restore(old.stored()).isWhole)
        expect(app, "[list, article3]")
        var value: StoredValue = ["story": ["id": 3]]
        Migrating.migrate(&value, from: 1)
        #expect(value == ["article": ["id": 3]])
    }

    @Test("survives every death") func survives() {
        // snippet.restoration-journey
        expectSurvivesDeath([
            JourneyStep("opens an article") { $0.trigger(.article(id: 7)) },
            JourneyStep("goes back") { $0.back() },
        ]) { NewsCoordinator() }
        // snippet.end
        let news = NewsCoordinator()
        let step: JourneyStep<NewsCoordinator> =
            // snippet.restoration-step
            JourneyStep("opens an article") { $0.trigger(.article(id: 7)) }
        // snippet.end
        step.perform(on: news)
        expect(news, "[news, article7]")
    }
}
