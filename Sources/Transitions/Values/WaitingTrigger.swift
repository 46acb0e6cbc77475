/// A trigger that waits for its turn or at a gate, as a value.
public struct WaitingTrigger: Equatable, Sendable {
    /// The request: a route, a link, a report or a transition.
    public let cause: Cause

    /// The reason for waiting.
    @_spi(Log) public let reason: Reason

    /// The place in the source from which it was triggered.
    @_spi(Log) public let location: CallSite

    /// The options of the trigger.
    @_spi(Log) public let options: TransitionOptions

    /// The number of the current attempt, from 1. Too many attempts at a gate end the trigger.
    package let attempts: Int

    /// The route that the gate has to have taken first; nil if it asks for none.
    package let next: Hop?

    init(
        _ cause: Cause, _ reason: Reason, at location: CallSite, _ options: TransitionOptions, attempts: Int,
        next: Hop?
    ) {
        self.attempts = attempts
        self.next = next
        self.cause = cause
        self.reason = reason
        self.location = location
        self.options = options
    }

    /// The reason why a trigger waits.
    ///
    /// Later versions may add cases: a `switch` needs a `default`.
    @nonexhaustive
    @_spi(Log) public enum Reason: Equatable, Sendable {
        /// Its turn: a commit settles, or other triggers are before it.
        case turn

        /// A gate, or a screen that would be left, which does not let the trigger go on yet.
        ///
        /// - Parameters:
        ///   - name: The gate's name; for a screen its name, else its type.
        ///   - verdict: The verdict, in words: `require AppRoute.login`.
        case gate(String, verdict: String)
    }
}

extension WaitingTrigger: CustomStringConvertible {
    /// The request and the reason for waiting, on one line:
    /// `profile on AppCoordinator: waits for signed in (require AppRoute.login)`.
    @_documentation(visibility: internal)
    public var description: String { "\(cause): waits for \(reason)" }
}

extension WaitingTrigger.Reason: CustomStringConvertible {
    /// The reason in words: `its turn`, `signed in (require AppRoute.login)`.
    @_documentation(visibility: internal)
    public var description: String {
        switch self {
        case .turn: "its turn"
        case .gate(let name, let verdict): "\(name) (\(verdict))"
        }
    }
}
