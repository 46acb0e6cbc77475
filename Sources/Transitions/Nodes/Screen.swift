/// The leaf of a tree: one screen, which a host shows.
///
/// A model holds one (`let node = Screen("article")`), or it is shown as it is: `.push(Screen("about"))`.
public final class Screen: Node {
    /// Makes a screen that has no place yet.
    ///
    /// - Parameter name: What the notation shows. Need not be unique.
    public init(_ name: String) {
        super.init(name: name)
    }
}
