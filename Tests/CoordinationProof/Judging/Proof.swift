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
    public var isProved: Bool {
        hasNoFinding && meant.isEmpty && !laws.isEmpty && extent.isComplete && extent.unjudged == 0
    }

    /// All that fails a test, a text each: the findings, a contradiction, a budget that is spent. Nothing where the laws
    /// hold, as far as was looked.
    public var problems: [String] {
        if let contradiction { return ["\(contradiction)\n\n\(scenario): \(extent)"] }
        var problems = findings.map(\.description)
        if extent.untried > 0, !laws.isEmpty {
            let text = "The budget is spent before all of '\(scenario)' is explored: say a bound, or a larger budget."
            problems.append("\(text)\n\n\(scenario): \(extent)")
        }
        return problems
    }
}

extension Proof: CustomStringConvertible {
    /// All problems, or how many laws hold, and how far was looked.
    public var description: String {
        let problems = problems
        guard problems.isEmpty else { return problems.joined(separator: "\n\n---\n\n") }
        var laws = laws.count.of("law")
        if !meant.isEmpty { laws += ", \(meant.count) meant" }
        return "\(scenario): \(laws), \(isProved ? "proved" : "no finding"); \(extent)"
    }
}
