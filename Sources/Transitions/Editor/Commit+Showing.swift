extension Commit {
    /// Makes the slot for something that is to be shown in `container`'s tree, if it can be.
    ///
    /// - Throws: If it stands on a tree already, contains the container, is in the middle of a commit, or is a window.
    func slot(
        for presentable: any Presentable, in container: Node, asksGates: Bool = true, _ verb: @autoclosure () -> String
    ) throws(TransitionError) -> Slot {
        if asksGates { try askGates(of: presentable) }
        let slot = Slot(presentable)
        let node = slot.node
        if let reason = refusal(of: node, in: container) {
            throw TransitionError(verb(), reason, state: (node.holder ?? container).stateLine)
        }
        return slot
    }

    private func refusal(of node: Node, in container: Node) -> TransitionError.Reason? {
        if node === container { return .cycle }
        if let holder = node.holder {
            return node.contains(container) ? .cycle : .alreadyShown(where: node.standsWhere(holder))
        }
        if let other = node.queue {
            // Only the outermost node of this tree, and what this commit took off, have this queue.
            if other === queue || hasBorrowed(other) {
                if node === container.outermost { return .cycle }
            } else if other.isChanging {
                return .busy
            }
        }
        return ((container as? Container)?.layout ?? .stack).refuses(node)
    }
}

extension Container.Layout {
    /// A window stands only in a window manager, which holds nothing else.
    func refuses(_ node: Node) -> TransitionError.Reason? {
        let isWindow = (node as? Container)?.layout.isWindowLike == true
        if isWindow == (kind == .windows) { return nil }
        return .wrongPlace(
            isWindow ? "a window stands only in a window manager" : "a window manager holds only windows")
    }
}
