extension Commit {
    /// The nodes that a route has put into the tree that an anchor is in, each once; some may have gone since. Nil
    /// where no trigger waits for its turn, so that they have to be looked for.
    ///
    /// O(edits), and O(nodes) for the first of those that wait.
    package func placed(by route: any Route, around anchor: Node) -> [Node]? {
        guard let outermost = queue.outermost, anchor.outermost === outermost,
            let placed = queue.demandPlaced(in: outermost)
        else { return nil }
        note(in: placed)
        return placed.nodes(from: Hop(any: route))
    }

    fileprivate func note(in placed: PlacedNodes) {
        edits[...].visit { edit in if let placement = edit.insertion { placed.note(placement.slot.node) } }
    }
}

extension CommitQueue {
    fileprivate func demandPlaced(in outermost: Node) -> PlacedNodes? {
        if let known = extras?.placed, known.isOf(outermost) { return known }
        guard hasLine else { return nil }
        let made = PlacedNodes(of: outermost)
        demandExtras().placed = made
        watch.insert(.placed)
        return made
    }

    /// Notes what a commit has put into this tree, as long as triggers wait here.
    func notePlaced(by commit: Commit) {
        guard watch.contains(.placed), let placed = extras?.placed else { return }
        if hasLine { return commit.note(in: placed) }
        extras?.placed = nil
        watch.remove(.placed)
    }
}
