/// A leaf of the tree: one screen, which a host shows.
///
/// A model has one (`let node = Screen("article")`), or it is shown by itself: `.push(Screen("about"))`.
public final class Screen: Node {
    /// Creates a screen that has no place yet.
    ///
    /// - Parameter name: The name that the notation shows. It need not be unique.
    public init(_ name: String) {
        super.init(name: name)
    }
}
