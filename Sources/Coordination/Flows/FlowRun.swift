/// One run of a flow: where it stands, and who waits for it. Its questions keep it.
final class FlowRun {
    /// Its first question.
    weak var first: Node?

    /// Who is to hear how it ends: noted with the first question.
    let listener: Expectation

    /// Whether the stack that the questions stand on was made for them.
    let hasOwnStack: Bool

    init(_ listener: Expectation, hasOwnStack: Bool) {
        self.listener = listener
        self.hasOwnStack = hasOwnStack
    }

    /// Gives it up: whoever waits hears of it, and its questions are taken off.
    func cancel(in commit: Commit, asksWhetherToLeave: Bool) {
        commit.fulfil(listener)
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

/// What a node is asked in a flow.
class Question {
    let run: FlowRun

    init(_ run: FlowRun) {
        self.run = run
    }
}

/// A question, and what is to become of an answer. It keeps the answers that led to it.
final class OpenQuestion<Answer>: Question {
    private let take: (Answer, Node, Commit) throws(TransitionError) -> Void

    init(_ run: FlowRun, _ take: @escaping (Answer, Node, Commit) throws(TransitionError) -> Void) {
        self.take = take
        super.init(run)
    }

    /// Goes on with an answer. It stays where it is.
    func take(_ answer: Answer, at node: Node, in commit: Commit) throws(TransitionError) {
        try take(answer, node, commit)
    }
}

extension Node {
    /// What this is asked in a flow that has not ended.
    final var question: Question? {
        guard let question = note(of: Question.self), !question.run.listener.hasEnded else { return nil }
        return question
    }

    /// Whether the next question of the same flow stands above this one. O(what stands above).
    final var isAnswered: Bool {
        guard let question, case .content(let stack)? = list, let index = position else { return false }
        return stack.content[(index + 1)...].contains { $0.node.question?.run === question.run }
    }
}

/// Asks one question after the other, for one run of a flow.
struct FlowAsker<Answers, Output> {
    let run: FlowRun
    let listener: ResultExpectation<Output>
    let animation: Animation?
    /// The flow's own `next()`.
    let next: (Answers) -> Step<Answers, Output>

    /// Builds a question, and puts it on top of a stack.
    func show<F: Finishing>(
        _ build: () -> F, for answer: WritableKeyPath<Answers, F.Output?>, of answers: Answers, on stack: Container,
        _ commit: Commit
    ) throws(TransitionError) -> Node {
        let node: Node = try commit.push(on: stack, animation, build).node
        let question = OpenQuestion<F.Output>(run) { output, node, commit throws(TransitionError) in
            var answers = answers
            answers[keyPath: answer] = output
            try goOn(with: answers, after: answer, at: node, commit)
        }
        commit.expect(NodeNote<Question>(question), on: node)
        return node
    }

    /// Asks what is missing now, or ends.
    private func goOn(
        with answers: Answers, after last: PartialKeyPath<Answers>, at node: Node, _ commit: Commit
    ) throws(TransitionError) {
        switch next(answers).kind {
        case .ask(last, _):
            throw TransitionError(
                "answer \(node.label)", .flowStuck(node.label), state: (node.holder ?? node).stateLine)
        case .ask(_, let show):
            guard case .content(let stack)? = node.list, stack.layout.kind == .stack else {
                throw TransitionError("go on from \(node.label)", .notOnStack(on: nil), state: node.stateLine)
            }
            _ = try show(answers, self, stack, commit)
        case .done(let output):
            listener.fulfil(with: output)
            commit.fulfil(listener)
            run.takeOff(in: commit, asksWhetherToLeave: false)
        }
    }
}
