public import Coordination

/// A screen with only text and actions.
public final class TextModel: Presentable, Legible {
    /// The node on the tree.
    public let node: Screen

    /// The title, a word or two.
    public let title: String

    /// The text.
    public let lines: [String]

    /// The actions.
    public let actions: [Action]

    init(_ name: String, title: String, _ lines: [String] = [], actions: [Action] = []) {
        node = Screen(name)
        self.title = title
        self.lines = lines
        self.actions = actions
    }
}
