extension Navigable {
    /// Builds a presentable that is kept for a while after it was closed, to be found again as it was.
    ///
    /// A closed screen is normally released. If the next visit should find it as it was, pass the result to the verb
    /// that shows it:
    ///
    /// ```swift
    /// case .player(let id): .present(keep(for: .seconds(60), key: id) { PlayerModel(id: id) })
    /// ```
    ///
    /// When the verb is reached, after the gates, the presentable is looked up, and built only if none is kept. The
    /// tree retains it, not the receiver; a tree that is placed in another passes on everything it keeps. While closed,
    /// a kept presentable has no place: a trigger on it reaches only its own content. A coordinator is kept with
    /// everything in it.
    ///
    /// Only settled commits count. If a commit is undone, whatever it built is released, and no duration restarts. The
    /// verb is refused if the kept one is in the tree, or inside another kept one. A reset releases everything kept,
    /// as does the end of the tree; a recovery does not.
    ///
    /// O(log scheduled calls), however much is kept. A commit that shows a kept presentable also checks each one that
    /// was closed inside another: n such commits, with n closed inside others, are O(n²).
    ///
    /// - Parameters:
    ///   - duration: The time to keep the presentable, on this tree's time source; zero or less keeps nothing. The
    ///     value passed when it was built counts, whatever later visits pass.
    ///   - start: The moment from which the duration counts.
    ///   - isRenewed: True to restart the duration at each visit, false to count from the first only.
    ///   - key: The key. Keys of other types, or for other built types, differ. Include all that `build` uses.
    ///   - build: Builds the presentable. The closure is not kept.
    /// - Returns: A `Later` that returns the kept presentable, or else a new one. It throws the errors of `build`, and
    ///   a ``TransitionError`` if the presentable is already shown, there is no time source, or no commit runs on this
    ///   tree.
    public func keep<P: Presentable>(
        for duration: Duration, from start: KeepingStart = .closed, isRenewed: Bool = true,
        key: some Hashable & Sendable, _ build: @escaping () throws -> P
    ) -> Later<P> {
        keep(KeptKey(key, P.self), build) { queue throws(TransitionError) in
            guard let time = queue.time else { throw TransitionError("keep \(P.self)", .noTimeSource) }
            return .timed(duration, from: start, isRenewed: isRenewed, time)
        }
    }

    /// Builds a presentable that is kept after it was closed, until an event, to be found again as it was.
    ///
    /// ```swift
    /// .push(keep(until: session.onSignOut, key: id) { AccountModel(id: id) })
    /// ```
    ///
    /// `begin` is called once for each presentable built, when the commit that shows it has settled. The closure that
    /// `begin` receives may be called at any time, even immediately, repeatedly, or when nothing is kept any more; it
    /// ends the keeping of that presentable only, never of another under the same key. A shown presentable stays until
    /// it is closed. Everything else is as in ``keep(for:from:isRenewed:key:_:)``.
    ///
    /// - Parameters:
    ///   - begin: Called once, then released, with a closure that ends the keeping and retains nothing.
    ///   - key: The key. Keys of other types, or for other built types, differ. Include all that `build` uses.
    ///   - build: Builds the presentable. The closure is not kept.
    /// - Returns: A `Later` that returns the kept presentable, or else a new one.
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
            return try running.commit.useKept(
                key, of: queue.makeKeeperIfNeeded(), lifetime: { () throws(TransitionError) in try lifetime(queue) },
                build)
        }
    }
}

extension Navigable {
    /// Releases the presentable that this tree keeps under a key. One that is shown stays until it is closed.
    ///
    /// Takes effect at once, and is not undone with any commit. If nothing is kept, nothing happens.
    public func evict<P: Presentable>(_ type: P.Type, key: some Hashable & Sendable) {
        node.outermost.queue?.keeper?.end(KeptKey(key, type))
    }

    /// Releases everything this tree keeps, for example when the user signs out. Whatever is shown stays until it is
    /// closed.
    ///
    /// Takes effect at once, and is not undone with any commit.
    public func evictAll() {
        node.outermost.queue?.keeper?.endAll()
    }
}
