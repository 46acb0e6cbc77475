import Coordination
import CoordinationLinks
import CoordinationTesting
import Testing

@Suite("Links: at launch", .noUnhandledFailures) struct LinkLaunchTests {
    private typealias Town = LinkedTown
    private let windows = WindowManager()
    private let recorder = Recorder()

    private func go(_ text: String, superseding: Bool = false) throws {
        windows.trigger(try Town.links.link(for: text), superseding: superseding, completion: recorder(text))
    }

    @Test("a link before any window waits for the first window that can take it") func noWindow() throws {
        try go("/stores/12")
        #expect(
            windows.waiting.map(\.description) == [
                "deepLink(AppRoute.tab(stores), StoresRoute.store(12)) on WindowManager: "
                    + "waits for the first window (wait)"
            ])
        windows.perform(.open(WindowRoot(Screen("splash"), name: "splash")))
        expect(windows, "splash: splash")
        windows.perform(.open(WindowRoot(Town.App(), name: "main")))
        expect(windows, "splash: splash; main: {[stores, [store-12]]*, [account]}")
        #expect(recorder.lines == ["/stores/12: completed"])
    }

    @Test("a link waits for an empty window to get a root that takes it") func filledLater() throws {
        let window = WindowRoot(name: "main")
        windows.perform(.open(window))
        try go("/stores/12")
        window.perform(.setRoot(Town.Account(session: Town.Session())))
        expect(windows, "main: [account]")
        window.perform(.setRoot(Town.App()))
        expect(windows, "main: {[stores, [store-12]]*, [account]}")
    }

    @Test("a link given to an empty second window waits there, though the first could take it")
    func secondWindow() throws {
        let second = WindowRoot(name: "second")
        windows.perform(.open(WindowRoot(Town.App(), name: "first")))
        windows.perform(.open(second))
        second.trigger(try Town.links.link(for: "/stores/12"))
        expect(windows, "first: {[stores]*, [account]}; second:")
        second.perform(.setRoot(Town.App()))
        expect(windows, "first: {[stores]*, [account]}; second: {[stores, [store-12]]*, [account]}")
    }

    @Test("several links arrive in order") func several() throws {
        try go("/stores/12")
        try go("/stores/13")
        try go("/stores/14")
        windows.perform(.open(WindowRoot(Town.App(), name: "main")))
        expect(windows, "main: {[stores, [store-12], [store-13], [store-14]]*, [account]}")
        #expect(recorder.lines.map { $0.prefix(10) } == ["/stores/12", "/stores/13", "/stores/14"])
    }

    @Test("a later link supersedes those that wait for a window") func superseding() throws {
        try go("/stores/12")
        try go("/stores/13", superseding: true)
        #expect(windows.waiting.count == 1)
        windows.perform(.open(WindowRoot(Town.App(), name: "main")))
        expect(windows, "main: {[stores, [store-13]]*, [account]}")
    }

    @Test("a link waits until the host has shown the first window") func holdingHost() throws {
        let host = TestHost(windows, isHolding: true)
        try go("/stores/12")
        windows.perform(.open(WindowRoot(Town.App(), name: "main")))
        expect(windows, "main: {[stores]*, [account]}")
        host.acknowledge()
        expect(windows, "main: {[stores, [store-12]]*, [account]}")
        host.acknowledge()
        #expect(recorder.lines == ["/stores/12: completed"])
    }

    @Test("a link's login is shown after the launch") func login() throws {
        let session = Town.Session()
        try go("/account/orders/5")
        let app = Town.App(session: session)
        windows.perform(.open(WindowRoot(app, name: "main")))
        expect(windows, "main: {[stores]*, [account]}^sign-in")
        session.isSignedIn = true
        try app.frontmost(Town.SignIn.self).finish()
        expect(windows, "main: {[stores], [account, order-5]*}")
    }

    @Test("an address that no coordinator of an open window takes fails") func wrong() throws {
        windows.perform(.open(WindowRoot(Town.Account(session: Town.Session()), name: "main")))
        try go("/stores/12")
        #expect(recorder.error("/stores/12")?.index == 0)
    }

    @Test("a waiting link ends with a recovery, or with its windows") func ends() throws {
        try go("/stores/12")
        windows.recover(to: .none())
        #expect(recorder.lines == ["/stores/12: cancelled: everything that was pending was ended"])
        recorder.forget()
        var others: WindowManager? = WindowManager()
        others?.trigger(try Town.links.link(for: "/stores/12"), completion: recorder("other"))
        others = nil
        #expect(recorder.lines == ["other: cancelled: the tree has gone"])
    }

    @Test("a link goes to the window in front, or to the one it is triggered on") func twoWindows() throws {
        let (one, two) = (Town.App(), Town.App())
        windows.perform(.open(WindowRoot(one, name: "one")))
        windows.perform(.open(WindowRoot(two, name: "two")))
        try go("/stores/12")
        expect(windows, "one: {[stores]*, [account]}; two: {[stores, [store-12]]*, [account]}")
        windows.window("one")?.trigger(try Town.links.link(for: "/stores/13"))
        expect(windows, "two: {[stores, [store-12]]*, [account]}; one: {[stores, [store-13]]*, [account]}")
        try go("/stores/12")
        expect(
            windows, "two: {[stores, [store-12]]*, [account]}; one: {[stores, [store-13], [store-12]]*, [account]}")
    }
}
