@_spi(Hosting) import Coordination
import CoordinationLinks
import CoordinationTesting
import Testing

/// Tabs that go back to their first screen when they are chosen again, as apps do.
@Suite(.bothEnds, .noUnhandledFailures) struct ReselectedTests {
    enum TabRoute: Route, Codable { case home, more, item(Int), login }
    enum HomeRoute: Route, Codable { case item(Int) }

    private final class Home: Coordinator {
        let root = StackRoot(Screen("home"))

        init() {
            // A second tap on the tab goes to the top.
            root.observe { [unowned self] event in
                if event == .reselected { root.perform(.popToRoot()) }
            }
        }

        func prepareTransition(for route: HomeRoute) -> Transition<StackRoot> {
            switch route {
            case .item(let id): .push(Screen("item-\(id)"))
            }
        }
    }

    private final class App: Coordinator {
        let root = TabRoot()
        let home = Home()
        let more = StackRoot(Screen("more"))
        var isSignedIn = true
        var claimsTaps = false

        init() { perform(.set([home, more])) }

        func gates(for route: TabRoute) -> [Gate] {
            guard case .item = route else { return [] }
            return [Gate("porter") { [unowned self] _ in isSignedIn ? .allow : .require(TabRoute.login) }]
        }

        func route(for report: Report) -> TabRoute? {
            guard claimsTaps, case .selected(let id) = report else { return nil }
            return id == home.node.id ? .home : .more
        }

        func prepareTransition(for route: TabRoute) -> Transition<TabRoot> {
            switch route {
            case .home: .select(home)
            case .more: .select(index: 1)
            case .item(let id): .multiple(.select(home), .trigger(.item(id), on: home))
            case .login: .present(Login())
            }
        }
    }

    fileprivate final class Login: Finishing {
        typealias Output = Void
        let node = Screen("login")
    }

    private let app = App()
    private let windows: WindowManager
    private let host: TestHost

    init() {
        windows = WindowManager(WindowRoot(app, name: "main"))
        host = TestHost(windows)
    }

    private static let links: Links<TabRoute> = [
        .at("home", .home).then([.path("items").value(Int.self).route(HomeRoute.item)])
    ]

    @Test(
        "a link into the front tab is not undone by the reselection handler, from either tab", arguments: [false, true])
    func link(fromAnother: Bool) throws {
        if fromAnother { app.trigger(.more) }
        app.trigger(.home, then: HomeRoute.item(7))
        expect(windows, "main: {[home, item-7]*, [more]}")
        windows.trigger(try Self.links.link(for: "/home/items/8"))
        expect(windows, "main: {[home, item-7, item-8]*, [more]}")
    }

    @Test(
        "a selection with a push is not undone by the reselection handler, whatever the host does",
        arguments: [false, true])
    func several(isHolding: Bool) {
        host.isHolding = isHolding
        app.trigger(.item(7))
        if isHolding { host.acknowledge() }
        expect(windows, "main: {[home, item-7]*, [more]}")
        expect(host.shown, "main: {[home, item-7]*, [more]}")
    }

    @Test("a link resumed after a login is not undone by the reselection handler") func resumed() {
        app.isSignedIn = false
        app.trigger(.item(7))
        expect(windows, "main: {[home]*, [more]}^login")
        app.isSignedIn = true
        windows.resumeAtLogin()
        expect(windows, "main: {[home, item-7]*, [more]}")
    }

    @Test("a program's selection of the selected tab sends no event") func program() {
        app.home.trigger(.item(7))
        app.trigger(.home)
        app.root.perform(.select(index: 0))
        app.perform(.select(app.home))
        expect(windows, "main: {[home, item-7]*, [more]}")
    }

    @Test("a user's second tap goes to the top, even if it is claimed as a route", arguments: [false, true])
    func tap(isClaimed: Bool) {
        app.claimsTaps = isClaimed
        app.home.trigger(.item(7))
        windows.report(.selected(app.home.node.id))
        expect(windows, "main: {[home]*, [more]}")
        windows.report(.selected(app.more.node.id))
        app.home.trigger(.item(8))
        windows.report(.selected(app.home.node.id))
        expect(windows, "main: {[home, item-8]*, [more]}")
    }

    @Test("a tap that a host reports while it holds a commit goes to the top as well") func tapWhileSettling() {
        app.home.trigger(.item(7))
        host.isHolding = true
        app.home.trigger(.item(8))
        windows.report(.selected(app.home.node.id))
        host.isHolding = false
        host.acknowledge()
        expect(windows, "main: {[home]*, [more]}")
    }
}

extension WindowManager {
    fileprivate func resumeAtLogin() { try? frontmost(ReselectedTests.Login.self).finish() }
}
