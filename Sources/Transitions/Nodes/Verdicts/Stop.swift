/// A verdict that stops a commit.
package final class Stop {
    /// The verdict.
    package let verdict: Verdict

    /// The action that is stopped, for messages: `go to AppRoute.profile`.
    let verb: String

    /// The question, by which this differs from every other stop of the same trigger.
    let question: Question

    /// The route that has to come first, if one has. Triggers that need the same route share the screens shown for it.
    package let route: Hop?

    /// The node of the router whose route was stopped.
    package internal(set) weak var place: Node?

    /// - Parameters:
    ///   - source: The name of the gate, or of the screen that would be left.
    ///   - subject: The destination; nil if a screen would be left.
    ///   - node: The router's node, or the one that would be left, unless the commit has made it itself.
    @inline(never)
    init(_ verdict: Verdict, by source: String, _ verb: String, about subject: AnyHashable?, of node: Node?) {
        self.verdict = verdict
        self.verb = verb
        question = Question(source, verdict, subject, node)
        if case .require(let demand) = verdict.kind { route = demand.route } else { route = nil }
    }

    /// The name of the gate or the screen that gave the verdict.
    package var source: String { question.source }

    /// A question of a gate, or of a screen that would be left. If the user answered it by going on, it is not asked
    /// again for the same trigger: the same words, of the same source, about the same route to the same router.
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

        /// Returns the rejection of a trigger that this stops.
        func rejection(_ reason: String) -> RejectionReason {
            subject == nil ? .stays(reason) : .denied(reason)
        }
    }

    /// Returns the error of a trigger that is caught in a loop.
    func loop(at node: Node?) -> TransitionError {
        TransitionError(verb, .gateLoops(question.source), state: node?.treeLine ?? "")
    }
}
