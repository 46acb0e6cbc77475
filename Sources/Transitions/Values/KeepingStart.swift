/// The start of the time for which a screen is kept.
public enum KeepingStart: Hashable, Sendable {
    /// The removal from the tree. Before that, no time counts.
    case closed

    /// The moment when it is shown. If the time ends while it is on the tree, it stays until it is closed, but is not
    /// found again.
    case shown
}
