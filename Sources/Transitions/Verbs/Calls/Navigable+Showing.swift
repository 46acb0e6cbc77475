// Calls that need no route. Each starts at the screen in front of the receiver.

extension Navigable {
    /// True if there is a step back from the screen in front. O(depth + shown nodes).
    public var canGoBack: Bool { node.stepBack != nil }
}

extension Navigable {
    /// Pushes a screen on the nearest stack around the one in front: `{[a]*, [b]}` → `{[a, p]*, [b]}`.
    ///
    /// Starts at the front of this node, modals included, and looks outward: on a window it finds a stack that was just
    /// presented, on a screen the stack that shows it. It never looks beyond a modal, as no user would see a screen
    /// pushed beneath one; an alert is not a modal.
    ///
    /// ```swift
    /// window.present(StackRoot(info))  // main: [home]^[info]
    /// window.push(details)  // main: [home]^[info, details]
    /// ```
    ///
    /// - Parameters:
    ///   - presentable: The presentable to push.
    ///   - animation: Stored with the presentable: its presentation part plays now, its dismissal part on removal.
    ///   - options: The options of the transition.
    ///   - completion: Called with the outcome, exactly once; fails if no stack is around the screen in front. Without
    ///     one, a failure goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    @export(implementation)
    public func push(
        _ presentable: any Presentable, animation: TransitionAnimation? = nil,
        with options: TransitionOptions = .animated,
        completion: ((TransitionOutcome) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        node.commit(.push(presentable, animation), Call(options, CallSite(fileID: fileID, line: line), completion))
    }
}

extension Navigable {
    /// Shows a modal over everything in this node: `main: [a]^m` → `main: [a]^m^p`.
    ///
    /// On a manager, the window in front presents; on a window, its root; on a screen, the root around it, so that the
    /// modal stays when the screen is popped.
    ///
    /// - Parameters:
    ///   - presentable: The presentable to show; a ``StackRoot`` gives the modal a stack.
    ///   - style: The style of the modal, such as a sheet.
    ///   - animation: Stored with the presentable: its presentation part plays now, its dismissal part on removal.
    ///   - options: The options of the transition.
    ///   - completion: Called with the outcome, exactly once. Without one, a failure goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    @export(implementation)
    public func present(
        _ presentable: any Presentable, style: PresentationStyle = .automatic, animation: TransitionAnimation? = nil,
        with options: TransitionOptions = .animated, completion: ((TransitionOutcome) -> Void)? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        node.commit(
            .present(presentable, style, animation), Call(options, CallSite(fileID: fileID, line: line), completion))
    }
}
