/// From when on it counts how long something is kept.
public enum KeepingStart: Hashable, Sendable {
    /// From when it was removed from the tree. As long as it is shown, nothing counts.
    case closed

    /// From when it was shown. It may be over while it is shown; it is then forgotten, and stays until it is closed.
    case shown
}
