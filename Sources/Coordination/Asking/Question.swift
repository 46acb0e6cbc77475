/// A question of a flow, attached to a node.
package class Question {
    let run: FlowRun

    init(_ run: FlowRun) {
        self.run = run
    }

    /// The node of the flow's first question.
    package final var first: Node? { run.first }

    /// Shows a visitor the answers before this question; if it changes them, the flow goes on. Overridden.
    package func visit(
        _ visitor: any AnswersVisitor, at node: Node, in commit: Commit?
    ) throws(TransitionError) {}

    /// Asks the gates of this question, which is shown already. Overridden.
    package func askGates(at node: Node, in commit: Commit) throws(TransitionError) {}
}

/// A visitor that reads or replaces the answers of a flow.
package protocol AnswersVisitor: AnyObject {
    /// Visits the answers, and returns true if it has replaced them.
    func visit<Answers>(_ answers: inout Answers) -> Bool
}

/// A question with a closure that takes its answer, and retains the answers before it.
final class OpenQuestion<Answer>: Question {
    /// A closure that takes the answer, or a visitor of the earlier answers. Given neither, it asks the gates.
    typealias Taking = (Answer?, (any AnswersVisitor)?, Node, Commit?) throws(TransitionError) -> Void

    private let take: Taking

    init(_ run: FlowRun, _ take: @escaping Taking) {
        self.take = take
        super.init(run)
    }

    /// Takes the answer: the flow asks the next question, or ends.
    func take(_ answer: Answer, at node: Node, in commit: Commit) throws(TransitionError) {
        try take(answer, nil, node, commit)
    }

    override func visit(
        _ visitor: any AnswersVisitor, at node: Node, in commit: Commit?
    ) throws(TransitionError) {
        try take(nil, visitor, node, commit)
    }

    override func askGates(at node: Node, in commit: Commit) throws(TransitionError) {
        try take(nil, nil, node, commit)
    }
}

extension Node {
    /// The question that this node asks, if its flow has not ended.
    package final var question: Question? {
        guard let question = attachedObject(of: Question.self), question.run.listener?.hasEnded == false else {
            return nil
        }
        return question
    }

    /// True if the next question of the same flow is above this one. O(entries above).
    final var isAnswered: Bool {
        guard let question, case .content(let stack)? = list, let index = position else { return false }
        return stack.content[(index + 1)...].contains { $0.node.question?.run === question.run }
    }

    /// True if nobody would receive the final value of this node, as its listener has left the tree, and is not back.
    final var hasNoListener: Bool {
        let listeners = expectations.filter { $0.wantsAnswer }
        return listeners.contains { $0.isAway } && listeners.allSatisfy { $0.hasEnded }
    }
}
