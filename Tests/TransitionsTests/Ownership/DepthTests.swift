import CoordinationTesting
import TestSupport
import Testing
@_spi(Hosting) import Transitions

@Suite("Depth on a small stack", .bothEnds, .noUnhandledFailures) struct DepthTests {
    @Test("a very long chain of pushes, and its undoing")
    func pushes() async {
        let found = await onSmallStack {
            let stack = StackRoot(Screen("a"))
            let steps = (0..<deep).map { _ in Transition<StackRoot>.push(Screen("s")) }
            stack.perform(.multiple(steps + [.refused("to go on")])) { _ in }
            let undone = stack.node.count
            stack.perform(.multiple(steps))
            let count = stack.tree.entries.count
            stack.perform(.popToRoot())
            return [undone, count, stack.node.count]
        }
        #expect(found == [1, deep + 3, 1])
    }

    @Test("a very long chain of modals is presented, printed and ended")
    func modals() async {
        let found = await onSmallStack {
            let stack = StackRoot(Screen("a"))
            stack.perform(.multiple((0..<deep).map { _ in Transition<StackRoot>.present(Screen("m")) }))
            let printed = stack.tree.description.utf8.count
            let top = stack.node.top === stack.node.modals.last?.presentable
            stack.perform(.dismissAll())
            return [printed, top ? 1 : 0, stack.node.modals.count]
        }
        #expect(found == [3 + 2 * deep, 1, 0])
    }

    @Test("trees nested deep are built, read, ended and dropped", arguments: [1_000, 10_000])
    func nested(_ depth: Int) async throws {
        let found = try await onSmallStack {
            let (outer, inner) = tower(depth)
            let tree = outer.tree
            let parsed = try Tree(tree.description) == tree
            let top = outer.node.top.node.name == "m"
            var front: TransitionOutcome?
            inner.perform(.push(Screen("b"))) { front = $0 }
            inner.perform(.pop())
            inner.perform(.pop()) { front = $0 }
            let refused = front?.error?.reason == .nothingToPop
            let visible = inner.node.isVisible
            outer.perform(.dismissAll())
            return [tree.entries.count, parsed, top, refused, visible, outer.tree.entries.count].map { "\($0)" }
        }
        #expect(found == ["\(2 * depth + 3)", "true", "true", "true", "false", "\(depth + 3)"])
    }

    @Test("a tree nested deep is freed by one verb, by dropping the outermost, and by an undone commit")
    func freed() async {
        let found = await onSmallStack {
            weak var byVerb: StackRoot?
            weak var byDrop: StackRoot?
            weak var byUndoing: StackRoot?
            let stack = StackRoot(Screen("a"))
            do {
                let (outer, inner) = tower(10_000)
                byVerb = inner
                stack.perform(.push(outer))
            }
            stack.perform(.pop())
            do {
                let (outer, inner) = tower(10_000)
                byDrop = inner
                stack.perform(.none())
                _ = outer.node.count
            }
            do {
                let (outer, inner) = tower(10_000)
                byUndoing = inner
                stack.perform(.multiple(.push(outer), .refused("to go on"))) { _ in }
            }
            return [byVerb == nil, byDrop == nil, byUndoing == nil]
        }
        #expect(found == [true, true, true])
    }

    @Test("chains nested deep in each other run, print and are freed")
    func nestedChains() async {
        let found = await onSmallStack {
            let stack = StackRoot(Screen("a"))
            var chain = Transition<StackRoot>.push(Screen("b"))
            for _ in 0..<10_000 { chain = .multiple([chain]) }
            let printed = chain.description.utf8.count
            stack.perform(chain)
            return [printed, chain.presentables.count, stack.node.count]
        }
        #expect(found == [10_000 * 10 + 7, 1, 2])
    }
}

/// Stacks in each other, each presenting a screen: `[[[a]^m]^m]^m`.
private func tower(_ depth: Int) -> (outer: StackRoot, inner: StackRoot) {
    let inner = StackRoot(Screen("a"))
    var outer = inner
    for _ in 0..<depth {
        outer.perform(.present(Screen("m")))
        outer = StackRoot(outer)
    }
    return (outer, inner)
}
