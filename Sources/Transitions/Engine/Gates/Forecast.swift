/// The end that a user's action would have, without anything that may happen first.
package enum Forecast {
    /// It would be carried out, or would change nothing.
    case passes
    /// A coordinator would make a request of it.
    case claimed(any Intent)
    /// A screen that would be left, or a gate, gives a verdict.
    case stopped(Verdict)
    case rejected(RejectionReason)
    case fails(TransitionError)
    /// A commit runs or settles, during which no screen can be asked.
    case unknown
}
