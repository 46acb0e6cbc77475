extension Node {
    /// Adds what a person could see of the windows in this tree, from the back to the front: nodes that are visible,
    /// each once, what stands in one after it. Nothing where there is no window. O(what is seen).
    ///
    /// - Parameters:
    ///   - watch: In which way that has to be watched; all of it where that is empty.
    ///   - seen: What it is added to.
    final func addSight(_ watch: Watch, to seen: inout [Node]) {
        switch (self as? Container)?.layout.kind {
        case .windows: for slot in content { slot.node.addWindowSight(watch, to: &seen) }
        case .window: addWindowSight(watch, to: &seen)
        default: break
        }
    }

    private final func addWindowSight(_ watch: Watch, to seen: inout [Node]) {
        guard self.watch.isSuperset(of: watch) else { return }
        seen.append(self)
        let start = seen.count
        var presents = extras?.modals.isEmpty == false
        for slot in content where slot.node.addLayerSight(watch, to: &seen) { presents = true }
        guard presents else { return }
        for modal in modalsOver(hidden: false) {
            if modal.style.covers { seen.removeSubrange(start...) }
            modal.addLayerSight(watch, to: &seen)
        }
    }

    /// Adds what can be seen in here if nothing covers it, without the modals over it.
    ///
    /// - Returns: Whether there are any.
    @discardableResult
    final func addLayerSight(_ watch: Watch, to seen: inout [Node]) -> Bool {
        var presents = false
        var waiting: [Node] = []
        var next: Node? = self
        while let node = next ?? waiting.popLast() {
            if node.watch.isSuperset(of: watch) { seen.append(node) }
            if let extras = node.extras {
                if !extras.modals.isEmpty { presents = true }
                for slot in extras.embedded.reversed() { waiting.append(slot.node) }
            }
            let shown = node.shownContent
            if shown.count > 1 { for slot in shown.dropFirst().reversed() { waiting.append(slot.node) } }
            next = shown.first?.node
        }
        return presents
    }
}

/// What came into sight and what went out of it.
struct SightChange {
    /// From the back to the front.
    let come: [Node]
    /// From the front to the back.
    let gone: [Node]
}

extension Commit {
    /// What this commit brought into sight and took out of it, in all windows that it touched.
    ///
    /// O(edits + what can be seen there), once.
    var sightChange: SightChange {
        if let told { return told.sight }
        let change = sightChange(of: [])
        told = ToldHosts(change)
        return change
    }

    /// The same, of what is watched in a way; of more, where that is known already.
    func sightChange(of watch: Watch) -> SightChange {
        if let told { return told.sight }
        if let change = replacement?.sightChange(of: watch) { return change }
        let before = beforehand { seen(watch) }
        let after = seen(watch)
        // Mostly all but the last are the same.
        var same = 0
        while same < before.count, same < after.count, before[same] === after[same] { same += 1 }
        return SightChange(
            come: after[same...].without(before[same...]), gone: before[same...].without(after[same...]).reversed())
    }

    /// What can be seen of the trees in which something changed, as far as it is watched in a way. A window that this
    /// commit opened or closed is seen where it is open, and not where it stands alone.
    private func seen(_ watch: Watch) -> [Node] {
        var seen: [Node] = []
        if let root = soleRoot {
            if !moves(root) { root.addSight(watch, to: &seen) }
            return seen
        }
        var moved: Set<ObjectIdentifier> = []
        for edit in edits {
            switch edit {
            case .insert(let placement), .remove(let placement): moved.insert(ObjectIdentifier(placement.slot.node))
            default: break
            }
        }
        for root in roots where !moved.contains(ObjectIdentifier(root)) { root.addSight(watch, to: &seen) }
        return seen
    }

    /// The outermost node around all that was changed; nil where there are several.
    private var soleRoot: Node? {
        var root: Node?
        var last: Node?
        for edit in edits {
            guard let holder = edit.holder, holder !== last else { continue }
            last = holder
            let outermost = holder.outermost
            if let root, root !== outermost { return nil }
            root = outermost
        }
        return root
    }

    /// The outermost nodes around what was changed.
    private var roots: [Node] {
        var roots: [Node] = []
        var seen: Set<ObjectIdentifier> = []
        var last: Node?
        for edit in edits {
            guard let holder = edit.holder, holder !== last else { continue }
            last = holder
            let root = holder.outermost
            if seen.insert(ObjectIdentifier(root)).inserted { roots.append(root) }
        }
        return roots
    }

    /// Whether this is a window that this commit opens or closes: while it stands nowhere, nobody sees it.
    private func moves(_ root: Node) -> Bool {
        guard root.isWindow else { return false }
        return edits.contains { edit in
            switch edit {
            case .insert(let placement), .remove(let placement): placement.slot.node === root
            default: false
            }
        }
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
