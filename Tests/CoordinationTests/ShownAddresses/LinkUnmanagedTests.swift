import Coordination
import CoordinationLinks
import CoordinationTesting
import CoordinationTools
import Testing

@Suite("Links: without windows", .noUnhandledFailures) struct LinkUnmanagedTests {
    private typealias Town = LinkedTown
    private let recorder = Recorder()

    private func link(_ text: String) throws -> ParsedLink { try Town.links.link(for: text) }

    @Test("a window without a manager, and a coordinator without a window, have addresses") func alone() throws {
        let window = WindowRoot(Town.App(), name: "main")
        window.trigger(try link("/stores/12/products/6"))
        expect(window, "main: {[stores, [store-12, product-6]]*, [account]}")
        #expect(window.address(by: Town.links) == "/stores/12/products/6")
        #expect(window.preview(of: try link("/stores/12")).map(\.router) == ["App", "Stores"])
        let app = Town.App()
        app.trigger(try link("/account"))
        #expect(app.address(by: Town.links) == "/account")
        app.trigger(try link("/account/orders/5"))
        expect(app, "{[stores], [account]*}^sign-in")
        app.session.isSignedIn = true
        try app.frontmost(Town.SignIn.self).finish()
        #expect(app.address(by: Town.links) == "/account/orders/5")
    }

    @Test("an observer follows the address of a window, or of a coordinator, without a manager")
    func followed() throws {
        let window = WindowRoot(Town.App(), name: "main")
        let app = Town.App()
        let observer = window.observeAddress(by: Town.links) { recorder.note("window " + ($0 ?? "none")) }
        app.observeAddress(by: Town.links) { recorder.note("app " + ($0 ?? "none")) }
        app.stores.observeAddress(by: Town.links) { recorder.note("stores " + ($0 ?? "none")) }
        window.trigger(try link("/stores/12"))
        app.trigger(try link("/account"))
        observer.end()
        window.trigger(try link("/stores/13"))
        #expect(
            recorder.lines == [
                "window /stores", "app /stores", "stores /stores", "window /stores/12", "app /account",
            ])
    }

    @Test("an observer of an address continues when its window is opened in a manager, and closed")
    func moved() throws {
        let app = Town.App()
        let window = WindowRoot(app, name: "main")
        let windows = WindowManager(WindowRoot(Town.App(), name: "first"))
        window.observeAddress(by: Town.links) { recorder.note("window " + ($0 ?? "none")) }
        app.observeAddress(by: Town.links) { recorder.note("app " + ($0 ?? "none")) }
        windows.perform(.open(window))
        app.trigger(.tab(.account))
        #expect(recorder.lines == ["window /stores", "app /stores", "window /account", "app /account"])
        recorder.forget()
        windows.perform(.close(window))
        app.trigger(.tab(.stores))
        windows.perform(.open(window))
        app.trigger(.tab(.account))
        #expect(recorder.lines.sorted() == ["app /account", "app /stores", "window /account", "window /stores"])
    }

    @Test("a feature shown by another coordinator has the whole address from then on") func shownLater() throws {
        let feature = Town.Stores()
        feature.observeAddress(by: Town.links) { recorder.note($0 ?? "none") }
        feature.trigger(.store(12))
        let tabs = BasicCoordinator(root: TabRoot(Screen("home"))) { (route: Town.AppRoute) -> Transition<TabRoot> in
            route == .tab(.stores) ? .multiple(.insert(feature, at: 1), .select(index: 1)) : .none()
        }
        let windows = WindowManager(WindowRoot(tabs, name: "main"))
        tabs.trigger(.tab(.stores))
        feature.trigger(.store(13))
        #expect(recorder.lines == ["none", "/stores/12", "/stores/13"])
        withExtendedLifetime(windows) {}
    }

    @Test("observed windows keep their observers when one manager takes them") func madeLater() throws {
        let apps = [Town.App(), Town.App()]
        let windows = apps.map { WindowRoot($0, name: "") }
        for (index, window) in windows.enumerated() {
            window.trigger(try link("/stores"))
            window.observeAddress(by: Town.links) { recorder.note("\(index) " + ($0 ?? "none")) }
        }
        let manager = WindowManager(windows[0], windows[1])
        for app in apps { app.trigger(.tab(.account)) }
        #expect(recorder.lines == ["0 /stores", "1 /stores", "0 /account", "1 /account"])
        withExtendedLifetime(manager) {}
    }

    @Test("an observer of a tree that has gone is not notified, and does not keep the tree") func gone() throws {
        var app: Town.App? = Town.App()
        weak var former = app?.node
        app?.observeAddress(by: Town.links) { recorder.note($0 ?? "none") }
        app = nil
        #expect(former == nil)
        let windows = WindowManager(WindowRoot(Town.App(), name: "main"))
        do {
            let second = WindowRoot(Town.App(), name: "second")
            former = second.node
            windows.perform(.open(second))
            second.observeAddress(by: Town.links) { recorder.note($0 ?? "none") }
            windows.perform(.close(second))
        }
        windows.trigger(try link("/account"))
        #expect(former == nil)
        #expect(recorder.lines == ["/stores", "/stores"])
    }

    @Test("an empty window keeps its links until it is filled, even if a manager opens it meanwhile")
    func emptyWindow() throws {
        let window = WindowRoot(name: "main")
        window.trigger(try link("/stores/12"), completion: recorder("link"))
        #expect(recorder.lines == [])
        window.perform(.setRoot(Town.App()))
        expect(window, "main: {[stores, [store-12]]*, [account]}")
        let second = WindowRoot(name: "second")
        second.trigger(try link("/stores/13"), completion: recorder("second"))
        second.trigger(try link("/stores/14"), completion: recorder("third"))
        let windows = WindowManager(window)
        windows.perform(.open(second))
        #expect(windows.waiting.count == 2)
        second.perform(.setRoot(Town.App()))
        expect(
            windows,
            "main: {[stores, [store-12]]*, [account]}; second: {[stores, [store-13], [store-14]]*, [account]}")
        #expect(recorder.lines == ["link: completed", "second: completed", "third: completed"])
    }

    @Test("two empty windows keep their links when one manager takes them") func emptyWindowsMadeLater() throws {
        let windows = [WindowRoot(name: "one"), WindowRoot(name: "two")]
        for window in windows { window.trigger(try link("/stores/12"), completion: recorder(window.node.name)) }
        let manager = WindowManager(windows[0], windows[1])
        for window in windows.reversed() { window.perform(.setRoot(Town.App())) }
        expect(manager, "two: {[stores, [store-12]]*, [account]}; one: {[stores, [store-12]]*, [account]}")
        #expect(recorder.lines == ["two: completed", "one: completed"])
    }

    @Test("a waiting link of a window without a manager ends with a recovery, or for a later link")
    func givenUp() throws {
        let window = WindowRoot(name: "main")
        window.trigger(try link("/stores/12"), completion: recorder("first"))
        window.trigger(try link("/stores/13"), superseding: true, completion: recorder("second"))
        window.recover(to: .none())
        #expect(
            recorder.lines == [
                "first: cancelled: a later one has taken its place",
                "second: cancelled: everything that was pending was ended",
            ])
    }
}
