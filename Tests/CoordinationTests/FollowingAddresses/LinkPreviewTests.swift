@_spi(Log) import Coordination
import CoordinationLinks
import CoordinationTesting
@_spi(Log) import CoordinationTools
import Testing

@Suite("Links: before they are followed", .noUnhandledFailures) struct LinkPreviewTests {
    private typealias Town = LinkedTown
    private let session = Town.Session()
    private let app: Town.App
    private let windows: WindowManager

    init() {
        app = Town.App(session: session)
        windows = WindowManager(WindowRoot(app, name: "main"))
    }

    private func preview(_ text: String) throws -> [String] {
        windows.preview(of: try Town.links.link(for: text)).map(\.description)
    }

    @Test("a preview names each hop's router, or says that it is not there yet, and changes nothing")
    func routers() throws {
        let before = windows.tree
        #expect(
            try preview("/stores/12/products/6") == [
                "AppRoute.tab(stores): by App at /0/0",
                "StoresRoute.store(12): by Stores at /0/0/0",
                "StoreRoute.product(6): not there yet",
            ])
        #expect(windows.tree == before)
        windows.trigger(try Town.links.link(for: "/stores/12/products/6"))
        #expect(
            try preview("/stores/12/products/6") == [
                "AppRoute.tab(stores): by App at /0/0",
                "StoresRoute.store(12): by Stores at /0/0/0, is shown at /0/0/0/1",
                "StoreRoute.product(6): by Store at /0/0/0/1, is shown at /0/0/0/1/1",
            ])
    }

    @Test("a preview has the verdicts of the gates, those of the windows first and for every hop") func gates() throws {
        let asked = Recorder()
        windows.gates = [
            Gate("open") { request in
                asked.note(request.topic)
                return .allow
            }
        ]
        let hops = windows.preview(of: try Town.links.link(for: "/account/orders/5"))
        #expect(hops.map(\.isAllowed) == [true, false])
        #expect(hops[1].verdicts.map(\.words) == ["allow", "require AppRoute.login"])
        #expect(hops[1].verdicts.last?.next == Hop(Town.AppRoute.login))
        #expect(
            try preview("/stores/1/pair").last == "StoreRoute.pair: not there yet; open, about StoreRoute.pair: allow")
        #expect(asked.lines.count == 5)
        session.isSignedIn = true
        #expect(windows.preview(of: try Town.links.link(for: "/account/orders/5")).allSatisfy(\.isAllowed))
        expect(windows, "main: {[stores]*, [account]}")
    }

    @Test("a preview without a window finds no router") func launch() throws {
        let hops = WindowManager().preview(of: try Town.links.link(for: "/stores/12"))
        #expect(hops.map(\.router) == [nil, nil])
    }
}
