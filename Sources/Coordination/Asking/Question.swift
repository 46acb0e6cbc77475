/// What a node is asked in a flow.
package class Question {
    let run: FlowRun

    init(_ run: FlowRun) {
        self.run = run
    }

    /// The first question of the flow.
    package final var first: Node? { run.first }

    /// Has the answers visited that led to this, and goes on with what they become. For the subclass.
    package func visit(
        _ visitor: any AnswersVisitor, at node: Node, in commit: Commit?
    ) throws(TransitionError) {}

    /// Asks the gates of a question that is shown already. For the subclass.
    package func askGates(at node: Node, in commit: Commit) throws(TransitionError) {}
}

/// Looks at the answers of a flow.
package protocol AnswersVisitor: AnyObject {
    /// Looks at them, and says whether they are other ones now.
    func visit<Answers>(_ answers: inout Answers) -> Bool
}

/// A question, and what is to become of an answer. It keeps the answers that led to it.
final class OpenQuestion<Answer>: Question {
    /// Given an answer, or what visits those before it; with neither, its gates are asked.
    typealias Taking = (Answer?, (any AnswersVisitor)?, Node, Commit?) throws(TransitionError) -> Void

    private let take: Taking

    init(_ run: FlowRun, _ take: @escaping Taking) {
        self.take = take
        super.init(run)
    }

    /// Goes on with an answer. It stays where it is.
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
    /// What this is asked in a flow that has not ended.
    package final var question: Question? {
        guard let question = note(of: Question.self), question.run.listener?.hasEnded == false else { return nil }
        return question
    }

    /// Whether the next question of the same flow stands above this one. O(what stands above).
    final var isAnswered: Bool {
        guard let question, case .content(let stack)? = list, let index = position else { return false }
        return stack.content[(index + 1)...].contains { $0.node.question?.run === question.run }
    }

    /// True if nobody hears a value that this ends with, as its asker has left and is not back.
    final var isAskedInVain: Bool {
        let listeners = expectations.filter { $0.isAnswered }
        return listeners.contains { $0.isAway } && listeners.allSatisfy { $0.hasEnded }
    }
}
