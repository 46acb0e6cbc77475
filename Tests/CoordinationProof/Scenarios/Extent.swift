/// An assumption by which an exploration did not make each move.
package struct Assumption: Hashable, Sendable {
    /// The assumption: `products taken as alike`.
    let name: String
    /// The numbers of moves that were not made, and of those that were made to check it.
    let counts: String
}

/// The extent of an exploration, printed with each of its results.
public struct Extent: Hashable, Sendable {
    /// The number of states that were found, including those beyond a bound.
    public let states: Int

    /// The number of edges: the moves that were tried, each counted once for each starting state.
    public let edges: Int

    /// The number of moves that were made, including those along known edges.
    public let moves: Int

    /// The number of moves along edges that were already known.
    package let again: Int

    /// The number of launches.
    package let launches: Int

    /// The bounds and stops that were declared.
    package let bounds: [String]

    /// The assumptions by which moves were not made.
    package let assumptions: [Assumption]

    /// The number of states beyond a bound, from which the exploration did not continue.
    package let beyond: Int

    /// The number of moves left untried when the budget was spent.
    package let untried: Int

    /// The number of states in which removed objects were alive, but no way led home or the budget was spent: `noLeak`
    /// says nothing about these objects.
    package let unjudged: Int

    /// True if a contradiction has ended the exploration.
    let isContradicted: Bool

    /// True if all states were explored: no bound was met, the budget was enough, and no contradiction was found. Leaks
    /// may still be unjudged.
    public var isComplete: Bool { beyond == 0 && untried == 0 && !isContradicted }

    /// The limit of a search that found nothing, in words; empty if all states were explored.
    var within: String { untried > 0 ? " within the budget" : isComplete ? "" : " within the bounds" }
}

extension Extent: CustomStringConvertible {
    /// One line: `complete: 214 states, 1873 edges; 2410 moves (537 again), 3 launches`.
    @_documentation(visibility: internal)
    public var description: String {
        var looked =
            "\(states.of("state")), \(edges.of("edge")); \(moves.of("move")) (\(again) again), \(launches.of("launch"))"
        for assumption in assumptions { looked += "; \(assumption.name)\(assumption.counts)" }
        if unjudged > 0 { looked += "; not come home to look for leaks from \(unjudged.of("state"))" }
        if isContradicted { return "ended by a contradiction, \(untried.of("move")) untried: \(looked)" }
        if untried > 0 { return "out of budget, \(untried.of("move")) untried: \(looked)" }
        guard beyond > 0 else { return "complete: \(looked)" }
        let bounds = bounds.joined(separator: ", ")
        return "bounded by \(bounds), \(beyond.of("state")) not gone on from: \(looked)"
    }
}

extension Int {
    /// The number with its noun: `1 launch`, `3 launches`.
    func of(_ thing: String) -> String {
        self == 1 ? "1 \(thing)" : "\(self) \(thing)" + (thing.hasSuffix("ch") ? "es" : "s")
    }
}
