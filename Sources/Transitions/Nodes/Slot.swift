/// A filled place on a tree: the strong reference that keeps a presentable alive, and the presentable's node.
package struct Slot {
    package let presentable: any Presentable
    package let node: Node

    // Out of line it would cost a push four retains.
    @inline(__always) package init(_ presentable: any Presentable) {
        self.presentable = presentable
        node = presentable.node
    }

    /// True for a screen without a model: it has no gates, and nothing that could be lost.
    var isScreenAlone: Bool { presentable === node && node is Screen }
}

/// The one of its holder's three lists that a node is in.
package enum Place: UInt8 {
    case content
    case modal
    case embedded
}
