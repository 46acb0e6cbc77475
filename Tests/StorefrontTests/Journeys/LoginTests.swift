import Coordination
import CoordinationTesting
import Shop
import Testing

@Suite("The login", .noUnhandledFailures, .navigationCoverage) struct LoginTests {
    let session = VisitorSession()
    let storefront: Storefront
    let app: AppCoordinator

    init() throws {
        storefront = Storefront(session: session, isFirstVisit: false, time: ManualTime())
        app = try storefront.windows.frontmost(AppCoordinator.self)
    }

    private var windows: WindowManager { storefront.windows }

    /// What a user does who has an account.
    private func signIn(_ visitor: Visitor = .ada) throws {
        try windows.frontmost(LoginCoordinator.self).trigger(.signedIn(visitor))
    }

    /// What the host reports when the user taps the account's tab.
    private func tapAccount(completion: @escaping (TransitionOutcome) -> Void = { _ in }) {
        TestHost(windows).choose(app.coordinator(of: .account), completion: completion)
    }

    @Test("a tap on the visitor's tab asks who it is, over the tab that was there, and then selects it")
    func tap() throws {
        var outcomes: [TransitionOutcome] = []
        tapAccount { outcomes.append($0) }
        expect(windows, "main: {[stores]*, [search], [cart], (account | )}^[login]")
        #expect(outcomes == [])
        try signIn()
        expect(windows, "main: {[stores], [search], [cart], (account | )*}")
        #expect(outcomes.map(\.description) == ["completed"])
        #expect(session.visitor == .ada)
    }

    @Test("a user who is signed in takes no additional step") func signedIn() {
        session.sign(in: .ada)
        tapAccount()
        expect(windows, "main: {[stores], [search], [cart], (account | )*}")
        app.trigger(.tab(.stores), then: AppRoute.tab(.account), AccountRoute.orders)
        expect(windows, "main: {[stores], [search], [cart], (account | [orders])*}")
    }

    @Test("a closed login leaves everything as it was, and the next try asks again") func closed() throws {
        for _ in 0..<2 {
            var outcomes: [TransitionOutcome] = []
            tapAccount { outcomes.append($0) }
            weak let login = try windows.frontmost(LoginCoordinator.self)
            login?.trigger(.forgotten)
            expect(windows, "main: {[stores]*, [search], [cart], (account | )}^[login, forgotten]")
            windows.back()
            windows.back()
            expect(windows, "main: {[stores]*, [search], [cart], (account | )}")
            #expect(outcomes == [.rejected(.closed("login"))])
            #expect(login == nil)
        }
    }

    @Test("settings, orders and the till are behind it, however they are reached", arguments: Entry.allCases)
    func entries(entry: Entry) throws {
        entry.enter(app, windows)
        #expect(windows.tree.description.hasSuffix("^[login]"))
        #expect(throws: TransitionError.self) { try windows.frontmost(SettingsModel.self) }
        try signIn()
        expect(windows, entry.picture)
    }

    enum Entry: CaseIterable {
        case route, link, leaf, till

        func enter(_ app: AppCoordinator, _ windows: WindowManager) {
            let heard: (TransitionOutcome) -> Void = { _ in }
            switch self {
            case .route: try? windows.router(for: AccountRoute.self).trigger(.settings, completion: heard)
            case .link: app.trigger(.tab(.account), then: AccountRoute.about, AccountRoute.orders, completion: heard)
            case .leaf:
                app.trigger(.tab(.search), then: SearchRoute.find("tea"), AppRoute.tab(.account), completion: heard)
            case .till: app.trigger(.tab(.cart), then: CartRoute.add(1), CartRoute.checkout, completion: heard)
            }
        }

        var picture: String {
            switch self {
            case .route: "main: {[stores]*, [search], [cart], (account | [settings])}"
            case .link: "main: {[stores], [search], [cart], (account | [orders])*}"
            case .leaf: "main: {[stores], [search, results], [cart], (account | )*}"
            case .till: #"main: {[stores], [search], [cart]*, (account | )}!"The cart is empty""#
            }
        }
    }

    @Test("a user who is signed in is redirected from the login to the account") func redirected() throws {
        session.sign(in: .ada)
        app.trigger(.login)
        expect(windows, "main: {[stores], [search], [cart], (account | )*}")
    }

    @Test("rum is for people of 18 and above, and the age of a visitor is not known") func age() throws {
        var outcomes: [TransitionOutcome] = []
        app.trigger(.buy(10)) { outcomes.append($0) }
        expect(windows, "main: {[stores]*, [search], [cart], (account | )}^[login]")
        try signIn(.tim)
        expect(windows, "main: {[stores]*, [search], [cart], (account | )}")
        app.trigger(.buy(10)) { outcomes.append($0) }
        let tooYoung = TransitionOutcome.rejected(.denied("this is for people of 18 and above"))
        #expect(outcomes == [tooYoung, tooYoung])
    }

    @Test("a user who is old enough buys rum right after the login") func ofAge() throws {
        app.trigger(.buy(10)) { _ in }
        try signIn(.ada)
        #expect(windows.alerts.map(\.title) == ["Added to the cart"])
    }
}
