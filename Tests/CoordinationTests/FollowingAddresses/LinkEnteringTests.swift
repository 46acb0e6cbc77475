import Coordination
import CoordinationLinks
@_spi(Hosting) import CoordinationTesting
import Testing
import TestSupport

@Suite("Links: entering", .noUnhandledFailures) struct LinkEnteringTests {
    private typealias Town = LinkedTown
    private let session = Town.Session()
    private let app: Town.App
    private let windows: WindowManager
    private let recorder = Recorder()

    init() {
        app = Town.App(session: session)
        windows = WindowManager(WindowRoot(app, name: "main"))
    }

    private func go(_ text: String, superseding: Bool = false, with options: TransitionOptions = .revealing) throws {
        let link = try Town.links.link(for: text)
        windows.trigger(link, superseding: superseding, with: options, completion: recorder(text))
    }

    @Test("an address is followed in one commit, whichever node it is triggered on") func oneCommit() throws {
        let host = TestHost(windows)
        let link = try Town.links.link(for: "/stores/12/products/6")
        windows.trigger(link)
        #expect(host.commits.count == 1)
        expect(windows, "main: {[stores, [store-12, product-6]]*, [account]}")
        for start in [app.node, app.stores.node, windows.windows[0].node, windows.node] {
            start.trigger(link, completion: recorder("again"))
        }
        #expect(recorder.lines == Array(repeating: "again: no change", count: 4))
    }

    @Test("a shown screen is not shown twice, and the screens over it go") func shownAlready() throws {
        try go("/stores/12/products/6")
        try go("/stores/12/products/7")
        expect(windows, "main: {[stores, [store-12, product-7]]*, [account]}")
        app.trigger(.tab(.account))
        app.trigger(.login)
        try go("/stores/12")
        expect(windows, "main: {[stores, [store-12]]*, [account]}")
        try go("/stores/13")
        expect(windows, "main: {[stores, [store-12], [store-13]]*, [account]}")
        try go("/stores/12/sheet")
        try go("/stores/12/sheet")
        expect(windows, "main: {[stores, [store-12]^sheet]*, [account]}")
        #expect(recorder.lines.last == "/stores/12/sheet: no change")
    }

    @Test("a hop after a shown screen is taken by that screen, not by another of its type in front")
    func takenThere() throws {
        try go("/stores/12")
        try go("/stores/13")
        app.trigger(.tab(.account))
        try go("/stores/12/products/9")
        expect(windows, "main: {[stores, [store-12, product-9]]*, [account]}")
        try go("/stores/13/products/9")
        app.trigger(.tab(.account))
        try go("/stores/12/products/9")
        expect(windows, "main: {[stores, [store-12, product-9]]*, [account]}")
    }

    @Test("a route with several screens on one stack is found while all of them are shown")
    func severalScreens() throws {
        try go("/stores/tour/3")
        try go("/stores/tour/3")
        expect(windows, "main: {[stores, map-3, tour-3]*, [account]}")
        app.stores.root.perform(.pop())
        try go("/stores/tour/3")
        expect(windows, "main: {[stores, map-3, map-3, tour-3]*, [account]}")
    }

    @Test("a route that has shown screens in two places is taken again") func twoPlaces() throws {
        try go("/stores/12/pair")
        try go("/stores/12/pair")
        expect(windows, "main: {[stores, [store-12, one]^two]*, [account]}")
        #expect(recorder.lines == Array(repeating: "/stores/12/pair: completed", count: 2))
    }

    @Test("an address that ends at tabs leaves their content as the user left it") func tabs() throws {
        enum HouseRoute: Route, Codable {
            case town
            static let links: Links<HouseRoute> = [.at("town", .town).then(Town.links)]
        }
        final class House: Coordinator {
            let root = StackRoot(Screen("door"))
            func prepareTransition(for route: HouseRoute) -> Transition<StackRoot> { .push(Town.App()) }
        }
        let windows = WindowManager(WindowRoot(House(), name: "main"))
        for (text, tree) in [
            ("/town", "{[stores]*, [account]}"),
            ("/town/stores/12/products/6", "{[stores, [store-12, product-6]]*, [account]}"),
            ("/town", "{[stores, [store-12, product-6]]*, [account]}"),
            ("/town/stores", "{[stores, [store-12, product-6]]*, [account]}"),
        ] {
            windows.trigger(try HouseRoute.links.link(for: text))
            expect(windows, "main: [door, \(tree)]")
        }
    }

    @Test("without revealing, every hop is taken") func notRevealing() throws {
        try go("/stores/12")
        try go("/stores/12", with: .animated)
        expect(windows, "main: {[stores, [store-12], [store-12]]*, [account]}")
    }

    @Test("a screen that will not be left rejects the whole link") func notLeft() throws {
        try go("/stores/12/form")
        try go("/stores/12/products/6")
        expect(windows, "main: {[stores, [store-12, form]]*, [account]}")
        #expect(
            recorder.lines.last == "/stores/12/products/6: rejected: a screen will not be left: the form is not saved")
    }

    @Test("a refused hop undoes what the link brought to the front") func refused() throws {
        try go("/stores/12/products/6")
        let missing: Links<Town.StoresRoute> = [
            .at("12", .store(12)).then([.at("missing", .missing)] as Links<Town.AppRoute>)
        ]
        windows.trigger(try missing.link(for: "/12/missing"), completion: recorder("missing"))
        #expect(recorder.error("missing")?.index == 1)
        expect(windows, "main: {[stores, [store-12, product-6]]*, [account]}")
    }

    @Test("a link waits at gates, also of screens already shown, and resumes after the login") func gates() throws {
        try go("/account/orders/5")
        expect(windows, "main: {[stores]*, [account]}^sign-in")
        session.isSignedIn = true
        try app.frontmost(Town.SignIn.self).finish()
        expect(windows, "main: {[stores], [account, order-5]*}")
        session.isSignedIn = false
        app.trigger(.tab(.stores))
        try go("/account/orders/5")
        expect(windows, "main: {[stores]*, [account, order-5]}^sign-in")
        session.isSignedIn = true
        try app.frontmost(Town.SignIn.self).finish()
        expect(windows, "main: {[stores], [account, order-5]*}")
    }

    @Test("two links that wait at one login arrive in order") func twoAtALogin() throws {
        try go("/account/orders/5")
        try go("/account/orders/6")
        #expect(windows.waiting.count == 2)
        session.isSignedIn = true
        try app.frontmost(Town.SignIn.self).finish()
        expect(windows, "main: {[stores], [account, order-5, order-6]*}")
        #expect(recorder.lines == ["/account/orders/5: completed", "/account/orders/6: completed"])
    }

    @Test("a newer link supersedes an older one, and keeps the login that both need") func superseding() throws {
        try go("/account/orders/5")
        try go("/account/orders/6", superseding: true)
        expect(windows, "main: {[stores]*, [account]}^sign-in")
        session.isSignedIn = true
        try app.frontmost(Town.SignIn.self).finish()
        expect(windows, "main: {[stores], [account, order-6]*}")
        #expect(
            recorder.lines == [
                "/account/orders/5: cancelled: a later one has taken its place", "/account/orders/6: completed",
            ])
    }

    @Test("a newer link that needs no login supersedes as well, and closes the login")
    func supersedingElsewhere() throws {
        try go("/account/orders/5")
        try go("/stores/12", superseding: true)
        expect(windows, "main: {[stores, [store-12]]*, [account]}")
        #expect(windows.waiting == [])
        #expect(recorder.outcome("/account/orders/5") == .cancelled(.superseded))
    }

    @Test("a link waits for its turn while a host holds, and a later one may supersede it there")
    func settling() throws {
        let host = TestHost(windows, isHolding: true)
        try go("/stores/12")
        try go("/stores/13")
        try go("/stores/14", superseding: true)
        #expect(windows.waiting.count == 1)
        host.isHolding = false
        host.acknowledge()
        expect(windows, "main: {[stores, [store-12], [store-14]]*, [account]}")
        #expect(
            recorder.lines == [
                "/stores/12: completed", "/stores/13: cancelled: a later one has taken its place",
                "/stores/14: completed",
            ])
    }

    @Test("the same link again while a host holds finds the screens shown, or shares the outcome") func twice() throws {
        let host = TestHost(windows, isHolding: true)
        try go("/stores/12/products/6")
        try go("/stores/12/products/6")
        let coalescing = TransitionOptions(policy: .coalesce, reveals: true)
        try go("/stores/12/products/6", with: coalescing)
        host.acknowledge()
        #expect(
            recorder.lines == [
                "/stores/12/products/6: completed", "/stores/12/products/6: completed",
                "/stores/12/products/6: no change",
            ])
    }

    @Test("a kept screen is shown again by its link, and then found") func kept() throws {
        let shelf = BasicCoordinator(root: StackRoot(Screen("shelf"))) { (route: Town.StoresRoute) in .none() }
        let keeping = Keeping()
        windows.perform(.open(WindowRoot(keeping, name: "keeping")))
        let links: Links<Town.AccountRoute> = [.path("order").value(Int.self).route(Town.AccountRoute.order)]
        let link = try links.link(for: "/order/7")
        keeping.trigger(link)
        let first = keeping.top.node
        keeping.root.perform(.pop())
        keeping.trigger(link)
        keeping.root.perform(.push(shelf))
        keeping.trigger(link)
        expect(keeping, "[home, order-7]")
        #expect(keeping.top.node === first)
        #expect(keeping.address(by: links) == "/order/7")
    }

    private final class Keeping: Coordinator {
        let root = StackRoot(Screen("home"))
        func prepareTransition(for route: Town.AccountRoute) -> Transition<StackRoot> {
            .push(keep(until: { _ in }, key: route) { Screen("order-7") })
        }
    }

    @Test("a link brings the window that its route opened to the front, with its content") func openedWindow() throws {
        let desk = Desk()
        let links: Links<Town.AccountRoute> = [
            .path("order").value(Int.self).route(Town.AccountRoute.order), .at("orders", .orders),
        ]
        let link = try links.link(for: "/order/7")
        desk.trigger(link)
        let window = try #require(desk.root.window("order-7"))
        window.content?.node.push(Screen("note"))
        desk.trigger(try links.link(for: "/orders"))
        expect(desk.root, "order-7: [order, note]; orders: [orders]")
        desk.trigger(link)
        expect(desk.root, "orders: [orders]; order-7: [order, note]")
        #expect(desk.root.address(by: links) == "/order/7")
    }

    private final class Desk: Coordinator {
        let root = WindowManager()
        func prepareTransition(for route: Town.AccountRoute) -> Transition<WindowManager> {
            switch route {
            case .orders: .open(WindowRoot(StackRoot(Screen("orders")), name: "orders"))
            case .order(let id): .open(WindowRoot(StackRoot(Screen("order")), name: "order-\(id)"))
            }
        }
    }

    @Test("a link that the host refuses is rolled back as a whole") func refusingHost() throws {
        let host = TestHost(windows)
        try go("/stores/12")
        host.nextRefusal = "no"
        try go("/stores/12/products/6")
        expect(windows, "main: {[stores, [store-12]]*, [account]}")
    }

    @Test("a link followed from a route is a part of that route's commit") func nested() throws {
        let link = try Town.links.link(for: "/stores/12/products/6")
        let app = Town.App()
        let outer = Probe(StackRoot(app))
        outer.answers[0] = { [app, recorder, unowned outer] in
            app.trigger(link, completion: recorder("inner"))
            return outer.deepLink(link)
        }
        let host = TestHost(outer)
        outer.trigger(.run(0), completion: recorder("outer"))
        #expect(host.commits.count == 1)
        #expect(recorder.lines == ["outer: completed", "inner: completed"])
    }

    @Test("a recovery cancels a waiting link, and closes the login shown for it") func recovery() throws {
        try go("/account/orders/5")
        app.recover(to: .tab(.stores))
        #expect(recorder.lines == ["/account/orders/5: cancelled: everything that was pending was ended"])
        expect(windows, "main: {[stores]*, [account]}")
    }

    @Test("a reset ends a waiting link, and the next one waits for a login again") func signedOut() throws {
        let session = session
        let windows = WindowManager { [WindowRoot(Town.App(session: session), name: "main")] }
        let link = try Town.links.link(for: "/account/orders/5")
        windows.trigger(link, completion: recorder("first"))
        windows.reset()
        expect(windows, "main: {[stores]*, [account]}")
        windows.trigger(link, completion: recorder("second"))
        session.isSignedIn = true
        try windows.frontmost(Town.SignIn.self).finish()
        expect(windows, "main: {[stores], [account, order-5]*}")
        session.isSignedIn = false
        windows.reset()
        windows.trigger(link, completion: recorder("third"))
        expect(windows, "main: {[stores]*, [account]}^sign-in")
        #expect(
            recorder.lines == ["first: cancelled: everything that was pending was ended", "second: completed"])
    }

    @Test("a link keeps waiting though the screen it was triggered on goes") func released() throws {
        var start: Town.Store? = Town.Store(1)
        app.stores.root.perform(.push(start!))
        start?.trigger(try Town.links.link(for: "/account/orders/5"), completion: recorder("link"))
        start = nil
        app.stores.root.perform(.popToRoot())
        session.isSignedIn = true
        try app.frontmost(Town.SignIn.self).finish()
        expect(windows, "main: {[stores], [account, order-5]*}")
    }
}
