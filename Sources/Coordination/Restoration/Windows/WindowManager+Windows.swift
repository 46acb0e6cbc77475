public import Coordination

extension WindowManager {
    /// Writes down one window, with the route that has opened it, and nothing of the others: for a scene of its own.
    ///
    /// What waits belongs to the window in which it shows something, or was asked for; else to the window in front.
    ///
    /// - Parameters:
    ///   - window: One of the open windows, or its coordinator.
    ///   - terms: Whose it is, and when it is stored.
    ///   - limits: How large it may be.
    /// - Throws: Where it is larger, or the window is not open (`wrongRoot`). O(what is in it).
    public func stored(
        _ window: any Presentable, terms: RestorationTerms = RestorationTerms(),
        limits: StoredState.Limits = StoredState.Limits()
    ) throws(RestorationError) -> StoredState {
        let node: Node = window.node
        guard node.holder === self.node else { throw .wrongRoot(stored: node.storedKind.rawValue, here: "windows") }
        var content = TreeStoring(self.node, only: node).store()
        content.owner = terms.owner()
        content.date = terms.now?()
        return try StoredState(content, limits: limits)
    }

    /// Makes one window what a stored one was, in one commit, and leaves the others as they are.
    ///
    /// If a route has opened it, it is the free window of that route, or the route is taken again. Otherwise it is a
    /// free window with its name and its coordinator, or one that is made. It takes its turn.
    ///
    /// - Parameters:
    ///   - state: What was stored of a window, alone.
    ///   - free: The windows that it may be: those that nothing shows. Asked when its turn has come.
    ///   - make: Makes a window as for a user who opens one.
    ///   - terms: Those with which it was stored.
    ///   - gates: What is asked first.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    ///   - completion: Given the window, or nil, and what has come of it, exactly once.
    public func restoreWindow(
        _ state: StoredState, among free: @escaping () -> [any Presentable],
        making make: @escaping () -> (any Presentable)? = { nil }, terms: RestorationTerms = RestorationTerms(),
        after gates: [Gate] = [], fileID: StaticString = #fileID, line: UInt = #line,
        completion: @escaping ((any Presentable)?, Comeback) -> Void
    ) {
        guard state.content.isAlone else {
            let kind = state.content.nodes.first?.kind.rawValue ?? ""
            return completion(nil, .refused(.wrongRoot(stored: kind, here: "a window of \(node.storedKind.rawValue)")))
        }
        let choice = WindowChoice(free: free, make: make)
        node.restore(
            after: gates, terms, CallSite(fileID: fileID, line: line), isLaunch: true, { .state(state) },
            choosing: choice
        ) { window, comeback in
            completion(window?.presentable, comeback)
        }
    }
}
