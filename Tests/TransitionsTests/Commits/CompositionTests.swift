import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

@Suite("Several transitions as one", .bothEnds, .noUnhandledFailures) struct CompositionTests {
    @Test("none changes nothing, and an empty chain neither", arguments: noneRows)
    func none(_ row: Row<StackRoot>) throws { try row.check() }

    static let noneRows: [Row<StackRoot>] = [
        .stays("[a, b]") { _ in .none() },
        .stays("[]") { _ in .none() },
        .stays("[a]") { _ in .multiple([]) },
        .stays("[a]") { _ in .multiple(.none(), .multiple(.none(), .multiple([]))) },
        .becomes("[a]", "[a, p]") { .multiple(.none(), .push($0["p"]), .none()) },
    ]

    @Test("a refused step is named and undoes the chain, whose screens can be shown afterwards")
    func undone() throws {
        let stage = try Stage("[x]")
        let stack = try stage.root(StackRoot.self)
        let (a, b) = (Screen("a"), Screen("b"))
        let old = stage.tree
        var outcome: TransitionOutcome?
        stack.perform(.multiple(.push(a), .push(b), .pop(to: stage["absent"]))) { outcome = $0 }
        #expect(outcome?.error?.index == 2)
        #expect(outcome?.error?.path == [2])
        #expect(stage.tree.entries == old.entries)
        #expect(a.parent == nil)
        stack.perform(.multiple(.push(b), .push(a)))
        expect(stage.tree, "[x, b, a]")
    }

    @Test("a refusal in nested chains names every step that led to it, counted from 0")
    func path() throws {
        let stack = StackRoot(Screen("a"))
        let inner = Transition<StackRoot>.multiple(.none(), .multiple(.none(), .none(), .pop()))
        var error: TransitionError?
        stack.perform(.multiple(.none(), .none(), .none(), inner)) { error = $0.error }
        #expect(error?.path == [3, 1, 2])
        #expect(error?.index == 3)
        #expect(error?.summary == "Can't pop (step 3.1.2, counted from 0): there is nothing to go back to.")
        stack.perform(.multiple(.none(), Transition("custom") { editor in try editor.perform(inner) })) {
            error = $0.error
        }
        #expect(error?.path == [1, 1, 2])
        stack.perform(.pop()) { error = $0.error }
        #expect(error?.path == [])
        #expect(error?.index == nil)
    }

    @Test("a chain that comes back to where it began is reported as completed, with what it did")
    func backAndForth() throws {
        let stack = StackRoot(Screen("a"))
        var outcome: TransitionOutcome?
        stack.perform(.multiple(.push(Screen("b")), .pop())) { outcome = $0 }
        #expect(outcome?.changes.map(\.subject.name) == ["b", "b"])
        if case .completed(let context) = outcome { #expect(context.shown == []) }
    }

    @Test("the screens that a chain showed and left there are listed in order, once")
    func shown() throws {
        let stack = StackRoot(Screen("a"))
        let b = Screen("b")
        var shown: [TreeChange.Item] = []
        stack.perform(.multiple(.push(b), .push(Screen("c")), .pop(), .pop(), .push(b), .present(Screen("m")))) {
            if case .completed(let context) = $0 { shown = context.shown }
        }
        #expect(shown.map(\.name) == ["b", "m"])
        #expect(shown.first?.id == b.id)
    }

    @Test("a transition of another root runs in the same commit, in another tree too")
    func perform() throws {
        let (one, two) = (StackRoot(Screen("a")), StackRoot(Screen("b")))
        let both = Transition<StackRoot>.multiple(.push(Screen("p")), .perform(.push(Screen("q")), on: two))
        var outcome: TransitionOutcome?
        one.perform(.multiple(both, .refused("to go on"))) { outcome = $0 }
        #expect(outcome?.error?.path == [1])
        expect(one, "[a]")
        expect(two, "[b]")
        one.perform(both) { outcome = $0 }
        #expect(outcome?.changes.map(\.holder.id) == [one.node.id, two.node.id])
        expect(one, "[a, p]")
        expect(two, "[b, q]")
    }

    @Test("a refusal of the other root ends the chain")
    func performRefused() throws {
        let (one, two) = (StackRoot(Screen("a")), StackRoot(Screen("b")))
        var error: TransitionError?
        one.perform(.multiple(.push(Screen("p")), .perform(.multiple(.push(Screen("q")), .pop(), .pop()), on: two))) {
            error = $0.error
        }
        #expect(error?.path == [1, 2])
        #expect(error?.state == "Stack: [b]")
        expect(one, "[a]")
        expect(two, "[b]")
    }

    @Test("a tree may be changed and shown by the same commit, and both are undone")
    func changedAndShown() throws {
        let (one, two) = (StackRoot(Screen("a")), StackRoot(Screen("b")))
        let both = Transition<StackRoot>.multiple(
            .perform(.push(Screen("q")), on: two), .push(two), .perform(.push(Screen("r")), on: two))
        one.perform(.multiple(both, .refused("to go on")), completion: { _ in })
        expect(one, "[a]")
        expect(two, "[b]")
        two.perform(.push(Screen("own")))
        one.perform(both)
        expect(one, "[a, [b, own, q, r]]")
        two.perform(.pop())
        expect(one, "[a, [b, own, q]]")
    }

    @Test("a trigger made while a commit runs joins it, and ends cancelled with it")
    func joined() throws {
        let stack = StackRoot(Screen("a"))
        var outcomes: [String] = []
        func step(_ refuse: Bool) -> Transition<StackRoot> {
            Transition("custom") { editor in
                editor.root.perform(.push(Screen("joined"))) { outcomes.append("joined: \($0)") }
                try editor.perform(.push(Screen("own")))
                if refuse { try editor.perform(.pop(to: Screen("absent"))) }
            }
        }
        stack.perform(step(false)) { outcomes.append("own: \($0)") }
        expect(stack, "[a, own, joined]")
        #expect(outcomes == ["own: completed", "joined: completed"])
        outcomes = []
        stack.perform(step(true)) { outcomes.append("own: \($0)") }
        expect(stack, "[a, own, joined]")
        #expect(
            outcomes == [
                "own: failed: Can't pop to 'absent': it is not on this stack.",
                "joined: cancelled: the commit that it had joined was undone",
            ])
    }

    @Test("a trigger made in a nested part that is undone ends cancelled, while the rest continues")
    func joinedNested() throws {
        let stack = StackRoot(Screen("a"))
        var outcomes: [String] = []
        let nested = Transition<StackRoot>("nested") { editor in
            editor.root.perform(.push(Screen("joined"))) { outcomes.append("joined: \($0)") }
            try editor.perform(.pop(to: Screen("absent")))
        }
        stack.perform(
            Transition("outer") { editor in
                try? editor.perform(nested)
                try editor.perform(.push(Screen("own")))
            }
        ) { outcomes.append("outer: \($0)") }
        expect(stack, "[a, own]")
        #expect(outcomes == ["outer: completed", "joined: cancelled: the commit that it had joined was undone"])
    }

    @Test("a trigger from a completion comes after the one that completed, in order")
    func fromCompletion() throws {
        let stack = StackRoot(Screen("a"))
        var log: [String] = []
        stack.perform(.push(Screen("b"))) { _ in
            stack.perform(.push(Screen("c"))) { _ in log.append("c") }
            stack.perform(.push(Screen("d"))) { _ in log.append("d") }
            log.append("b over \(stack.tree)")
        }
        #expect(log == ["b over [a, b]", "c", "d"])
        expect(stack, "[a, b, c, d]")
    }
}
