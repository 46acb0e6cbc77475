/// An answer to a question, and the value that it stands for.
public struct Answer<Value> {
    /// The text of the answer, by which the user chooses.
    @usableFromInline let title: String

    /// The kind of answer.
    @usableFromInline let role: AlertChoice.Role

    /// The value that the caller receives.
    @usableFromInline let value: Value

    /// Creates an answer.
    ///
    /// - Parameters:
    ///   - title: The text of the answer.
    ///   - role: The kind of answer; going back chooses the answer with the role `cancel`.
    ///   - value: The value that the caller receives.
    public init(_ title: String, role: AlertChoice.Role = .normal, _ value: Value) {
        self.title = title
        self.role = role
        self.value = value
    }
}

extension Answer: Sendable where Value: Sendable {}

extension Presentable {
    /// Asks the user with an alert, and calls a closure with the value of the answer.
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
    ///   - message: The text beneath it; may be empty.
    ///   - answers: The answers, in order.
    ///   - options: The options to show the alert with.
    ///   - completion: Called exactly once, with the value or with the reason that there is none: the alert could not
    ///     be shown; it was closed without an answer by going back (`cancelled(.user)`), by a transition (`.program`),
    ///     by a recovery or with its window; or a screen that would be left redirected the commit (`.rolledBack`).
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
    /// Cancelling the task closes the alert.
    ///
    /// - Returns: The value of the answer.
    /// - Throws: The reason that there is no value: the alert could not be shown; it was closed without an answer by
    ///   going back (`cancelled(.user)`), by a transition (`.program`), by a recovery or with its window; or the task
    ///   was cancelled.
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

/// A pending answer to an alert. Holds the index of the answer, not its value, so as not to be generic.
@usableFromInline final class PendingAnswer {
    @usableFromInline private(set) var result: Result<Int, TransitionOutcome.Failure>?
    private let completion: (Result<Int, TransitionOutcome.Failure>) -> Void
    private weak var alert: AlertItem?
    private var request: Request?
    private var hasHadItsTurn = false

    /// True once the alert is shown: from then on, closing the alert is the result.
    private var isShown = false

    /// The reason that the alert closed before its commit had settled.
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
                    // A screen to be left has redirected the commit.
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
            let alert = AlertItem(title: title, message: message, choices: choices, asker: node) { reason in
                // Until the commit has settled, its outcome ends this.
                if self.isShown { self.end(.failure(.cancelled(reason))) } else { self.early = reason }
            }
            self.alert = alert
            self.early = nil
            try running.commit.enter(node)
            running.commit.show(alert, on: node.alertHost)
        }
        // After its turn, the request is not retained.
        if !hasHadItsTurn { request = ended.request }
    }

    /// Closes the alert, or prevents it, as no caller waits for the answer any more.
    @usableFromInline func withdraw(from node: Node, _ location: CallSite) {
        request?.withdraw()
        // The request retains this, and may never get its turn.
        request = nil
        result = .failure(.cancelled(.caller))
        guard let alert else { return }
        let title = "withdraw '\(alert.title)'"
        node.commit({ .transition(title) }, Call(.unanimated, location) { _ in }) {
            node, running throws(TransitionError) in
            running.commit.close(alert, of: node.alertHost)
        }
    }

    private func end(_ result: Result<Int, TransitionOutcome.Failure>) {
        guard self.result == nil else { return }
        self.result = result
        completion(result)
    }
}
