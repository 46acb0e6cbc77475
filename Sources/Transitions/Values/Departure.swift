/// How a trigger would take something away that is asked whether it may be left.
///
/// A closed set: there will be no others.
public enum Departure: Hashable, Sendable {
    /// It would be removed from the tree, alone or with what it is in.
    case removed

    /// Its tab, or its page, would no longer be selected.
    case deselected
}
