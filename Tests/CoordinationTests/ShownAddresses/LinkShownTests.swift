@_spi(Hosting) import Coordination
import CoordinationLinks
import CoordinationTesting
import Testing

@Suite("Links: the shown address", .noUnhandledFailures) struct LinkShownTests {
    private typealias Town = LinkedTown
    private let session = Town.Session()
    private let app: Town.App
    private let windows: WindowManager

    init() {
        app = Town.App(session: session)
        windows = WindowManager(WindowRoot(app, name: "main"))
    }

    private var address: String? { windows.address(by: Town.links) }

    private func go(_ text: String) throws { windows.trigger(try Town.links.link(for: text)) }

    @Test(
        "a screen that an address leads to has that address",
        arguments: [
            "/stores", "/stores/12", "/stores/12/products/6", "/stores/tour/3", "/stores/12/sheet", "/account",
            "/account/orders", "/account/orders/5", "/login",
        ])
    func back(text: String) throws {
        session.isSignedIn = true
        app.trigger(.tab(.account))
        try go(text)
        #expect(address == text)
        #expect(app.address(by: Town.links, at: .https("town.example")) == "https://town.example" + text)
    }

    @Test("a tab that no route has selected has the address that its coordinator gives") func selectedByHand() {
        #expect(address == "/stores")
        app.node.report(.selected(app.account.node.id))
        #expect(address == "/account")
        app.trigger(.tab(.stores))
        #expect(address == "/stores")
    }

    @Test("a screen shown without a route has the address of the screen beneath") func withoutRoute() throws {
        try go("/stores/12")
        let store = try app.router(for: Town.StoreRoute.self)
        store.anchor?.push(Screen("note"))
        #expect(address == "/stores/12")
        app.present(Screen("alone"))
        #expect(address == "/stores/12")
        app.trigger(.login)
        #expect(address == "/login")
    }

    @Test("an address is made of the latest hops shown, without others between them") func among() throws {
        try go("/stores/12/products/6")
        try go("/stores/13/products/7")
        expect(windows, "main: {[stores, [store-12, product-6], [store-13, product-7]]*, [account]}")
        #expect(address == "/stores/13/products/7")
        app.stores.root.perform(.pop())
        #expect(address == "/stores/12/products/6")
    }

    @Test("a screen that is not in front has an address of its own") func ofAScreen() throws {
        try go("/stores/12/products/6")
        let product = try #require(app.top.node as Node?)
        app.trigger(.tab(.account))
        app.trigger(.login)
        #expect(product.address(by: Town.links) == "/stores/12/products/6")
        #expect(app.stores.address(by: Town.links) == "/stores/12/products/6")
        #expect(app.account.address(by: Town.links) == "/account")
    }

    @Test("an address is that of the window in front, or of the one that is asked") func twoWindows() throws {
        let other = WindowRoot(Town.App(), name: "other")
        windows.perform(.open(other))
        try go("/stores/12")
        #expect(address == "/stores/12")
        #expect(app.address(by: Town.links) == "/stores")
        windows.perform(.close(other))
        #expect(address == "/stores")
        #expect(WindowManager().address(by: Town.links) == nil)
    }

    @Test("a tree has no address by a list that has none for it") func none() {
        let links: Links<Town.AppRoute> = [.at("login", .login)]
        #expect(windows.address(by: links) == nil)
    }

    @Test("an observer follows back, taps and rollbacks, and is not notified without a change")
    func following() throws {
        let host = TestHost(windows)
        let seen = Recorder()
        let observer = windows.observeAddress(by: Town.links) { seen.note($0 ?? "none") }
        try go("/stores/12/products/6")
        try go("/stores/12/products/6")
        app.back()
        host.nextRefusal = "no"
        windows.trigger(try Town.links.link(for: "/stores/13")) { _ in }
        app.node.report(.selected(app.account.node.id))
        app.present(Screen("alone"))
        observer.end()
        app.trigger(.tab(.stores))
        #expect(seen.lines == ["/stores", "/stores/12/products/6", "/stores/12", "/account"])
    }

    @Test("an observer is not notified while a host holds, nor of a refused commit") func holding() throws {
        let host = TestHost(windows, isHolding: true)
        let seen = Recorder()
        try go("/stores/12")
        windows.observeAddress(by: Town.links) { seen.note($0 ?? "none") }
        app.trigger(.tab(.account), with: TransitionOptions(policy: .reject)) { _ in }
        #expect(seen.lines == [])
        host.acknowledge()
        windows.trigger(try Town.links.link(for: "/stores/13")) { _ in }
        #expect(seen.lines == ["/stores/12"])
        host.refuse("no")
        #expect(seen.lines == ["/stores/12"])
    }

    @Test("an observer that begins in a completion gets the address, and again after a reset") func begunLate() throws {
        let windows = WindowManager { [WindowRoot(Town.App(), name: "main")] }
        let seen = Recorder()
        windows.trigger(try Town.links.link(for: "/stores/12")) { _ in
            windows.observeAddress(by: Town.links) { seen.note($0 ?? "none") }
        }
        windows.reset()
        #expect(seen.lines == ["/stores/12", "/stores"])
    }
}

@Suite("Links: the shown address of other roots", .noUnhandledFailures) struct LinkShapeTests {
    enum PartRoute: Route, Codable { case left(Int), right(Int), page(Int), child(Int) }

    private let links: Links<PartRoute> = [
        .path("left").value(Int.self).route(PartRoute.left).then([.path("right").value(Int.self).route(PartRoute.right)]
        ),
        .path("page").value(Int.self).route(PartRoute.page),
        .path("child").value(Int.self).route(PartRoute.child),
    ]

    final class Columns: Coordinator {
        let root = SplitRoot()
        func prepareTransition(for route: PartRoute) -> Transition<SplitRoot> {
            switch route {
            case .left(let id): .show(Screen("left-\(id)"))
            case .right(let id): .showDetail(Screen("right-\(id)"))
            case .page, .child: .none()
            }
        }
    }

    final class Pages: Coordinator {
        let root = PageRoot(Screen("a"), Screen("b"), Screen("c"))
        func prepareTransition(for route: PartRoute) -> Transition<PageRoot> {
            guard case .page(let index) = route else { return .none() }
            return .set(root.node.children[index], direction: .forward)
        }
        func route(selecting child: any Presentable) -> PartRoute? { root.node.index(of: child).map(PartRoute.page) }
    }

    @Test("the columns of a split follow each other in an address") func split() throws {
        let columns = Columns()
        columns.trigger(try links.link(for: "/left/1/right/2"))
        #expect(columns.address(by: links) == "/left/1/right/2")
    }

    @Test("a page has its address, whether a route has turned to it or not") func pages() throws {
        let pages = Pages()
        #expect(pages.address(by: links) == "/page/0")
        pages.trigger(try links.link(for: "/page/2"))
        #expect(pages.address(by: links) == "/page/2")
    }

    @Test("an empty tree and a very deep one have no address by these links") func deep() {
        #expect(StackRoot().address(by: links) == nil)
        var inner = StackRoot(Screen("inner"))
        for _ in 0..<2_000 { inner = StackRoot(Screen("below"), inner) }
        #expect(inner.address(by: links) == nil)
    }
}
