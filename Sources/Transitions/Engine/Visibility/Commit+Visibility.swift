extension Commit {
    /// Finds the nodes that this commit brought into view or took out of it, in all windows that it touched.
    ///
    /// O(edits + visible nodes), once for the whole result; if one screen replaced another, O(visible nodes of both).
    ///
    /// - Parameter watch: The way in which nodes have to be watched to count; empty for all nodes. Others may be
    ///   returned too.
    func seenDifference(of watch: Watch = []) -> SeenDifference {
        if let known = hostCache?.visibility { return known }
        let difference = exchangedDifference(of: watch) ?? difference(of: watch)
        if watch.isEmpty { makeHostCacheIfNeeded().visibility = difference }
        return difference
    }

    /// Finds the nodes that came into view or left it after one push, pop or selection, without winding the tree back.
    /// Nil if the commit did more, or if the shown or the hidden child presents modals, which may cover others.
    private func exchangedDifference(of watch: Watch) -> SeenDifference? {
        guard let (container, former, present) = exchange else { return nil }
        var come: [Node] = []
        var gone: [Node] = []
        if former !== present {
            if let present, present.addLayer(watch, to: &come) { return nil }
            if let former, former.addLayer(watch, to: &gone) { return nil }
        }
        // Checked last, as most nodes contain nothing that is watched.
        guard !come.isEmpty || !gone.isEmpty, (present ?? container).isVisible else {
            return SeenDifference(appeared: [], disappeared: [])
        }
        return SeenDifference(appeared: come, disappeared: gone.reversed())
    }

    /// The nodes that one container showed before and shows now; nil if more may have changed.
    private var exchange: (container: Container, former: Node?, present: Node?)? {
        guard structuralEdits == 1, let edit = edits.count == 1 ? edits[0] : edits.first(where: \.isStructural) else {
            return nil
        }
        if let (container, before, after) = edit.selection {
            guard before.count == 1, after.count == 1, container.layout.columnCount == nil else { return nil }
            return (container, container.content[before.lowerBound].node, container.content[after.lowerBound].node)
        }
        guard let placement = edit.insertion ?? edit.removal, case .content(let stack) = placement.list,
            stack.layout.kind == .stack
        else { return nil }
        // An insertion or a removal beneath the top changes nothing that is shown.
        let others = stack.content.dropLast(edit.isInsertion ? 1 : 0)
        let present = stack.content.last?.node
        if placement.index < others.count { return (stack, present, present) }
        return (stack, edit.isInsertion ? others.last?.node : placement.slot.node, present)
    }

    /// Finds the nodes that came into view or left it after any commit, by comparing with the tree as it was before.
    private func difference(of watch: Watch) -> SeenDifference {
        let before = beforehand { seen(watch) }
        let after = seen(watch)
        // Usually all nodes but the last are the same.
        var same = 0
        while same < before.count, same < after.count, before[same] === after[same] { same += 1 }
        return SeenDifference(
            appeared: after[same...].without(before[same...]),
            disappeared: before[same...].without(after[same...]).reversed())
    }

    /// Finds the visible nodes of the changed trees that are watched in a way. A window that this commit opened or
    /// closed counts in its manager, and not as a tree of its own.
    private func seen(_ watch: Watch) -> [Node] {
        let roots = roots
        var moved: Set<ObjectIdentifier> = []
        if roots.count > 1 || roots.first?.isWindow == true {
            edits[...].visit { edit in if let node = edit.subject { moved.insert(ObjectIdentifier(node)) } }
        }
        var seen: [Node] = []
        for root in roots where !moved.contains(ObjectIdentifier(root)) { root.addSeen(watch, to: &seen) }
        return seen
    }

    /// The outermost nodes around the changes, usually one.
    private var roots: [Node] {
        var roots: [Node] = []
        var others: Set<ObjectIdentifier> = []
        var last: Node?
        edits[...].visit { edit in
            guard let holder = edit.holder, holder !== last else { return }
            last = holder
            let root = holder.outermost
            if roots.isEmpty || root !== roots[0] && others.insert(ObjectIdentifier(root)).inserted {
                roots.append(root)
            }
        }
        return roots
    }
}

extension ArraySlice<Node> {
    /// Returns the nodes that are not among others. O(both).
    fileprivate func without(_ others: Self) -> [Node] {
        guard count > 4, others.count > 4 else { return filter { node in !others.contains { $0 === node } } }
        let others = Set(others.map(ObjectIdentifier.init))
        return filter { !others.contains(ObjectIdentifier($0)) }
    }
}
