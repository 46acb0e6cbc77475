import Coordination
import CoordinationRestoration
import CoordinationTesting
import Testing

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

private typealias Session = RestorationPage.Session
private typealias NewsRoute = RestorationPage.NewsRoute

extension Gate {
    fileprivate static func signedIn(_ session: Session) -> Gate {
        Gate("signed in") { _ in session.user == nil ? .require(NewsRoute.login) : .allow }
    }
}

/// The code of the page on restoration, and of the comments there.
enum RestorationPage {
    enum NewsRoute: Route, Codable { case list, article(id: Int), pay, receipt, form, login }

    final class NewsCoordinator: Coordinator {
        let root = StackRoot()
        init() { trigger(.list) }

        // snippet.restoration-restoring
        func route(restoring route: NewsRoute) -> NewsRoute? { route == .pay ? .receipt : route }
        // snippet.end

        func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> {
            switch route {
            case .list: .set([Screen("news")])
            case .article(let id): .push(Screen("article\(id)"))
            case .pay: .push(Screen("payment"))
            case .receipt: .push(Screen("receipt"))
            case .form: .push(FormModel())
            case .login: .present { LoginModel() }
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
        return (WindowManager(WindowRoot(news, name: "main"), time: ManualTime()), news)
    }

    final class LoginModel: Finishing {
        typealias Output = Void
        let node = Screen("login")
    }

    final class Session {
        var user: String?
    }

    // snippet.restoration-secret
    enum PayRoute: Route, Codable { case card(Secret<String>), receipt(id: Int) }
    // snippet.end

    final class PayCoordinator: Coordinator, Restorable {
        static var storedName: StaticString { "pay" }
        let root = StackRoot(Screen("pay"))

        // snippet.restoration-alone
        func canStandAlone(_ route: PayRoute) -> Bool {
            if case .receipt = route { true } else { false }
        }
        // snippet.end

        func prepareTransition(for route: PayRoute) -> Transition<StackRoot> {
            switch route {
            case .card: .push(Screen("card"))
            case .receipt(let id): .push(Screen("receipt\(id)"))
            }
        }
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
        static var linkedTypes: [any Restorable.Type] { [EditorCoordinator.self] }
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

    // snippet.restoration-file
    struct StateFile: StateStore {
        let url: URL

        func read() -> String? { try? String(contentsOf: url, encoding: .utf8) }

        func write(_ text: String?) {
            if let text {
                try? Data(text.utf8).write(to: url, options: .atomic)
            } else {
                try? FileManager.default.removeItem(at: url)
            }
        }
    }
    // snippet.end

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
extension FormModel: StateRestorable {
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

    @Test("a file is a store") func file() {
        let url = FileManager.default.temporaryDirectory.appending(path: "page.restoration.state")
        let file = RestorationPage.StateFile(url: url)
        file.write("a state")
        #expect(file.read() == "a state")
        file.write(nil)
        #expect(file.read() == nil)
    }

    @Test("keeps a state, and pays once") func states() throws {
        let (windows, news) = launch()
        news.trigger(.form)
        try windows.frontmost(FormModel.self).draft.text = "draft"
        news.trigger(.pay)
        let (fresh, _) = launch()
        _ = try fresh.restore(windows.stored())
        expect(fresh, "main: [news, form, receipt]")
        fresh.back()
        #expect(try fresh.frontmost(FormModel.self).draft.text == "draft")
    }

    @Test("goes from launch to launch") func launches() {
        let store = RestorationPage.Files()
        let (windows, news) = launch()
        // snippet.restoration-keeper
        let keeper = StateKeeper(of: windows, in: store)
        let result = keeper.begin()
        windows.diagnose(result)  // Logs what is missing; silent if everything came back.
        // snippet.end
        #expect(result == .nothing)
        news.trigger(.article(id: 7))
        keeper.save()
        #expect(store.text?.contains("article7") == true)
        let (fresh, _) = launch()
        let file = store
        do {
            let windows = fresh
            // snippet.restoration-keeper-short
            let keeping = StateKeeper(of: windows, in: file)
            let result = keeping.begin(givingUpAfter: 2)
            // snippet.end
            #expect(result == .restored(RestorationReport()))
        }
        expect(fresh, "main: [news, article7]")
    }

    @Test("is of an owner, who signs in first") func owner() throws {
        let store = RestorationPage.Files()
        let session = RestorationPage.Session()
        session.user = "ann"
        let (windows, news) = launch()
        // snippet.restoration-terms
        let terms = RestorationTerms(
            owner: { session.user }, now: { Date().timeIntervalSince1970 }, maximumAge: 7 * 86_400)
        let keeper = StateKeeper(of: windows, in: store, terms: terms)
        // snippet.end
        #expect(keeper.begin() == .nothing)
        news.trigger(.article(id: 7))
        keeper.save()
        session.user = nil
        let state = try StoredState(#require(store.text))
        do {
            let (windows, _) = launch()
            let keeper = StateKeeper(of: windows, in: store, terms: terms)
            // snippet.restoration-after
            keeper.begin(after: [.signedIn(session)])
            // snippet.end
            expect(windows, "main: [news]^login")
            session.user = "ann"
            try windows.frontmost(RestorationPage.LoginModel.self).finish()
            expect(windows, "main: [news, article7]")
        }
        do {
            let (windows, _) = launch()
            // snippet.restoration-after-alone
            windows.restore(state, terms: terms, after: [.signedIn(session)])
            // snippet.end
            expect(windows, "main: [news, article7]")
        }
    }

    @Test("leaves a card out, and has the receipt without it") func secret() throws {
        let pay = RestorationPage.PayCoordinator()
        pay.trigger(.card(Secret("4111")))
        pay.trigger(.receipt(id: 3))
        let app = RestorationPage.PayCoordinator()
        let report = try app.restore(pay.stored())
        expect(app, "[pay, receipt3]")
        #expect(report.description == "/1 'card': it has a secret, which was not stored")
        var banner = ""
        // snippet.restoration-report
        if report.losses.contains(where: { $0.reason == .secret }) { banner = "Please enter your card again." }
        // snippet.end
        #expect(!banner.isEmpty)
    }

    @Test("a terminal stores after each line, and a server for each visitor") func withoutScenes() throws {
        let (windows, news) = launch()
        let keeper = StateKeeper(of: windows, in: RestorationPage.Files())
        var lines = ["1", "2"].makeIterator()
        // snippet.restoration-terminal
        if case .restored(let report) = keeper.begin() { print(report) }
        while let line = lines.next() {
            news.trigger(.article(id: Int(line) ?? 0))
            keeper.didEnterBackground()  // Here it waits for the next line, and may be killed.
        }
        // snippet.end
        expect(windows, "main: [news, article1, article2]")

        var states: [String: String] = [:]
        // snippet.restoration-server
        func open(for visitor: String) -> WindowManager {
            let (windows, _) = launch()
            let terms = RestorationTerms(owner: { visitor })
            guard let text = states[visitor], let state = try? StoredState(text) else { return windows }
            windows.restore(state, terms: terms, after: [])  // A report that is not whole is logged.
            return windows
        }

        func close(_ windows: WindowManager, of visitor: String) throws {
            states[visitor] = try windows.stored(terms: RestorationTerms(owner: { visitor })).text
        }
        // snippet.end
        try close(windows, of: "ann")
        expect(open(for: "ann"), "main: [news, article1, article2]")
        expect(open(for: "bob"), "main: [news]")
    }

    @Test("distinguishes accounts") func accounts() throws {
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
