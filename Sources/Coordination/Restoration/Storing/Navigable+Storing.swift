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
        var content = node.treeQueue.settled { TreeStoring(node).store() }
        content.note(terms)
        return try StoredState(content, limits: limits)
    }
}

extension Node {
    /// Returns the text of ``Navigable/stored(terms:limits:)``, without writing unchanged parts again.
    func storedText(
        _ terms: RestorationTerms, _ limits: StoredState.Limits, _ former: StoredBlocks
    ) throws(RestorationError) -> String {
        var (content, blocks) = treeQueue.settled { TreeStoring(self, former).storeInBlocks() }
        content.note(terms)
        return try StoredState.text(of: &content, blocks, limits)
    }
}

extension StoredContent {
    fileprivate mutating func note(_ terms: RestorationTerms) {
        owner = terms.owner()
        date = terms.now?()
    }
}
