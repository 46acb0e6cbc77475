/// A result that a task waits for.
private final class PendingResult<Output> {
    private(set) var result: Result<Output, EndReason>?
    private let end: () -> Void

    init(_ end: @escaping () -> Void) {
        self.end = end
    }

    func end(_ result: Result<Output, EndReason>) {
        guard self.result == nil else { return }
        self.result = result
        end()
    }

    /// How it ends where it could not be shown; nil where it was.
    func end(_ outcome: TransitionOutcome, isShown: Bool) {
        switch outcome {
        case .completed, .noChange:
            if !isShown, result == nil { end(.failure(.released)) }
        case .cancelled(.released): end(.failure(.released))
        case .cancelled(.recovery), .cancelled(.caller): end(.failure(.cancelled))
        case .cancelled(let reason): end(.failure(.notShown(.cancelled(reason))))
        case .rejected(let reason): end(.failure(.notShown(.rejected(reason))))
        case .failed(let error): end(.failure(.notShown(.failed(error))))
        }
    }
}

extension Node {
    /// Has a node shown, and waits for what it ends with.
    ///
    /// - Parameters:
    ///   - shown: What is shown.
    ///   - options: How it is to be carried out.
    ///   - location: Where it was asked for.
    ///   - show: Shows it.
    fileprivate nonisolated(nonsending) final func result<Output>(
        of shown: Node, _ options: TransitionOptions, _ location: CallSite,
        _ show: @escaping (inout RunningCommit) throws(TransitionError) -> Void
    ) async throws(EndReason) -> Output {
        if Task.isCancelled { throw .cancelled }
        let (ended, end) = AsyncStream<Void>.makeStream()
        let pending = PendingResult<Output> { end.finish() }
        let trigger = commit(
            .transition { "show \(shown.label) for its result" }, options, location,
            { [weak shown] outcome in pending.end(outcome, isShown: shown?.holder != nil) },
            { running throws(TransitionError) in
                running.commit.expect(ResultExpectation<Output> { pending.end($0) }, on: shown)
                try show(&running)
            })
        if pending.result == nil { for await _ in ended {} }
        if let result = pending.result { return try result.get() }
        pending.end(.failure(.cancelled))
        trigger?.withdraw()
        shown.commit(.transition { "withdraw \(shown.label)" }, .animated, location, { _ in }) { running in
            if shown.holder != nil { running.commit.takeOff(shown) }
        }
        throw .cancelled
    }
}

extension ContainerRoot {
    /// Shows a screen or a coordinator, and waits for what it ends with.
    ///
    /// When the task is cancelled, what was shown is closed before this ends.
    ///
    /// - Parameters:
    ///   - finishing: What is shown.
    ///   - transition: How; nil to present it.
    ///   - options: How it is to be carried out.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    /// - Returns: Its output.
    /// - Throws: Why there is none.
    public nonisolated(nonsending) func result<F: Finishing>(
        of finishing: F, by transition: Transition<Self>? = nil, with options: TransitionOptions = .animated,
        fileID: StaticString = #fileID, line: UInt = #line
    ) async throws(EndReason) -> F.Output {
        let location = CallSite(fileID: fileID, line: line)
        let transition = transition ?? .present(finishing)
        return try await node.result(of: finishing.node, options, location) { running throws(TransitionError) in
            try running.perform(transition, on: self)
        }
    }
}

extension Coordinator {
    /// Shows a screen or a coordinator, and waits for what it ends with.
    ///
    /// When the task is cancelled, what was shown is closed before this ends.
    ///
    /// - Parameters:
    ///   - finishing: What is shown.
    ///   - transition: How; nil to present it.
    ///   - options: How it is to be carried out.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    /// - Returns: Its output.
    /// - Throws: Why there is none.
    public nonisolated(nonsending) func result<F: Finishing>(
        of finishing: F, by transition: Transition<Root>? = nil, with options: TransitionOptions = .animated,
        fileID: StaticString = #fileID, line: UInt = #line
    ) async throws(EndReason) -> F.Output {
        let location = CallSite(fileID: fileID, line: line)
        let transition = transition ?? .present(finishing)
        return try await node.result(of: finishing.node, options, location) { running throws(TransitionError) in
            try running.commit.claim(self.root.node, by: self)
            try running.perform(transition, on: self.root)
        }
    }
}
