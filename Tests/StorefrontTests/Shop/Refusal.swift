import Coordination

/// The error that a trigger was refused with; the test fails where it was not.
///
/// ```swift
/// let error = try refusal { app.trigger(.tab(.cart), completion: $0) }
/// ```
func refusal(of trigger: (@escaping (TransitionOutcome) -> Void) -> Void) throws -> TransitionError {
    var outcome: TransitionOutcome?
    trigger { outcome = $0 }
    guard case .failed(let error)? = outcome else { throw NotRefused(outcome: outcome) }
    return error
}

private struct NotRefused: Error {
    let outcome: TransitionOutcome?
}
