public import Coordination

extension Navigable {
    /// Writes down where this is: all that it holds, with the routes that put it there, the states of models, and
    /// the triggers that wait.
    ///
    /// It changes nothing. Of a window manager it is all windows; of a window or a coordinator what that holds. A
    /// commit that runs or settles has not been: its tree is the one before it, and effects and results that have not
    /// been delivered are losses of the report. A trigger that had waited at a gate, and settles, waits again.
    ///
    /// - Parameters:
    ///   - terms: Whose it is, and when it is stored.
    ///   - limits: How large it may be.
    /// - Throws: Where it is larger. O(nodes).
    public func stored(
        terms: RestorationTerms = RestorationTerms(), limits: StoredState.Limits = StoredState.Limits()
    ) throws(RestorationError) -> StoredState {
        // Also where nothing shows it, it is known from then on what it holds.
        let node: Node = self.node
        var content = node.treeQueue.settled { TreeStoring(node).store() }
        content.note(terms)
        return try StoredState(content, limits: limits)
    }
}

extension Node {
    /// The text of ``Navigable/stored(terms:limits:)``. Parts that have not changed since the last time are not written
    /// again.
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
