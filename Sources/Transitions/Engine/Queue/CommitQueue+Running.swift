extension CommitQueue {
    /// Runs a commit now, or when its turn comes; and once it has settled, what came to wait meanwhile.
    ///
    /// A `Router` has the same lines of its own, which are made for its routes.
    ///
    /// - Parameters:
    ///   - node: A node of this tree.
    ///   - call: What asks for it.
    ///   - cause: What is asked for, as a value; only made where it settles or is watched. Given the queue where it is
    ///     to say where that started.
    ///   - intent: What is asked for; only made where it waits.
    ///   - body: What it does.
    /// - Returns: The request, where it waits.
    @inline(never)
    func submit(
        at node: Node?, _ call: consuming Call, of target: AnyObject?, _ cause: (CommitQueue?) -> Cause,
        _ intent: () -> any Intent, _ body: (inout RunningCommit) throws(TransitionError) -> Void
    ) -> Request? {
        guard var running = begin(at: node, call.options) else {
            let waiting = call.request(intent())
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
        return end(failure, &call, of: target, cause, intent)
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
            guard isPlain(beside: .host) else { return endPlainlyNoting(&call) }
            guard isShownPlainly(call.options) else { return false }
        }
        tellPlainly(&call)
        if !isIdle { runWaiting() }
        return true
    }

    /// The same where a note is made of each commit.
    @inline(never)
    private func endPlainlyNoting(_ call: inout Call) -> Bool {
        guard watch.contains(.noted), isPlain(beside: [.host, .noted]),
            isPlain(beside: .noted) || isShownPlainly(call.options)
        else { return false }
        tellPlainly(&call)
        noteChange()
        if !isIdle { runWaiting() }
        return true
    }

    /// Whether only one host has to see a commit, and has shown it at once.
    @inline(__always)
    private func isShownPlainly(_ options: TransitionOptions) -> Bool {
        guard waiting.isEmpty, let node = commit.soleHosting, commit.hostings.isEmpty else { return false }
        return isShown(at: node, options)
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
    /// - Returns: The request, where it waits.
    package func end(
        _ failure: TransitionError?, _ call: inout Call, of target: AnyObject?, _ cause: (CommitQueue?) -> Cause,
        _ intent: () -> any Intent
    ) -> Request? {
        let request = call.request(nil)
        var handed: Handed?
        if let commit = commit.notices?.handed.take() {
            handed = Handed(commits: HostCommits(commit), last: nil)
        } else {
            if failure != nil { commit.giveUp() }
            if isCauseRead || failure != nil && !request.isHeard && !commit.isStopped {
                // What is called for its words may trigger, and that is no part of it.
                state = .applying
                noteCause(of: request, cause(isCauseRead ? self : nil), of: target)
            }
            if commit.isStopped { request.note(intent) }
            handed = conclude(request, failure)
        }
        if var handed {
            if isCauseRead(after: &handed) { noteCause(of: request, cause(nil), of: target) }
            goOn(with: request, handed)
        }
        if !isIdle { runWaiting() }
        return request.isWaiting ? request : nil
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
        state = .committing
        var running = commit.begin(request.options, watch)
        if case .selected = request.report { commit.deed.insert(.selection) }
        if let progress = request.progress {
            commit.admission = Admission(attempt: progress.attempt, granted: progress.granted)
            commit.isPrerequisite = commit.reveals && progress.prerequisiteOf != nil
            if progress.redirections > 0, request.report != nil { commit.deed.insert(.claimed) }
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
        if let handed = conclude(request, failure, gesture) { goOn(with: request, handed, gesture) }
    }
}
