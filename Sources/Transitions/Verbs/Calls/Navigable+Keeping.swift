extension Navigable {
    /// Builds something that is found again, as it was, for a while after it was closed.
    ///
    /// What leaves the tree dies. Where the next visit is to find it as it was, hand this to the verb that shows it:
    ///
    /// ```swift
    /// case .player(let id): .present(keep(for: .seconds(60), key: id) { PlayerModel(id: id) })
    /// ```
    ///
    /// It is looked up when the verb is reached, after the gates, and built only where nothing is kept. The tree keeps
    /// it, not this presentable; a tree that is given a place hands on what it keeps. What is kept has no place: a
    /// trigger made on it changes what is in it, and climbs no further. A whole coordinator is kept with all that
    /// is in it.
    ///
    /// Only what settles counts. A commit that is undone leaves everything as it was: what it built is let go, and no
    /// time begins anew. What is on the tree is not given out a second time; nor is what is in something that
    /// is kept by another call. A reset lets go of everything that is kept, and so does the end of the tree; a recovery
    /// does not.
    ///
    /// O(log calls that are to come), however much is kept. Where something is kept that was closed inside of something
    /// else that is kept, each that is shown looks at all of those: n shown beside n of them are O(n²).
    ///
    /// - Parameters:
    ///   - duration: How long, on the time of this tree; what is not positive is not kept. What is said when it is
    ///     built counts, whatever later visits say.
    ///   - start: From when on that counts.
    ///   - isRenewed: Whether it counts anew each time, not only from the first.
    ///   - key: What it is found by, with its own type and the type that is built. Inputs belong in it.
    ///   - build: Makes one. It is not kept.
    /// - Returns: What gives the one that is kept, else a new one. It throws what building throws, and a
    ///   ``TransitionError`` where it is shown already, nothing tells the time, or nothing is being shown on this tree.
    public func keep<P: Presentable>(
        for duration: Duration, from start: KeepingStart = .closed, isRenewed: Bool = true,
        key: some Hashable & Sendable, _ build: @escaping () throws -> P
    ) -> Later<P> {
        keep(KeptKey(key, P.self), build) { queue throws(TransitionError) in
            guard let time = queue.time else { throw TransitionError("keep \(P.self)", .noTimeSource) }
            return .timed(duration, from: start, isRenewed: isRenewed, time)
        }
    }

    /// Builds something that is found again, as it was, until something happens.
    ///
    /// ```swift
    /// .push(keep(until: session.onSignOut, key: id) { AccountModel(id: id) })
    /// ```
    ///
    /// `begin` is called once for each that is built, when the commit that shows it has settled. What it is given may
    /// be called at any time, also at once, more than once, or when nothing is kept any more; it ends the keeping of
    /// that very one, never of another under the same key. One that is shown then stays until it is closed. Everything
    /// else is as in ``keep(for:from:isRenewed:key:_:)``.
    ///
    /// - Parameters:
    ///   - begin: Given what ends the keeping, which keeps nothing alive. It is called once, and let go of.
    ///   - key: What it is found by, with its own type and the type that is built. Inputs belong in it.
    ///   - build: Makes one. It is not kept.
    /// - Returns: What gives the one that is kept, else a new one.
    public func keep<P: Presentable>(
        until begin: @escaping (_ expire: @escaping () -> Void) -> Void, key: some Hashable & Sendable,
        _ build: @escaping () throws -> P
    ) -> Later<P> {
        keep(KeptKey(key, P.self), build) { _ in .until(begin) }
    }

    private func keep<P: Presentable>(
        _ key: KeptKey, _ build: @escaping () throws -> P,
        lifetime: @escaping (CommitQueue) throws(TransitionError) -> KeptEntry.Lifetime
    ) -> Later<P> {
        Later { [weak node] in
            guard let node else { throw TransitionError("keep \(P.self)", .released) }
            let queue = node.treeQueue
            let running = queue.runningQueue
            guard running.state == .committing else {
                throw TransitionError(
                    cannot: "keep \(P.self)", because: "nothing is being shown on this tree", state: node.stateLine,
                    remedy: "Hand keep to the verb that shows it, of a root on the same tree.")
            }
            return try running.commit.giveOut(
                key, of: queue.demandKeeper(), lifetime: { () throws(TransitionError) in try lifetime(queue) }, build)
        }
    }
}

extension Navigable {
    /// Lets go of what this tree keeps under a key. Where it is shown, it is forgotten, and stays until it is closed.
    ///
    /// At once, and for good: it is part of no commit. Nothing kept: nothing happens.
    public func evict<P: Presentable>(_ type: P.Type, key: some Hashable & Sendable) {
        node.outermost.queue?.keeper?.end(KeptKey(key, type))
    }

    /// Lets go of all that this tree keeps: when the user signs out. What of it is shown stays until it is closed.
    ///
    /// At once, and for good: it is part of no commit.
    public func evictAll() {
        node.outermost.queue?.keeper?.endAll()
    }
}
