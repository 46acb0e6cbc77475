/// A verdict that stops a commit.
package final class Stop {
    package let verdict: Verdict

    /// The action that is stopped, for messages: `go to AppRoute.profile`.
    let verb: String

    /// The question, by which this differs from every other stop of the same trigger.
    let question: Question

    /// The route that has to be taken first, if any. Triggers that need the same route share the screens shown for it.
    package let route: Hop?

    /// The node that would be left, if the question is about that.
    private(set) weak var leaving: Node?

    /// The node of the router whose route was stopped.
    package internal(set) weak var place: Node?

    /// The part of the gate that holds for what stands, if it has one.
    var standing: StandingRule?

    /// - Parameters:
    ///   - source: The name of the gate, or of the screen that would be left.
    ///   - subject: The destination; nil if a screen would be left.
    ///   - node: The node that would be left, or the router's; nil for a router that the commit has added or built.
    @inline(never)
    init(_ verdict: Verdict, by source: String, _ verb: String, about subject: AnyHashable?, of node: Node?) {
        self.verdict = verdict
        self.verb = verb
        question = Question(source, verdict, subject, node)
        if subject == nil { leaving = node }
        if case .require(let demand) = verdict.kind { route = demand.route } else { route = nil }
    }

    /// The name of the gate or the screen that gave the verdict.
    package var source: String { question.source }

    /// A question of a gate, or of a screen that would be left. If the user answers it by going on, a question with
    /// equal words, source, route and router is not asked for the same trigger.
    struct Question: Equatable {
        let source: String
        let words: String
        private let message: String
        private let subject: AnyHashable?
        // An id, because no other node gets it after this one is released.
        private let node: NodeID?

        @inline(never)
        init(_ source: String, _ verdict: Verdict, _ subject: AnyHashable?, _ node: Node?) {
            self.source = source
            words = verdict.description
            if case .ask(_, let message, _) = verdict.kind { self.message = message } else { message = "" }
            self.subject = subject
            self.node = node?.id
        }

        /// Returns the rejection of a trigger that this question stops, for a reason.
        func rejection(_ reason: String) -> RejectionReason {
            subject == nil ? .stays(reason) : .denied(reason)
        }
    }

    /// Returns the error of a trigger that this stops again and again.
    func loop(at node: Node?) -> TransitionError {
        TransitionError(verb, .gateLoops(question.source), state: node?.treeLine ?? "")
    }
}
