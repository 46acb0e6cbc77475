/// Something that does not hold: which law, the way there, and a test that fails until it is mended.
public struct Finding: Hashable, Sendable {
    /// The scenario's name.
    public let scenario: String

    /// The law's name.
    public let law: String

    /// What is wrong, in one line: `no trap: no way home from [email, check]`.
    public internal(set) var title: String

    /// The way to it, from the launch: as short as any over what was explored, or, for a walk, a leak, or what a state does
    /// not say, one from which no move can be dropped, unless ``details`` says that it was not made as short as it can be.
    /// Empty where something is missed that no way leads to.
    public let way: [Move]

    /// The trees along the way, that at launch first.
    public let trees: [String]

    /// What more there is to say: how often, which others.
    public internal(set) var details: String

    /// How far was looked.
    public let extent: Extent?

    /// What it can be seen by.
    enum Sight: Hashable, Sendable {
        /// Going the way alone.
        case way
        /// An exploration: what is missed, and what going the way again does not show.
        case proof
        /// The whole walk that has found it.
        case walk(seed: UInt64, moves: Int)
    }

    let shownBy: Sight

    /// Whether it can be seen by going the way alone.
    package var hasWay: Bool { shownBy == .way }
}

extension Finding {
    /// A test that can be pasted into a suite with a `scenario`. It compiles, and fails until this is mended.
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

    /// The law as the name of a function, told from others by a number that the way and the title decide.
    private var functionName: String {
        var words = law.split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.map(String.init)
        if words.first?.first?.isLetter != true { words.insert("law", at: 0) }
        let camel = words.enumerated().map { index, word in
            index == 0 ? word.lowercased() : word.prefix(1).uppercased() + word.dropFirst().lowercased()
        }.joined()
        return "\(camel)\(number)"
    }

    /// A number that the title and the way decide.
    package var number: UInt64 {
        var digest = Digest()
        digest.add(title)
        for move in way { digest.add(move.description) }
        return digest.first % 100_000
    }
}

extension Finding: CustomStringConvertible {
    /// The title, the way with the trees along it, the test, and how far was looked.
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
