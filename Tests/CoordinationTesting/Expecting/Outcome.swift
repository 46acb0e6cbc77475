public import Coordination

/// Returns the outcome of a call that takes a completion, or nil if a host or a gate has not answered yet.
///
/// ```swift
/// let refused = outcome { app.trigger(.back, completion: $0) }
/// #expect(refused?.error?.reason == .nothingToPop)
/// ```
///
/// The call has a completion, so its failure is handled: `.noUnhandledFailures` does not fail the test for it.
public func outcome(of call: (@escaping (TransitionOutcome) -> Void) -> Void) -> TransitionOutcome? {
    var heard: TransitionOutcome?
    call { heard = $0 }
    return heard
}
