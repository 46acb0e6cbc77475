extension Commit {
    /// Returns the nodes that a route has put into the tree of an anchor, each once; some may have been removed since.
    /// Nil if no trigger waits for its turn, or the anchor is in another tree: search the tree then.
    ///
    /// O(edits), and O(nodes) for the first of the waiting triggers.
    package func placed(by route: any Route, around anchor: Node) -> [Node]? {
        guard let outermost = queue.outermost, anchor.outermost === outermost,
            let placed = queue.makePlacedIfNeeded(in: outermost)
        else { return nil }
        note(in: placed)
        return placed.nodes(from: Hop(any: route))
    }

    fileprivate func note(in placed: PlacedNodes) {
        edits[...].visit { edit in if let placement = edit.insertion { placed.note(placement.slot.node) } }
    }
}

extension CommitQueue {
    fileprivate func makePlacedIfNeeded(in outermost: Node) -> PlacedNodes? {
        if let known = extras?.placed, known.isOf(outermost) { return known }
        guard hasLine else { return nil }
        let made = PlacedNodes(of: outermost)
        makeExtrasIfNeeded().placed = made
        watch.insert(.placed)
        return made
    }

    /// Records the nodes that a commit has put into this tree, as long as triggers wait here.
    func notePlaced(by commit: Commit) {
        guard watch.contains(.placed), let placed = extras?.placed else { return }
        if hasLine { return commit.note(in: placed) }
        extras?.placed = nil
        watch.remove(.placed)
    }
}
