// Calls that need no route. Each starts at the screen in front of the receiver.

extension Navigable {
    /// True if there is a step back from the screen in front. O(depth + shown nodes).
    public var canGoBack: Bool { node.stepBack != nil }
}

extension Navigable {
    /// Pushes a screen on the nearest stack around the one in front: `{[a]*, [b]}` → `{[a, p]*, [b]}`.
    ///
    /// Looks outward from the screen in front within this node, modals included: on a window, finds a stack that was
    /// just presented; on a screen, the stack around it. Never looks beyond a modal, which would hide the screen; an
    /// alert is no modal.
    ///
    /// ```swift
    /// window.present(StackRoot(info))  // main: [home]^[info]
    /// window.push(details)  // main: [home]^[info, details]
    /// ```
    ///
    /// - Parameters:
    ///   - presentable: The presentable to push.
    ///   - animation: Plays now; its `dismissal` is stored with the presentable, and plays on removal.
    ///   - options: The options of the transition.
    ///   - completion: Called with the outcome, exactly once; a failure if no stack is around the screen in front.
    ///     Without a completion, a failure goes to the diagnostics handler.
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
    ///   - animation: Plays now; its `dismissal` is stored with the presentable, and plays on removal.
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
