// What needs no route, and is built late. See `Editor+Building.swift`.

extension Presentable {
    /// Puts what is built when it is reached on the nearest stack around what is in front of this.
    ///
    /// As ``push(_:animation:with:completion:fileID:line:)``. It is not built where that is refused before, nor
    /// before the gates of its type have allowed it.
    ///
    /// - Parameters:
    ///   - animation: Stored with it; its presentation part plays now, its dismissal part when it goes.
    ///   - options: How it is to be carried out.
    ///   - build: Builds it.
    ///   - completion: Given the outcome, exactly once. Without one, a failure goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    @export(implementation)
    public func push<P: Presentable>(
        animation: Animation? = nil, with options: TransitionOptions = .animated,
        _ build: @escaping () throws -> P, completion: ((TransitionOutcome) -> Void)? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        node.commit(.push(.built(build), animation), options, CallSite(fileID: fileID, line: line), completion)
    }

    /// Puts what is built when it is reached on the nearest stack around what is in front of this, and waits
    /// for it to settle.
    ///
    /// - Returns: What it did.
    /// - Throws: Why it was not done; what `build` throws becomes a ``TransitionError``.
    @discardableResult @export(implementation)
    public nonisolated(nonsending) func push<P: Presentable>(
        animation: Animation? = nil, with options: TransitionOptions = .animated,
        _ build: @escaping () throws -> P, fileID: StaticString = #fileID, line: UInt = #line
    ) async throws(TransitionOutcome.Failure) -> TransitionContext {
        try await node.commit(.push(.built(build), animation), options, CallSite(fileID: fileID, line: line))
    }

    /// Puts what is built when it is reached on the nearest stack around what is in front of this.
    /// Its type is known only then.
    ///
    /// As ``push(_:animation:with:completion:fileID:line:)``. It is not built where that is refused before, nor
    /// before the gates of its type have allowed it.
    ///
    /// - Parameters:
    ///   - animation: Stored with it; its presentation part plays now, its dismissal part when it goes.
    ///   - options: How it is to be carried out.
    ///   - build: Builds it.
    ///   - completion: Given the outcome, exactly once. Without one, a failure goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    @_disfavoredOverload @export(implementation)
    public func push(
        animation: Animation? = nil, with options: TransitionOptions = .animated,
        _ build: @escaping () throws -> any Presentable, completion: ((TransitionOutcome) -> Void)? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        node.commit(
            .push(.built(ofSomeType: build), animation), options, CallSite(fileID: fileID, line: line), completion)
    }

    /// Puts what is built when it is reached on the nearest stack around what is in front of this, and waits
    /// for it to settle.
    /// Its type is known only then.
    ///
    /// - Returns: What it did.
    /// - Throws: Why it was not done; what `build` throws becomes a ``TransitionError``.
    @_disfavoredOverload
    @discardableResult @export(implementation)
    public nonisolated(nonsending) func push(
        animation: Animation? = nil, with options: TransitionOptions = .animated,
        _ build: @escaping () throws -> any Presentable, fileID: StaticString = #fileID, line: UInt = #line
    ) async throws(TransitionOutcome.Failure) -> TransitionContext {
        try await node.commit(
            .push(.built(ofSomeType: build), animation), options, CallSite(fileID: fileID, line: line))
    }
}

extension Presentable {
    /// Presents what is built when it is reached over all that this holds.
    ///
    /// As ``present(_:as:animation:with:completion:fileID:line:)``. It is not built where that is refused before, nor
    /// before the gates of its type have allowed it.
    ///
    /// - Parameters:
    ///   - style: How it stands over what is beneath it.
    ///   - animation: Stored with it; its presentation part plays now, its dismissal part when it goes.
    ///   - options: How it is to be carried out.
    ///   - build: Builds it.
    ///   - completion: Given the outcome, exactly once. Without one, a failure goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    @export(implementation)
    public func present<P: Presentable>(
        as style: PresentationStyle = .automatic, animation: Animation? = nil,
        with options: TransitionOptions = .animated,
        _ build: @escaping () throws -> P, completion: ((TransitionOutcome) -> Void)? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        node.commit(
            .present(.built(build), style, animation), options, CallSite(fileID: fileID, line: line), completion)
    }

    /// Presents what is built when it is reached over all that this holds, and waits for it to settle.
    ///
    /// - Returns: What it did.
    /// - Throws: Why it was not done; what `build` throws becomes a ``TransitionError``.
    @discardableResult @export(implementation)
    public nonisolated(nonsending) func present<P: Presentable>(
        as style: PresentationStyle = .automatic, animation: Animation? = nil,
        with options: TransitionOptions = .animated,
        _ build: @escaping () throws -> P, fileID: StaticString = #fileID, line: UInt = #line
    ) async throws(TransitionOutcome.Failure) -> TransitionContext {
        try await node.commit(.present(.built(build), style, animation), options, CallSite(fileID: fileID, line: line))
    }

    /// Presents what is built when it is reached over all that this holds.
    /// Its type is known only then.
    ///
    /// As ``present(_:as:animation:with:completion:fileID:line:)``. It is not built where that is refused before, nor
    /// before the gates of its type have allowed it.
    ///
    /// - Parameters:
    ///   - style: How it stands over what is beneath it.
    ///   - animation: Stored with it; its presentation part plays now, its dismissal part when it goes.
    ///   - options: How it is to be carried out.
    ///   - build: Builds it.
    ///   - completion: Given the outcome, exactly once. Without one, a failure goes to the diagnostics handler.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    @_disfavoredOverload @export(implementation)
    public func present(
        as style: PresentationStyle = .automatic, animation: Animation? = nil,
        with options: TransitionOptions = .animated,
        _ build: @escaping () throws -> any Presentable, completion: ((TransitionOutcome) -> Void)? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        node.commit(
            .present(.built(ofSomeType: build), style, animation), options, CallSite(fileID: fileID, line: line),
            completion)
    }

    /// Presents what is built when it is reached over all that this holds, and waits for it to settle.
    /// Its type is known only then.
    ///
    /// - Returns: What it did.
    /// - Throws: Why it was not done; what `build` throws becomes a ``TransitionError``.
    @_disfavoredOverload
    @discardableResult @export(implementation)
    public nonisolated(nonsending) func present(
        as style: PresentationStyle = .automatic, animation: Animation? = nil,
        with options: TransitionOptions = .animated,
        _ build: @escaping () throws -> any Presentable, fileID: StaticString = #fileID, line: UInt = #line
    ) async throws(TransitionOutcome.Failure) -> TransitionContext {
        try await node.commit(
            .present(.built(ofSomeType: build), style, animation), options, CallSite(fileID: fileID, line: line))
    }
}
