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
    var alertOnForm = false
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
    let inbox = StackRoot(Screen("list"), name: "inbox")
    let mine = StackRoot(Screen("account"), name: "mine")
    let root: TabRoot
    let facts: DeskFacts

    init(_ facts: DeskFacts = DeskFacts()) {
        self.facts = facts
        root = TabRoot(inbox, mine)
    }

    func gates(for route: DeskRoute) -> [Gate] {
        guard route == .account || route == .settings else { return [] }
        return [
            Gate("members only") { [facts] _ in facts.user != nil ? .allow : .require(DeskRoute.login) }
        ]
    }

    func route(selecting child: any Presentable) -> DeskRoute? { child.node === mine.node ? .account : nil }

    func prepareTransition(for route: DeskRoute) -> Transition<TabRoot> {
        switch route {
        case .list: .set(inbox, to: [Screen("list")])
        case .letter(let number):
            .multiple(
                .effect("read \(number)") { [facts] in facts.effects.append("read \(number)") },
                .perform(.push(LetterModel(number, facts)), on: inbox))
        case .form: .perform(.push(FormModel()), on: inbox)
        case .help: .perform(.push(Screen("help")), on: inbox)
        case .sheet: .present(Screen("sheet"))
        case .inbox: .select(inbox)
        case .account: .select(mine)
        case .login: .present(LoginModel())
        case .settings: .multiple(.select(mine), .perform(.push(Screen("settings")), on: mine))
        case .ask: .alert("Sure?", [.cancel("No")])
        case .mark: .effect("mark") { [facts] in facts.effects.append("mark") }
        case .loose: .multiple()
        case .secret: .present(Screen("secret"))
        }
    }
}
