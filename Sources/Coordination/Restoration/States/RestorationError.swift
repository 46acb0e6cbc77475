public import Coordination

/// Why a state could not be stored, read or restored. The tree is as it was.
///
/// There may be more one day: a `switch` over them has a `default`.
@nonexhaustive
public enum RestorationError: Error, Hashable, Sendable {
    /// It is larger than it may be.
    case tooLarge(Measure, found: Int, limit: Int)
    /// Its check sum is another one: something has changed it since it was written.
    case wrongSum
    /// It is not what was written: why, and where.
    case malformed(String)
    /// It was written by a version of this framework whose format is not known here.
    case unknownFormat(Int)
    /// It is of something else: what was stored, and what it was to be restored on, in words of the notation.
    case wrongRoot(stored: String, here: String)
    /// It is of another owner than the one now: ``RestorationTerms/owner``.
    case otherOwner
    /// It is older than the limit in seconds, or its age is not known.
    case tooOld(limit: Double)
    /// The tree is in the middle of a commit, or something settles or waits for its turn.
    case busy
    /// A screen that would be left, or a host, did not allow it, or could not be asked at once.
    case refused(TransitionOutcome)

    /// What may be too large.
    public enum Measure: String, Hashable, Sendable {
        /// Bytes of text.
        case bytes
        /// Nodes.
        case nodes
        /// Levels of nodes within each other.
        case depth
    }
}

extension RestorationError: CustomStringConvertible {
    /// What could not be done, why, and what to do instead.
    public var description: String {
        switch self {
        case .tooLarge(let measure, let found, let limit):
            """
            Can't take the stored state: it has \(found) \(unit(measure)), and \(limit) are allowed.

            Store a part of it, such as one window\(measure == .depth ? "." : Self.otherLimits)
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

    private func unit(_ measure: Measure) -> String { measure == .depth ? "levels" : measure.rawValue }
}
