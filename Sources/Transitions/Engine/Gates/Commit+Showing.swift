extension Commit {
    /// Returns the slot for a presentable to be shown in `container`. A ``Later`` is built now.
    ///
    /// - Parameters:
    ///   - presentable: The presentable to show.
    ///   - container: The node that will hold it.
    ///   - root: The node of the root whose verb shows the presentable; nil for the container.
    ///   - asksGates: True to ask the gates of the presentable's type.
    ///   - way: The verb, for messages.
    /// - Throws: An error if the presentable has a place, contains the container, belongs to a tree in its own commit,
    ///   or does not belong in such a container.
    func slot(
        for presentable: any Presentable, in container: Node, from root: Node? = nil, asksGates: Bool = true,
        to way: ShowVerb
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

    /// Returns the slot for a presentable that has been built, and runs the actions of its arrival.
    func slot(
        for built: BuiltPresentable, in container: Node, from root: Node? = nil, asksGates: Bool = true,
        to way: ShowVerb
    ) throws(TransitionError) -> Slot {
        let slot = try slot(for: built.presentable, in: container, asksGates: asksGates, to: way)
        runArrivalActions(built, from: root ?? container)
        return slot
    }

    /// True if the presentable is at that index already, so that the verb shows nothing and asks no gate.
    func isThere(_ presentable: any Presentable, at index: Int, of container: Container) -> Bool {
        let node: Node = presentable.node
        return isThere(node, container.index(ofNode: node) == index)
    }

    /// True if the presentable is embedded in that node already.
    func isThere(_ presentable: any Presentable, embeddedIn host: Node) -> Bool {
        let node: Node = presentable.node
        guard case .embedded(let holder)? = node.list else { return false }
        return isThere(node, holder === host)
    }

    private func isThere(_ node: Node, _ isThere: Bool) -> Bool {
        guard isThere else { return false }
        // The gates of its type may have been asked before it was built.
        admission.forgetAsked()
        noteReached(node)
        return true
    }

    private func refusal(of node: Node, in container: Node) -> TransitionError.Detail? {
        if node === container { return .cycle }
        if let holder = node.holder {
            return node.contains(container) ? .cycle : .alreadyShown(where: node.placeWords(in: holder))
        }
        if let other = node.queue {
            // Only the outermost node of this tree, and nodes that this commit removed, have this queue.
            if other === queue || hasBorrowed(other) {
                if node === container.outermost { return .cycle }
            } else if other.isChanging {
                return .busy
            }
        }
        return ((container as? Container)?.layout ?? .stack).refusal(of: node)
    }
}

/// The ways to show a presentable, for messages.
enum ShowVerb {
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
