/// A way as it is kept in a file, to be gone again: the law that was broken, then a move a line.
///
/// ```text
/// # never a stranger's settings
/// law never a stranger's settings
/// tap "Settings" on "account"
/// back
/// ```
///
/// Empty lines, and those that begin with a number sign, say nothing.
public struct RecordedWay: Hashable, Sendable {
    /// The law's name.
    public let law: String

    /// The moves.
    public let moves: [Move]

    /// Takes down a way.
    public init(law: String, moves: [Move]) {
        self.law = law
        self.moves = moves
    }

    /// Takes down the way of a finding.
    public init(_ finding: Finding) { self.init(law: finding.law, moves: finding.way) }
}

extension RecordedWay: LosslessStringConvertible {
    /// The text of the file.
    public var description: String {
        (["law \(law)"] + moves.map(\.description)).joined(separator: "\n") + "\n"
    }

    /// Reads the text of a file; nil where a line is no move, or no law is named.
    public init?(_ text: String) {
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") && !$0.allSatisfy(\.isWhitespace) }
        guard let first = lines.first, first.hasPrefix("law ") else { return nil }
        var moves: [Move] = []
        for line in lines.dropFirst() {
            guard let move = Move(String(line)) else { return nil }
            moves.append(move)
        }
        self.init(law: String(first.dropFirst(4)), moves: moves)
    }
}
