import Coordination
import Foundation

/// Prints what became of each line of a script.
struct Printer {
    let format: Format

    /// Comments are part of what people read, and empty lines too.
    func print(remark: String) {
        if format == .text { Output.line(remark) }
    }

    func print(_ step: Step, of text: String, _ number: Int, _ tree: @autoclosure () -> Tree) {
        let text = text.trimmingCharacters(in: .whitespaces)
        switch format {
        case .json: Output.line(Record(text, number, step, tree()).json)
        case .quiet where step.isGood: break
        case .text where step.outcome == .printed: Output.line(indent(step.outline ?? "\(tree())"))
        case .text, .quiet:
            Output.line(heading(step, text))
            if let error = step.error {
                Output.line(indent(step.isGood ? error : "line \(number): \(error)"))
            }
            if step.outcome != .met, step.outcome != .unmet, step.outcome != .unreadable { Output.line("  \(tree())") }
        }
    }

    /// The command, and its outcome in a column of its own where there is room.
    private func heading(_ step: Step, _ text: String) -> String {
        // A picture that held need not be read again.
        let command = step.outcome == .met ? "> expect" : "> \(text)"
        let outcome = step.words
        let column = 66
        if command.count < column { return command.padding(toLength: column, withPad: " ", startingAt: 0) + outcome }
        return command.count + 2 + outcome.count <= 100 ? "\(command)  \(outcome)" : "\(command)\n  \(outcome)"
    }

    private func indent(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "  \($0)" }
            .joined(separator: "\n")
    }
}

extension Step {
    /// The outcome for people.
    fileprivate var words: String {
        switch outcome {
        case .noChange: "no change"
        case .met: "as expected"
        case .unmet: "not as expected"
        case .failed where isGood, .rejected where isGood: "\(outcome.rawValue), as it should"
        default: outcome.rawValue
        }
    }
}

/// A line of a script and what became of it, for programs.
private struct Record: Encodable {
    let line: Int
    let command: String
    let outcome: String
    let ok: Bool
    let error: String?
    let tree: String
    let outline: String?

    init(_ text: String, _ number: Int, _ step: Step, _ tree: Tree) {
        line = number
        command = text
        outcome = step.outcome.rawValue
        ok = step.isGood
        error = step.error
        self.tree = "\(tree)"
        outline = step.outline
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
    }

    private enum Key: CodingKey {
        case line, command, outcome, ok, error, tree, outline
    }
}
