/// A broken law, with the way there, and a test that fails until the app is fixed.
public struct Finding: Hashable, Sendable {
    /// The scenario's name.
    public let scenario: String

    /// The law's name.
    public let law: String

    /// The problem in one line: `no trap: no way home from [email, check]`.
    public internal(set) var title: String

    /// The moves from the launch to the finding: a shortest way over what was explored. For a walk, a leak, or an
    /// incident that depends on hidden state: a way from which no move can be dropped, unless the description says
    /// otherwise. Empty if the finding is that something is missing.
    public let way: [Move]

    /// The trees along the way, starting at launch.
    package let trees: [String]

    /// More about the finding, such as the number of other states.
    package internal(set) var details: String

    /// The extent of the exploration; nil for a walk or a replay.
    public let extent: Extent?

    /// The means by which a finding can be seen again.
    enum Sight: Hashable, Sendable {
        /// The way alone.
        case way
        /// An exploration: something is missing, or the way alone does not show the finding.
        case proof
        /// The whole walk that has found it.
        case walk(seed: UInt64, moves: Int)
    }

    let shownBy: Sight

    /// True if the finding is that nothing was there to judge.
    var isAbsence = false

    /// True if the way alone shows the finding.
    package var hasWay: Bool { shownBy == .way }
}

extension Finding {
    /// A test that can be pasted into a suite with a `scenario`. It compiles, and fails until the app is fixed.
    ///
    /// It replays the way if that shows the finding. If something is missing, or only more moves show it, it proves the
    /// one law; for a walk, it repeats the walk.
    public var test: String {
        let body =
            switch shownBy {
            case .way:
                """
                    let way: [Move] = [
                \(way.map { "        \($0.swift),\n" }.joined())    ]
                    replay(scenario, way, law: \(law.literal))
                """
            case .proof: "    prove(scenario, only: \(law.literal))"
            case .walk(let seed, let moves): "    walk(scenario, seed: \(seed), moves: \(moves))"
            }
        return """
            @Test(\(title.literal)) func \(functionName)() {
            \(body)
            }
            """
    }

    /// The law as the name of a function, made distinct by ``number``.
    private var functionName: String {
        var words = law.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map(String.init)
        if words.first?.first?.isLetter != true { words.insert("law", at: 0) }
        let camel = words.enumerated().map { index, word in
            index == 0 ? word.lowercased() : word.prefix(1).uppercased() + word.dropFirst().lowercased()
        }.joined()
        return "\(camel)\(number)"
    }

    /// A number derived from the title and the way.
    package var number: UInt64 {
        var digest = Digest()
        digest.add(title)
        for move in way { digest.add(move.description) }
        return digest.first % 100_000
    }
}

extension Finding: CustomStringConvertible {
    /// The title, the way with the trees along it, the test, and the extent.
    @_documentation(visibility: internal)
    public var description: String {
        var lines = [title]
        if !details.isEmpty { lines += ["", details] }
        if hasWay || !way.isEmpty {
            lines += ["", way.isEmpty ? "At launch:" : "The way, \(way.count.of("move")):"]
            if let launch = trees.first { lines.append("     \(launch)") }
            for (index, move) in way.enumerated() {
                lines.append("  \(index + 1). \(move)")
                if trees.indices.contains(index + 1) { lines.append("     \(trees[index + 1])") }
            }
        }
        lines += ["", test]
        if let extent { lines += ["", "\(scenario): \(extent)"] }
        return lines.joined(separator: "\n")
    }
}
