extension CommitQueue {
    /// Runs a commit now, or when its turn comes; and once it has settled, what came to wait meanwhile.
    ///
    /// A `Router` has the same lines of its own, which are made for its routes. A call whose task was cancelled before
    /// begins nothing.
    ///
    /// - Parameters:
    ///   - node: A node of this tree.
    ///   - call: What asks for it.
    ///   - cause: What is asked for, as a value; only made where it settles or is watched. Given the queue where it is
    ///     to say where that started.
    ///   - intent: What is asked for; only made where it waits.
    ///   - body: What it does.
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

    /// Has a call wait for its turn, unless its task was cancelled before.
    @usableFromInline package func wait(_ call: inout Call, _ intent: @autoclosure () -> any Intent) {
        if call.hasEnded { return }
        let request = call.makeRequest(intent())
        call.waiting = request
        add(request)
    }

    /// Begins a commit, where one with these options runs at once, has nothing to share an outcome with, and needs
    /// nothing else.
    ///
    /// - Parameters:
    ///   - node: A node of this tree.
    ///   - options: How it is to be carried out.
    @usableFromInline package func begin(at node: Node?, _ options: TransitionOptions) -> RunningCommit? {
        guard isIdle, options.deadline == nil, options.policy != .coalesce || waiting?.holds.isEmpty != false else {
            return nil
        }
        startCommit()
        return commit.begin(options, watch, at: node)
    }

    /// Ends any other commit that was begun, or has it settle, and runs what came to wait meanwhile.
    ///
    /// - Parameters:
    ///   - failure: Why it was not done, if it was not.
    ///   - call: What asked for it.
    ///   - target: The router, or what else was asked for it; nil for what keeps it.
    ///   - cause: What is asked for, as a value; only made where it settles or is watched. Given the queue where it is
    ///     to say where that started, with its ``formerPath(of:)``.
    ///   - intent: What is asked for; only made where it waits.
    @usableFromInline package func endInFull(
        _ failure: TransitionError?, _ call: inout Call, of target: AnyObject?, _ cause: (CommitQueue?) -> Cause,
        _ intent: () -> any Intent
    ) {
        let request = call.makeRequest(nil)
        let shown = commit.notices?.handed.take()
        if shown == nil {
            if failure != nil { commit.giveUp() }
            if isCauseRead || failure != nil && !request.isHeard && !commit.isStopped {
                // What is called for its words may trigger, and that is no part of it.
                startApplying()
                noteCause(of: request, cause(isCauseRead ? self : nil), of: target)
            }
            if commit.isStopped { request.note(intent) }
        }
        conclude(request, failure, shownBy: shown) { noteCause(of: request, cause(nil), of: target) }
        if !isIdle { runWaiting() }
        if request.isWaiting { call.waiting = request }
    }
}

extension CommitQueue {
    /// Runs a commit: to its end, unless a host or gate answers later.
    ///
    /// - Parameters:
    ///   - request: Who asks, and how.
    ///   - gesture: What drives it, if a finger does.
    ///   - body: What it does; nil for what it asks for.
    func run(
        _ request: Request, _ gesture: InteractiveTransition? = nil,
        _ body: ((inout RunningCommit) throws(TransitionError) -> Void)? = nil
    ) {
        if !watch.isDisjoint(with: [.logged, .visibility]) { noteCause(of: request) }
        startCommit()
        var running = commit.begin(request.options, watch)
        if case .selected = request.report { commit.noteDeed(.selection) }
        if let progress = request.progress {
            commit.planAgain(
                Admission(attempt: progress.attempt, granted: progress.granted),
                isPrerequisite: progress.prerequisiteOf != nil)
            if progress.redirections > 0, request.report != nil { commit.noteDeed(.claimed) }
        }
        var failure: TransitionError?
        do throws(TransitionError) {
            if request.options.deadline != nil, time == nil { throw TransitionError("keep a deadline", .noTimeSource) }
            if let body { try body(&running) } else { try request.join(&running) }
            try commit.complete(isForced: request.isForced)
        } catch {
            commit.giveUp()
            failure = error
        }
        conclude(request, failure, gesture)
    }
}
