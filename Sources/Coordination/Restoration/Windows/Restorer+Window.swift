@_spi(Hosting) import Coordination

/// The windows on which a stored window may be restored, and a closure that makes a window.
struct WindowChoice {
    /// The candidates; nil for all open windows.
    var free: (() -> [any Presentable])?
    /// The closure that makes a window as if the user had opened it.
    var make: () -> (any Presentable)? = { nil }
}

extension Restorer {
    /// Finds the window that was stored alone, or opens it. The other windows stay as they are.
    ///
    /// - Returns: False while the coordinator of the window's route may still come back.
    func findWindow(in manager: Container) -> Bool {
        if live[1] != nil || isLost[1] { return true }
        let allowed = choice.free.map { Set($0().map { ObjectIdentifier($0.node as Node) }) }
        let free = manager.content.map(\.node).filter { allowed?.contains(ObjectIdentifier($0)) ?? true }
        let stored = content.nodes[1]
        if let origin = stored.origin {
            switch want(origin) {
            case nil: return false
            case .lost(let reason)?: leaveOut(1, reason)
            case .route(let route, let coordinator, _)?:
                let known = free.first {
                    $0.placedBy?.isTaken(by: coordinator) == true
                        && $0.placedBy?.anyRoute.map { Hop(any: $0) } == Hop(any: route)
                }
                if let known { takeUpWindow(known) } else { return open(1, in: manager) }
            }
        } else if stored.hasUnstoredOrigin {
            leaveOut(1, .notStored)
        } else if let known = free.first(where: { $0.placedBy == nil && fits($0) }) {
            note(known, for: 1)
        } else if let made = choice.make(), open(made, in: manager) {
            note(made.node, for: 1)
        } else {
            leaveOut(1, .noRoute)
        }
        return true
    }

    private func takeUpWindow(_ node: Node) {
        if let gate = gate(denying: node) { leaveOut(1, .denied(by: gate)) } else { note(node, for: 1) }
    }

    private func open(_ index: Int, in manager: Container) -> Bool {
        switch build(index, in: .content(manager), at: manager.count, after: nil) {
        case .placed: return true
        case .held: return false
        case .lost(let reason): leaveOut(index, reason)
        }
        return true
    }

    /// Opens a window, unless it is on a tree already.
    private func open(_ window: any Presentable, in manager: Container) -> Bool {
        let node: Node = window.node
        guard node.holder == nil, SlotList.content(manager).mayHold(node, at: manager.count) else { return false }
        commit.insert(Slot(window), in: .content(manager), at: manager.count, animation: nil)
        return true
    }

    /// Returns true if a window has the stored name and kind, and its content has the stored kind and coordinator,
    /// unless a route had shown that content.
    private func fits(_ window: Node) -> Bool {
        guard window.name == content.nodes[1].name, window.storedKind == content.nodes[1].kind else { return false }
        guard content.nodes[1].children == 1 else { return window.content.isEmpty }
        let stored = content.nodes[2]
        if stored.isRouted || stored.hasUnstoredOrigin { return true }
        guard let child = window.content.first?.node, child.storedKind == stored.kind else { return false }
        return (child.presentable as? any Restorable).map { type(of: $0).nameInText } == stored.router
    }
}
