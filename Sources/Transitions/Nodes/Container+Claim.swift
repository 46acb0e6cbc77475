extension Container {
    /// Notes which coordinator changes this root, so that what stands in it can find it.
    ///
    /// - Throws: ``TransitionError/Reason/rootTaken(by:)`` where another one does, and is still alive.
    package func claim(by coordinator: any Presentable) throws(TransitionError) {
        if claimant === coordinator { return }
        let shown = shownAs.flatMap { $0.requestType == nil ? nil : $0 }
        if let other = claimant ?? shown, other !== coordinator {
            let verb = "change the root of \(type(of: coordinator))"
            throw TransitionError(verb, .rootTaken(by: "\(type(of: other))"), state: stateLine)
        }
        claimant = coordinator
    }
}
