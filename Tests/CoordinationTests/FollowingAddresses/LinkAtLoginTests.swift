import Coordination
import CoordinationLinks
import CoordinationTesting
import Testing

/// Links that arrive in the middle of a login, and links that are dropped.
@Suite(.noUnhandledFailures) struct LinkAtLoginTests {
    private typealias Town = LinkedTown
    private let session = Town.Session()
    private let app: Town.App
    private let windows: WindowManager
    private let recorder = Recorder()

    init() {
        app = Town.App(session: session)
        windows = WindowManager(WindowRoot(app, name: "main"))
    }

    private func go(_ text: String, with options: TransitionOptions = .revealing) throws {
        windows.trigger(try Town.links.link(for: text), with: options, completion: recorder(text))
    }

    private func signIn() throws {
        session.isSignedIn = true
        try #require(windows.node.presentable(ofType: Town.SignIn.self)).finish()
    }

    @Test("a link to another place leaves the link at the login waiting", arguments: [false, true])
    func elsewhere(isHolding: Bool) throws {
        let host = TestHost(windows)
        try go("/account/orders/5")
        host.isHolding = isHolding
        try go("/stores/12")
        host.acknowledge()
        host.isHolding = false
        expect(windows, "main: {[stores, [store-12]]*, [account]}^sign-in")
        #expect(windows.waiting.count == 1)
        #expect(recorder.outcome("/stores/12")?.isCompleted == true)
        try signIn()
        expect(windows, "main: {[stores, [store-12]], [account, order-5]*}")
        #expect(recorder.outcome("/account/orders/5")?.isCompleted == true)
    }

    @Test("a link closes a modal beneath the login, and keeps one over it", arguments: 0..<3)
    func modals(kind: Int) throws {
        if kind == 0 { app.perform(.present(Screen("sheet"))) }
        try go("/account/orders/5")
        if kind == 1 { app.perform(.present(Screen("over"))) }
        if kind == 2 { try app.frontmost(Town.SignIn.self).node.present(Screen("hint"), completion: nil) }
        try go("/stores/12")
        expect(windows, "main: {[stores, [store-12]]*, [account]}^sign-in\(["", "^over", "^hint"][kind])")
        try signIn()
        expect(windows, "main: {[stores, [store-12]], [account, order-5]*}")
    }

    @Test("a repeated link, and one to a screen already shown, leave the first waiting as well") func twice() throws {
        app.stores.trigger(.store(12))
        app.trigger(.tab(.account))
        try go("/account/orders/5")
        try go("/stores/12")
        expect(windows, "main: {[stores, [store-12]]*, [account]}^sign-in")
        try go("/stores/12")
        try go("/stores/13")
        #expect(windows.waiting.count == 1)
        try signIn()
        expect(windows, "main: {[stores, [store-12], [store-13]], [account, order-5]*}")
    }

    @Test("a transition that reveals a presentable dismisses the login") func program() throws {
        try go("/account/orders/5")
        app.perform(.reveal(app.stores))
        expect(windows, "main: {[stores]*, [account]}")
        #expect(recorder.outcome("/account/orders/5") == .rejected(.closed("sign-in")))
    }

    // What is dropped.

    private func dropped(_ text: String, by end: () throws -> Void) throws -> [String] {
        try collected {
            windows.trigger(try Town.links.link(for: text))
            try end()
        }.map(\.message)
    }

    @Test("an address waiting at a login that the user closes is reported once, with the login's name")
    func closed() throws {
        let messages = try dropped("/account/orders/5") { windows.back() }
        #expect(
            messages == [
                """
                Can't follow AppRoute.tab(account), AccountRoute.order(5): 'signed in' wanted 'sign-in' first, which was closed.

                  Tree: main: {[stores]*, [account]}

                Give the link a completion, which receives its outcome.
                """
            ])
    }

    @Test("a link that a gate denies is reported once, with the gate's name and reason") func denied() throws {
        windows.gates = [Gate("members") { _ in .deny("not a member") }]
        let messages = try dropped("/stores/12") {}
        #expect(messages.count == 1)
        #expect(messages.first?.contains("not a member") == true)
        let hops = collected { app.trigger(.tab(.stores), then: LinkedTown.StoresRoute.store(1)) }
        #expect(hops.count == 1)
    }

    @Test("a link that a gate redirects is reported once, with the gate's name") func redirected() throws {
        windows.gates = [
            Gate("maintenance") { request in
                request.route(of: Town.AppRoute.self) == .login ? .allow : .redirect(to: Town.AppRoute.login)
            }
        ]
        let messages = try dropped("/stores/12") {}
        #expect(messages.count == 1)
        #expect(messages.first?.contains("maintenance") == true)
        expect(windows, "main: {[stores]*, [account]}^sign-in")
    }

    @Test("a link that a screen stops by staying is reported once, with the reason") func stays() throws {
        app.stores.trigger(.store(1))
        try #require(app.stores.root.node.children.last as? Town.Store).trigger(.form)
        session.isSignedIn = true
        let messages = try dropped("/account/orders/6") {}
        #expect(messages.count == 1)
        #expect(messages.first?.contains("'form' will not be left: the form is not saved") == true)
    }

    @Test("a link with a completion, and a single route, are not reported") func silent() throws {
        let found = collected {
            app.account.trigger(.order(5))
            windows.back()
            windows.gates = [Gate("porter") { _ in .deny("no") }]
            app.trigger(.tab(.account))
            app.node.send(Town.AppRoute.tab(.account))
        }
        #expect(found.isEmpty)
        let heard = try collected { try go("/stores/12") }
        #expect(heard.isEmpty)
        #expect(recorder.outcome("/stores/12") == .rejected(.denied("no")))
    }

    @Test("two links that wait for the same login are reported once each") func two() throws {
        let messages = try dropped("/account/orders/5") {
            windows.trigger(try Town.links.link(for: "/account/orders/6"))
            windows.back()
        }
        #expect(messages.count == 2)
    }
}

extension Node {
    /// What stands somewhere in this tree, of a type.
    fileprivate func presentable<P>(ofType type: P.Type) -> P? {
        var waiting: [Node] = [self]
        while let node = waiting.popLast() {
            if let found = node.presentable as? P { return found }
            waiting += node.directSlots.map(\.node)
        }
        return nil
    }
}
