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
    /// Shows a presentable in the way natural to this root, for the verb `show`. By default, presents a modal.
    static func show(
        _ presentable: any Presentable, animation: TransitionAnimation?, in editor: inout Editor<Self>
    ) throws(TransitionError)

    /// Shows a detail in the way natural to this root, for the verb `showDetail`. By default, calls `show`.
    static func showDetail(
        _ presentable: any Presentable, animation: TransitionAnimation?, in editor: inout Editor<Self>
    ) throws(TransitionError)
}

extension ContainerRoot {
    /// Presents a modal.
    @_documentation(visibility: internal)
    public static func show(
        _ presentable: any Presentable, animation: TransitionAnimation?, in editor: inout Editor<Self>
    ) throws(TransitionError) {
        try editor.present(presentable, animation: animation)
    }

    /// Calls `show`.
    @_documentation(visibility: internal)
    public static func showDetail(
        _ presentable: any Presentable, animation: TransitionAnimation?, in editor: inout Editor<Self>
    ) throws(TransitionError) {
        try show(presentable, animation: animation, in: &editor)
    }
}

extension ContainerRoot {
    /// The triggers of this tree that wait: first those at gates, then those that wait for their turn.
    ///
    /// A trigger whose commit settles is not listed. Of triggers that share one outcome, only the first is listed.
    /// O(waiting triggers).
    public var waiting: [WaitingTrigger] { node.outermost.queue?.waitingTriggers ?? [] }
}
