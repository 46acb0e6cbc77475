/// How far an exploration has looked. It is a part of everything that is printed.
public struct Extent: Hashable, Sendable {
    /// How many states were found, with those beyond a bound.
    public let states: Int

    /// How many moves lead from one to another, each counted once for each state that it was made in.
    public let edges: Int

    /// How many moves were made, those included that check what is known.
    public let moves: Int

    /// How many of them were made once more.
    public let again: Int

    /// How often the app was launched.
    public let launches: Int

    /// The bounds that were declared.
    public let bounds: [String]

    /// How many states are beyond one, and were not gone on from.
    public let beyond: Int

    /// How many moves were left untried, as the budget was spent.
    public let untried: Int

    /// In how many states the app was left while something lived on that had left the tree, and did not come home, as no way
    /// led there or the budget was spent: of what `noLeak` says nothing.
    public let unjudged: Int

    /// Whether two ways into one state were not the same, which has ended it.
    let isContradicted: Bool

    /// Whether nothing is left: no bound was met, and the budget was enough. Whether leaks were looked for everywhere is
    /// ``unjudged``.
    public var isComplete: Bool { beyond == 0 && untried == 0 && !isContradicted }

    /// How far something was looked for that was not found, where that is not everywhere.
    var within: String { untried > 0 ? " within the budget" : isComplete ? "" : " within the bounds" }
}

extension Extent: CustomStringConvertible {
    /// One line: `complete: 214 states, 1873 edges; 2410 moves (537 again), 3 launches`.
    public var description: String {
        var looked =
            "\(states.of("state")), \(edges.of("edge")); \(moves.of("move")) (\(again) again), \(launches.of("launch"))"
        if unjudged > 0 { looked += "; not come home to look for leaks from \(unjudged.of("state"))" }
        if isContradicted { return "ended by a contradiction, \(untried.of("move")) untried: \(looked)" }
        if untried > 0 { return "out of budget, \(untried.of("move")) untried: \(looked)" }
        guard beyond > 0 else { return "complete: \(looked)" }
        let bounds = bounds.joined(separator: ", ")
        return "bounded by \(bounds), \(beyond.of("state")) not gone on from: \(looked)"
    }
}

extension Int {
    /// So many of something: `1 launch`, `3 launches`.
    func of(_ thing: String) -> String {
        self == 1 ? "1 \(thing)" : "\(self) \(thing)" + (thing.hasSuffix("ch") ? "es" : "s")
    }
}
