/// The start of the time for which a screen is kept.
public enum KeepingStart: Hashable, Sendable {
    /// The removal from the tree. Before that, no time counts.
    case closed

    /// The moment when the screen is shown. If the time ends while the screen is on the tree, it stays until it is
    /// closed, but is not kept then.
    case shown
}
