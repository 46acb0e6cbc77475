/// A trigger that has been asked for and is not done yet, as a value.
public struct WaitingTrigger: Hashable, Sendable {
    /// What asked for it.
    public let cause: Cause

    /// What it waits for.
    @_spi(Log) public let reason: Reason

    /// Where in the source it was asked for.
    @_spi(Log) public let location: CallSite

    /// How it is to be carried out.
    @_spi(Log) public let options: TransitionOptions

    /// How often it has been planned. A gate that asks again and again ends it.
    package let attempts: Int

    init(
        _ cause: Cause, _ reason: Reason, at location: CallSite, _ options: TransitionOptions, attempts: Int
    ) {
        self.attempts = attempts
        self.cause = cause
        self.reason = reason
        self.location = location
        self.options = options
    }

    /// What a trigger waits for.
    ///
    /// There may be more one day: a `switch` over them has a `default`.
    @nonexhaustive
    @_spi(Log) public enum Reason: Hashable, Sendable {
        /// Its turn: something settles, or others came before it.
        case turn

        /// What a gate, or a screen that would be left, wants first.
        ///
        /// - Parameters:
        ///   - name: The gate's name; for a screen its name, else its type.
        ///   - verdict: What that said, in words: `require AppRoute.login`.
        case gate(String, verdict: String)
    }
}

extension WaitingTrigger: CustomStringConvertible {
    /// What asked for it and what it waits for, on one line:
    /// `profile on AppCoordinator: waits for signed in (require AppRoute.login)`.
    public var description: String { "\(cause): waits for \(reason)" }
}

extension WaitingTrigger.Reason: CustomStringConvertible {
    /// In words: `its turn`, `signed in (require AppRoute.login)`.
    public var description: String {
        switch self {
        case .turn: "its turn"
        case .gate(let name, let verdict): "\(name) (\(verdict))"
        }
    }
}
