public import Coordination

extension WindowManager {
    /// Tells the address of what is shown in the window in front, now and each time that it becomes another one: for a
    /// browser's bar, Handoff, sharing or analytics.
    ///
    /// ```swift
    /// windows.observeAddress(by: AppRoute.links) { address in bar.append(address ?? "") }
    /// ```
    ///
    /// Told when a commit has settled, after its completions; while something settles, not before that. The address is
    /// read once a commit, as `address(by:)` reads it, and nothing is where there is no observer.
    ///
    /// - Parameters:
    ///   - links: The list of the app.
    ///   - origin: What stands before the path. Nothing, unless it is given.
    ///   - handler: What is called; nil for what has no address. The manager keeps it: do not let it keep the manager.
    /// - Returns: What ends the observation. It may be dropped.
    @discardableResult
    public func observeAddress<R: Route>(
        by links: Links<R>, at origin: LinkOrigin? = nil, _ handler: @escaping (String?) -> Void
    ) -> Observer<CommitRecord> {
        let last = LastAddress()
        let look = { [weak self] in
            // One that never had its turn is told of while another settles.
            guard let self, !node.treeQueue.isChanging else { return }
            let address = address(by: links, at: origin)
            guard last.isNew(address) else { return }
            handler(address)
        }
        let observer = observeCommits { _ in look() }
        look()
        return observer
    }
}

/// The address that was told last.
private final class LastAddress {
    private var address: String??

    func isNew(_ next: String?) -> Bool {
        guard address != .some(next) else { return false }
        address = .some(next)
        return true
    }
}
