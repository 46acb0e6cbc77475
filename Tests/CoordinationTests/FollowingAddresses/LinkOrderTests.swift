import Coordination
import CoordinationLinks
import CoordinationTesting
import Testing

@Suite("Links: several at once", .noUnhandledFailures) struct LinkOrderTests {
    private typealias Town = LinkedTown
    private let session = Town.Session()
    private let app: Town.App
    private let windows: WindowManager
    private let recorder = Recorder()

    init() {
        app = Town.App(session: session)
        windows = WindowManager(WindowRoot(app, name: "main"))
    }

    private func go(
        _ text: String, superseding: Bool = false, then next: @escaping () throws -> Void = {}
    ) throws {
        let completion = recorder(text)
        windows.trigger(try Town.links.link(for: text), superseding: superseding) { outcome in
            completion(outcome)
            do { try next() } catch { Issue.record(error) }
        }
    }

    private func signIn() throws {
        session.isSignedIn = true
        try app.frontmost(Town.SignIn.self).finish()
    }

    @Test("a superseding link leaves the link that its own completion triggers") func supersedingAndThen() throws {
        try go("/account/orders/4")
        try go("/stores/12", superseding: true) { try go("/account/orders/5") }
        #expect(windows.waiting.count == 1)
        try signIn()
        expect(windows, "main: {[stores, [store-12]], [account, order-5]*}")
        #expect(
            recorder.lines.sorted() == [
                "/account/orders/4: cancelled: a later one has taken its place", "/account/orders/5: completed",
                "/stores/12: completed",
            ])
    }

    @Test("a superseded link's completion may trigger another, which stays") func supersededAndThen() throws {
        try go("/account/orders/4") { try go("/account/orders/6") }
        try go("/account/orders/5", superseding: true)
        #expect(windows.waiting.count == 2)
        try signIn()
        expect(windows, "main: {[stores], [account, order-5, order-6]*}")
    }

    @Test("a superseding link may be superseded in turn, and the last arrives alone") func chain() throws {
        for number in 1...5 { try go("/account/orders/\(number)", superseding: true) }
        #expect(windows.waiting.count == 1)
        try signIn()
        expect(windows, "main: {[stores], [account, order-5]*}")
    }

    @Test("a superseding link that fails still supersedes those before it, and closes their login")
    func failing() throws {
        try go("/account/orders/4")
        try go("/missing", superseding: true)
        expect(windows, "main: {[stores]*, [account]}")
        #expect(recorder.error("/missing") != nil)
        #expect(windows.waiting == [])
    }

    @Test("routes and links of hops that wait are not superseded by an address") func others() throws {
        app.trigger(.tab(.account))
        app.account.trigger(.order(4), completion: recorder("route"))
        app.trigger([Hop(Town.AccountRoute.order(5))], completion: recorder("link"))
        try go("/account/orders/6", superseding: true)
        #expect(windows.waiting.count == 3)
        try signIn()
        expect(windows, "main: {[stores], [account, order-4, order-5, order-6]*}")
    }

    @Test("a superseding link that could coalesce supersedes the older one instead of sharing its run")
    func sharing() throws {
        let coalescing = TransitionOptions(policy: .coalesce, reveals: true)
        let link = try Town.links.link(for: "/account/orders/5")
        windows.trigger(link, completion: recorder("first"))
        windows.trigger(link, superseding: true, with: coalescing, completion: recorder("second"))
        windows.trigger(link, with: coalescing, completion: recorder("third"))
        #expect(recorder.outcome("first") == .cancelled(.superseded))
        try signIn()
        expect(windows, "main: {[stores], [account, order-5]*}")
        #expect(recorder.lines.dropFirst().map { $0.hasSuffix("completed") } == [true, true])
    }

    @Test("a login that the user dismisses ends both links that wait for it") func dismissed() throws {
        try go("/account/orders/5")
        try go("/account/orders/6")
        app.back()
        expect(windows, "main: {[stores]*, [account]}")
        #expect(recorder.lines.count == 2)
        #expect(recorder.lines.allSatisfy { $0.contains("rejected") || $0.contains("cancelled") })
        #expect(windows.waiting == [])
    }

    @Test("the same address twice at one login shows one screen") func sameTwice() throws {
        try go("/account/orders/5")
        try go("/account/orders/5")
        try signIn()
        expect(windows, "main: {[stores], [account, order-5]*}")
        #expect(recorder.lines.map { $0.hasSuffix("completed") } == [true, false])
    }

    @Test("a link that needs a login waits for its turn first, and then for the login")
    func settlingThenLogin() throws {
        let host = TestHost(windows, isHolding: true)
        try go("/stores/12")
        try go("/account/orders/5")
        host.acknowledge()
        expect(windows, "main: {[stores, [store-12]]*, [account]}^sign-in")
        host.isHolding = false
        host.acknowledge()
        try signIn()
        expect(windows, "main: {[stores, [store-12]], [account, order-5]*}")
        #expect(recorder.lines == ["/stores/12: completed", "/account/orders/5: completed"])
    }

    @Test("a link whose policy is to reject is rejected while another settles")
    func rejected() throws {
        let host = TestHost(windows, isHolding: true)
        try go("/stores/12")
        let link = try Town.links.link(for: "/stores/13")
        windows.trigger(
            link, with: TransitionOptions(policy: .reject, reveals: true), completion: recorder("rejected"))
        #expect(recorder.outcome("rejected") == .rejected(.busy))
        host.acknowledge()
        expect(windows, "main: {[stores, [store-12]]*, [account]}")
    }

    @Test("a link from the completion of a link comes after it") func fromCompletion() throws {
        try go("/stores/12") { try go("/stores/13") { try go("/account") } }
        expect(windows, "main: {[stores, [store-12], [store-13]], [account]*}")
        #expect(recorder.lines.map { $0.prefix { $0 != ":" } } == ["/stores/12", "/stores/13", "/account"])
    }

    @Test("a link shows its destination beneath an alert, which stays to be answered") func alert() throws {
        app.ask("Sure?", [Answer("Yes", true)]) { _ in }
        try go("/stores/12")
        expect(windows, "main: {[stores, [store-12]]*, [account]}!\"Sure?\"")
    }

    @Test("a link closes a full-screen modal that would hide its destination") func fullScreen() throws {
        app.present(Screen("film"), style: .fullScreen)
        try go("/stores/12")
        expect(windows, "main: {[stores, [store-12]]*, [account]}")
        #expect(app.top.node.name == "store-12")
        app.stores.present(Screen("film"), style: .fullScreen)
        try go("/account")
        expect(windows, "main: {[stores, [store-12]]^film, [account]*}")
        try go("/stores/12")
        expect(windows, "main: {[stores, [store-12]]*, [account]}")
    }
}
