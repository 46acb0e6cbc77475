extension Request {
    /// Delivers the outcome to the caller, to requests that share it, and to the hold that waits for it as a
    /// prerequisite.
    ///
    /// - Returns: True if anything receives it.
    @discardableResult
    func end(_ outcome: TransitionOutcome) -> Bool {
        completion?(outcome)
        guard let progress else { return completion != nil }
        for follower in progress.followers { follower.end(outcome) }
        guard let hold = progress.prerequisiteOf else { return hasListener }
        if hold.prerequisite === self { hold.prerequisiteHasEnded(outcome) }
        return true
    }

    /// Delivers the outcome; a failure that nothing receives is reported.
    func end(_ outcome: TransitionOutcome, reportingTo diagnostics: ((Diagnostic) -> Void)?) {
        if !end(outcome), case .failed(let error) = outcome {
            Diagnostic(error, at: location).report(to: diagnostics)
        }
    }

    /// True if anything receives the outcome.
    var hasListener: Bool { completion != nil || progress?.followers.isEmpty == false }
}
