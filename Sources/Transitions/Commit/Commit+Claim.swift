extension Commit {
    /// Notes which coordinator changes a root, so that what stands in it can find it.
    ///
    /// - Throws: ``TransitionError/Reason/rootTaken(by:)`` where another one does, and is still alive.
    package func claim(_ root: Container, by coordinator: any Presentable) throws(TransitionError) {
        let claimant = root.claimant
        if claimant === coordinator { return }
        let shown = root.shownAs.flatMap { $0.requestType == nil ? nil : $0 }
        if let other = claimant ?? shown, other !== coordinator {
            let verb = "change the root of \(type(of: coordinator))"
            throw TransitionError(verb, .rootTaken(by: "\(type(of: other))"), state: root.stateLine)
        }
        root.claimant = coordinator
        record(.claim(root))
    }
}
