/// How a trigger ended. Every call has exactly one.
///
/// A closed set: there will be no others.
public enum TransitionOutcome: Hashable, Sendable {
    /// It is done; the context says what changed and what was shown.
    case completed(TransitionContext)

    /// It was so already: nothing had to change on the tree. Effects may have run.
    case noChange

    /// It was given up before it was done.
    case cancelled(CancellationReason)

    /// Something said no before anything changed.
    case rejected(RejectionReason)

    /// It could not be done; the tree is as it was before.
    case failed(TransitionError)
}

/// Who gave a trigger up.
///
/// There may be more one day: a `switch` over them has a `default`.
@nonexhaustive
public enum CancellationReason: Hashable, Sendable {
    /// The caller, by cancelling the task that awaited it, or by releasing the ``InteractiveTransition`` that drove
    /// it. An `await` ends with this also where the trigger has been committed already, and that stands then.
    case caller

    /// The user, by turning back half-way.
    case user

    /// The app, by a transition that closed what was asked with: an alert.
    case program

    /// A recovery, which ends everything that is pending.
    case recovery

    /// The commit that it had joined was undone.
    case rolledBack

    /// A later one of the same sequence, which came while it waited: see ``Burst/latest``.
    case superseded

    /// Nothing: the tree was released before it ended.
    case released
}

/// Who said no to a trigger.
///
/// There may be more one day: a `switch` over them has a `default`.
@nonexhaustive
public enum RejectionReason: Hashable, Sendable {
    /// A gate, with its reason.
    case denied(String)

    /// A gate, or a screen, that wanted something done first, which was closed before it had finished. The string is
    /// the name of what was shown for it, where that has none the name of the screen that was then in front in it, else
    /// that one's type: `card` for a login `[card, pin]` that began with `card`.
    case closed(String)

    /// A screen that will not be left, with its reason.
    case stays(String)

    /// A modal that has to be answered and not stepped back from. The string is the modal's name, else the type of what
    /// it stands for.
    case mustBeAnswered(String)

    /// The queue, as something was still settling and the options said not to wait.
    case busy
}

extension TransitionOutcome {
    /// The error that `try await` throws for an outcome that is neither done nor already so.
    ///
    /// A closed set: there will be no others.
    public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// It was given up before it was done.
        case cancelled(CancellationReason)

        /// Something said no before anything changed.
        case rejected(RejectionReason)

        /// It could not be done; the tree is as it was before.
        case failed(TransitionError)

        /// The outcome in words; for a failure, the error's whole message.
        public var description: String {
            switch self {
            case .cancelled(let reason): "cancelled: \(reason)"
            case .rejected(let reason): "rejected: \(reason)"
            case .failed(let error): error.description
            }
        }

        /// The error of what failed; nil for what was cancelled or rejected.
        public var error: TransitionError? { if case .failed(let error) = self { error } else { nil } }
    }

    /// Whether it is done, and something has changed.
    public var isCompleted: Bool { if case .completed = self { true } else { false } }

    /// The error of what failed; nil for every other outcome.
    public var error: TransitionError? { if case .failed(let error) = self { error } else { nil } }

    /// Gives the context of what is done (an empty one if it was so already), or throws why it is not.
    ///
    /// - Throws: ``Failure`` for what was cancelled, rejected or failed.
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
    /// One line that names the outcome and, where there is one, its reason; a failure's first line.
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
    /// Who gave it up, in words.
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
    /// Who said no, in words.
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
