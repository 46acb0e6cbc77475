@_spi(Hosting) import Transitions

/// Three panes that fill from the left, and shift when one more comes: `(a | b | c)` → `(b | c | p)`.
final class ShelfRoot: ContainerRoot {
    let node = Container(.split(columns: 3), name: "shelf")

    static func showDetail(
        _ presentable: any Presentable, animation: TransitionAnimation?, in editor: inout Editor<ShelfRoot>
    ) throws(TransitionError) {
        try editor.add(presentable)
    }
}

extension Editor where Root == ShelfRoot {
    mutating func add(_ pane: any Presentable) throws(TransitionError) {
        if root.node.count == 3 {
            try remove(at: 0)
            try move(from: 1, to: 0)
            try move(from: 2, to: 1)
        }
        try insert(pane, at: root.node.count)
    }
}

extension Transition where Root == ShelfRoot {
    static func add(_ pane: any Presentable) -> Transition {
        Transition("add", [pane]) { editor in try editor.add(pane) }
    }

    static func takeLast() -> Transition {
        Transition("takeLast") { editor in try editor.remove(at: editor.root.node.count - 1) }
    }

    static func swapEnds() -> Transition {
        Transition("swapEnds") { editor in
            let panes = editor.root.node.children
            try editor.perform(.set(panes.reversed()))
        }
    }
}
