extension Diagnostic {
    /// Reports a failure that nothing handles.
    @usableFromInline
    static func reportUnhandled(_ outcome: TransitionOutcome, on node: Node?, at location: CallSite) {
        guard case .failed(let error) = outcome else { return }
        Diagnostic(error, at: location).report(to: node?.treeQueue.handler)
    }
}
