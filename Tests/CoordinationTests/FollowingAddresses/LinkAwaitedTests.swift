import Coordination
import CoordinationLinks
import CoordinationTesting
import Testing

@Suite("Links: awaited", .noUnhandledFailures) @MainActor struct LinkAwaitedTests {
    private typealias Town = LinkedTown

    @Test("an awaited link returns when it has settled, and throws the reason if it fails")
    func awaited() async throws {
        let windows = WindowManager(WindowRoot(Town.App(), name: "main"))
        try await windows.trigger(try Town.links.link(for: "/stores/12"))
        expect(windows, "main: {[stores, [store-12]]*, [account]}")
        await #expect(throws: TransitionOutcome.Failure.self) {
            try await windows.trigger(try Town.links.link(for: "/missing"))
        }
    }

    @Test("an awaited link throws if a later one supersedes it") func superseded() async throws {
        let windows = WindowManager()
        let link = try Town.links.link(for: "/stores/12")
        let task = Task.immediate { @MainActor in try await windows.trigger(link) }
        windows.trigger(link, superseding: true) { _ in }
        await #expect(throws: TransitionOutcome.Failure.cancelled(.superseded)) { try await task.value }
        #expect(windows.waiting.count == 1)
    }

    @Test("an awaited link ends when its task is cancelled") func cancelled() async throws {
        let windows = WindowManager()
        let link = try Town.links.link(for: "/stores/12")
        let task = Task.immediate { @MainActor in try await windows.trigger(link) }
        #expect(windows.waiting.count == 1)
        task.cancel()
        await #expect(throws: TransitionOutcome.Failure.cancelled(.caller)) { try await task.value }
        #expect(windows.waiting == [])
    }
}
