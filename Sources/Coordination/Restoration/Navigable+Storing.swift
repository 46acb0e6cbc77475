public import Coordination

extension Navigable {
    /// Writes down where this is: all that it holds, with the routes that put it there, the states of models, and
    /// the triggers that wait.
    ///
    /// It changes nothing. Of a window manager it is all windows; of a window or a coordinator what that holds. A
    /// commit that settles counts as done.
    ///
    /// - Parameters:
    ///   - terms: Whose it is, and when it is stored.
    ///   - limits: How large it may be.
    /// - Throws: Where it is larger. O(nodes).
    public func stored(
        terms: RestorationTerms = RestorationTerms(), limits: StoredState.Limits = StoredState.Limits()
    ) throws(RestorationError) -> StoredState {
        // Also where nothing shows it, it is known from then on what it holds.
        var content = TreeStoring(node).store()
        content.owner = terms.owner()
        content.date = terms.now?()
        return try StoredState(content, limits: limits)
    }
}
