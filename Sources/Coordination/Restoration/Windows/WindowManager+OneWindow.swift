public import Coordination

extension WindowManager {
    /// Stores one window, with the route that opened it, and without the other windows: for a scene of its own.
    ///
    /// The state includes the waiting triggers whose prerequisite the window shows, or that were made in it; triggers
    /// made on the manager belong to the window in front. While a commit runs or settles, the window from before that
    /// commit is stored.
    ///
    /// - Parameters:
    ///   - window: One of the open windows, or its coordinator.
    ///   - terms: The owner of the state, and the clock.
    ///   - limits: The size limits.
    /// - Throws: An error if the state exceeds the limits, or the window is not open (`wrongRoot`). O(content of the
    ///   window).
    public func stored(
        _ window: any Presentable, terms: RestorationTerms = RestorationTerms(),
        limits: StoredState.Limits = StoredState.Limits()
    ) throws(RestorationError) -> StoredState {
        let node: Node = window.node
        guard let content = self.node.storedContent(terms, only: node) else {
            throw .wrongRoot(stored: node.storedKind.rawValue, here: "windows")
        }
        return try StoredState(content, limits: limits)
    }

    /// Restores the state of one window, in one commit, and leaves the other windows as they are.
    ///
    /// If a route had opened the stored window, a free window of that route is used, or else the route is taken again.
    /// Otherwise, a free window with the stored name and coordinator is used, or else a new one. The commit waits for
    /// its turn.
    ///
    /// - Parameters:
    ///   - state: The state of a single window.
    ///   - free: Returns the windows that may be used: those that no host shows. Called when the turn has come.
    ///   - make: Makes a window as if the user had opened it.
    ///   - terms: The terms with which the state was stored.
    ///   - gates: The gates that are asked first.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    ///   - completion: Called with the window, or nil, and the result, exactly once.
    public func restoreWindow(
        _ state: StoredState, among free: @escaping () -> [any Presentable],
        making make: @escaping () -> (any Presentable)? = { nil }, terms: RestorationTerms = RestorationTerms(),
        after gates: [Gate] = [], fileID: StaticString = #fileID, line: UInt = #line,
        completion: @escaping ((any Presentable)?, RestorationResult) -> Void
    ) {
        guard state.content.isAlone else {
            let kind = state.content.nodes.first?.kind.rawValue ?? ""
            return completion(nil, .refused(.wrongRoot(stored: kind, here: "a window of \(node.storedKind.rawValue)")))
        }
        let choice = WindowChoice(free: free, make: make)
        node.restore(
            after: gates, terms, CallSite(fileID: fileID, line: line), isLaunch: true, { .state(state) },
            choosing: choice
        ) { window, result in
            completion(window?.presentable, result)
        }
    }
}
