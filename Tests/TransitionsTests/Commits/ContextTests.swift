import CoordinationHosting
import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

@Suite("The context of a commit", .bothEnds, .noUnhandledFailures) struct ContextTests {
    private func context(
        of transition: (StackRoot) -> Transition<StackRoot>, on stack: StackRoot = StackRoot(Screen("a"), Screen("b"))
    ) throws -> TransitionContext {
        var outcome: TransitionOutcome?
        stack.perform(transition(stack)) { outcome = $0 }
        return try #require(outcome).get()
    }

    @Test("shown is what was put on the tree and is still there") func shown() throws {
        let again = Screen("x")
        let rows: [(Transition<StackRoot>, [String])] = [
            (.push(Screen("c")), ["c"]),
            (.pop(), []),
            (.present(Screen("m")), ["m"]),
            (.multiple(.pop(), .push(Screen("c"))), ["c"]),
            (.multiple(.push(Screen("c")), .pop(), .push(Screen("d"))), ["d"]),
            (.multiple(.push(Screen("c")), .push(Screen("d")), .pop()), ["c"]),
            (.multiple(.push(again), .pop(), .push(again)), ["x"]),
            (.alert("Sure", choices: [AlertChoice("Yes")]), []),
        ]
        for (transition, names) in rows {
            #expect(try context { _ in transition }.shown.map(\.name) == names)
        }
    }

    @Test("contexts are equal that list the same of the same nodes") func equality() throws {
        let stack = StackRoot(Screen("a"))
        let one = try context(of: { _ in .push(Screen("b")) }, on: stack)
        let other = try context(of: { _ in .push(Screen("b")) }, on: stack)
        let same = TransitionContext(changes: one.changes, left: one.shown)
        #expect(one == same)
        #expect(one != TransitionContext(changes: one.changes, left: []))
        #expect(one != other)
    }

    @Test("no two nodes share an id, of one tree or two, in commits or snapshots") func ids() throws {
        var ids: [NodeID] = []
        let stacks = [StackRoot(Screen("a")), StackRoot(Screen("a"))]
        for stack in stacks {
            for _ in 0..<500 { ids += try context(of: { _ in .push(Screen("b")) }, on: stack).shown.map(\.id) }
            stack.perform(.multiple((0..<500).map { _ in .push(Screen("c")) }))
        }
        let nodes = stacks.flatMap { $0.tree.windows.flatMap { $0.content?.children ?? [] } }
        #expect(nodes.count == 2_002)
        #expect(Set(nodes.compactMap(\.id)).count == 2_002)
        #expect(Set(ids).count == 1_000)
        #expect(Set(ids).isSubset(of: nodes.compactMap(\.id)))
    }
}
