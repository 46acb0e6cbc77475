/// A run of ways, each on a newly launched app, judged at each step by the laws that a single way can break.
struct Trial<App> {
    let scenario: Scenario<App>
    let log: Log

    /// A broken law, and the number of moves after which it broke.
    struct Broken: Hashable {
        let title: Incidents.Title
        let index: Int
    }

    struct Result {
        var made: [Move] = []
        var broken: [Broken] = []
        /// The index of the first move that was not possible.
        var missing: Int?
        var trees: [String] = []
        var keys: [Digest] = []
        /// The moves that are possible at the end.
        var choices: [Move] = []
        var parts: [(name: String, text: String)] = []
        var conditions: [Bool] = []
    }

    /// Runs a way, to its end or to the break with a title.
    ///
    /// - Parameters:
    ///   - moves: The way.
    ///   - skipping: True to leave out moves that are not possible; otherwise the way ends at the first of them.
    ///   - title: The title of the break that ends the way.
    ///   - isBounded: True to end the way at a bound.
    ///   - isTold: True to read the trees on the way, and the parts of the last state.
    func go(
        _ moves: some Sequence<Move>, skipping: Bool = false, until title: Incidents.Title? = nil,
        isBounded: Bool = false, isTold: Bool = false
    ) -> Result {
        var run = TrialRun(scenario, log, isTold: isTold)
        if run.result.broken.contains(where: { $0.title == title }) { return run.finish() }
        for (index, move) in moves.enumerated() {
            if isBounded, run.isBeyond { break }
            guard run.make(move) else {
                if skipping { continue }
                run.result.missing = index
                break
            }
            if let title, run.result.broken.last?.index == run.result.made.count,
                run.result.broken.contains(where: { $0.title == title })
            {
                break
            }
        }
        return run.finish()
    }
}

struct TrialRun<App> {
    var result = Trial<App>.Result()
    let stage: Stage<App>
    private var reader: StateReader<App>
    private let scenario: Scenario<App>
    private var steps: StepRules<App>
    private let isTold: Bool
    private var reach: Reach<App>?
    private var last: StateReading?
    private(set) var choices: [Choice] = []
    /// True if the current state is beyond a bound.
    private(set) var isBeyond = false

    init(_ scenario: Scenario<App>, _ log: Log, isTold: Bool) {
        self.scenario = scenario
        self.isTold = isTold
        steps = StepRules(scenario.laws)
        reader = StateReader(scenario)
        stage = Stage(scenario, log)
        judge(stage.takeHappening(), move: nil)
    }

    /// Makes a move, and judges the result; returns false if it is not possible.
    mutating func make(_ move: Move) -> Bool {
        guard let index = choices.firstIndex(where: { $0.move == move }) else { return false }
        let steps = steps.readings(before: move, stage.situation)
        let happening = stage.make(choices[index])
        // Choices retain screens, which are not to be taken for leaks.
        choices = []
        result.made.append(move)
        judge(happening, move: move)
        for title in steps.broken(stage.situation) { note(title.law, title.text) }
        return true
    }

    private mutating func judge(_ happening: Stage<App>.Happening, move: Move?) {
        let situation = stage.situation
        choices = stage.choices()
        let reading = reader.read(stage, situation)
        result.keys.append(reading.key)
        let isSame = last.map(reading.isSameButForWidth) ?? true
        last = reading
        let reach = self.reach ?? Reach(scenario, fromLaunch: reading)
        self.reach = reach
        isBeyond = reach.isBeyond(reading, situation)
        if isTold { result.trees.append("\(situation.tree)") }
        for choice in choices where choice.isDoubled {
            note(LawName.doubledOffers, choice.move.doubled)
        }
        for title in scenario.brokenWithoutLaw(by: happening) { note(title.law, title.text) }
        for law in scenario.laws {
            for text in law.broken(by: happening) { note(law.name, text) }
            judge(law, happening, move, situation)
            if case .sameAtAnyWidth = law.kind, move == .fold || move == .unfold, !isSame {
                note(law.name, LawText.changing)
            }
        }
    }

    private mutating func judge(
        _ law: Law<App>, _ happening: Stage<App>.Happening, _ move: Move?, _ situation: Situation<App>
    ) {
        switch law.kind {
        case .never(let condition):
            if condition(situation) { note(law.name, "") }
        case .linkArrives(let name, let condition):
            if happening.arrivals.contains(name), !condition(situation) {
                note(law.name, LawText.unseen)
            }
        case .noLeak:
            guard law.conditions.allSatisfy({ $0(situation) }) else { return }
            for text in stage.census?.leaks(at: stage.root.node) ?? [] { note(law.name, text) }
        case .asOnce(let links):
            guard let move, move.kind == .link, links.contains(move.words), result.made.dropLast().last == move,
                result.keys.suffix(2).first != result.keys.last
            else { return }
            note(law.name, LawText.twice(move.words))
        default: break
        }
    }

    private mutating func note(_ law: String, _ text: String) {
        let title = Incidents.Title(law: law, text: text)
        guard !result.broken.contains(where: { $0.title == title }) else { return }
        result.broken.append(Trial.Broken(title: title, index: result.made.count))
    }

    mutating func finish() -> Trial<App>.Result {
        if isTold { result.parts = reader.parts(of: stage) }
        result.choices = choices.map(\.move)
        result.conditions = scenario.laws.flatMap(\.conditions).map { $0(stage.situation) }
        return result
    }
}

/// The names of the laws that no scenario states.
enum LawName {
    /// The law of distinct offers, which is always judged.
    static let doubledOffers = "offers have names of their own"

    /// The laws that every scenario is judged by.
    static let actingOffers = "each offer does something"
    static let endingLinks = "each link ends"
    static let takenRoutes = "each sent route is taken"

    /// The law of meant findings, judged if there are any.
    static let whatIsMeant = "what is meant is found"

    /// The other laws without which an exploration says nothing.
    static let distinctNames = "laws have names of their own"
    static let someLaw = "there is a law"
    static let someMove = "there is a move"

    static let all = [
        doubledOffers, actingOffers, endingLinks, takenRoutes, whatIsMeant, distinctNames, someLaw, someMove,
    ]
}

extension Scenario {
    /// Returns true if a law of that name is judged.
    func hasLaw(_ name: String) -> Bool {
        LawName.all.contains(name) || laws.contains { $0.name == name }
    }
}
