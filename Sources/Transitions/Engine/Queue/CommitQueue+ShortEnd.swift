// The short end of a commit. Most commits change a tree that nobody watches, or that one host shows and answers for at
// once; of such a commit only its caller is to hear. The short end asks once whether that is so, and leaves out what
// the long one does for others: no request and no intent are made, no cause is noted, no verdicts, happenings, views,
// effects, members or observers are gone through, since there are none. What both ends do comes in the same order: the
// host is handed the commit, what was taken off goes, the caller hears, what came to wait runs. Tests run with the
// short end turned off as well, and see the same.

#if DEBUG
    /// Whether commits end the short way where they can.
    package enum ShortEnd {
        /// False for tests that look for a difference.
        @TaskLocal package static var isTaken = true
    }
#endif

extension CommitQueue {
    /// Completes a commit, and ends it the short way if that will do.
    ///
    /// - Returns: Whether it is ended.
    @usableFromInline package func endShort(_ call: inout Call) throws(TransitionError) -> Bool {
        try commit.complete()
        #if DEBUG
            if !ShortEnd.isTaken { return false }
        #endif
        if !concernsNobody() {
            guard concernsNobody(but: [.host, .noted]) else { return false }
            if watch.union(commit.watch).contains(.host), !isShown(call.options) { return false }
        }
        var outcome: TransitionOutcome?
        if call.isHeard { outcome = commit.structuralEdits == 0 ? .noChange : .completed(commit.context()) }
        startTelling()
        commit.finish()
        if let outcome { call.end(outcome) }
        becomeIdle()
        if watch.contains(.noted) { noteChange() }
        if !isIdle { runWaiting() }
        return true
    }

    /// True if only what asked for a commit is to hear how it ended, and nothing has to be asked or shown.
    ///
    /// - Parameter watch: The ways of being watched that do not count.
    @inline(__always) private func concernsNobody(but watch: Watch = []) -> Bool {
        commit.isPlain && !hasUrgent
            && self.watch.union(commit.watch).subtracting(watch).isDisjoint(with: [
                .observer, .awaited, .mirror, .host, .logged, .gone, .blank, .visibility, .placed, .noted,
            ])
    }

    /// Hands a commit to the one host that shows all of it. Where nothing waits.
    ///
    /// - Returns: True if that has shown it, and nothing has come of it but that. Otherwise the commit is handed, or
    ///   several hosts have to see it.
    private func isShown(_ options: TransitionOptions) -> Bool {
        guard !hasLine, let node = commit.soleHosting, commit.hostings.isEmpty else { return false }
        // What is told of it may trigger, and that is no part of it.
        startApplying()
        guard let extras = node.extras, let host = extras.host else { return true }
        if node.watch.contains(.styled) { commit.reportUndrawn(for: node) }
        var handed = HostCommit(options, of: self, to: node, extras)
        host.apply(handed)
        // The host may have triggered, refused, or begun to watch.
        guard !handed.isOpen, !commit.isRefused, !hasLine, concernsNobody(but: [.host, .noted]) else {
            commit.demandNotices().handed = handed
            return false
        }
        if handed.onEnd != nil || !isKnownUniquelyReferenced(&handed) { handed.close() }
        return true
    }
}
