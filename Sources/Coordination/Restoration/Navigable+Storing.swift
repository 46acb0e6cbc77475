public import Coordination

extension Navigable {
    /// Writes down where this is: all that it holds, with the routes that put it there, the states of models, and
    /// the triggers that wait.
    ///
    /// It changes nothing. Of a window manager it is all windows; of a window or a coordinator what that holds. A
    /// commit that runs or settles has not been: its tree is the one before it, and effects and results that have not
    /// been delivered are losses of the report. A trigger that had waited at a gate, and settles, waits again.
    ///
    /// - Parameter limits: How large it may be.
    /// - Throws: Where it is larger. O(nodes).
    public func stored(limits: StoredState.Limits = StoredState.Limits()) throws(RestorationError) -> StoredState {
        // Also where nothing shows it, it is known from then on what it holds.
        let node: Node = self.node
        return try StoredState(node.treeQueue.settled { TreeStoring(node).store() }, limits: limits)
    }
}

extension WindowManager {
    /// The text of ``Navigable/stored(limits:)``, of which only what has changed since the last time is written anew.
    func storedText(limits: StoredState.Limits, _ former: StoredBlocks) throws(RestorationError) -> String {
        var (content, blocks) = node.treeQueue.settled { TreeStoring(node, former).storeInBlocks() }
        return try StoredState.text(of: &content, blocks, limits)
    }
}
