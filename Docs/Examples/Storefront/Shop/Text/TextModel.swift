public import Coordination
public import CoordinationMoves

/// A screen with only text and offers.
public final class TextModel: Presentable, Legible {
    /// The node on the tree.
    public let node: Screen

    /// The title, a word or two.
    public let title: String

    /// The text.
    public let lines: [String]

    /// The offers.
    public let offers: [Offer]

    init(_ name: String, title: String, _ lines: [String] = [], offers: [Offer] = []) {
        node = Screen(name)
        self.title = title
        self.lines = lines
        self.offers = offers
    }
}
