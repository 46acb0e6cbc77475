/// Why something that was to give a result has ended without one.
///
/// There may be more one day: a `switch` over them has a `default`.
@nonexhaustive
public enum EndReason: Error, Hashable, Sendable {
    /// It was removed from a stack.
    case popped

    /// It was presented or embedded, and was taken away.
    case dismissed

    /// Something else has its place: a new root, other tabs, another detail.
    case replaced

    /// Its window was closed.
    case windowClosed

    /// The app began anew.
    case reset

    /// The caller no longer waits, a recovery ended it, or the flow that it belonged to was given up.
    case cancelled

    /// It was not shown, or not taken on.
    case notShown(TransitionOutcome.Failure)

    /// Its tree has gone, or it was never shown at all.
    case released
}

extension EndReason: CustomStringConvertible {
    /// The reason in words.
    public var description: String {
        switch self {
        case .popped: "it was popped"
        case .dismissed: "it was dismissed"
        case .replaced: "something else has its place"
        case .windowClosed: "its window was closed"
        case .reset: "the app began anew"
        case .cancelled: "it was given up"
        case .notShown(let failure): "it was not shown: \(failure)"
        case .released: "its tree has gone, or it was never shown"
        }
    }
}
