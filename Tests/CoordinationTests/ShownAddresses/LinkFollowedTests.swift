@_spi(Hosting) import Coordination
import CoordinationLinks
import CoordinationTesting
import CoordinationTools
import Testing

@Suite("Links: the shown address as a stream", .noUnhandledFailures) @MainActor struct LinkFollowedTests {
    private typealias Town = LinkedTown

    /// What a stream has buffered, up to its end.
    private func all(_ stream: AsyncStream<String?>) async -> [String] {
        var lines: [String] = []
        for await address in stream { lines.append(address ?? "none") }
        return lines
    }

    private func shown(_ app: Town.App) -> WindowManager { WindowManager(WindowRoot(app, name: "main")) }

    private func go(_ text: String, in windows: WindowManager) throws {
        windows.trigger(try Town.links.link(for: text), completion: nil)
    }

    @Test("a stream begins with the shown address, has each once, and ends with the windows")
    func stream() async throws {
        let app = Town.App()
        var windows: WindowManager? = shown(app)
        let stream = try #require(windows?.addresses(by: Town.links, at: .https("town.example")))
        try windows.map { try go("/stores/12", in: $0) }
        try windows.map { try go("/stores/12", in: $0) }
        app.trigger(.tab(.account), completion: nil)
        windows = nil
        let origin = "https://town.example"
        #expect(await all(stream) == ["/stores", "/stores/12", "/account"].map { origin + $0 })
    }

    @Test("a stream gives none for a tree without an address") func none() async throws {
        var windows: WindowManager? = WindowManager()
        let stream = try #require(windows?.addresses(by: Town.links))
        windows?.perform(.open(WindowRoot(Town.App(), name: "main")), completion: nil)
        windows = nil
        #expect(await all(stream) == ["none", "/stores"])
    }

    @Test("each stream is its own, and begins when it is asked for") func twice() async throws {
        var windows: WindowManager? = shown(Town.App())
        let one = try #require(windows?.addresses(by: Town.links))
        try windows.map { try go("/stores/12", in: $0) }
        let other = try #require(windows?.addresses(by: Town.links))
        try windows.map { try go("/stores/13", in: $0) }
        windows = nil
        #expect(await all(one) == ["/stores", "/stores/12", "/stores/13"])
        #expect(await all(other) == ["/stores/12", "/stores/13"])
    }

    @Test("a cancelled or stopped reader is forgotten at the next commit") func cancelled() async throws {
        let tabs = CountingTabs()
        let windows = WindowManager(WindowRoot(tabs, name: "main"))
        let task = Task.immediate { @MainActor [stream = windows.addresses(by: Town.links)] in
            for await _ in stream {}
        }
        task.cancel()
        await task.value
        for await address in windows.addresses(by: Town.links) {
            #expect(address == "/stores")
            break
        }
        let reads = tabs.reads
        #expect(reads > 0)
        tabs.root.perform(.select(index: 1), completion: nil)
        tabs.root.perform(.select(index: 0), completion: nil)
        #expect(tabs.reads == reads)
        let stream = windows.addresses(by: Town.links)
        tabs.root.perform(.select(index: 1), completion: nil)
        #expect(tabs.reads > reads)
        withExtendedLifetime(stream) {}
    }

    /// Counts how often the address is read.
    private final class CountingTabs: Coordinator {
        let root = TabRoot(Screen("stores"), Screen("account"))
        private(set) var reads = 0
        func prepareTransition(for route: Town.AppRoute) -> Transition<TabRoot> { .none() }
        func route(selecting child: any Presentable) -> Town.AppRoute? {
            reads += 1
            return .tab(root.node.index(of: child) == 0 ? .stores : .account)
        }
    }

    @Test("a stream gives no address while a host holds, nor for a refused commit") func holding() async throws {
        var windows: WindowManager? = shown(Town.App())
        let host = try #require(windows.map { TestHost($0, isHolding: true) })
        try windows.map { try go("/stores/12", in: $0) }
        let stream = try #require(windows?.addresses(by: Town.links))
        host.acknowledge()
        windows?.trigger(try Town.links.link(for: "/stores/13")) { _ in }
        host.refuse("no")
        windows = nil
        #expect(await all(stream) == ["/stores/12"])
    }

    @Test("a stream may be read on another actor") func elsewhere() async throws {
        var windows: WindowManager? = shown(Town.App())
        let stream = try #require(windows?.addresses(by: Town.links))
        let task = Task.detached { await stream.reduce(into: []) { $0.append($1) } }
        try windows.map { try go("/stores/12", in: $0) }
        windows = nil
        #expect(await task.value == ["/stores", "/stores/12"])
    }
}

extension WindowManager {
    fileprivate func addresses<R: Route>(by links: Links<R>, at origin: LinkOrigin? = nil) -> AsyncStream<String?> {
        AsyncStream { next in self.observeAddress(by: links, at: origin, next) }
    }
}
