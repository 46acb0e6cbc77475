import Coordination
import CoordinationTesting
import Testing

private typealias Session = GatesPage.Session
private typealias Vault = GatesPage.Vault

// snippet.gate-signed-in
extension Gate {
    // snippet.hide
    fileprivate typealias AppRoute = GatesPage.AppRoute

    // snippet.show
    fileprivate static func signedIn(_ session: Session) -> Gate {
        Gate("signed in") { _ in session.isSignedIn ? .allow : .require(AppRoute.login) }
    }
}
// snippet.end

// snippet.gate-member
extension Gate {
    // snippet.hide
    fileprivate typealias LoginCoordinator = GatesPage.LoginCoordinator

    // snippet.show
    fileprivate static func member(_ session: Session) -> Gate {
        Gate.signedIn(session).standing(for: { session.user }, else: .cover { LoginCoordinator(session) })
    }
}
// snippet.end

extension Gate {
    // snippet.gate-waits
    fileprivate static func unlocked(_ vault: Vault) -> Gate {
        Gate("unlocked") { _ in
            if vault.isOpen { return .allow }
            return .wait { resume in
                vault.open { reason in
                    if let reason { resume.deny(reason) } else { resume() }
                }
            }
        }
    }
    // snippet.end
}

/// The code of the page on gates.
enum GatesPage {
    struct User: Hashable, Sendable { var name = "Ada" }

    final class Session {
        var user: User?
        var isSignedIn: Bool { user != nil }
    }

    enum AppRoute: Route, Codable { case account, profile, orders, login }
    enum LoginRoute: Route { case start, signedIn(User) }

    final class ProfileModel: Presentable { let node = Screen("profile") }

    // snippet.gated-app
    final class AppCoordinator: Coordinator {
        let root = TabRoot()
        let session: Session
        let account = StackRoot(Screen("account"))

        init(_ session: Session) {
            self.session = session
            perform(.set([StackRoot(Screen("shop")), account]))
        }

        func gates(for route: AppRoute) -> [Gate] {
            switch route {
            case .account, .profile, .orders: [.signedIn(session)]
            case .login: []
            }
        }

        func prepareTransition(for route: AppRoute) -> Transition<TabRoot> {
            switch route {
            case .account: .select(account)
            case .profile: .present { ProfileModel() }  // not built before the gate allows it
            case .orders: .present(StackRoot(Screen("orders")))
            case .login: .present(Later { LoginCoordinator(self.session) }, key: route, style: .fullScreen)
            }
        }
    }
    // snippet.end

    /// The same app, whose gate also holds for what stands.
    final class MemberCoordinator: Coordinator {
        let root = TabRoot(StackRoot(Screen("shop")), StackRoot(Screen("account")))
        let session: Session
        init(_ session: Session) { self.session = session }

        func gates(for route: AppRoute) -> [Gate] { route == .login ? [] : [.member(session)] }

        func prepareTransition(for route: AppRoute) -> Transition<TabRoot> {
            route == .login ? .present(LoginCoordinator(session)) : .present { ProfileModel() }
        }
    }

    // snippet.gate-login
    final class LoginCoordinator: Coordinator, Finishing {
        typealias Output = User
        let root = StackRoot()
        let session: Session

        init(_ session: Session) {
            self.session = session
            trigger(.start)
        }

        func prepareTransition(for route: LoginRoute) -> Transition<StackRoot> {
            switch route {
            case .start: .set([Screen("login")])
            case .signedIn(let user):
                .multiple(.effect("sign in") { self.session.user = user }, .finish(self, with: user))
            }
        }
    }
    // snippet.end

    struct Confirmation: Equatable { var isGiven = true }

    struct Receipt: Equatable {
        let amount: Int
        init(_ amount: Int, _ confirmation: Confirmation) { self.amount = amount }
    }

    final class AmountForm: Finishing {
        typealias Output = Int
        let node = Screen("amount")
    }

    final class ConfirmForm: Finishing {
        typealias Output = Confirmation
        let node: Screen
        init(_ amount: Int) { node = Screen("confirm-\(amount)") }
    }

    // snippet.gated-flow
    struct Transfer: Flow {
        let vault: Vault
        var amount: Int?
        var confirmation: Confirmation?

        func next() -> FlowStep<Transfer, Receipt> {
            guard let amount else { return .ask(AmountForm(), \.amount) }
            guard let confirmation else { return .ask(ConfirmForm(amount), \.confirmation) }
            return .done(Receipt(amount, confirmation))
        }

        func gates(for question: PartialKeyPath<Transfer>) -> [Gate] {
            switch question {
            case \.confirmation where amount ?? 0 > 1000: [.unlocked(vault)]
            default: []
            }
        }
    }
    // snippet.end

    final class Vault {
        private(set) var isOpen = false
        private var opening: ((String?) -> Void)?

        func open(_ completion: @escaping (String?) -> Void) { opening = completion }

        func answer(_ reason: String? = nil) {
            isOpen = reason == nil
            opening?(reason)
        }
    }

    // snippet.draft
    final class DraftModel: Presentable {
        let node = Screen("draft")
        var isDirty = false

        func verdict(forLeavingBy departure: Departure) -> Verdict {
            guard isDirty, departure == .removed else { return .allow }
            return .ask(
                "Discard the draft?",
                choices: [.proceed("Discard", role: .destructive), .cancel("Go on writing")])
        }
    }
    // snippet.end
}

extension GatesPage.AppCoordinator {
    typealias AppRoute = GatesPage.AppRoute

    // snippet.claimed-tab
    func route(for report: Report) -> AppRoute? {
        report.selects(account) ? .account : nil
    }
    // snippet.end
}

@Suite("The page on gates", .noUnhandledFailures) struct GatesPageTests {
    let session = GatesPage.Session()

    @Test("a large transfer waits for the vault, a small one does not") func gatedFlow() throws {
        enum HomeRoute: Route { case transfer, transferred(amount: Int) }
        let vault = GatesPage.Vault()
        let home = StackRoot(Screen("home"))
        var transferred: Int?
        let coordinator = BasicCoordinator(root: home) { (route: HomeRoute) in
            switch route {
            case .transfer:
                return .run(GatesPage.Transfer(vault: vault), returning: { HomeRoute.transferred(amount: $0.amount) })
            case .transferred(let amount):
                transferred = amount
                return .none()
            }
        }
        coordinator.trigger(.transfer)
        try home.frontmost(GatesPage.AmountForm.self).finish(with: 10)
        expect(home, "[home, amount, confirm-10]")
        home.back()
        try home.frontmost(GatesPage.AmountForm.self).finish(with: 2000)
        expect(home, "[home, amount]")
        vault.answer(nil)
        expect(home, "[home, amount, confirm-2000]")
        try home.frontmost(GatesPage.ConfirmForm.self).finish(with: GatesPage.Confirmation())
        #expect(transferred == 2000)
    }

    @Test("the login comes first, then the profile") func login() throws {
        let app = GatesPage.AppCoordinator(session)
        var outcome: TransitionOutcome?
        app.trigger(.profile) { outcome = $0 }
        expect(app, "{[shop]*, [account]}^[login]")
        try app.frontmost(GatesPage.LoginCoordinator.self).trigger(.signedIn(GatesPage.User()))
        expect(app, "{[shop]*, [account]}^profile")
        #expect(outcome?.isCompleted == true)
    }

    @Test("a login that is shown already is waited for") func standing() throws {
        typealias LoginCoordinator = GatesPage.LoginCoordinator
        typealias User = GatesPage.User
        let app = GatesPage.AppCoordinator(session)
        // snippet.gate-standing
        app.trigger(.login)
        app.trigger(.profile)
        expect(app, "{[shop]*, [account]}^[login]")
        try app.frontmost(LoginCoordinator.self).trigger(.signedIn(User()))
        expect(app, "{[shop]*, [account]}^profile")
        // snippet.end
    }

    @Test("a session that ends covers what it has let in") func ended() {
        let app = GatesPage.MemberCoordinator(session)
        let ada = GatesPage.User()
        session.user = ada
        app.trigger(.profile)
        // snippet.gate-ends
        session.user = nil
        app.gatesChanged()  // {[shop]*, [account]}^profile^[login]
        session.user = ada
        app.gatesChanged()  // {[shop]*, [account]}^profile
        // snippet.end
        expect(app, "{[shop]*, [account]}^profile")
        session.user = nil
        app.gatesChanged()
        expect(app, "{[shop]*, [account]}^profile^[login]")
        // snippet.gate-permission
        app.permission(for: .profile)  // after AppRoute.login
        // snippet.end
        #expect("\(app.permission(for: .profile))" == "after AppRoute.login")
    }

    @Test("closed, the login leaves the tree as it was") func closed() {
        let app = GatesPage.AppCoordinator(session)
        var outcome: TransitionOutcome?
        app.trigger(.orders) { outcome = $0 }
        app.back()
        expect(app, "{[shop]*, [account]}")
        #expect(outcome == .rejected(.closed("login")))
    }

    @Test("a tap on the gated tab shows the login, then the tab") func tappedTab() throws {
        let app = GatesPage.AppCoordinator(session)
        let host = TestHost(app)
        host.choose(app.account)
        expect(app, "{[shop]*, [account]}^[login]")
        try app.frontmost(GatesPage.LoginCoordinator.self).trigger(.signedIn(GatesPage.User()))
        expect(app, "{[shop], [account]*}")
    }

    @Test("a gate decides by what it captures", arguments: [(17, "[home]"), (18, "[home, lottery]")])
    func closure(age: Int, picture: String) {
        final class Visitor { var age = 0 }
        let visitor = Visitor()
        visitor.age = age
        let gate = Gate("adults only") { _ in visitor.age < 18 ? .deny("you are too young") : .allow }
        let home = BasicCoordinator<GatesPage.LoginRoute, StackRoot>(root: StackRoot(Screen("home"))) { _ in
            .push(Screen("lottery"))
        }
        home.trigger(.start, gates: [gate])
        expect(home, picture)
    }

    @Test("a gate waits for the vault") func vault() {
        let vault = GatesPage.Vault()
        let home = BasicCoordinator<GatesPage.LoginRoute, StackRoot>(
            root: StackRoot(Screen("home")), gates: { _ in [.unlocked(vault)] }
        ) { _ in .push(Screen("gold")) }
        var outcomes: [TransitionOutcome] = []
        home.trigger(.start) { outcomes.append($0) }
        vault.answer("wrong finger")
        #expect(outcomes == [.rejected(.denied("wrong finger"))])
        home.trigger(.start)
        expect(home, "[home]")
        vault.answer()
        expect(home, "[home, gold]")
    }

    @Test("a draft asks before it is left") func draft() {
        let draft = GatesPage.DraftModel()
        let home = StackRoot(Screen("home"), draft)
        draft.isDirty = true
        home.back()
        expect(home, "[home, draft]!\"Discard the draft?\"")
        TestHost(home).answer("Discard")
        expect(home, "[home]")
    }
}
