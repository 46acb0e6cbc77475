/// One place on a tree, filled: the strong reference that keeps a presentable alive, and the node that stands for it.
package struct Slot {
    package let presentable: any Presentable
    package let node: Node

    package init(_ presentable: any Presentable) {
        self.presentable = presentable
        node = presentable.node
    }

    /// Whether it is a screen that is shown as it is: it has no model with gates, or with something that could be lost.
    var isScreenAlone: Bool { presentable === node && node is Screen }
}

/// Which of its holder's lists a node is in.
package enum Place: UInt8 {
    case content
    case modal
    case embedded
}
