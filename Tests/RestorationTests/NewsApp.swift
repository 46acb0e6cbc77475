import Coordination
import CoordinationRestoration
import CoordinationTesting

enum AppRoute: Route, Codable {
    enum Tab: Int, Codable { case news, account }
    case tab(Tab), login, signedIn(String), editor(Int), window(String), help
}

/// Who is signed in, and what was paid: outside the tree, on disk in an app.
final class Session {
    var user: String?
    var paid = 0
    var results: [String] = []
}

final class AppCoordinator: Coordinator, Restorable {
    static var storedName: StaticString { "app" }
    static var linkedTypes: [any Restorable.Type] { [LoginCoordinator.self, EditorCoordinator.self] }
    let root: TabRoot
    let session: Session

    init(_ session: Session) {
        self.session = session
        root = TabRoot(NewsCoordinator(session), AccountCoordinator(session))
    }

    func gates(for route: AppRoute) -> [Gate] { [] }

    func prepareTransition(for route: AppRoute) -> Transition<TabRoot> {
        switch route {
        case .tab(let tab): .select(index: tab.rawValue)
        case .login: .present(LoginCoordinator().at(.email), style: .fullScreen)
        case .signedIn(let name): .multiple(.dismiss(), .effect("sign \(name) in") { self.session.user = name })
        case .editor(let id): .present(EditorCoordinator(id), style: .sheet())
        case .window(let name): .send(WindowsRoute.open(name))
        case .help: .present(Screen("help"), style: .sheet())
        }
    }
}

enum NewsRoute: Route, Codable {
    case list, article(id: Int), pair(Int, Int), swap(Int), fresh(Int), pick, picked(Int), pay, receipt, note, aside(
        Int)
    case members, embed, pickLater
}

final class NewsCoordinator: Coordinator, Restorable {
    static var storedName: StaticString { "news" }
    let root = StackRoot()
    let session: Session

    init(_ session: Session) {
        self.session = session
        trigger(.list)
    }

    func route(restoring route: NewsRoute) -> NewsRoute? { route == .pay ? .receipt : route }

    func gates(for route: NewsRoute) -> [Gate] {
        guard route == .members else { return [] }
        return [Gate("members only") { _ in self.session.user == nil ? .require(AppRoute.login) : .allow }]
    }

    func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> {
        switch route {
        case .list: .set([Screen("news")])
        case .article(let id): .push(Later { ArticleModel(id: id) }, key: route)
        case .pair(let one, let two): .multiple(.push(ArticleModel(id: one)), .push(ArticleModel(id: two)))
        case .swap(let id): .replaceTop(ArticleModel(id: id))
        case .fresh(let id): .set([ArticleModel(id: id)])
        case .pick: .present(PickerModel().returning(NewsRoute.picked), style: .popover(from: "button"))
        case .pickLater: .present(Later { PickerModel() }.returning(NewsRoute.picked), key: route)
        case .picked(let number): .effect("picked \(number)") { self.session.results.append("picked \(number)") }
        case .pay: .multiple(.push(Screen("payment")), .effect("pay") { self.session.paid += 1 })
        case .receipt: .push(Screen("receipt"))
        case .note: .push(NoteModel())
        case .aside(let id): .multiple(.push(ArticleModel(id: id)), .send(AppRoute.tab(.account)))
        case .members: .push(Screen("members"))
        case .embed: .embed(Screen("panel"), in: root)
        }
    }
}

enum AccountRoute: Route, Codable { case start, child(Int), page(Int) }

/// One that may be within itself.
final class AccountCoordinator: Coordinator, Restorable {
    static var storedName: StaticString { "account" }
    let root = StackRoot()
    let session: Session

    init(_ session: Session, level: Int = 0) {
        self.session = session
        self.level = level
        trigger(.start)
    }

    let level: Int

    func prepareTransition(for route: AccountRoute) -> Transition<StackRoot> {
        switch route {
        case .start: .set([Screen("account\(level)")])
        case .child(let page): .push(AccountCoordinator(session, level: page))
        case .page(let page): .push(Screen("page\(page)"))
        }
    }
}

enum EditorRoute: Route, Codable { case start, columns(Int) }

final class EditorCoordinator: Coordinator, Restorable {
    static var storedName: StaticString { "editor" }
    let root = SplitRoot()
    let id: Int

    init(_ id: Int) {
        self.id = id
        trigger(.start)
    }

    func prepareTransition(for route: EditorRoute) -> Transition<SplitRoot> {
        switch route {
        case .start: .show(Screen("files\(id)"))
        case .columns(let file): .showDetail(PagesModel.pages(file))
        }
    }
}

enum PagesModel {
    static func pages(_ count: Int) -> PageRoot { PageRoot((0..<max(1, count)).map { Screen("p\($0)") }) }
}

enum LoginRoute: Route, Codable { case email, password, done(String) }

final class LoginCoordinator: Coordinator, Restorable {
    static var storedName: StaticString { "login" }
    let root = StackRoot()

    func prepareTransition(for route: LoginRoute) -> Transition<StackRoot> {
        switch route {
        case .email: .set([EmailModel()])
        case .password: .push(Screen("password"))
        case .done(let name): .send(AppRoute.signedIn(name))
        }
    }
}

final class EmailModel: Presentable, StateRestorable {
    let node = Screen("email")
    var text = ""
    var kept: String {
        get { text }
        set { text = newValue }
    }
}

final class ArticleModel: Presentable, StateRestorable {
    struct Kept: Codable { var line: Int, zoom: Double }
    let node: Screen
    let id: Int
    var kept = Kept(line: 0, zoom: 1)

    init(id: Int) {
        self.id = id
        node = Screen("article\(id)")
    }
}

final class NoteModel: Presentable {
    let node = Screen("note")
}

final class PickerModel: Finishing {
    typealias Output = Int
    let node = Screen("picker")
}

enum WindowsRoute: Route, Codable { case open(String), front(String) }

/// The whole app: its windows.
final class NewsWindows: Coordinator, Restorable {
    static var storedName: StaticString { "windows" }
    let root: WindowManager
    let session: Session

    init(_ session: Session) {
        self.session = session
        root = WindowManager(time: Turns()) { [WindowRoot(AppCoordinator(session), name: "main")] }
        perform(.none())
    }

    func prepareTransition(for route: WindowsRoute) -> Transition<WindowManager> {
        switch route {
        case .open(let name): .open(WindowRoot(NewsCoordinator(session), name: name))
        case .front(let name):
            Transition("front") { editor in
                if let window = editor.root.windows.first(where: { $0.node.name == name }) {
                    try editor.perform(.bringToFront(window))
                }
            }
        }
    }
}

extension NewsWindows {
    /// Sends a route to the nearest coordinator that takes it.
    func go<R: Route>(_ route: R) {
        do { try root.router(for: R.self).trigger(route) } catch { root.node.diagnose("\(error)") }
    }
}

extension Node {
    func diagnose(_ text: String) { print(text) }
}

/// Time that stands still, whose next turn comes at once.
final class Turns: TimeSource {
    private let time = ManualTime()
    var now: Duration { time.now }

    func schedule(after delay: Duration, _ action: @escaping () -> Void) -> ScheduledCall {
        defer { if delay <= .zero { time.advance(by: .zero) } }
        return time.schedule(after: delay, action)
    }
}
