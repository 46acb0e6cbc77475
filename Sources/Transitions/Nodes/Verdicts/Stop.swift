/// What keeps a commit from going on.
package final class Stop {
    /// What was said.
    package let verdict: Verdict

    /// What it does not let happen, for messages: `go to AppRoute.profile`.
    let verb: String

    /// What this is about, which tells it from every other stop of the same trigger.
    let question: Question

    /// The route that has to come first, if one has. Triggers that need the same share what is shown for it.
    package let route: Hop?

    /// Where the router stands whose route was stopped.
    package internal(set) weak var place: Node?

    /// - Parameters:
    ///   - keeper: Who said it: a gate, or what would be left.
    ///   - subject: What would be gone to; nil for what would be left.
    ///   - node: The router's node, or the one that would be left, unless the commit has made it itself.
    @inline(never)
    init(_ verdict: Verdict, by keeper: String, _ verb: String, about subject: AnyHashable?, of node: Node?) {
        self.verdict = verdict
        self.verb = verb
        question = Question(keeper, verdict, subject, node)
        if case .require(let demand) = verdict.kind { route = demand.route } else { route = nil }
    }

    /// The name of the gate or the screen that said it.
    package var keeper: String { question.keeper }

    /// A question of a gate, or of a screen that would be left. Where it was answered by going on, it is not asked
    /// again for the same trigger: the same words, of the same keeper, about the same route to the same router.
    struct Question: Equatable {
        let keeper: String
        let words: String
        private let message: String
        private let subject: AnyHashable?
        // By its id, which no other node gets when this one has gone.
        private let node: NodeID?

        @inline(never)
        init(_ keeper: String, _ verdict: Verdict, _ subject: AnyHashable?, _ node: Node?) {
            self.keeper = keeper
            words = verdict.description
            if case .ask(_, let message, _) = verdict.kind { self.message = message } else { message = "" }
            self.subject = subject
            self.node = node?.id
        }

        /// The end of a trigger that this does not let pass.
        func rejection(_ reason: String) -> RejectionReason {
            subject == nil ? .stays(reason) : .denied(reason)
        }
    }

    /// The error of a trigger that is kept going round.
    func loop(at node: Node?) -> TransitionError {
        TransitionError(verb, .gateLoops(question.keeper), state: node?.treeLine ?? "")
    }
}
