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

    /// What would have to be done first. Who waits for the same can share it.
    let key: AnyHashable

    /// What the person allows who goes on all the same: this question, of this screen.
    let grant: Grant

    /// Where the router stands whose route was stopped.
    weak var place: Node?

    /// - Parameter leaving: The node that would be left; nil for a gate.
    init(_ verdict: Verdict, by keeper: String, _ verb: String, leaving: Node? = nil) {
        self.verdict = verdict
        self.verb = verb
        self.keeper = keeper
        isLeaving = leaving != nil
        switch verdict.kind {
        case .first(let errand): key = errand.key
        default: key = AnyHashable("\(keeper): \(verdict)")
        }
        grant = Grant(question: key, screen: leaving?.id)
    }

    /// A question that a person has answered by going on. It is not asked again for the same trigger.
    struct Grant: Hashable {
        let question: AnyHashable
        // By its id, which no other screen gets when this one has gone.
        let screen: NodeID?
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
