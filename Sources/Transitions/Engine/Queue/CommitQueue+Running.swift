extension CommitQueue {
    /// Runs a commit now, or when its turn comes; and once it has settled, what came to wait meanwhile.
    ///
    /// A `Router` has the same lines of its own, which are made for its routes.
    ///
    /// - Parameters:
    ///   - node: A node of this tree.
    ///   - call: What asks for it.
    ///   - source: What it comes from; only asked where somebody has to know.
    ///   - trigger: Makes a value of it, where it has to wait, or to be planned again.
    ///   - body: What it does.
    /// - Returns: That value, if it was made.
    @inline(never)
    func submit(
        at node: Node?, _ call: consuming Call, _ source: () -> Request.Source, _ trigger: (Request) -> Trigger,
        _ body: (inout RunningCommit) throws(TransitionError) -> Void
    ) -> Trigger? {
        guard var running = begin(at: node, call.options) else {
            let waiting = trigger(call.request(source()))
            add(waiting)
            return waiting
        }
        var failure: TransitionError?
        do throws(TransitionError) {
            try body(&running)
            if try endPlainly(&call) { return nil }
        } catch {
            failure = error
        }
        return end(failure, &call, source, again: { trigger($0).parked() })
    }

    /// Begins a commit, where one with these options runs at once, has nothing to share an outcome with, and needs
    /// nothing else.
    ///
    /// - Parameters:
    ///   - node: A node of this tree.
    ///   - options: How it is to be carried out.
    @usableFromInline package func begin(at node: Node?, _ options: TransitionOptions) -> RunningCommit? {
        guard isIdle, options.deadline == nil, options.policy != .coalesce || backlog?.holds.isEmpty != false else {
            return nil
        }
        state = .committing
        return commit.begin(options, watch, at: node)
    }

    /// Completes a commit, and ends it where only the caller has to know of it, and one host, which answers at once.
    ///
    /// - Returns: Whether it is ended.
    @usableFromInline package func endPlainly(_ call: inout Call) throws(TransitionError) -> Bool {
        try commit.complete()
        if !isPlain() {
            guard isPlain(beside: .host), waiting.isEmpty, let node = commit.soleHosting, commit.hostings.isEmpty,
                isShown(at: node, call.options)
            else { return false }
        }
        tellPlainly(&call)
        if !isIdle { runWaiting() }
        return true
    }

    /// Ends any other commit that was begun, or has it settle, and runs what came to wait meanwhile.
    ///
    /// - Parameters:
    ///   - failure: Why it was not done, if it was not.
    ///   - call: What asked for it.
    ///   - source: What it comes from; only asked where somebody has to know.
    ///   - again: Makes a value of it, where it has to be planned again.
    /// - Returns: That value, if it was made.
    package func end(
        _ failure: TransitionError?, _ call: inout Call, _ source: () -> Request.Source?, again: (Request) -> Trigger
    ) -> Trigger? {
        var made: Trigger?
        if let handed = commit.told?.handed.take() {
            let request = call.request(source())
            if !waiting.isEmpty { takeFollowers(of: request, after: nil) }
            goOn(with: request, HostCommits(handed), { nil }, nil)
        } else {
            if failure != nil { commit.giveUp() }
            let request = call.request(nil)
            let again = {
                let trigger = again(request)
                made = trigger
                return trigger
            }
            conclude(request, failure, source, again: again)
        }
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
        if !watch.isDisjoint(with: [.logged, .sighted]) { noteCause(of: request) }
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
