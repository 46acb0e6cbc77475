extension Commit {
    /// Makes the slot for something that is to be shown in `container`'s tree, if it can be.
    ///
    /// What is built late is built now.
    ///
    /// - Parameters:
    ///   - presentable: What is shown.
    ///   - container: Where it is to stand.
    ///   - root: The node of the root whose verb shows it; nil for the container.
    ///   - asksGates: Whether the gates of its type are asked.
    ///   - way: How it is shown.
    /// - Throws: If it is on a tree already, contains the container, is in the middle of a commit, or is a window.
    func slot(
        for presentable: any Presentable, in container: Node, from root: Node? = nil, asksGates: Bool = true,
        to way: WayToShow
    ) throws(TransitionError) -> Slot {
        let slot = Slot(presentable)
        let node = slot.node
        if !node.isBare {
            if let late = node.late {
                return try self.slot(for: make(late), in: container, from: root, asksGates: asksGates, to: way)
            }
            if asksGates { try askGates(of: presentable, node) }
        } else if !slot.isScreenAlone {
            if asksGates { try askGates(of: presentable, node) }
        } else if admission.hasAsked {
            admission.forgetAsked()
        }
        if let reason = refusal(of: node, in: container) {
            try (node.holder ?? container).refuse(way.words(presentable.label), reason)
        }
        return slot
    }

    /// The same for what has been built by now, with which is done what is to be done as it gets its place.
    func slot(
        for arrival: Arrival, in container: Node, from root: Node? = nil, asksGates: Bool = true, to way: WayToShow
    ) throws(TransitionError) -> Slot {
        let slot = try slot(for: arrival.presentable, in: container, asksGates: asksGates, to: way)
        welcome(arrival, from: root ?? container)
        return slot
    }

    /// Whether something stands at an index of a container already: then there is nothing to show, and no gate to ask.
    func isThere(_ presentable: any Presentable, at index: Int, of container: Container) -> Bool {
        let node: Node = presentable.node
        return isThere(node, container.index(ofNode: node) == index)
    }

    /// Whether something is embedded in a node already.
    func isThere(_ presentable: any Presentable, embeddedIn host: Node) -> Bool {
        let node: Node = presentable.node
        guard case .embedded(let holder)? = node.list else { return false }
        return isThere(node, holder === host)
    }

    private func isThere(_ node: Node, _ isThere: Bool) -> Bool {
        guard isThere else { return false }
        // The gates of its type may have been asked, before it was built.
        admission.forgetAsked()
        noteReached(node)
        return true
    }

    private func refusal(of node: Node, in container: Node) -> TransitionError.Detail? {
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

/// The ways in which something is shown, for messages.
enum WayToShow {
    case push, insert, set, present, open, setRoot, replaceTop
    case show(column: Int)
    case embed(in: any Presentable)

    func words(_ label: String) -> String {
        switch self {
        case .push: "push \(label)"
        case .insert: "insert \(label)"
        case .set: "set \(label)"
        case .present: "present \(label)"
        case .open: "open \(label)"
        case .setRoot: "set the root to \(label)"
        case .replaceTop: "replace the top with \(label)"
        case .show(let column): "show \(label) in column \(column)"
        case .embed(let container): "embed \(label) in \(container.label)"
        }
    }
}
