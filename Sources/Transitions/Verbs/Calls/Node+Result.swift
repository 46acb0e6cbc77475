/// A result that a task waits for.
private final class PendingResult<Output> {
    private(set) var result: Result<Output, EndReason>?
    /// What is shown, and ends with it.
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

    /// How it ends where it could not be shown.
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
    /// Has something shown, and waits for what that ends with.
    ///
    /// - Parameters:
    ///   - title: What logs call it.
    ///   - options: How it is to be carried out.
    ///   - location: Where it was asked for.
    ///   - show: Shows it, and observes its end. Returns what is to be closed when no caller waits any more.
    ///   - close: Closes that, where it is still there.
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
