@_spi(Log)
extension Navigable {
    /// The position of this in its tree, as steps from the outermost node. O(depth), as long as nothing was inserted or
    /// removed before it or one of its holders.
    ///
    /// ```swift
    /// print(article.path)  // /0/0/1, the second screen in the first window's stack
    /// ```
    public var path: TreePath { node.placePath }

    /// Returns the presentable at a path from the outermost node, whichever part of the tree this is; nil if there is
    /// none, and for an alert. O(steps, and the columns of splits on the way).
    public func presentable(at path: TreePath) -> (any Presentable)? {
        node.outermost.node(by: path.steps)?.presentable
    }
}

extension Node {
    fileprivate final var placePath: TreePath { TreePath(upward: WayUp(node: .passUnretained(self))) }

    /// Returns the node at the end of steps that begin here.
    final func node(by steps: some Sequence<TreePath.Step>) -> Node? {
        var node = self
        for step in steps {
            guard let next = node.node(by: step) else { return nil }
            node = next
        }
        return node
    }

    private final func node(by step: TreePath.Step) -> Node? {
        switch step {
        case .child(let index):
            guard let container = self as? Container, let offset = container.offset(of: index) else { return nil }
            return container.content[offset].node
        case .modal(let level): return modals.indices.contains(level) ? modals[level].node : nil
        case .embedded(let index): return embeds.indices.contains(index) ? embeds[index].node : nil
        case .alert: return nil
        }
    }
}

/// The steps from a node to the outermost one. It retains none of the nodes on the way.
private struct WayUp: Sequence, IteratorProtocol {
    var node: Unmanaged<Node>

    mutating func next() -> TreePath.Step? {
        let (around, place, position) = node._withUnsafeGuaranteedRef { ($0.around, $0.place, $0.position) }
        guard let around, let position else { return nil }
        node = around
        switch place {
        case .content: return .child(position)
        case .modal: return .modal(position)
        case .embedded: return .embedded(position)
        }
    }
}
