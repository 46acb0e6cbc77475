extension CommitQueue {
    /// Runs a commit now, or when its turn comes; and once it has settled, what came to wait meanwhile.
    ///
    /// A `Router` has the same lines of its own, which are made for its routes.
    ///
    /// - Parameters:
    ///   - node: A node of this tree.
    ///   - source: What it comes from; only asked where somebody has to know.
    ///   - options: How it is to be carried out.
    ///   - location: Where it was asked for.
    ///   - completion: Given the outcome.
    ///   - trigger: Makes a value of it, where it has to wait, or to be planned again.
    ///   - body: What it does.
    /// - Returns: That value, if it was made.
    @inline(never)
    func submit(
        at node: Node?, _ source: () -> Request.Source, _ options: TransitionOptions, _ location: CallSite,
        _ completion: ((TransitionOutcome) -> Void)?, _ trigger: (Request) -> Trigger,
        _ body: (inout RunningCommit) throws(TransitionError) -> Void
    ) -> Trigger? {
        guard isFree(for: options) else {
            let waiting = trigger(Request(source(), options, location, completion))
            add(waiting)
            return waiting
        }
        var failure: TransitionError?
        var running = begin(at: node, options)
        do throws(TransitionError) {
            try body(&running)
            if try endPlainly(completion) { return nil }
        } catch {
            failure = error
        }
        return end(failure, source, options, location, completion, again: { trigger($0).parked() })
    }

    /// Begins a commit. Only on an idle queue.
    ///
    /// - Parameters:
    ///   - node: A node of this tree.
    ///   - options: How it is to be carried out.
    @usableFromInline package func begin(at node: Node?, _ options: TransitionOptions) -> RunningCommit {
        state = .committing
        return commit.begin(options, watch, at: node)
    }

    /// Completes a commit, and ends it where nobody but the one who asked has to know of it.
    ///
    /// - Parameter completion: Given the outcome, if it is ended.
    /// - Returns: Whether it is.
    @usableFromInline package func endPlainly(
        _ completion: ((TransitionOutcome) -> Void)?
    ) throws(TransitionError) -> Bool {
        try commit.complete()
        guard isPlain() else { return false }
        tellPlainly(completion)
        if !isIdle { runWaiting() }
        return true
    }

    /// Ends any other commit that was begun, or has it settle, and runs what came to wait meanwhile.
    ///
    /// - Parameters:
    ///   - failure: Why it was not done, if it was not.
    ///   - source: What it comes from; only asked where somebody has to know.
    ///   - options: How it is to be carried out.
    ///   - location: Where it was asked for.
    ///   - completion: Given the outcome.
    ///   - again: Makes a value of it, where it has to be planned again.
    /// - Returns: That value, if it was made.
    package func end(
        _ failure: TransitionError?, _ source: () -> Request.Source?, _ options: TransitionOptions,
        _ location: CallSite, _ completion: ((TransitionOutcome) -> Void)?, again: (Request) -> Trigger
    ) -> Trigger? {
        // Not compared with nil: that copies it, and it is large.
        guard case .none = failure, isPlain(beside: .host), let node = commit.soleHosting, commit.hostings.isEmpty
        else {
            return conclude(failure, source, options, location, completion, again: again)
        }
        if let showing = showPlainly(options, at: node, completion) {
            let request = Request(source(), options, location, completion)
            goOn(with: request, showing.handed, waitedBefore: showing.before)
        }
        if !isIdle { runWaiting() }
        return nil
    }

    @inline(never)
    private func conclude(
        _ failure: TransitionError?, _ source: () -> Request.Source?, _ options: TransitionOptions,
        _ location: CallSite, _ completion: ((TransitionOutcome) -> Void)?, again: (Request) -> Trigger
    ) -> Trigger? {
        if failure != nil { commit.giveUp() }
        let request = Request(nil, options, location, completion)
        var made: Trigger?
        conclude(
            request, failure, source,
            again: {
                let trigger = again(request)
                made = trigger
                return trigger
            })
        if !isIdle { runWaiting() }
        return made
    }
}

extension CommitQueue {
    /// Runs a commit: to its end, unless somebody has to answer who does not do so at once.
    ///
    /// - Parameters:
    ///   - request: Who asks, and how.
    ///   - gesture: What drives it, if a finger does.
    ///   - again: Makes a value of it, where it has to be planned again.
    ///   - body: What it does.
    func run(
        _ request: Request, _ gesture: InteractiveTransition? = nil, again: () -> Trigger,
        _ body: (inout RunningCommit) throws(TransitionError) -> Void
    ) {
        state = .committing
        var failure: TransitionError?
        do throws(TransitionError) {
            try commit.execute(body, request.options, request)
        } catch {
            failure = error
        }
        conclude(request, failure, { nil }, gesture, again: again)
    }
}
