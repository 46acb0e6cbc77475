/// The reason why a presentable that was to give a result has ended without one.
///
/// More cases may be added: a `switch` over them needs a `default`.
@nonexhaustive
public enum EndReason: Error, Hashable, Sendable {
    /// The presentable was removed from a stack.
    case popped

    /// The modal or the embedded presentable was removed.
    case dismissed

    /// Another presentable took its place: a new root, other tabs, another detail, the next screen of a stack.
    case replaced

    /// Its window was closed.
    case windowClosed

    /// The app was reset.
    case reset

    /// The caller no longer waits, a recovery ended the presentable, or its flow was given up.
    case cancelled

    /// A standing gate, of this name, no longer held.
    case notAllowed(by: String)

    /// The presentable was not shown: its trigger ended with this failure.
    case notShown(TransitionOutcome.Failure)

    /// The tree is gone, or the presentable was never shown.
    case released

    /// Feeds the words to the hasher, as a route that carries a reason has to be hashable.
    @_documentation(visibility: internal)
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}

extension EndReason: CustomStringConvertible {
    /// The reason in words.
    @_documentation(visibility: internal)
    public var description: String {
        switch self {
        case .popped: "it was popped"
        case .dismissed: "it was dismissed"
        case .replaced: "something else has its place"
        case .windowClosed: "its window was closed"
        case .reset: "the app was reset"
        case .cancelled: "it was given up"
        case .notAllowed(let gate): "'\(gate)' no longer holds"
        case .notShown(let failure): "it was not shown: \(failure)"
        case .released: "its tree has gone, or it was never shown"
        }
    }
}
