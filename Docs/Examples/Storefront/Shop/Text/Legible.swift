public import CoordinationMoves

/// A tab, a screen or another value with a title for the user.
///
/// The tree knows nothing of looks. A host casts a presentable to this, and draws as much as it can.
public protocol Titled {
    /// The title, a word or two.
    var title: String { get }
}

/// A screen in words: its text, and its offers.
public protocol Legible: Titled, Offering {
    /// The text, a paragraph each.
    var lines: [String] { get }
}

extension Legible {
    /// No lines.
    public var lines: [String] { [] }

    /// No offers.
    public var offers: [Offer] { [] }
}
