@_spi(Hosting) import Coordination

/// A root as an app would write it.
final class DeckRoot: ContainerRoot {
    let node: Container

    init(_ cards: [any Presentable], name: String) {
        node = Container(.tabs, name: name, content: cards)
    }

    static func show(
        _ presentable: any Presentable, animation: TransitionAnimation?, in editor: inout Editor<DeckRoot>
    ) throws(TransitionError) {
        try editor.insert(presentable, at: editor.root.node.count, animation: animation)
        try editor.select(index: editor.root.node.count - 1)
    }
}
