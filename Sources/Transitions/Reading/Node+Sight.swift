extension Node {
    /// What a person could see of the windows in this tree, from the back to the front: nodes that are visible, each
    /// once, what stands in one after it. Nothing where there is no window. O(what is seen).
    final var sight: [Node] {
        switch (self as? Container)?.layout.kind {
        case .windows: content.flatMap { $0.node.windowSight }
        case .window: windowSight
        default: []
        }
    }

    private final var windowSight: [Node] {
        var seen: [Node] = []
        for slot in content { seen += slot.node.layerSight }
        for modal in modalsOver(hidden: false) {
            if modal.style == .fullScreen { seen.removeAll() }
            seen += modal.layerSight
        }
        return [self] + seen
    }

    /// What can be seen in here if nothing covers it, without the modals over it.
    private final var layerSight: [Node] {
        var seen: [Node] = []
        var waiting = [self]
        while let node = waiting.popLast() {
            seen.append(node)
            waiting += node.embeds.reversed().map(\.node)
            waiting += node.shownContent.reversed().map(\.node)
        }
        return seen
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
        if let sight { return sight }
        let before = beforehand { seen }
        let after = seen
        let seenBefore = Set(before.map(ObjectIdentifier.init))
        let seenAfter = Set(after.map(ObjectIdentifier.init))
        let change = SightChange(
            come: after.filter { !seenBefore.contains(ObjectIdentifier($0)) },
            gone: before.filter { !seenAfter.contains(ObjectIdentifier($0)) }.reversed())
        sight = change
        return change
    }

    /// What can be seen of the trees in which something changed. A window that this commit opened or closed is seen
    /// where it is open, and not where it stands alone.
    private var seen: [Node] {
        var roots: [Node] = []
        var last: Node?
        for holder in edits.lazy.compactMap(\.holder) where holder !== last {
            last = holder
            let root = holder.outermost
            if !roots.contains(where: { $0 === root }), !moves(root) { roots.append(root) }
        }
        guard roots.count > 1 else { return roots.flatMap(\.sight) }
        var moved: Set<ObjectIdentifier> = []
        for edit in edits {
            switch edit {
            case .insert(let placement), .remove(let placement): moved.insert(ObjectIdentifier(placement.slot.node))
            default: break
            }
        }
        return roots.filter { !moved.contains(ObjectIdentifier($0)) }.flatMap(\.sight)
    }

    /// Whether this is a window that this commit opens or closes: while it stands nowhere, nobody sees it.
    private func moves(_ root: Node) -> Bool {
        guard (root as? Container)?.layout.kind == .window else { return false }
        return edits.contains { edit in
            switch edit {
            case .insert(let placement), .remove(let placement): placement.slot.node === root
            default: false
            }
        }
    }
}
