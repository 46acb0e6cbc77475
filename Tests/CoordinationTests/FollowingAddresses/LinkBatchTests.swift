import Coordination
import CoordinationLinks
import CoordinationTesting
import TestSupport
import Testing

/// Links that go on one after the other look up what stands, where those that come alone walk the tree.
@Suite("Links: many that have waited", .noUnhandledFailures) struct LinkBatchTests {
    private typealias Town = LinkedTown

    private static let texts = [
        "/stores", "/stores/1", "/stores/2", "/stores/1/products/1", "/stores/1/products/2", "/stores/2/products/1",
        "/stores/tour/1", "/stores/tour/2", "/stores/1/sheet", "/stores/2/pair", "/account", "/account/orders",
        "/account/orders/1", "/account/orders/2", "/login",
    ]

    /// Follows addresses in an app, and tells the tree after each.
    ///
    /// - Parameter isLate: Whether all of them wait at a gate first.
    private func tree(following texts: [String], isLate: Bool) throws -> [String] {
        let session = Town.Session()
        session.isSignedIn = true
        let app = Town.App(session: session)
        let windows = WindowManager(WindowRoot(app, name: "main"))
        var trees: [String] = []
        var held: [Resumption] = []
        let gate = Gate("the splash") { request in
            isLate && request.attempt == 1 ? .wait { held.append($0) } : .allow
        }
        for text in texts {
            let link = try Town.links.link(for: text)
            windows.trigger(link, gates: [gate]) { outcome in
                trees.append("\(outcome)".prefix(9) + ": \(windows.tree)")
            }
        }
        // All are lined up in one commit, so that each has others behind it. Each is given the next turn.
        windows.perform(.effect("open") { for resumption in held.reversed() { resumption() } })
        return trees
    }

    @Test(
        "links that waited leave the same trees as links followed at once", arguments: 0..<Walks.count(40, long: 2_000))
    func alike(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let texts = (0..<12).map { _ in Self.texts[random.below(Self.texts.count)] }
        let alone = try tree(following: texts, isLate: false)
        let late = try tree(following: texts, isLate: true)
        #expect(late == alone, "\(texts)")
        #expect(late.count == texts.count)
    }

    @Test("a screen that an earlier link or route has shown is not shown twice") func once() throws {
        let session = Town.Session()
        let app = Town.App(session: session)
        let windows = WindowManager(WindowRoot(app, name: "main"))
        for text in ["/account/orders/1", "/account/orders/2", "/account/orders/3", "/account/orders/2"] {
            windows.trigger(try Town.links.link(for: text))
        }
        session.isSignedIn = true
        try app.frontmost(Town.SignIn.self).finish()
        expect(windows, "main: {[stores], [account, order-1, order-2]*}")
        #expect(windows.waiting.isEmpty)
        app.stores.trigger(.store(7))
        windows.trigger(try Town.links.link(for: "/stores/7/products/1"))
        expect(windows, "main: {[stores, [store-7, product-1]]*, [account, order-1, order-2]}")
    }
}
