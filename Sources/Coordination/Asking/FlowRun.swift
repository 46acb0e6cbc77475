/// One run of a flow: its first question, and its listener. The questions retain the run.
final class FlowRun {
    /// The first question.
    weak var first: Node?

    /// The listener for the flow's end, retained by the first question; nil once that question has gone.
    private(set) weak var listener: Expectation?

    /// True if the stack of the questions was created for them.
    let hasOwnStack: Bool

    init(_ listener: Expectation, hasOwnStack: Bool) {
        self.listener = listener
        self.hasOwnStack = hasOwnStack
    }

    /// Cancels the run: notifies the caller, and removes the questions.
    func cancel(in commit: Commit, asksWhetherToLeave: Bool) {
        if let listener { commit.fulfil(listener) }
        removeQuestions(in: commit, asksWhetherToLeave: asksWhetherToLeave)
    }

    /// Removes the first question, and everything above it in its stack.
    ///
    /// If the flow did not create the stack, and its first question is at the bottom, the questions stay until the
    /// stack shows something else: no stack is left empty.
    ///
    /// - Parameters:
    ///   - commit: The commit that removes them.
    ///   - asksWhetherToLeave: True to ask the questions if they may be left; all else that is removed is always asked.
    func removeQuestions(in commit: Commit, asksWhetherToLeave: Bool) {
        guard let first, case .content(let stack)? = first.list, let index = first.position else { return }
        let stays = index == 0 && !hasOwnStack
        for slot in stack.content[index...] where slot.node.question?.run === self && (stays || !asksWhetherToLeave) {
            commit.noteFinish(of: slot.node)
        }
        if !stays { commit.remove(first) }
    }
}
