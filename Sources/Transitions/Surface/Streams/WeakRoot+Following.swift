extension WeakRoot {
    /// Makes a transition of each element of a sequence, until the sequence ends, the task is cancelled, or the root
    /// has gone.
    ///
    /// ```swift
    /// let showing = Task { await window.weakRoot.follow(launches) { launch in .present(LoginModel(launch)) } }
    /// ```
    ///
    /// One that fails does not end it. While it waits for the next element it keeps neither root nor tree; that the
    /// root has gone is noticed with the next element, which ends as `cancelled(.released)`. It returns when all that
    /// it has asked for has ended, too.
    ///
    /// When the task is cancelled, what still waits is withdrawn before this returns, and ends as `cancelled(.caller)`;
    /// what has been committed stands, and is told of when it has settled.
    ///
    /// It goes on on the caller's isolation. Nothing that it is given has to be `Sendable`.
    ///
    /// - Parameters:
    ///   - sequence: What is followed.
    ///   - bursts: What becomes of elements that come while something settles. It replaces the options' policy.
    ///   - options: How each is to be carried out.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    ///   - transition: Makes the transition of an element, when that has its turn; none is made of one that never has.
    ///   - onOutcome: Told how each element ended, exactly once. Without it, a failure goes to the diagnostics handler.
    /// - Throws: What the sequence throws.
    @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
    @export(implementation)
    public nonisolated(nonsending) func follow<S: AsyncSequence>(
        _ sequence: S, bursts: Burst = .all, with options: TransitionOptions = .animated,
        fileID: StaticString = #fileID, line: UInt = #line,
        _ transition: @escaping (S.Element) -> Transition<Root>,
        onOutcome: ((S.Element, TransitionOutcome) -> Void)? = nil
    ) async throws(S.Failure) {
        try await Call.follow(
            sequence, bursts, options, CallSite(fileID: fileID, line: line), whileThereIs: { !self.isReleased },
            at: { self.root?.node }, onOutcome
        ) { element, call in
            let title = Title("\(element)")
            self.submit({ title.text }, &call) {
                let transition = transition(element)
                title.text = "\(transition)"
                return transition
            }
        }
    }
}

/// What a log calls an element: itself, and once it has had its turn, what was made of it. Keeps nothing of that.
@usableFromInline final class Title {
    @usableFromInline var text: String

    @usableFromInline init(_ text: String) {
        self.text = text
    }
}
