/// A typed root: state that anyone may read, over a ``Container`` that only an ``Editor`` changes.
///
/// A root of your own is a final class with one line of state and as many verbs as it needs:
///
/// ```swift
/// final class DeckRoot: ContainerRoot {
///     let node = Container(.tabs, name: "deck")
///     var front: (any Presentable)? { node.shown.first }
/// }
///
/// extension Transition where Root == DeckRoot {
///     static func add(_ card: any Presentable) -> Transition {
///         Transition("add", [card]) { editor in try editor.insert(card, at: editor.root.node.count) }
///     }
///
///     static func shuffle() -> Transition {
///         Transition("shuffle") { editor in try editor.move(from: 0, to: editor.root.node.count - 1) }
///     }
/// }
/// ```
public protocol ContainerRoot: Navigable where NodeType == Container {
    /// The natural way to show something on this root, which `show` uses: pushed on a stack, else presented.
    static func show(
        _ presentable: any Presentable, animation: TransitionAnimation?, in editor: inout Editor<Self>
    ) throws(TransitionError)

    /// The natural way to show a detail on this root, which `showDetail` uses.
    static func showDetail(
        _ presentable: any Presentable, animation: TransitionAnimation?, in editor: inout Editor<Self>
    ) throws(TransitionError)
}

extension ContainerRoot {
    /// Presents it.
    @_documentation(visibility: internal)
    public static func show(
        _ presentable: any Presentable, animation: TransitionAnimation?, in editor: inout Editor<Self>
    ) throws(TransitionError) {
        try editor.present(presentable, animation: animation)
    }

    /// Shows it as `show` does.
    @_documentation(visibility: internal)
    public static func showDetail(
        _ presentable: any Presentable, animation: TransitionAnimation?, in editor: inout Editor<Self>
    ) throws(TransitionError) {
        try show(presentable, animation: animation, in: &editor)
    }
}
