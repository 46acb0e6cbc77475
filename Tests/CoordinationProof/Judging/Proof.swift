/// What came of an exploration.
public struct Proof: Sendable {
    /// The scenario's name.
    public let scenario: String

    /// What does not hold, in the order of the laws. Nothing where the state does not say enough: then no law is judged.
    public let findings: [Finding]

    /// Two ways into one state that are not the same, in words: the scenario needs a fact more.
    public let contradiction: String?

    /// How far was looked.
    public let extent: Extent

    /// The names of the laws that were judged: the one that was asked for alone, and none after a contradiction.
    public let laws: [String]

    /// All that was found: states, and what leads from one to another.
    let graph: Graph

    /// Whether nothing was found, as far as was looked.
    public var hasNoFinding: Bool { findings.isEmpty && contradiction == nil }

    /// Whether all laws hold in every state that there is.
    public var isProved: Bool { hasNoFinding && extent.isComplete }
}

extension Proof: CustomStringConvertible {
    /// All findings, and how far was looked.
    public var description: String {
        if let contradiction { return "\(contradiction)\n\n\(scenario): \(extent)" }
        guard findings.isEmpty else {
            return findings.map(\.description).joined(separator: "\n\n---\n\n")
        }
        let laws = laws.count.of("law")
        return "\(scenario): \(laws), \(isProved ? "proved" : "no finding"); \(extent)"
    }
}
