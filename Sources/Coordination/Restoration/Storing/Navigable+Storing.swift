public import Coordination

extension Navigable {
    /// Stores this part of the tree: everything that it holds, with the routes that showed it, the states of models,
    /// and the triggers that wait.
    ///
    /// It changes nothing. A window manager stores all windows; a window or a coordinator stores what it holds. During
    /// a commit that runs or settles, the tree before it is stored, and effects and results that have not been
    /// delivered become losses of the report. A trigger that had waited at a gate, and settles, waits again.
    ///
    /// - Parameters:
    ///   - terms: The owner, and the clock.
    ///   - limits: The size limits.
    /// - Throws: If the state is larger. O(nodes).
    public func stored(
        terms: RestorationTerms = RestorationTerms(), limits: StoredState.Limits = StoredState.Limits()
    ) throws(RestorationError) -> StoredState {
        // Reading `node` makes an unshown coordinator claim its root.
        let node: Node = self.node
        return try StoredState(node.storedContent(terms), limits: limits)
    }
}

extension Node {
    /// Returns everything that this holds, as of the last settled commit.
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
    fileprivate func noting(_ terms: RestorationTerms) -> StoredContent {
        var content = self
        (content.owner, content.date) = (terms.owner(), terms.now?())
        return content
    }
}
