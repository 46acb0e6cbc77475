import Coordination
import CoordinationTesting
import Shop
import Testing

@Suite("A form that is not saved", .noUnhandledFailures, .navigationCoverage) struct LeavingTests {
    let storefront = Storefront(session: VisitorSession(of: .ada), isFirstVisit: false, time: ManualTime())
    let app: AppCoordinator
    let settings = "main: {[stores], [search], [cart], (account | [settings])*}"
    let form = "main: {[stores], [search], [cart], (account | [settings])^[addresses, address-form]*}"

    init() throws {
        app = try storefront.windows.frontmost(AppCoordinator.self)
        app.trigger(
            .tab(.account), then: AccountRoute.settings, AccountRoute.chooseAddress, AddressRoute.form)
        expect(storefront.windows, form)
    }

    enum Way: CaseIterable {
        case back, swipe, close, tab, link, route, signOut

        func leave(_ app: AppCoordinator, _ windows: WindowManager, _ completion: @escaping (TransitionOutcome) -> Void)
            throws
        {
            let book = try windows.frontmost(AddressBookCoordinator.self)
            switch self {
            case .back: windows.back(completion: completion)
            case .swipe: TestHost(windows).swipeBack(to: book.node.children[0], completion: completion)
            case .close: TestHost(windows).dragAway(book, completion: completion)
            case .tab: TestHost(windows).choose(app.coordinator(of: .stores), completion: completion)
            case .link: app.trigger(.tab(.search), then: SearchRoute.find("tea"), completion: completion)
            case .route: book.trigger(.list, completion: completion)
            case .signOut:
                try windows.frontmost(AddressForm.self).send(StorefrontRoute.signOut, completion: completion)
            }
        }

        var picture: String {
            switch self {
            case .back, .swipe, .route: "main: {[stores], [search], [cart], (account | [settings])^[addresses]*}"
            case .close: "main: {[stores], [search], [cart], (account | [settings])*}"
            case .tab: "main: {[stores]*, [search], [cart], (account | [settings])^[addresses, address-form]}"
            case .link: "main: {[stores], [search, results]*, [cart], (account | [settings])^[addresses, address-form]}"
            case .signOut: "main: {[stores]*, [search], [cart], (account | )}"
            }
        }
    }

    @Test("asks before it is left, by every way there is, and stays", arguments: Way.allCases)
    func stays(way: Way) throws {
        try storefront.windows.frontmost(AddressForm.self).enter(Address("1 Elm Street"))
        var outcomes: [TransitionOutcome] = []
        try way.leave(app, storefront.windows) { outcomes.append($0) }
        expect(storefront.windows, form + "!\"Not saved\"")
        #expect(outcomes == [])
        TestHost(storefront.windows).answer("Stay")
        expect(storefront.windows, form)
        #expect(outcomes.count == 1)
        guard case .rejected(.stays) = outcomes.first else {
            Issue.record("\(outcomes)")
            return
        }
    }

    @Test("is left when the answer says so, and the user's action resumes", arguments: Way.allCases)
    func goes(way: Way) throws {
        try storefront.windows.frontmost(AddressForm.self).enter(Address("1 Elm Street"))
        var outcomes: [TransitionOutcome] = []
        try way.leave(app, storefront.windows) { outcomes.append($0) }
        TestHost(storefront.windows).answer("Leave")
        expect(storefront.windows, way.picture)
        #expect(outcomes.map(\.description) == ["completed"])
    }

    @Test("asks nothing where nothing was entered", arguments: Way.allCases) func clean(way: Way) throws {
        try way.leave(app, storefront.windows) { _ in }
        expect(storefront.windows, way.picture)
    }

    @Test("asks nothing when it is saved") func saved() throws {
        let form = try storefront.windows.frontmost(AddressForm.self)
        form.enter(Address("1 Elm Street"))
        form.save()
        expect(storefront.windows, settings)
        #expect(try storefront.windows.frontmost(SettingsModel.self).session.address == Address("1 Elm Street"))
    }
}
