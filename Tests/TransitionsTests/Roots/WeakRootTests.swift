import CoordinationTesting
import Testing
import Transitions

/// Handles that keep no root.
@Suite(.bothEnds, .noUnhandledFailures) @MainActor struct WeakRootTests {
    @Test("a handle runs transitions of the root, of whatever kind that is") func runs() async throws {
        let stack = StackRoot(Screen("home"))
        let window = WindowRoot(stack, name: "main")
        let manager = WindowManager(window)
        stack.weakRoot.perform(.push(Screen("a")), completion: nil)
        window.weakRoot.perform(.present(Screen("b")), completion: nil)
        try await manager.weakRoot.perform(.open(WindowRoot(Screen("c"), name: "second")))
        expect(manager, "main: [home, a]^b; second: c")
    }

    @Test("an awaited one throws why it was not done") func refused() async {
        let stack = StackRoot(Screen("home"))
        let handle = stack.weakRoot
        let failure = await #expect(throws: TransitionOutcome.Failure.self) { try await handle.perform(.pop()) }
        #expect(failure?.description.hasPrefix("Can't pop") == true)
    }

    @Test("once the root has gone, a transition fails, awaited or not") func released() async {
        var stack: StackRoot? = StackRoot(Screen("home"))
        guard let handle = stack?.weakRoot else { return }
        #expect(!handle.isReleased)
        stack = nil
        #expect(handle.isReleased)
        var outcome: TransitionOutcome?
        handle.perform(.push(Screen("a")), completion: { outcome = $0 })
        #expect(outcome?.error?.reason == .released)
        let failure = await #expect(throws: TransitionOutcome.Failure.self) {
            try await handle.perform(.push(Screen("a")))
        }
        #expect(failure?.description.hasPrefix("Can't push(a) on StackRoot: that has been released.") == true)
    }

    @Test("one that waits for its turn keeps no root, and ends with the tree") func waiting() {
        var outcomes: [TransitionOutcome] = []
        weak var watched: StackRoot?
        do {
            let stack = StackRoot(Screen("home"))
            watched = stack
            let manager = WindowManager(WindowRoot(stack))
            let host = TestHost(manager, isHolding: true)
            stack.weakRoot.perform(.push(Screen("a"))) { outcomes.append($0) }
            stack.weakRoot.perform(.push(Screen("b"))) { outcomes.append($0) }
            expect(manager, "[home, a]")
            _ = host
        }
        #expect(watched == nil)
        #expect(outcomes == [.cancelled(.released), .cancelled(.released)])
    }

    @Test("one that waits has its turn, in the order of all") func order() {
        let stack = StackRoot(Screen("home"))
        let host = TestHost(stack, isHolding: true)
        stack.perform(.push(Screen("a")), completion: nil)
        stack.weakRoot.perform(.push(Screen("b")), completion: nil)
        stack.perform(.push(Screen("c")), completion: nil)
        host.isHolding = false
        host.acknowledge()
        expect(stack, "[home, a, b, c]")
    }
}
