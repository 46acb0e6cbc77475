import Coordination
import CoordinationTesting
import Shop
import Testing

/// Asks in advance from each tab of the shop, and then does what was asked about in a shop of its own.
@Suite("What a visitor may do in the shop", .noUnhandledFailures, .navigationCoverage) struct ShopPermissionTests {
    private static let login = Hop(AppRoute.login)
    private static let wine = Inventory.sample.products.first { $0.minimumAge > 0 }?.id ?? 0

    /// What only visitors with an account may do, each as a link from the tabs.
    private static let guarded: [[Hop]] = [
        [Hop(AppRoute.tab(.account))], [Hop(CartRoute.checkout)], [Hop(CartRoute.add(wine))],
        [Hop(AccountRoute.orders)], [Hop(AccountRoute.settings)], [Hop(AccountRoute.chooseStore)],
        [Hop(AccountRoute.chooseAddress)], [Hop(AppRoute.tab(.cart)), Hop(CartRoute.checkout)],
        [Hop(AppRoute.tab(.stores)), Hop(StoresRoute.list), Hop(AccountRoute.settings)],
    ]

    /// Launches a shop, and selects a tab as no route does.
    private func shop(at tab: AppRoute.Tab, of visitor: Visitor?) throws -> (Storefront, AppCoordinator) {
        let session = VisitorSession()
        if let visitor { session.sign(in: visitor) }
        let shop = Storefront(session: session, isFirstVisit: false, time: ManualTime())
        let app = try shop.windows.frontmost(AppCoordinator.self)
        app.perform(.select(app.coordinator(of: tab)))
        return (shop, app)
    }

    @Test("a stranger is told of the login, on each tab, and a trigger shows it", arguments: AppRoute.Tab.allCases)
    func stranger(tab: AppRoute.Tab) throws {
        for hops in Self.guarded {
            let (shop, app) = try shop(at: tab, of: nil)
            let before = shop.windows.tree
            let answer = app.permission(for: hops)
            #expect(answer.permission == .after(Self.login) && answer.asked == hops.count, "\(hops)")
            #expect(shop.windows.tree == before && shop.windows.waiting.isEmpty)
            var outcome: TransitionOutcome?
            app.trigger(hops) { outcome = $0 }
            #expect(outcome == nil && shop.windows.waiting.count == 1, "\(hops)")
            expect(shop.windows, "\(before)^[login]")

            try shop.windows.frontmost(LoginCoordinator.self).trigger(.signedIn(.ada))
            #expect(outcome?.isCompleted == true || outcome == .noChange, "\(hops): \(String(describing: outcome))")
            #expect(app.permission(for: hops).permission == .now, "\(hops)")
        }
    }

    @Test("the screen in front says the same, as routes go up", arguments: AppRoute.Tab.allCases)
    func upward(tab: AppRoute.Tab) throws {
        let (shop, app) = try shop(at: tab, of: nil)
        #expect(shop.windows.top.permission(for: AppRoute.tab(.account)) == .after(Self.login))
        #expect(shop.windows.top.permission(for: AppRoute.tab(.cart)) == .now)
        app.trigger(.signedIn(.ada))
        #expect(shop.windows.top.permission(for: AppRoute.tab(.account)) == .now)
    }

    @Test("a visitor with an account may do all of it, and a trigger does it", arguments: AppRoute.Tab.allCases)
    func signedIn(tab: AppRoute.Tab) throws {
        for hops in Self.guarded {
            let (shop, app) = try shop(at: tab, of: .ada)
            #expect(app.permission(for: hops).permission == .now, "\(hops)")
            var outcome: TransitionOutcome?
            app.trigger(hops) { outcome = $0 }
            #expect(outcome?.isCompleted == true || outcome == .noChange, "\(hops): \(String(describing: outcome))")
            withExtendedLifetime(shop) {}
        }
    }

    @Test("a visitor who is too young is told so, and the login leads elsewhere") func others() throws {
        let (shop, app) = try shop(at: .cart, of: .tim)
        let tooYoung = "this is for people of 18 and above"
        #expect(app.permission(for: [Hop(CartRoute.add(Self.wine))]).permission == .no(tooYoung))
        var outcome: TransitionOutcome?
        app.trigger([Hop(CartRoute.add(Self.wine))]) { outcome = $0 }
        #expect(outcome == .rejected(.denied(tooYoung)))

        #expect(app.permission(for: .login) == .instead(Hop(AppRoute.tab(.account))))
        app.trigger(.login)
        expect(shop.windows, "main: {[stores], [search], [cart], (account | )*}")
    }

    @Test("before the shop stands, its routes have no router, and the pages for a first visit come first") func first()
    {
        let windows = Storefront(time: ManualTime()).windows
        #expect(windows.permission(for: [Hop(SceneRoute.app)]).permission == .after(Hop(SceneRoute.onboarding)))
        let later = windows.permission(for: [Hop(SceneRoute.welcomed), Hop(AppRoute.tab(.cart))])
        #expect(later.permission == .now && later.asked == 1)
    }
}
