/// A rule about a move, by what is read before it and after it.
struct StepRule<App> {
    let isMeant: (Move) -> Bool
    /// The texts of the finding that a move has broken it, and of the one that its move is never made.
    var broken = LawText.stepped
    var unmade = "its move is made on no way"
    /// A condition that the state has to answer, so that a missing fact is found.
    var condition: ((Situation<App>) -> Bool)?
    let read: (Situation<App>) -> Any
    let holds: (_ before: Any, _ after: Any) -> Bool
}

extension Law {
    /// Requires that a condition is true of what is read before and after each move of some kind.
    ///
    /// A law whose move is made on no way is a finding. O(1) a move, and what is read.
    ///
    /// - Parameters:
    ///   - name: The law's name.
    ///   - isMeant: Returns true for the moves that the law is about: the user's, links, events, time, folds. By
    ///     default all of them.
    ///   - read: Returns a value of the situation before the move, and of the one after it. It must not be an object
    ///     that the move may change.
    ///   - holds: Returns true if the law is kept.
    public static func step<Reading>(
        _ name: String, by isMeant: @escaping (Move) -> Bool = { _ in true },
        reading read: @escaping (Situation<App>) -> Reading,
        holds: @escaping (_ before: Reading, _ after: Reading) -> Bool
    ) -> Law {
        Law(
            name: name,
            kind: .step(
                StepRule(isMeant: isMeant, read: read) { before, after in
                    guard let before = before as? Reading, let after = after as? Reading else { return true }
                    return holds(before, after)
                }))
    }
}

/// The laws about moves of a scenario.
struct StepRules<App> {
    private let rules: [(law: String, rule: StepRule<App>)]
    /// The rules about a move, by index.
    private var indices: [Move: [Int]] = [:]

    init(_ laws: [Law<App>]) {
        rules = laws.compactMap { law in if case .step(let rule) = law.kind { (law.name, rule) } else { nil } }
    }

    /// Reads what the laws about a move compare, before it is made.
    mutating func readings(before move: Move, _ situation: Situation<App>) -> StepReadings<App> {
        let indices = indices[move] ?? rules.indices.filter { rules[$0].rule.isMeant(move) }
        self.indices[move] = indices
        if indices.isEmpty { return StepReadings([]) }
        return StepReadings(indices.map { (rules[$0].law, rules[$0].rule, rules[$0].rule.read(situation)) })
    }
}

/// The values that the laws about a move have read before it.
struct StepReadings<App> {
    private let read: [(law: String, rule: StepRule<App>, before: Any)]

    fileprivate init(_ read: [(law: String, rule: StepRule<App>, before: Any)]) { self.read = read }

    /// The names of the laws that are about the move.
    var laws: [String] { read.map { $0.law } }

    /// Returns the laws that the move has broken.
    func broken(_ situation: Situation<App>) -> [(law: String, text: String)] {
        if read.isEmpty { return [] }
        return read.filter { !$0.rule.holds($0.before, $0.rule.read(situation)) }
            .map { ($0.law, $0.rule.broken) }
    }
}
