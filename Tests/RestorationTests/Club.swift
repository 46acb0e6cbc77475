import Coordination
import CoordinationRestoration

/// A gate whose answer a test decides, and that notes what it was asked about.
final class Porter {
    let name: String
    var answer: () -> Verdict
    private(set) var asked: [String] = []

    init(_ name: String = "porter", _ answer: @escaping () -> Verdict = { .allow }) {
        (self.name, self.answer) = (name, answer)
    }

    var gate: Gate {
        Gate(name) { request in
            self.asked.append(request.topic)
            return self.answer()
        }
    }

    /// Wants a login of whoever is not signed in.
    func wantsLogin(_ session: Session) {
        answer = { [weak session] in session?.user == nil ? .require(ClubRoute.login) : .allow }
    }
}

enum ClubRoute: Route, Codable {
    case shop, account, bench, members, two, profile, panel, detail, vault, order, ordered(String), named
    case login, register
    /// A route with a gate of its own.
    case board
    case draft, fresh
    /// A route that fails if its stack is in no tab.
    case elsewhere

    var isGated: Bool {
        switch self {
        case .account, .bench, .members, .two, .profile, .panel, .detail, .named, .order, .fresh, .elsewhere: true
        case .shop, .vault, .ordered, .login, .register, .board, .draft: false
        }
    }
}

/// Two tabs and a split, and a porter before most of what is in them.
final class ClubCoordinator: Coordinator, Restorable {
    static var storedName: StaticString { "club" }
    let shop = StackRoot(Screen("shop"))
    let account = StackRoot(Screen("account"))
    let files = SplitRoot(Screen("files"))
    let root: TabRoot
    let porter: Porter
    var board = Porter("board")
    lazy var elsewhere = shop
    /// The answer of `route(restoring:)`.
    var replacing: (ClubRoute) -> ClubRoute? = { $0 }
    /// The verdict of a draft that would be left.
    var leaving = Verdict.deny("unsaved")
    /// The answers of `route(selecting:)` and `route(for:)`.
    var selecting: ((any Presentable) -> ClubRoute?)?
    var claims: ((Report) -> ClubRoute?)?
    private(set) var prepared: [ClubRoute] = []

    init(_ porter: Porter, launching routes: [ClubRoute] = []) {
        self.porter = porter
        root = TabRoot(shop, account, files)
        for route in routes { trigger(route) }
    }

    func gates(for route: ClubRoute) -> [Gate] { route.isGated ? [porter.gate] : route == .board ? [board.gate] : [] }

    func route(restoring route: ClubRoute) -> ClubRoute? { replacing(route) }

    func route(selecting child: any Presentable) -> ClubRoute? { selecting?(child) }

    func route(for report: Report) -> ClubRoute? { claims?(report) }

    func prepareTransition(for route: ClubRoute) -> Transition<TabRoot> {
        prepared.append(route)
        switch route {
        case .shop: return .select(shop)
        case .account: return .select(account)
        case .bench: return .multiple(.select(account), .perform(.push(Screen("bench")), on: account))
        case .members: return .perform(.push(Screen("members")), on: shop)
        case .two: return .perform(.multiple(.push(Screen("one")), .push(Screen("two"))), on: shop)
        case .profile: return .present(Screen("profile"))
        case .panel: return .embed(Screen("panel"), in: shop)
        case .detail: return .perform(.showDetail(Screen("detail")), on: files)
        case .vault: return .perform(.push { Vault() }, on: shop)
        case .order: return .perform(.run(Order(), returning: ClubRoute.ordered), on: shop)
        case .ordered(let text): return .perform(.push(Screen(text)), on: shop)
        case .named: return .perform(.push(Screen("named")), on: account)
        case .board: return .present(Screen("board"))
        case .draft: return .perform(.push(DraftScreen { self.leaving }), on: shop)
        case .fresh: return .perform(.set([Screen("fresh")]), on: shop)
        case .elsewhere: return .select(elsewhere)
        case .login: return .present { LoginScreen() }
        case .register: return .present(Screen("register"))
        }
    }
}

final class LoginScreen: Finishing, StateRestorable {
    typealias Output = Void
    let node = Screen("login")
    var kept = ""
}

/// A screen that is not left.
final class DraftScreen: Presentable {
    let node = Screen("draft")
    private let verdict: () -> Verdict
    init(_ verdict: @escaping () -> Verdict) { self.verdict = verdict }
    func verdict(forLeavingBy departure: Departure) -> Verdict { verdict() }
}

/// A screen with gates of its type.
final class Vault: Presentable {
    private struct Keeper: @unchecked Sendable { let porter: Porter }
    @TaskLocal private static var keeper: Keeper?
    let node = Screen("vault")

    static var gates: [Gate] { keeper.map { [$0.porter.gate] } ?? [] }

    static func keeping<Result>(_ porter: Porter, _ body: () throws -> Result) rethrows -> Result {
        try $keeper.withValue(Keeper(porter: porter), operation: body)
    }
}
