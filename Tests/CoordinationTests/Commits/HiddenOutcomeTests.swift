import Coordination
import CoordinationTesting
import Testing

/// An outcome says what hides what it has shown.
@Suite(.bothEnds, .noUnhandledFailures) struct HiddenOutcomeTests {
    let mall = Mall()

    /// What is there before, what is done on the stack that is shown or on the hidden one, and what then hides that.
    nonisolated(unsafe) static let hidings: [(Transition<StackRoot>?, isShown: Bool, Transition<StackRoot>, String?)] =
        [
            (nil, true, .push(Screen("x")), nil),
            (nil, false, .push(Screen("x")), "PressCoordinator"),
            (nil, false, .multiple(.push(Screen("x")), .pop()), nil),
            (.present(Screen("m"), style: .sheet()), true, .push(Screen("x")), nil),
            (.present(Screen("m"), style: .fullScreen), true, .push(Screen("x")), "'m'"),
            (.present(Screen("m"), style: .fullScreen), true, .present(Screen("x")), nil),
            (nil, true, .multiple(.push(Screen("x")), .present(Screen("m"), style: .fullScreen)), nil),
            (nil, true, .multiple(.present(Screen("m"), style: .fullScreen), .push(Screen("x"))), "'m'"),
            (nil, true, .multiple(.push(Screen("x")), .push(Screen("y")), .pop(), .push(Screen("z"))), nil),
            (.push(Screen("x")), true, .set([Screen("a"), Screen("b")]), nil),
        ]

    @Test("an outcome names what hides the screen shown last", arguments: hidings.indices)
    func outcomes(index: Int) throws {
        let (before, isShown, transition, hider) = Self.hidings[index]
        let root = isShown ? mall.press.root : mall.stall.root
        if let before { root.perform(before) }
        var outcome: TransitionOutcome?
        root.perform(transition) { outcome = $0 }
        #expect(try outcome?.get().hiddenBy?.title == hider)
    }

    @Test("an outcome names what the parent has pushed over its child") func beneathTheParent() throws {
        let child = StackRoot(Screen("comments"))
        let parent = StackRoot(child)
        var outcomes: [TransitionOutcome] = []
        parent.perform(.push(Screen("help")))
        child.perform(.push(Screen("comment"))) { outcomes.append($0) }
        #expect(try outcomes.map { try $0.get().hiddenBy?.name } == ["help"])
        child.perform(.push(Screen("answer")), with: .revealing) { outcomes.append($0) }
        #expect(try outcomes.map { try $0.get().hiddenBy?.name } == ["help", nil])
        expect(parent, "[[comments, comment, answer]]")
    }
}
