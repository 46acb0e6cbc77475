@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

extension Transition where Root == StackRoot {
    /// Made of the editor's verbs only, as a user's own.
    fileprivate static func swapTop(with presentable: any Presentable) -> Transition {
        Transition("swapTop", [presentable]) { editor in
            try editor.perform(.pop())
            try editor.perform(.push(presentable))
        }
    }
}

private struct OutOfStock: Error, CustomStringConvertible {
    let description = "it is out of stock"
}

@Suite(.bothEnds, .noUnhandledFailures) struct CustomTransitionTests {
    @Test("a custom transition does what its verbs do, as one") func works() {
        let stacked = Stacked("a", "b")
        guard case .completed(let context)? = stacked.outcome(performing: .swapTop(with: Screen("c"))) else {
            Issue.record("not completed")
            return
        }
        expect(stacked, "[a, c]")
        #expect(context.changes.map(\.subject.name) == ["b", "c"])
    }

    @Test("a custom transition is undone as a whole when a verb is refused") func undone() throws {
        let stacked = Stacked("a", "b")
        let before = stacked.root.node.children.map { $0.node.id }
        let error = stacked.failure(performing: .swapTop(with: stacked))
        #expect(error?.reason == .cycle)
        expect(stacked, "[a, b]")
        #expect(stacked.root.node.children.map { $0.node.id } == before)
    }

    @Test("a custom transition is undone by a later step that fails") func undoneLater() {
        let stacked = Stacked("a", "b")
        let error = stacked.failure(
            performing: .multiple(.swapTop(with: Screen("c")), .swapTop(with: Screen("d")), .pop(), .pop()))
        #expect(error?.path == [3])
        expect(stacked, "[a, b]")
    }

    @Test("a custom transition may catch a refused verb and continue") func catches() {
        let stacked = Stacked("a")
        let outcome = stacked.outcome(
            performing: Transition("open") { editor in
                do throws(TransitionError) { try editor.perform(.pop()) } catch {
                    #expect(error.reason == .nothingToPop)
                }
                try editor.perform(.push(Screen("b")))
            })
        #expect(outcome?.isCompleted == true)
        expect(stacked, "[a, b]")
    }

    @Test("a nested transition that is refused goes back to where it began") func nested() {
        let stacked = Stacked("a")
        stacked.perform(
            Transition("open") { editor in
                try editor.perform(.push(Screen("b")))
                try? editor.perform(.multiple(.push(Screen("c")), .pop(), .pop(), .pop()))
                #expect(editor.root.tree.description == "[a, b]")
                try editor.perform(.push(Screen("d")))
            })
        expect(stacked, "[a, b, d]")
    }

    @Test("any other error that a transition throws becomes a transition error") func ownError() {
        let stacked = Stacked("a")
        let error = stacked.failure(
            performing: Transition("order") { editor in
                try editor.perform(.push(Screen("order")))
                throw OutOfStock()
            })
        #expect(error?.detail == .custom(because: "it is out of stock", remedy: ""))
        #expect(error?.description == "Can't carry out 'order': it is out of stock.")
        expect(stacked, "[a]")
    }

    @Test("a transition error of one's own has its whole message") func ownTransitionError() {
        let stacked = Stacked("a")
        let error = stacked.failure(
            performing: Transition("spin") { _ in
                throw TransitionError(
                    cannot: "spin the deck", because: "it has one card", state: "Deck: {a*}", remedy: "Add another.")
            })
        #expect(
            error?.description == """
                Can't spin the deck: it has one card.

                  Deck: {a*}

                Add another.
                """)
    }

    @Test("a transition's closure runs once for each attempt, and not before") func runsWhenReached() {
        let stacked = Stacked("a")
        var runs = 0
        let transition = Transition<StackRoot>("count") { _ in runs += 1 }
        #expect(transition.description == "count()")
        #expect(runs == 0)
        #expect(stacked.outcome(performing: transition) == .noChange)
        #expect(stacked.failure(performing: .multiple(.pop(), transition)) != nil)
        #expect(runs == 1)
    }
}
