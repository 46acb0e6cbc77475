/// One run of a flow: where it stands, and who waits for it. Its questions keep it.
final class FlowRun {
    /// Its first question.
    weak var first: Node?

    /// What is to be told how it ends. The first question keeps it; nil once that has gone, even where another is kept.
    private(set) weak var listener: Expectation?

    /// Whether the stack that the questions are on was made for them.
    let hasOwnStack: Bool

    init(_ listener: Expectation, hasOwnStack: Bool) {
        self.listener = listener
        self.hasOwnStack = hasOwnStack
    }

    /// Cancels it: the caller is told, and its questions are removed.
    func cancel(in commit: Commit, asksWhetherToLeave: Bool) {
        if let listener { commit.fulfil(listener) }
        takeOff(in: commit, asksWhetherToLeave: asksWhetherToLeave)
    }

    /// Takes off all from the first question on.
    ///
    /// A stack that is not the flow's own, and holds nothing else, keeps it until it is given something: no stack is
    /// left empty.
    ///
    /// - Parameters:
    ///   - commit: What does it.
    ///   - asksWhetherToLeave: Whether the questions are asked; what else stands there is asked in any case.
    func takeOff(in commit: Commit, asksWhetherToLeave: Bool) {
        guard let first, case .content(let stack)? = first.list, let index = first.position else { return }
        let stays = index == 0 && !hasOwnStack
        for slot in stack.content[index...] where slot.node.question?.run === self && (stays || !asksWhetherToLeave) {
            commit.noteFinish(of: slot.node)
        }
        if !stays { commit.takeAway(first) }
    }
}
