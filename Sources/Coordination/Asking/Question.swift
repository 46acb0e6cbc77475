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
        guard let question = note(of: Question.self), question.run.listener?.hasEnded == false else { return nil }
        return question
    }

    /// Whether the next question of the same flow stands above this one. O(what stands above).
    final var isAnswered: Bool {
        guard let question, case .content(let stack)? = list, let index = position else { return false }
        return stack.content[(index + 1)...].contains { $0.node.question?.run === question.run }
    }
}
