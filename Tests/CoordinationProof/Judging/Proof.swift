/// The result of an exploration.
public struct Proof: Sendable {
    /// The scenario's name.
    public let scenario: String

    /// The findings, in the order of the laws. Empty after a ``contradiction``, since no law is judged then.
    public let findings: [Finding]

    /// The findings that ``Scenario/expects(_:at:because:)`` declares as meant.
    public let meant: [Finding]

    /// Two ways to one state after which the app behaves differently, in words: the scenario needs another
    /// ``Scenario/fact(_:_:)``.
    public let contradiction: String?

    /// The extent of the exploration.
    public let extent: Extent

    /// The names of the laws that were judged: all, or the one that was asked for; none after a contradiction.
    public let laws: [String]

    /// The names of the shared laws that had no occasion: nothing on the explored ways is what they are about.
    public let lawsWithoutOccasion: [String]

    /// The map of what was explored.
    public let map: NavigationMap

    /// The ends of the round trips, by law.
    let roundTrips: [RoundTripTally]

    /// The parts of the state that grew, in words, for a budget that is spent.
    let growth: String

    /// The parts of the scenario in words, each with true if it has come up.
    let parts: [String: Bool]

    /// The states and edges that were found.
    let graph: Graph

    /// True if nothing unexpected was found in what was explored.
    public var hasNoFinding: Bool { findings.isEmpty && contradiction == nil }

    /// True if laws were judged and hold in every state of the app, no leak is unjudged, and no finding is meant.
    public var isProved: Bool {
        hasNoFinding && meant.isEmpty && !laws.isEmpty && extent.isComplete && extent.unjudged == 0
            && roundTrips.allSatisfy(\.isWhole)
    }

    /// The messages that fail a test: one for each finding, for a contradiction, for a spent budget. Empty if the laws
    /// hold in what was explored.
    public var problems: [String] {
        if let contradiction { return ["\(contradiction)\n\n\(scenario): \(extent)"] }
        var problems = findings.map(\.description)
        if extent.untried > 0, !laws.isEmpty {
            let text = "The budget is spent before all of '\(scenario)' is explored: say a bound, or a larger budget."
            problems.append("\(text)\(growth.isEmpty ? "" : " \(growth)")\n\n\(scenario): \(extent)")
        }
        return problems
    }
}

extension Proof {
    /// The parts of several scenarios that come up in none of them, in alphabetical order: screens of a type that has
    /// offers, a second value of a fact, a change by a link, an event or a wait, and for each gate that is asked
    /// something that it lets pass, and something that it does not.
    ///
    /// A law holds of what never comes up, so such a part is mostly a mistake: of the app, or of the scenario.
    public static func unseen(in proofs: [Proof]) -> [String] {
        var parts: [String: Bool] = [:]
        for proof in proofs { parts.merge(proof.parts) { $0 || $1 } }
        return parts.filter { !$0.value }.keys.sorted()
    }
}

extension Proof: CustomStringConvertible {
    /// All problems, or the number of laws that hold, with the extent.
    @_documentation(visibility: internal)
    public var description: String {
        let problems = problems
        guard problems.isEmpty else { return problems.joined(separator: "\n\n---\n\n") }
        var laws = laws.count.of("law")
        if !meant.isEmpty { laws += ", \(meant.count) meant" }
        if !lawsWithoutOccasion.isEmpty { laws += ", \(lawsWithoutOccasion.count) without occasion" }
        let line = "\(scenario): \(laws), \(isProved ? "proved" : "no finding"); \(extent)"
        return ([line] + roundTrips.map { "  \($0)" }).joined(separator: "\n")
    }
}
