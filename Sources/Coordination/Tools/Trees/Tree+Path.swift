@_spi(Log) @_spi(Hosting) public import Transitions

extension Tree {
    /// Returns the node at a path of the window manager whose tree this is; nil for a window, an alert, or a path that
    /// leads nowhere.
    ///
    /// ```swift
    /// #expect(windows.tree.node(at: article.path)?.name == "article")
    /// ```
    ///
    /// For a tree in no window, begin at its content: ``Node/node(at:)``. O(nodes).
    @_spi(Hosting) public func node(at path: TreePath) -> Node? {
        let windows = windows
        guard case .child(let index)? = path.steps.first, windows.indices.contains(index),
            case .child(0)? = path.steps.dropFirst().first
        else { return nil }
        return windows[index].content?.node(by: path.steps.dropFirst(2))
    }
}

extension Tree.Node {
    /// Returns the node at a path that begins at this node; nil for an alert, or a path that leads nowhere. A path of a
    /// live tree begins at its outermost node. O(the lists on the way).
    public func node(at path: TreePath) -> Tree.Node? { node(by: path.steps[...]) }

    fileprivate func node(by steps: ArraySlice<TreePath.Step>) -> Tree.Node? {
        var found = self
        var isModal = false
        for step in steps {
            guard let next = found.node(by: step, isModal: isModal) else { return nil }
            found = next
            if case .modal = step { isModal = true } else { isModal = false }
        }
        return found
    }

    /// - Parameter isModal: True if this node was reached as a modal: modals over it belong to the node beneath all.
    private func node(by step: TreePath.Step, isModal: Bool) -> Tree.Node? {
        switch step {
        case .child(let index): columns[at: index] ?? nil
        case .embedded(let index): embedded[at: index]
        case .modal(let level): isModal ? nil : modal(at: level)
        case .alert: nil
        }
    }

    private func modal(at level: Int) -> Tree.Node? {
        var (modal, below) = (presented, level)
        while let current = modal, below > 0 { (modal, below) = (current.presented, below - 1) }
        return modal
    }
}

extension Array {
    fileprivate subscript(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
