import Coordination

/// Notes what happens, in order: the outcomes of calls under their names, and whatever else a test wants to see in
/// line.
final class Recorder {
    private(set) var lines: [String] = []
    private(set) var outcomes: [String: [TransitionOutcome]] = [:]

    /// A completion that notes its outcome.
    func callAsFunction(_ name: String) -> (TransitionOutcome) -> Void {
        { outcome in
            self.lines.append("\(name): \(outcome)")
            self.outcomes[name, default: []].append(outcome)
        }
    }

    private var kept: [Any] = []

    /// Keeps something as long as the recorder lives: a resumption that nothing calls.
    func keep(_ thing: Any) { kept.append(thing) }

    func note(_ line: String) {
        lines.append(line)
    }

    /// Begins anew.
    func forget() {
        (lines, outcomes) = ([], [:])
    }

    /// The outcome of a call, if it had exactly one.
    func outcome(_ name: String) -> TransitionOutcome? {
        let all = outcomes[name] ?? []
        return all.count == 1 ? all.first : nil
    }

    /// The error of a call that failed, and had no other outcome.
    func error(_ name: String) -> TransitionError? {
        if case .failed(let error)? = outcome(name) { error } else { nil }
    }
}
