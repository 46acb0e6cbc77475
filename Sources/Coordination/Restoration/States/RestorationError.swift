public import Coordination

/// A failure to store, read or restore a state. The tree is unchanged.
///
/// Later versions may add cases, so a `switch` over them needs a `default`.
@nonexhaustive
public enum RestorationError: Error, Equatable, Sendable {
    /// The state exceeds a limit, in bytes of text, in nodes, or in levels of nested nodes.
    case tooLarge(found: Int, limit: Int, unit: String)
    /// The check sum is wrong: the text has changed since it was written.
    case wrongSum
    /// The text is not a stored state: the string says why, and where.
    case malformed(String)
    /// The text has a format version that this version of the framework does not know.
    case unknownFormat(Int)
    /// The state is of another kind of root. The strings name the stored kind and the kind to restore on, such as
    /// `stack`.
    case wrongRoot(stored: String, here: String)
    /// The state does not belong to the current owner, by ``RestorationTerms``.
    case otherOwner
    /// The state is older than the limit in seconds, or its age is unknown.
    case tooOld(limit: Double)
    /// A commit runs, settles or waits for its turn on the tree.
    case busy
    /// A gate, a host or a screen that would be left did not allow the restoration, or could not answer at once.
    case refused(TransitionOutcome)
}

extension RestorationError: CustomStringConvertible {
    /// The failed operation, its reason, and a remedy.
    @_documentation(visibility: internal)
    public var description: String {
        switch self {
        case .tooLarge(let found, let limit, let unit):
            """
            Can't take the stored state: it has \(found) \(unit), and \(limit) are allowed.

            Store a part of it, such as one window\(unit == "levels" ? "." : Self.otherLimits)
            """
        case .wrongSum:
            """
            Can't read the stored state: its check sum is not that of its text.

            Begin without it. Write to a file beside the old one, and put it in its place when it is whole.
            """
        case .malformed(let complaint):
            """
            Can't read the stored state: \(complaint).

            Begin without it. Hand over the text as it was stored.
            """
        case .unknownFormat(let version):
            """
            Can't read the stored state: its format has the version \(version), and this reads version \
            \(StateWriter.version).

            Begin without it: a newer version of the app has stored it.
            """
        case .wrongRoot(let stored, let here):
            """
            Can't restore: the state is that of \(stored), and this is \(here).

            Restore on what it was stored of: a manager, a window, a coordinator with such a root.
            """
        case .otherOwner:
            """
            Can't restore: the state is of another owner.

            Begin without it, or restore it when its owner has signed in: restore(_:terms:after:).
            """
        case .tooOld(let limit):
            """
            Can't restore: the state is older than \(limit) seconds, or has no date.

            Begin without it. Store with terms that have a clock.
            """
        case .busy:
            """
            Can't restore now: the tree is in the middle of something.

            Restore before a host is attached, or when nothing settles.
            """
        case .refused(let outcome):
            """
            Can't restore: something that would be left did not allow it (\(outcome)).

            Restore at launch, or close what asks before it is left.
            """
        }
    }

    private static let otherLimits = ", or give other limits: stored(limits:), StoredState(text, limits:)."
}
