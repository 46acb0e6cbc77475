extension Request {
    /// Tells those who asked how it ended.
    ///
    /// - Returns: Whether anything has asked.
    @discardableResult
    func end(_ outcome: TransitionOutcome) -> Bool {
        completion?(outcome)
        guard let progress, !progress.followers.isEmpty else { return completion != nil }
        for follower in progress.followers { follower.end(outcome) }
        return true
    }

    /// Tells those who asked how it ended; a failure that none of them hears is reported.
    func end(_ outcome: TransitionOutcome, reportingTo diagnostics: ((Diagnostic) -> Void)?) {
        if !end(outcome), case .failed(let error) = outcome {
            Diagnostic(error, at: location).report(to: diagnostics)
        }
    }

    /// Whether anything hears how it ends.
    var isHeard: Bool { completion != nil || progress?.followers.isEmpty == false }
}
