import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

@Suite("Keys of a stack", .bothEnds, .noUnhandledFailures) struct KeyedPushTests {
    private func push(_ key: some Hashable & Sendable, _ name: String) -> Transition<StackRoot> {
        .push(Later { Screen(name) }, key: key)
    }

    @Test("equal values of two types are two keys") func types() {
        let stack = StackRoot(Screen("a"))
        stack.perform(.multiple(push(1, "int"), push(1.0, "double"), push("1", "string"), push(1, "another")))
        expect(stack, "[a, int]")
    }

    @Test("a key is gone with its place") func gone() {
        let (one, other) = (StackRoot(Screen("a")), StackRoot(Screen("b")))
        let kept = Screen("kept")
        one.perform(.push(Later { kept }, key: "k"))
        one.perform(.pop())
        other.perform(.push(kept))
        other.perform(push("k", "new"))
        expect(other, "[b, kept, new]")
        other.perform(.popToRoot())
        one.perform(.push(kept))
        one.perform(push("k", "new"))
        expect(one, "[a, kept, new]")
    }

    @Test("a screen that an undone commit replaced is found again by its key") func undone() {
        let stack = StackRoot(Screen("a"))
        stack.perform(push("k", "first"))
        let refused = Transition<StackRoot>.pop(to: Screen("absent"))
        stack.perform(.multiple(.pop(), push("k", "second"), push("l", "third"), refused)) { _ in }
        expect(stack, "[a, first]")
        stack.perform(.multiple(.push(Screen("b")), push("k", "none")))
        expect(stack, "[a, first]")
        stack.perform(push("l", "third"))
        expect(stack, "[a, first, third]")
    }

    @Test("keys of many that came and went are forgotten, those of what is there are not") func many() {
        let stack = StackRoot(Screen("a"))
        stack.perform(push(-1, "first"))
        for key in 0..<1_000 { stack.perform(.multiple(push(key, "\(key)"), .pop())) }
        expect(stack, "[a, first]")
        stack.perform(push(-1, "none"))
        expect(stack, "[a, first]")
        stack.perform(.multiple((0..<1_000).map { push($0, "\($0)") }))
        #expect(stack.node.count == 1_002)
        stack.perform(push(500, "none"))
        #expect(stack.last?.node.name == "500")
    }
}
