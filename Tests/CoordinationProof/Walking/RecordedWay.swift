/// A way as it is saved in a file, to be repeated: the scenario, the broken law, then one move per line.
///
/// ```text
/// # "never a stranger's settings"
/// scenario "shop"
/// law "never a stranger's settings"
/// tap "Settings" on "account"
/// back
/// ```
///
/// Empty lines, and those that begin with a number sign, are ignored. Names are written as Swift literals.
public struct RecordedWay: Hashable, Sendable {
    /// The scenario's name.
    public let scenario: String

    /// The law's name.
    public let law: String

    /// The moves.
    public let moves: [Move]

    package init(scenario: String, law: String, moves: [Move]) {
        self.scenario = scenario
        self.law = law
        self.moves = moves
    }

    /// Records the way of a finding.
    public init(_ finding: Finding) {
        self.init(scenario: finding.scenario, law: finding.law, moves: finding.way)
    }
}

extension RecordedWay: LosslessStringConvertible {
    /// The text of the file.
    @_documentation(visibility: internal)
    public var description: String {
        let lines = ["scenario \(scenario.literal)", "law \(law.literal)"] + moves.map(\.description)
        return lines.joined(separator: "\n") + "\n"
    }

    /// Reads the text of a file; nil if a line is no move, or the scenario or the law is missing.
    public init?(_ text: String) {
        let lines = text.split(whereSeparator: \.isNewline)
            .filter { !$0.hasPrefix("#") && !$0.allSatisfy(\.isWhitespace) }
        guard lines.count >= 2, let scenario = Self.name(in: lines[0], after: "scenario"),
            let law = Self.name(in: lines[1], after: "law")
        else { return nil }
        var moves: [Move] = []
        for line in lines.dropFirst(2) {
            guard let move = Move(String(line)) else { return nil }
            moves.append(move)
        }
        self.init(scenario: scenario, law: law, moves: moves)
    }

    private static func name(in line: Substring, after word: String) -> String? {
        line.hasPrefix(word) ? String(literal: line.dropFirst(word.count)) : nil
    }
}
