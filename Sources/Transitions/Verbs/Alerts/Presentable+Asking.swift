/// One answer to a question, and the value that it stands for.
public struct Answer<Value> {
    /// What the answer says. What the user chooses by.
    @usableFromInline let title: String

    /// What kind of answer it is.
    @usableFromInline let role: AlertChoice.Role

    /// What the caller receives.
    @usableFromInline let value: Value

    /// Describes an answer.
    ///
    /// - Parameters:
    ///   - title: What it says.
    ///   - role: What kind of answer it is; going back chooses the one that cancels.
    ///   - value: What the caller receives.
    public init(_ title: String, role: AlertChoice.Role = .normal, _ value: Value) {
        self.title = title
        self.role = role
        self.value = value
    }
}

extension Answer: Sendable where Value: Sendable {}

extension Presentable {
    /// Asks the user with an alert, and is given the value of the answer.
    ///
    /// ```swift
    /// let answers = [Answer("Discard", role: .destructive, true), Answer("Keep", role: .cancel, false)]
    /// mail.ask("Discard the draft?", answers) { answer in
    ///     if case .success(true) = answer { mail.trigger(.discard) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - title: The first line.
    ///   - message: What is said beneath it.
    ///   - answers: The answers, in order.
    ///   - options: How the alert is to be shown.
    ///   - completion: Given the value, or why there is none, exactly once: the alert could not be shown, was closed
    ///     without an answer by going back (`cancelled(.user)`), by a transition (`.program`), by a recovery, went
    ///     with its window, or a screen that would be left has sent its commit elsewhere (`.rolledBack`).
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    @export(implementation)
    public func ask<Value>(
        _ title: String, message: String = "", _ answers: [Answer<Value>], with options: TransitionOptions = .animated,
        fileID: StaticString = #fileID, line: UInt = #line,
        completion: @escaping (Result<Value, TransitionOutcome.Failure>) -> Void
    ) {
        let location = CallSite(fileID: fileID, line: line)
        PendingAnswer { result in completion(result.map { answers[$0].value }) }
            .ask(title, message, answers.map { ($0.title, $0.role) }, from: node, options, location)
    }

    /// Asks the user with an alert, and waits for the answer.
    ///
    /// When the task is cancelled, the alert is closed.
    ///
    /// - Returns: The value of the answer.
    /// - Throws: Why there is none: it could not be shown, was closed without an answer by going back
    ///   (`cancelled(.user)`), by a transition (`.program`), by a recovery, with its window, or because the task was
    ///   cancelled.
    @export(implementation)
    public nonisolated(nonsending) func ask<Value>(
        _ title: String, message: String = "", _ answers: [Answer<Value>], with options: TransitionOptions = .animated,
        fileID: StaticString = #fileID, line: UInt = #line
    ) async throws(TransitionOutcome.Failure) -> Value {
        if Task.isCancelled { throw .cancelled(.caller) }
        let location = CallSite(fileID: fileID, line: line)
        let latch = Latch()
        let pending = PendingAnswer { _ in latch.open() }
        pending.ask(title, message, answers.map { ($0.title, $0.role) }, from: node, options, location)
        if pending.result == nil { await latch.wait() }
        if let result = pending.result { return answers[try result.get()].value }
        pending.withdraw(from: node, location)
        throw .cancelled(.caller)
    }
}

/// An answer that is waited for, of an alert that is shown for it: its index, as generic code would be much text.
@usableFromInline final class PendingAnswer {
    @usableFromInline private(set) var result: Result<Int, TransitionOutcome.Failure>?
    private let completion: (Result<Int, TransitionOutcome.Failure>) -> Void
    private weak var alert: AlertItem?
    private var request: Request?
    private var hasHadItsTurn = false

    /// Whether it has been shown, so that how the alert ends is how this ends.
    private var isShown = false

    /// How the alert ended before that.
    private var early: CancellationReason?

    @usableFromInline init(_ completion: @escaping (Result<Int, TransitionOutcome.Failure>) -> Void) {
        self.completion = completion
    }

    @usableFromInline func ask(
        _ title: String, _ message: String, _ answers: [(title: String, role: AlertChoice.Role)], from node: Node,
        _ options: TransitionOptions, _ location: CallSite
    ) {
        let choices = answers.enumerated().map { index, answer in
            AlertChoice(answer.title, role: answer.role) { self.end(.success(index)) }
        }
        let call = Call(options, location) { outcome in
            self.hasHadItsTurn = true
            self.request = nil
            do throws(TransitionOutcome.Failure) {
                _ = try outcome.get()
                self.isShown = true
                if let early = self.early {
                    self.end(.failure(.cancelled(early)))
                } else if self.alert?.onEnd == nil {
                    // A screen that would be left has sent the commit elsewhere.
                    self.end(.failure(.cancelled(.rolledBack)))
                }
            } catch {
                self.end(.failure(error))
            }
        }
        let ended = node.commit({ .transition("ask '\(title)'") }, call) { node, running throws(TransitionError) in
            guard !choices.isEmpty else {
                try node.refuse("ask '\(title)'", .noChoices)
            }
            let alert = AlertItem(title: title, message: message, choices: choices, origin: node) { reason in
                // What goes with a commit that goes back ends as that does.
                if self.isShown { self.end(.failure(.cancelled(reason))) } else { self.early = reason }
            }
            self.alert = alert
            self.early = nil
            try running.commit.enter(node)
            running.commit.show(alert, on: node.alertHost)
        }
        // What has had its turn keeps nothing.
        if !hasHadItsTurn { request = ended.waiting }
    }

    /// Closes the alert, or never shows it: no caller waits for the answer any more.
    @usableFromInline func withdraw(from node: Node, _ location: CallSite) {
        request?.withdraw()
        // It keeps this, and may never have its turn.
        request = nil
        result = .failure(.cancelled(.caller))
        guard let alert else { return }
        let title = "withdraw '\(alert.title)'"
        node.commit({ .transition(title) }, Call(.unanimated, location) { _ in }) {
            node, running throws(TransitionError) in
            let host = node.alertHost
            guard let index = host.alerts.firstIndex(where: { $0 === alert }) else { return }
            running.commit.closeAlert(at: index, of: host)
        }
    }

    private func end(_ result: Result<Int, TransitionOutcome.Failure>) {
        guard self.result == nil else { return }
        self.result = result
        completion(result)
    }
}
