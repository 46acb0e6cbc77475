extension Commit {
    /// Notes which coordinator changes a root, so that what stands in it can find it.
    ///
    /// - Throws: ``TransitionError/Reason/rootTaken(by:)`` where another one does, and is still alive.
    package func claim(_ root: Container, by coordinator: any Presentable) throws(TransitionError) {
        if root.isClaimed(by: coordinator) { return }
        if let other = root.claimant ?? root.shownRouter, other !== coordinator {
            let verb = "change the root of \(type(of: coordinator))"
            throw TransitionError(verb, .rootTaken(by: "\(type(of: other))"), state: root.stateLine)
        }
        root.claimant = coordinator
        record(.claim(root))
    }
}

extension Commit {
    /// Begins to change a root for its coordinator.
    ///
    /// - Throws: Where another coordinator changes it, or its tree is in the middle of a commit of its own.
    @usableFromInline package func enter(
        _ root: Container, claimedBy coordinator: any Presentable
    ) throws(TransitionError) {
        if !root.isClaimed(by: coordinator) { try claim(root, by: coordinator) }
        if root !== known { try enter(root) }
    }
}

extension Container {
    /// What its place holds, if that is a router: the coordinator whose root it is.
    fileprivate var shownRouter: (any Presentable)? { shownAs.flatMap { $0.requestType == nil ? nil : $0 } }

    /// Notes which coordinator changes this root, unless another one does.
    package func claimUnlessTaken(by coordinator: any Presentable) {
        if claimant == nil, shownRouter == nil { claimant = coordinator }
    }
}
