/// A typed root: anyone may read its state, and only an ``Editor`` changes its ``Container``.
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
    /// Shows a presentable the way that is natural to this root, for the verb `show`. By default, presents it.
    static func show(
        _ presentable: any Presentable, animation: TransitionAnimation?, in editor: inout Editor<Self>
    ) throws(TransitionError)

    /// Shows a detail the way that is natural to this root, for the verb `showDetail`.
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

extension ContainerRoot {
    /// The triggers of this tree that are not done yet: those that wait at gates, then those that wait for their turn.
    ///
    /// A settling commit is in the tree already, and not listed. Triggers that share one outcome are listed once, as
    /// the first of them. O(waiting triggers).
    public var waiting: [WaitingTrigger] { node.outermost.queue?.waitingTriggers ?? [] }
}
