import Coordination
import Foundation

/// A printer for the outcome of each line of a script.
struct Printer {
    let format: Format

    /// Prints a comment or an empty line, for people only.
    func print(remark: String) {
        if format == .text { Output.line(remark) }
    }

    func print(_ step: Step, of text: String, _ number: Int, _ tree: @autoclosure () -> Tree) {
        let text = text.trimmed
        switch format {
        case .json: Output.line(Record(text, number, step, tree()).json)
        case .quiet where step.isGood: break
        case .text where step.outcome == .printed: Output.line(indent(step.outline ?? "\(tree())"))
        case .text, .quiet:
            Output.line(heading(step, text))
            if let error = step.error {
                Output.line(indent(step.isGood ? error : "line \(number): \(error)"))
            }
            for ended in step.ended {
                Output.line(columns("  then: \(ended.line)", ended.outcome.description))
            }
            if step.outcome != .met, step.outcome != .unmet, step.outcome != .unreadable { Output.line("  \(tree())") }
        }
    }

    /// Returns the command, with its outcome in a column of its own if there is room.
    private func heading(_ step: Step, _ text: String) -> String {
        // A tree that was as expected is not repeated.
        let command = step.outcome == .met ? "> expect" : "> \(text)"
        return columns(command, step.words)
    }

    private func columns(_ command: String, _ outcome: String) -> String {
        let column = 66
        let isNarrow = outcome.count <= 100 - column
        if command.count < column, isNarrow {
            return command.padding(toLength: column, withPad: " ", startingAt: 0) + outcome
        }
        return command.count + 2 + outcome.count <= 100 ? "\(command)  \(outcome)" : "\(command)\n    \(outcome)"
    }

    private func indent(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "  \($0)" }
            .joined(separator: "\n")
    }
}

extension String {
    /// The text without spaces around it.
    var trimmed: String { trimmingCharacters(in: .whitespaces) }
}

extension Step {
    /// The outcome for people.
    var words: String {
        switch outcome {
        case .noChange: "no change"
        case .waiting: "waits"
        case .met: "as expected"
        case .unmet: "not as expected"
        case .failed where isGood, .rejected where isGood: "\(outcome.rawValue), as it should"
        default: outcome.rawValue
        }
    }
}

/// A line of a script and its outcome, for programs.
private struct Record: Encodable {
    let line: Int
    let command: String
    let outcome: String
    let ok: Bool
    let error: String?
    let tree: String
    let outline: String?
    let ended: [Ended]?

    struct Ended: Encodable {
        let command: String
        let outcome: String
    }

    init(_ text: String, _ number: Int, _ step: Step, _ tree: Tree) {
        line = number
        command = text
        outcome = step.outcome.rawValue
        ok = step.isGood
        error = step.error
        self.tree = "\(tree)"
        outline = step.outline
        ended =
            step.ended.isEmpty
            ? nil
            : step.ended.map {
                Ended(command: $0.line, outcome: Step(of: $0.outcome).outcome.rawValue)
            }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(line, forKey: .line)
        try container.encode(command, forKey: .command)
        try container.encode(outcome, forKey: .outcome)
        try container.encode(ok, forKey: .ok)
        try container.encode(error, forKey: .error)
        try container.encode(tree, forKey: .tree)
        try container.encodeIfPresent(outline, forKey: .outline)
        try container.encodeIfPresent(ended, forKey: .ended)
    }

    private enum Key: CodingKey {
        case line, command, outcome, ok, error, tree, outline, ended
    }
}
