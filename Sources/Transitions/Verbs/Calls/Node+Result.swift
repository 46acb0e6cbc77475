/// The result that a task waits for.
private final class PendingResult<Output> {
    private(set) var result: Result<Output, EndReason>?
    /// The node shown for the result, to close if the task is cancelled.
    weak var shown: Node?
    private let end: () -> Void

    init(_ end: @escaping () -> Void) {
        self.end = end
    }

    func end(_ result: Result<Output, EndReason>) {
        guard self.result == nil else { return }
        self.result = result
        end()
    }

    /// Ends the wait if the outcome rules out a result.
    func end(_ outcome: TransitionOutcome) {
        switch outcome {
        case .completed, .noChange:
            if shown?.holder == nil, result == nil { end(.failure(.released)) }
        case .cancelled(.released): end(.failure(.released))
        case .cancelled(.recovery), .cancelled(.caller): end(.failure(.cancelled))
        case .cancelled(let reason): end(.failure(.notShown(.cancelled(reason))))
        case .rejected(let reason): end(.failure(.notShown(.rejected(reason))))
        case .failed(let error): end(.failure(.notShown(.failed(error))))
        }
    }
}

extension Node {
    /// Shows a node, and waits for its result.
    ///
    /// - Parameters:
    ///   - title: The name in logs.
    ///   - options: The options to show the node with.
    ///   - location: The call site.
    ///   - show: Shows the node, and calls the closure with the result. Returns the node to close if the task is
    ///     cancelled.
    ///   - close: Closes the node that `show` returned; called only if that still has a place.
    package nonisolated(nonsending) final func result<Output>(
        _ title: String, _ options: TransitionOptions, _ location: CallSite,
        _ show:
            @escaping (
                inout RunningCommit, @escaping (Result<Output, EndReason>) -> Void
            ) throws(TransitionError) -> Node?,
        close: @escaping (Node, Commit) -> Void
    ) async throws(EndReason) -> Output {
        if Task.isCancelled { throw .cancelled }
        let latch = Latch()
        let pending = PendingResult<Output> { latch.open() }
        let call = commit({ .transition(title) }, Call(options, location) { pending.end($0) }) {
            _, running throws(TransitionError) in
            pending.shown = try show(&running) { pending.end($0) }
        }
        if pending.result == nil { await latch.wait() }
        if let result = pending.result { return try result.get() }
        pending.end(.failure(.cancelled))
        call.withdraw()
        guard let shown = pending.shown else { throw .cancelled }
        shown.closing("withdraw \(shown.label)", location) { shown, running in
            if shown.holder != nil { close(shown, running.commit) }
        }
        throw .cancelled
    }
}
