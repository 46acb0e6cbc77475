import Coordination
import CoordinationHistory
import CoordinationRestoration
import CoordinationTesting
import Testing

enum DeskRoute: Route, Codable {
    case list, letter(Int), form, help, sheet, inbox, account, login, settings, ask, mark, loose
    case secret(Secret<String>)
}

/// What the tests of a desk share.
final class DeskFacts {
    var user: String?
    var effects: [String] = []
    var built: [String] = []
}

final class FormModel: Presentable, StateRestorable {
    let node = Screen("form")
    var kept = ""
    var verdict = Verdict.allow
    func verdict(forLeavingBy departure: Departure) -> Verdict { verdict }
}

final class LetterModel: Presentable, StateRestorable {
    let node: Screen
    var kept = 0
    init(_ number: Int, _ facts: DeskFacts) {
        node = Screen("letter\(number)")
        facts.built.append("letter\(number)")
    }
}

final class LoginModel: Finishing {
    typealias Output = Void
    let node = Screen("login")
}

/// An inbox and an account, which needs a login.
final class DeskCoordinator: Coordinator, Restorable {
    static var storedName: StaticString { "desk" }
    let inbox = StackRoot(name: "inbox")
    let mine = StackRoot(Screen("account"), name: "mine")
    let root: TabRoot
    let facts: DeskFacts

    init(_ facts: DeskFacts = DeskFacts()) {
        self.facts = facts
        root = TabRoot(inbox, mine)
        trigger(.list)
    }

    func gates(for route: DeskRoute) -> [Gate] {
        guard route == .account || route == .settings else { return [] }
        return [
            Gate("members only") { [facts] _ in facts.user != nil ? .allow : .require(DeskRoute.login) }
        ]
    }

    func route(selecting child: any Presentable) -> DeskRoute? { child.node === mine.node ? .account : nil }

    func prepareTransition(for route: DeskRoute) -> Transition<TabRoot> {
        let facts = facts
        return switch route {
        case .list: .perform(.set([Screen("list")]), on: inbox)
        case .letter(let number):
            .multiple(
                .effect("read \(number)") { facts.effects.append("read \(number)") },
                .perform(.push(LetterModel(number, facts)), on: inbox))
        case .form: .perform(.push(FormModel()), on: inbox)
        case .help: .perform(.push(Screen("help")), on: inbox)
        case .sheet: .present(Screen("sheet"))
        case .inbox: .select(inbox)
        case .account: .select(mine)
        case .login: .present(StackRoot(LoginModel()))
        case .settings: .multiple(.select(mine), .perform(.push(Screen("settings")), on: mine))
        case .ask: .alert("Sure?", choices: [.cancel("No")])
        case .mark: .effect("mark") { facts.effects.append("mark") }
        case .secret: .present(Screen("secret"))
        case .loose: .none()
        }
    }

    /// Pushes a screen that no route shows.
    func pushLoose(_ name: String) { inbox.push(Screen(name)) }
}

/// A desk in a window, with its history.
struct Desk {
    let facts = DeskFacts()
    let desk: DeskCoordinator
    let window: WindowRoot
    let windows: WindowManager
    let history: History

    init(limit: Int = 50, countsTabs: Bool = true, restoring stored: StoredHistory? = nil, user: String? = nil) {
        let (facts, desk) = (facts, DeskCoordinator(facts))
        facts.user = user
        window = WindowRoot(desk, name: "main")
        windows = WindowManager(window)
        self.desk = desk
        history = History(
            of: windows, limit: limit, countsTabs: countsTabs, terms: RestorationTerms(owner: { facts.user }),
            restoring: stored
        ) { [weak windows] in "/\(windows?.top.node.name ?? "")" }
    }

    func signIn(as user: String = "ada") throws {
        facts.user = user
        try windows.frontmost(LoginModel.self).finish()
    }

    /// The titles of the entries, the current one with a star.
    var line: String { history.line }

    var tree: String { "\(windows.tree)" }
}

extension History {
    var line: String {
        entries.enumerated().map { $1.title + ($0 == index ? "*" : "") }.joined(separator: " ")
    }
}
