/// The end of a trigger. Every call has exactly one.
///
/// No cases will be added.
public enum TransitionOutcome: Equatable, Sendable {
    /// The trigger is done. The context has the changes, and the nodes that were shown.
    case completed(TransitionContext)

    /// Nothing had to change on the tree. Effects may have run.
    case noChange

    /// The trigger was given up before it was done.
    case cancelled(CancellationReason)

    /// The trigger was refused before anything changed.
    case rejected(RejectionReason)

    /// The trigger could not be done. The tree is as it was before.
    case failed(TransitionError)
}

/// The reason why a trigger was given up.
///
/// More cases may be added: a `switch` over them needs a `default`.
@nonexhaustive
public enum CancellationReason: Equatable, Sendable {
    /// The caller, by cancelling the task that awaited the trigger, or by releasing the ``InteractiveTransition`` that
    /// drove it. If the task is cancelled after the commit, the `await` ends like this, too, and the commit remains.
    case caller

    /// The user, by turning a gesture back half-way, or by closing an alert with a step back.
    case user

    /// The app, by a transition that closed an alert before it was answered.
    case program

    /// A recovery, which ends everything that is pending.
    case recovery

    /// The rollback of the commit that the trigger had joined.
    case rolledBack

    /// A later trigger of the same `AsyncSequence`, made while this one waited: see ``Burst/latest``.
    case superseded

    /// No one: the tree was released before the trigger ended.
    case released
}

/// The reason why a trigger was refused.
///
/// More cases may be added: a `switch` over them needs a `default`.
@nonexhaustive
public enum RejectionReason: Equatable, Sendable {
    /// A gate, with its reason.
    case denied(String)

    /// A gate, or a screen, whose prerequisite was closed before it had finished. The string is the prerequisite's
    /// name; if it has none, the name, else the type, of the screen that was in front in it when it was shown: `card`
    /// for a login that was shown as `[card]` and closed as `[card, pin]`.
    case closed(String)

    /// A screen that may not be left, with its reason.
    case stays(String)

    /// A modal that must be answered and cannot be dismissed by going back. The string is the modal's name, else the
    /// type of its presentable.
    case mustBeAnswered(String)

    /// The queue, since a commit was still settling and the options said not to wait.
    case busy
}

extension TransitionOutcome {
    /// The error that `try await` throws for an outcome other than `completed` and `noChange`.
    ///
    /// No cases will be added.
    public enum Failure: Error, Equatable, Sendable, CustomStringConvertible {
        /// The trigger was given up before it was done.
        case cancelled(CancellationReason)

        /// The trigger was refused before anything changed.
        case rejected(RejectionReason)

        /// The trigger could not be done. The tree is as it was before.
        case failed(TransitionError)

        /// The outcome in words; for a failure, the error's whole message.
        @_documentation(visibility: internal)
        public var description: String {
            switch self {
            case .cancelled(let reason): "cancelled: \(reason)"
            case .rejected(let reason): "rejected: \(reason)"
            case .failed(let error): error.description
            }
        }

        /// The error of a failure; nil if the trigger was cancelled or rejected.
        public var error: TransitionError? { if case .failed(let error) = self { error } else { nil } }
    }

    /// True if the trigger is done, and something has changed.
    public var isCompleted: Bool { if case .completed = self { true } else { false } }

    /// The error of a failure; nil for every other outcome.
    public var error: TransitionError? { if case .failed(let error) = self { error } else { nil } }

    /// Returns the context of a completed trigger, or an empty one if nothing had to change.
    ///
    /// - Throws: ``Failure`` if the trigger was cancelled, rejected or failed.
    public func get() throws(Failure) -> TransitionContext {
        switch self {
        case .completed(let context): return context
        case .noChange: return TransitionContext()
        case .cancelled(let reason): throw .cancelled(reason)
        case .rejected(let reason): throw .rejected(reason)
        case .failed(let error): throw .failed(error)
        }
    }
}

extension TransitionOutcome: CustomStringConvertible {
    /// One line with the outcome and its reason, if it has one; for a failure, the error's first line.
    @_documentation(visibility: internal)
    public var description: String {
        switch self {
        case .completed: "completed"
        case .noChange: "no change"
        case .cancelled(let reason): "cancelled: \(reason)"
        case .rejected(let reason): "rejected: \(reason)"
        case .failed(let error): "failed: \(error.summary)"
        }
    }
}

extension CancellationReason: CustomStringConvertible {
    /// The reason in words.
    @_documentation(visibility: internal)
    public var description: String {
        switch self {
        case .caller: "the caller no longer waits for it"
        case .user: "the user turned back half-way"
        case .program: "a transition has closed it"
        case .recovery: "everything that was pending was ended"
        case .rolledBack: "the commit that it had joined was undone"
        case .superseded: "a later one has taken its place"
        case .released: "the tree has gone"
        }
    }
}

extension RejectionReason: CustomStringConvertible {
    /// The reason in words.
    @_documentation(visibility: internal)
    public var description: String {
        switch self {
        case .denied(let reason): "it is not allowed: \(reason)"
        case .closed(let name): "'\(name)' had to come first, and was closed"
        case .stays(let reason): "a screen will not be left: \(reason)"
        case .mustBeAnswered(let name): "'\(name)' has to be answered first"
        case .busy: "something else is still settling"
        }
    }
}
