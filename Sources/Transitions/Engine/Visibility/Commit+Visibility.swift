extension Commit {
    /// What this commit brought into view and took out of it, in all windows that it touched.
    ///
    /// O(edits + what can be seen there), once.
    var seenDifference: SeenDifference {
        if let visibility = notices?.visibility { return visibility }
        let change = seenDifference(of: [])
        demandNotices().visibility = change
        return change
    }

    /// The same, of what is watched in a way; of more, where that is known already.
    func seenDifference(of watch: Watch) -> SeenDifference {
        if let visibility = notices?.visibility { return visibility }
        if let change = replacement?.seenDifference(of: watch) { return change }
        let before = beforehand { seen(watch) }
        let after = seen(watch)
        // Mostly all but the last are the same.
        var same = 0
        while same < before.count, same < after.count, before[same] === after[same] { same += 1 }
        return SeenDifference(
            come: after[same...].without(before[same...]), gone: before[same...].without(after[same...]).reversed())
    }

    /// What can be seen of the trees in which something changed, as far as it is watched in a way. A window that this
    /// commit opened or closed is seen where it is open, and not where it stands alone.
    private func seen(_ watch: Watch) -> [Node] {
        let roots = roots
        var moved: Set<ObjectIdentifier> = []
        if roots.count > 1 || roots.first?.isWindow == true {
            edits[...].visit { edit in if let node = edit.subject { moved.insert(ObjectIdentifier(node)) } }
        }
        var seen: [Node] = []
        for root in roots where !moved.contains(ObjectIdentifier(root)) { root.addVisibility(watch, to: &seen) }
        return seen
    }

    /// The outermost nodes around what was changed. Mostly it is one.
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
    /// What of it is not among others. O(both).
    fileprivate func without(_ others: Self) -> [Node] {
        guard count > 4, others.count > 4 else { return filter { node in !others.contains { $0 === node } } }
        let others = Set(others.map(ObjectIdentifier.init))
        return filter { !others.contains(ObjectIdentifier($0)) }
    }
}
