@_spi(Hosting) import Coordination

// Anything may have written a stored state. Restoring does nothing that no verb would do.

extension SlotList {
    /// Returns true if a node may be inserted at an index of this list.
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

    /// True if the list holds at most one node.
    var isSingle: Bool {
        if case .content(let container) = self { container.isWindow } else { false }
    }
}

extension Node {
    /// True if the node has a list of modals of its own: a modal shares the list of the modal beneath it.
    fileprivate var mayPresent: Bool { !isWindow && !isManager && (place != .modal || holder == nil) }
}
