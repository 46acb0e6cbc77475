public import Coordination

extension Navigable {
    /// Returns the state of this part of the tree: all nodes in it, with the routes that showed them, the states of
    /// models and, for a whole tree, the triggers that wait.
    ///
    /// The tree is not changed. For a window manager, the state has all windows. While a commit runs or settles, the
    /// tree from before that commit is stored, and its effects and results not yet delivered become losses of the
    /// report. If the commit's trigger had waited at a gate, it is stored as waiting.
    ///
    /// - Parameters:
    ///   - terms: The owner of the state, and the clock.
    ///   - limits: The size limits.
    /// - Throws: An error if the state exceeds the limits. O(nodes).
    public func stored(
        terms: RestorationTerms = RestorationTerms(), limits: StoredState.Limits = StoredState.Limits()
    ) throws(RestorationError) -> StoredState {
        // Reading `node` makes an unshown coordinator claim its root.
        let node: Node = self.node
        return try StoredState(node.storedContent(terms), limits: limits)
    }
}

extension Navigable {
    /// Returns this part of the tree as of the last settled commit, or as it was before the commit that ends now.
    /// O(nodes).
    package func visited(_ terms: RestorationTerms) -> VisitedState {
        let node: Node = self.node
        return node.treeQueue.settled { TreeStoring(node, isVisit: true).visited(terms, front: node.front) }
    }
}

extension Node {
    /// Returns this node and everything in it, as of the last settled commit.
    func storedContent(_ terms: RestorationTerms) -> StoredContent {
        treeQueue.settled { TreeStoring(self).store() }.content.noting(terms)
    }

    /// Returns one window of this manager, as of the last settled commit; nil if it was not open then.
    func storedContent(_ terms: RestorationTerms, only window: Node) -> StoredContent? {
        treeQueue.settled { window.holder === self ? TreeStoring(self, only: window).store().content : nil }?
            .noting(terms)
    }

    /// Returns the text of ``Navigable/stored(terms:limits:)``, without writing unchanged parts again.
    func storedText(
        _ terms: RestorationTerms, _ limits: StoredState.Limits, _ former: StoredBlocks
    ) throws(RestorationError) -> String {
        let stored = treeQueue.settled { TreeStoring(self, former).store() }
        var content = stored.content.noting(terms)
        return try StoredState.text(of: &content, stored.blocks, limits)
    }
}

extension StoredContent {
    func noting(_ terms: RestorationTerms) -> StoredContent {
        var content = self
        (content.owner, content.date) = (terms.owner(), terms.now?())
        return content
    }
}
