/// What keeps a commit from going on.
final class Stop {
    /// What was said.
    let verdict: Verdict

    /// Who said it: a gate, or what would be left.
    let keeper: String

    /// What it does not let happen, for messages: `go to AppRoute.profile`.
    let verb: String

    /// Whether it was what would be left.
    let isLeaving: Bool

    /// What would have to be done first. Triggers that need the same share it.
    let key: AnyHashable

    /// What this is about, which tells it from every other stop of the same trigger.
    let question: Question

    /// Where the router stands whose route was stopped.
    weak var place: Node?

    /// - Parameters:
    ///   - subject: What would be gone to; nil for what would be left.
    ///   - node: The router's node, or the one that would be left, unless the commit has made it itself.
    @inline(never)
    init(_ verdict: Verdict, by keeper: String, _ verb: String, about subject: AnyHashable?, of node: Node?) {
        self.verdict = verdict
        self.verb = verb
        self.keeper = keeper
        isLeaving = subject == nil
        question = Question(keeper, verdict, subject, node)
        if case .first(let route) = verdict.kind {
            key = AnyHashable(route.cause.route)
        } else {
            key = AnyHashable(question)
        }
    }

    /// A question of a gate, or of a screen that would be left. Where it was answered by going on, it is not asked
    /// again for the same trigger: the same words, of the same keeper, about the same route to the same router.
    struct Question: Hashable {
        private let keeper: String
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
    }

    /// The end of a trigger that it does not let pass.
    func rejection(_ reason: String) -> RejectionReason {
        isLeaving ? .stays(reason) : .denied(reason)
    }

    /// The error of a trigger that is kept going round.
    func loop(at node: Node?) -> TransitionError {
        TransitionError(verb, .gateLoops(keeper), state: node?.treeLine ?? "")
    }
}
