public import Coordination

/// A screen that is nothing but what it says.
public final class TextModel: Presentable, Legible {
    /// Its place on the tree.
    public let node: Screen

    /// A word or two.
    public let title: String

    /// What it says.
    public let lines: [String]

    /// What can be done there.
    public let actions: [Action]

    init(_ name: String, title: String, _ lines: [String] = [], actions: [Action] = []) {
        node = Screen(name)
        self.title = title
        self.lines = lines
        self.actions = actions
    }
}
