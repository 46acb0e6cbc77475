/// What came of an exploration.
public struct Proof: Sendable {
    /// The scenario's name.
    public let scenario: String

    /// What does not hold, in the order of the laws. Nothing where the state does not say enough: then no law is judged.
    public let findings: [Finding]

    /// What does not hold and is meant, as the scenario says.
    public let meant: [Finding]

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

    /// Whether there are laws, and all hold in every state that there is, without one that is meant not to.
    public var isProved: Bool { hasNoFinding && meant.isEmpty && !laws.isEmpty && extent.isComplete }
}

extension Proof: CustomStringConvertible {
    /// All findings, and how far was looked.
    public var description: String {
        if let contradiction { return "\(contradiction)\n\n\(scenario): \(extent)" }
        guard findings.isEmpty else {
            return findings.map(\.description).joined(separator: "\n\n---\n\n")
        }
        var laws = laws.count.of("law")
        if !meant.isEmpty { laws += ", \(meant.count) meant" }
        return "\(scenario): \(laws), \(isProved ? "proved" : "no finding"); \(extent)"
    }
}
