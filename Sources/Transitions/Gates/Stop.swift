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

    /// Where the router stands whose route was stopped.
    weak var place: Node?

    init(_ verdict: Verdict, by keeper: String, _ verb: String, isLeaving: Bool) {
        self.verdict = verdict
        self.verb = verb
        self.keeper = keeper
        self.isLeaving = isLeaving
        switch verdict.kind {
        case .first(let errand): key = errand.key
        default: key = AnyHashable("\(keeper): \(verdict)")
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
