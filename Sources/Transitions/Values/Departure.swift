/// The way in which a trigger would leave a screen. The screen is asked for a verdict first.
///
/// A closed set: no cases will be added.
public enum Departure: Equatable, Sendable {
    /// The screen would be removed from the tree, alone or with a node that contains it.
    case removed

    /// The screen's tab or page would no longer be selected.
    case deselected
}
