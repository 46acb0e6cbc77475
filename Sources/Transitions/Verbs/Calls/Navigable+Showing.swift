// What needs no route. Each begins at the front of what the receiver holds.

extension Navigable {
    /// Whether there is something to go back to from what is in front of this. O(depth + what could be seen).
    public var canGoBack: Bool { node.stepBack != nil }
}

extension Navigable {
    /// Puts something on the nearest stack around what is in front of this: `{[a]*, [b]}` → `{[a, p]*, [b]}`.
    ///
    /// Starts at the front of what this holds, modals included, and walks outward: from a window it lands in a stack
    /// that was just presented, from a screen on the stack that shows it. A modal is not left, as no user would see
    /// what is pushed beneath it; an alert is none.
    ///
    /// ```swift
    /// window.present(StackRoot(info))  // main: [home]^[info]
    /// window.push(details)  // main: [home]^[info, details]
    /// ```
    ///
    /// - Parameters:
    ///   - presentable: What comes on top.
    ///   - animation: Stored with it; its presentation part plays now, its dismissal part when it goes.
    ///   - options: How it is to be carried out.
    ///   - completion: Given the outcome, exactly once; it fails where no stack is around what is in front. Without
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
    /// Presents something over all that this holds: `main: [a]^m` → `main: [a]^m^p`.
    ///
    /// On a manager it is the window in front that presents, on a window its root. For a screen it is the root that it
    /// is in, so that the modal stays when the screen is popped.
    ///
    /// - Parameters:
    ///   - presentable: What is presented; a ``StackRoot`` for a stack of its own.
    ///   - style: How it stands over what is beneath it.
    ///   - animation: Stored with it; its presentation part plays now, its dismissal part when it goes.
    ///   - options: How it is to be carried out.
    ///   - completion: Given the outcome, exactly once. Without one, a failure goes to the diagnostics handler.
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
