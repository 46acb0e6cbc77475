// The short end of a commit. Most commits change a tree without observers, or with one host that answers at once; only
// the caller is notified of them. The short end checks this once, and skips the steps that the long one does for
// others: it creates no request and no intent, stores no cause, and looks for no verdicts, events, views, effects,
// members or observers, since there are none. Both ends keep the same order: the host receives the commit, removed
// presentables are released, the caller is notified, waiting requests run. Tests also run with the short end turned
// off, with the same results.

#if DEBUG
    /// A switch that turns the short end off, for tests.
    package enum ShortEnd {
        /// False in tests that compare both ends.
        @TaskLocal package static var isTaken = true
    }
#endif

extension CommitQueue {
    /// Completes a commit, and ends it at once if only the caller, and at most one host that answers at once, is
    /// notified.
    ///
    /// - Returns: True if the commit has ended.
    @usableFromInline package func endShort(_ call: inout Call) throws(TransitionError) -> Bool {
        try commit.complete()
        var watched = watch.union(commit.watch)
        if mayStand(watched) {
            if !askPlaces() { return false }
            watched = watch.union(commit.watch)
        }
        #if DEBUG
            if !ShortEnd.isTaken { return false }
        #endif
        if !needsOnlyCaller(watched) {
            guard needsOnlyCaller(watched.subtracting([.host, .noted])) else { return false }
            if watched.contains(.host), !showOnSoleHost(call.options) { return false }
        }
        var outcome: TransitionOutcome?
        if call.hasListener { outcome = commit.structuralEdits == 0 ? .noChange : .completed(commit.context()) }
        startNotifying()
        commit.finish()
        if let outcome { call.end(outcome) }
        becomeIdle()
        if watch.contains(.noted) { noteChange() }
        if !isIdle { runWaiting() }
        return true
    }

    /// Returns true if only the caller has to be notified, and nothing has to be asked or shown.
    ///
    /// - Parameter watch: The ways in which the changed trees are watched.
    @inline(__always) private func needsOnlyCaller(_ watch: Watch) -> Bool {
        commit.isPlain && waiting?.needsLongEnd != true
            && watch.isDisjoint(with: [
                .observer, .awaited, .mirror, .host, .logged, .released, .blank, .visibility, .placed, .noted,
            ])
    }

    /// Passes a commit to the one host that shows all of it, unless requests wait.
    ///
    /// - Returns: True if the host has shown the commit, and nothing else happened. Otherwise the long end goes on.
    private func showOnSoleHost(_ options: TransitionOptions) -> Bool {
        guard !hasLine, let node = commit.soleHosting, commit.hostings.isEmpty else { return false }
        // Notified code may trigger; that is not part of this commit.
        startApplying()
        guard let extras = node.extras, let host = extras.host else { return true }
        if node.watch.contains(.styled) { commit.reportUndrawn(for: node) }
        var hostCommit = HostCommit(nil, options, of: self, to: node, extras)
        host.apply(hostCommit)
        // The host may have triggered, refused, or begun to observe.
        guard !hostCommit.isOpen, !commit.isRefused, !hasLine,
            needsOnlyCaller(watch.union(commit.watch).subtracting([.host, .noted]))
        else {
            commit.makeHostCacheIfNeeded().hostCommit = hostCommit
            return false
        }
        if hostCommit.onEnd != nil || !isKnownUniquelyReferenced(&hostCommit) { hostCommit.close() }
        return true
    }
}
