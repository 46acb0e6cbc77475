extension CommitQueue {
    /// Runs a commit now, or when its turn comes; then, once it has settled, the requests that came to wait.
    ///
    /// A `Router` has a copy of these lines, specialized for its routes. Does nothing if the call's task was already
    /// cancelled.
    ///
    /// - Parameters:
    ///   - node: A node of this tree.
    ///   - call: The call that requests the commit.
    ///   - cause: Creates the cause; only called if the commit settles or is observed. Receives the queue if the place
    ///     where the request started is needed.
    ///   - intent: Creates the intent; only called if the request waits.
    ///   - body: The work of the commit.
    @inline(never)
    func submit(
        at node: Node?, _ call: inout Call, of target: AnyObject?, _ cause: (CommitQueue?) -> Cause,
        _ intent: () -> any Intent, _ body: (inout RunningCommit) throws(TransitionError) -> Void
    ) {
        if call.hasEnded { return }
        guard var running = begin(at: node, call.options) else { return wait(&call, intent()) }
        var failure: TransitionError?
        do throws(TransitionError) {
            try body(&running)
            if try endShort(&call) { return }
        } catch {
            failure = error
        }
        endInFull(failure, &call, of: target, cause, intent)
    }

    /// Makes a call wait for its turn, unless its task was already cancelled.
    @usableFromInline package func wait(_ call: inout Call, _ intent: @autoclosure () -> any Intent) {
        if call.hasEnded { return }
        let request = call.makeRequest(intent())
        call.request = request
        pass(request, add)
    }

    /// Begins a commit if it can run at once, has no deadline, needs no search for an outcome to share, and nobody
    /// observes what comes from outside. Otherwise returns nil.
    ///
    /// - Parameters:
    ///   - node: A node of this tree.
    ///   - options: The options of the commit.
    @usableFromInline package func begin(at node: Node?, _ options: TransitionOptions) -> RunningCommit? {
        guard isIdle, options.deadline == nil, !watch.contains(.recorded),
            options.policy != .coalesce || waiting?.holds.isEmpty != false
        else {
            return nil
        }
        startCommit()
        return commit.begin(options, watch, at: node)
    }

    /// Ends a commit that could not end the short way, or lets it settle; then runs the requests that came to wait.
    ///
    /// - Parameters:
    ///   - failure: The error, if it failed.
    ///   - call: The call that requested the commit.
    ///   - target: The router, or another object that was asked.
    ///   - cause: Creates the cause; only called if the commit settles or is observed. Receives the queue if the place
    ///     where the request started is needed: ``formerPath(of:)``.
    ///   - intent: Creates the intent; only called if the request waits.
    @usableFromInline package func endInFull(
        _ failure: TransitionError?, _ call: inout Call, of target: AnyObject?, _ cause: (CommitQueue?) -> Cause,
        _ intent: () -> any Intent
    ) {
        let request = call.makeRequest(nil)
        let shown = commit.hostCache?.hostCommit.take()
        if shown == nil {
            if failure != nil { commit.giveUp() }
            if isCauseRead || failure != nil && !request.hasListener && !commit.isStopped {
                // A trigger made while the cause is created is not part of this commit.
                startApplying()
                noteCause(of: request, cause(isCauseRead ? self : nil), of: target)
            }
            if commit.isStopped { request.note(intent) }
        }
        conclude(request, failure, shownBy: shown) { noteCause(of: request, cause(nil), of: target) }
        if !isIdle { runWaiting() }
        if request.isWaiting { call.request = request }
    }
}

extension CommitQueue {
    /// Runs a commit: to its end, unless a host or gate answers later.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - gesture: The gesture that drives the commit, if any.
    ///   - body: The work of the commit; nil for that of the request.
    func run(
        _ request: Request, _ gesture: InteractiveTransition? = nil,
        _ body: ((inout RunningCommit) throws(TransitionError) -> Void)? = nil
    ) {
        if !watch.isDisjoint(with: [.logged, .visibility]) { noteCause(of: request) }
        startCommit()
        var running = commit.begin(request.options, watch)
        switch request.report {
        case .selected?: commit.addActionFacts(.selection)
        case .resized?, .hid?, .showed?: commit.addActionFacts(.columns)
        default: break
        }
        if let progress = request.progress {
            commit.planAgain(
                Admission(attempt: progress.attempt, granted: progress.granted),
                isPrerequisite: progress.prerequisiteOf != nil)
            if progress.redirections > 0, request.report != nil { commit.addActionFacts(.claimed) }
        }
        var failure: TransitionError?
        do throws(TransitionError) {
            if request.options.deadline != nil, time == nil { throw TransitionError("keep a deadline", .noTimeSource) }
            if let body { try body(&running) } else { try request.join(&running) }
            try commit.complete(isForced: request.isForced)
            if mayStand(watch.union(commit.watch)) { askPlaces() }
        } catch {
            commit.giveUp()
            failure = error
        }
        conclude(request, failure, gesture)
    }
}
