@_spi(Hosting) import Coordination

// What was stored may have been written by anything. What no verb would do is not done for it either.

extension SlotList {
    /// Whether something may come to stand at an index of this list.
    func mayHold(_ node: Node, at index: Int) -> Bool {
        switch self {
        case .content(let container):
            if container.isManager != node.isWindow || node.isManager { return false }
            if container.isWindow, !container.isEmpty { return false }
            guard let columns = container.layout.columnCount else { return true }
            return index < columns && container.child(at: index) == nil
        case .modals(let base): return base.mayPresent && !node.isWindow && !node.isManager
        case .embedded(let host): return !host.isWindow && !host.isManager && !node.isWindow && !node.isManager
        }
    }

    /// Whether it holds one thing at most.
    var isSingle: Bool {
        if case .content(let container) = self { container.isWindow } else { false }
    }
}

extension Node {
    /// Whether what it presents is in a list of its own: a modal is beneath the next of its own list.
    fileprivate var mayPresent: Bool { !isWindow && !isManager && (place != .modal || holder == nil) }
}
