import Coordination
import CoordinationTesting
import Shop
import Testing

@Suite("The app", .noUnhandledFailures, .navigationCoverage) struct AppTests {
    let app = AppCoordinator(session: VisitorSession(of: .ada))
    let windows: WindowManager

    init() {
        windows = WindowManager(WindowRoot(app, name: "main"), time: ManualTime())
    }

    @Test("a first visit begins with the onboarding, in the app's window") func firstVisit() throws {
        let storefront = Storefront(time: ManualTime())
        expect(
            storefront.windows,
            "main: splash^<welcome*, delivery, ready>")
        try storefront.windows.frontmost(OnboardingCoordinator.self).trigger(.done)
        expect(storefront.windows, "main: {[stores]*, [search], [cart], (account | )}")
    }

    @Test("every tab can be selected", arguments: AppRoute.Tab.allCases) func tabs(tab: AppRoute.Tab) {
        app.trigger(.tab(tab))
        #expect(app.root.selectedIndex == AppRoute.Tab.allCases.firstIndex(of: tab))
    }

    @Test("a link goes through tabs and features, whole or not at all") func links() throws {
        app.trigger(.tab(.account), then: AccountRoute.about, AboutRoute.licences)
        expect(app, "{[stores], [search], [cart], (account | [about, licences])*}")
        let error = try refusal {
            app.trigger(.tab(.stores), then: StoresRoute.store(1), StoresRoute.store(99), completion: $0)
        }
        #expect(error.index == 2)
        expect(app, "{[stores], [search], [cart], (account | [about, licences])*}")
    }

    @Test("a product is bought from wherever it is shown", arguments: Place.allCases) func buys(place: Place) throws {
        app.perform(app.deepLink(place.link))
        try app.frontmost(ProductModel.self).buy()
        #expect(app.alerts.map(\.title) == ["Added to the cart"])
        TestHost(app).answer("Show the cart")
        #expect(try app.frontmost(CartModel.self).basket.products.map(\.id) == [8])
        expect(app, place.pictureAfter)
    }

    enum Place: CaseIterable {
        case catalogue, search

        var link: [Hop] {
            switch self {
            case .catalogue: [Hop(StoresRoute.store(3)), Hop(StoresRoute.catalogue(3)), Hop(CatalogueRoute.product(8))]
            case .search: [Hop(AppRoute.tab(.search)), Hop(SearchRoute.find("road")), Hop(SearchRoute.product(8))]
            }
        }

        var pictureAfter: String {
            switch self {
            case .catalogue: "{[stores, store]^(categories | product), [search], [cart]*, (account | )}"
            case .search: "{[stores], [search, results, product], [cart]*, (account | )}"
            }
        }
    }

    @Test("an empty cart offers the way to the stores") func emptyCart() {
        app.trigger(.tab(.cart), then: CartRoute.checkout)
        expect(windows, #"main: {[stores], [search], [cart]*, (account | )}!"The cart is empty""#)
        TestHost(app).answer("Show the stores")
        expect(app, "{[stores]*, [search], [cart], (account | )}")
    }

    @Test("the kept results of a search are gone when the user signs out") func evicts() throws {
        let storefront = Storefront(session: VisitorSession(of: .ada), isFirstVisit: false, time: ManualTime())
        let windows = storefront.windows
        for _ in 0..<2 {
            let app = try windows.frontmost(AppCoordinator.self)
            app.trigger(.tab(.search), then: SearchRoute.find("tea"))
            weak let results = try app.frontmost(ResultsModel.self)
            #expect(results?.seen == [])
            results?.open(Inventory.sample.products[0])
            app.trigger(.tab(.search), then: SearchRoute.start)
            #expect(results != nil)
            app.send(StorefrontRoute.signOut)
            #expect(results == nil)
        }
    }

    @Test("signing out from a leaf resets the app: no modal, no stack, no basket, no visitor") func signsOut() throws {
        let session = VisitorSession(of: .ada)
        let storefront = Storefront(session: session, isFirstVisit: false, time: ManualTime())
        let windows = storefront.windows
        var app = try windows.frontmost(AppCoordinator.self)
        weak let old = app
        app.trigger(.tab(.cart), then: CartRoute.add(1))
        app.trigger(.tab(.stores), then: StoresRoute.store(1), StoresRoute.catalogue(1))
        weak let catalogue = try app.frontmost(CatalogueCoordinator.self)
        app.trigger(.tab(.account), then: AccountRoute.about, AccountRoute.settings)
        expect(app, "{[stores, store]^(categories | ), [search], [cart], (account | [settings])*}")
        try app.frontmost(SettingsModel.self).signOut()
        expect(windows, "main: {[stores]*, [search], [cart], (account | )}")
        app = try windows.frontmost(AppCoordinator.self)
        #expect(old == nil)
        #expect(catalogue == nil)
        #expect(session.visitor == nil)
        app.trigger(.tab(.cart))
        #expect(try app.frontmost(CartModel.self).basket.isEmpty)
    }
}
